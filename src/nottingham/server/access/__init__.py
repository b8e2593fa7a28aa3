"""Access room: who may come in and how much they may use: tokens, bans, rate limits."""
