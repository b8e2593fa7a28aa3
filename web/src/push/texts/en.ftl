# Told by web push when it is one's turn in a slow game.
push-title = Told when it is your turn
push-off = In games that go on over days, this browser can tell you when it is your turn, even when no page is open. It says that and who sits at the table, never a card. The message goes by your browser’s maker, encrypted, so that only this browser reads it.
push-agree = Tell me when it is my turn
push-on = In games that go on over days, this browser tells you when it is your turn: once a turn, and not while you are at the table.
push-quiet = Quiet hours
push-quiet-first = Quiet from
push-quiet-last = Quiet until
push-quiet-about = By the clock where you are. What came up at night is told in the morning; the same hour twice is never quiet.
push-end = Tell me no more
push-ended = Done. This browser tells you nothing any more.
push-not-allowed = The browser was not allowed to. Nothing has changed.
