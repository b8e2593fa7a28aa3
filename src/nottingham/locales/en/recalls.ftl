# How characters greet whom they met another evening. Nobody else hears it.
recall-day = { $weekday ->
    [1] on Monday
    [2] on Tuesday
    [3] on Wednesday
    [4] on Thursday
    [5] on Friday
    [6] on Saturday
    [7] on Sunday
   *[other] last time
}
recall-tuck-broken-1 = You broke your word to me { recall-day }, { $to }. I forgave you by supper. Nearly.
recall-tuck-owed-1 = Bless you, { $to }! You still owe me a gate. I have said grace for it.
recall-tuck-liar-1 = Ah, { $to }. I prayed for your bags { recall-day }. There were so many of them.
recall-tuck-friend-1 = { $to }! An honest face. Come and sit where the pie is.
recall-will-broken-1 = You broke your word to me { recall-day }, { $to }. I have been taking notes ever since.
recall-will-owed-1 = { $to }! You owe me a free gate. I never forget a thing I did not pay for.
recall-will-liar-1 = { $to }, fellow professional. I learned two lies from you { recall-day }.
recall-will-friend-1 = { $to } the reliable. Do try something wicked tonight, for my sake.
recall-marian-broken-1 = You broke your word to me { recall-day }, { $to }. I have kept the pieces.
recall-marian-owed-1 = How good to see you, { $to }. You owe me a gate, I believe.
recall-marian-liar-1 = { $to }, I remember your bags { recall-day }. Not one of them said what it was.
recall-marian-friend-1 = { $to }, your word was good { recall-day }. I find that I look forward to it.
recall-john-broken-1 = You broke your word { recall-day }, { $to }. I thought about it. I am still thinking.
recall-john-owed-1 = You owe me a gate, { $to }. I can wait. I am large.
recall-john-liar-1 = { $to }. Bags heavy again? They were { recall-day }.
recall-john-friend-1 = { $to } is all right. I said so { recall-day }.
recall-much-broken-1 = { $to }, you broke your word to me { recall-day }! I told my mother!
recall-much-owed-1 = You owe me a gate, { $to }! I wrote it on my hand. I have not washed.
recall-much-liar-1 = Hello, { $to }! You said apples so nicely { recall-day }. Were they ever?
recall-much-friend-1 = { $to }! You were nice to me { recall-day }! Be nice again!
recall-guy-broken-1 = You broke your word to me { recall-day }, { $to }. I have slept badly. You will not sleep at all.
recall-guy-owed-1 = { $to }. You owe me a gate, and I collect.
recall-guy-liar-1 = The liar is back. I counted your lies { recall-day }, { $to }. I keep a list.
recall-guy-friend-1 = { $to }. You kept to the rules { recall-day }. I shall find out why.
recall-steward-broken-1 = You defaulted on a promise { recall-day }, { $to }. Interest has accrued.
recall-steward-owed-1 = One gate outstanding, { $to }. I carried it over from our last books.
recall-steward-liar-1 = { $to }. Your lies { recall-day } came to nearly half. I have set my estimate accordingly.
recall-steward-friend-1 = { $to }. Your credit was sound { recall-day }. I have raised your limit.
recall-prince-john-broken-1 = You broke your word to ME { recall-day }, { $to }! I have been cross ever since!
recall-prince-john-owed-1 = You owe a prince a gate, { $to }. Princes do not chase debts. Much.
recall-prince-john-liar-1 = { $to }! You lied to my face { recall-day }. It is a royal face!
recall-prince-john-friend-1 = { $to }, you may sit near me. You behaved { recall-day }.
recall-richard-broken-1 = You broke your word to me { recall-day }, { $to }. I have crossed seas with less in my pack.
recall-richard-owed-1 = { $to }. A gate is owed me. A king can wait, though he seldom does.
recall-richard-liar-1 = I know your bags by now, { $to }. They spoke more than you did { recall-day }.
recall-richard-friend-1 = { $to }. Your word stood { recall-day }. So does my welcome.
