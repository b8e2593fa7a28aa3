"""Seats that language models play, over any OpenAI-compatible address.

    models = read_models(Path("models.toml"))
    invite("llm:local", LlmBot(models["local"]))      # from now on a bot like any other

Where a model answers is the operator's configuration and stays there: no client sends an address, and no record, log
or prompt carries an address or a key. A model sees what its seat sees. What it says binds nobody; only its structured
answer is an act, and the referee judges that like anybody else's.
"""

from nottingham.assistants.llm.bot import LlmBot
from nottingham.assistants.llm.config import Model, ModelsError, read_models
from nottingham.assistants.llm.prompt import PROMPT_VERSION

__all__ = ["PROMPT_VERSION", "LlmBot", "Model", "ModelsError", "read_models"]
