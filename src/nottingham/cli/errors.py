"""What a verb raises when the person at the keyboard can put it right."""

EXIT_USAGE = 2


class CliError(Exception):
    """A message of one line for the person who typed the command, and the exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
