"""Players that are programs. They decide from a view, its prompts and their own memory, and know nothing else."""
