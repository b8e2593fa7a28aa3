"""A mind with trained eyes: it plays as the Steward does, and two small networks tell it who lies and who opens."""
