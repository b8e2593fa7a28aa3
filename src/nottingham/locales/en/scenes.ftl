# Scenes: what one character says to another when the market is quiet, and the answer.
# $to: who is spoken to. Both are known, and so is their gender; nobody else is named, who may sit at the table too.


scene-tuck-to-will-1 = Your hat, { $to }: is it a sin, or does it only look like one?
scene-will-answers-tuck-1 = Both, Father. I confess it daily, in front of the mirror.
scene-will-to-tuck-1 = Tell me, { $to }, when did you last see your feet?
scene-tuck-answers-will-1 = On the day of my vows. We parted as friends.

scene-tuck-to-marian-1 = You eat like a bird, { $to }. May I have what the bird leaves?
scene-marian-answers-tuck-1 = You already have, dear friar. I was still holding the spoon.
scene-marian-to-tuck-1 = You fell asleep in your own sermon, dear friar.
scene-tuck-answers-marian-1 = It was that good, my lady. I wanted to dream the rest.

scene-tuck-to-john-1 = When you hug me, { $to }, something cracks. Is it love?
scene-john-answers-tuck-1 = Ribs. Mine. You hug back.
scene-john-to-tuck-1 = You snore, { $to }. The bears left the forest.
scene-tuck-answers-john-1 = Nonsense. They moved closer. They take me for their mother.

scene-tuck-to-much-1 = Your father’s flour, { $to }, is the nearest thing to heaven.
scene-much-answers-tuck-1 = Really? We mostly find mice in it!
scene-much-to-tuck-1 = Father, is it a sin to eat before grace?
scene-tuck-answers-much-1 = Only if you leave none for the one who says it.

scene-tuck-to-guy-1 = Come to confession, { $to }. I have kept the whole of Lent free.
scene-guy-answers-tuck-1 = Confess? I am proud of it. All of it.
scene-guy-to-tuck-1 = Do you ever fast, monk?
scene-tuck-answers-guy-1 = Fast? My son, nobody in the abbey eats faster.

scene-tuck-to-steward-1 = What do your books say of the angels’ share, { $to }?
scene-steward-answers-tuck-1 = That in your cellar, friar, there is one very stout angel.
scene-steward-to-tuck-1 = Forty casks went into the cellar, friar. I count thirty-one.
scene-tuck-answers-steward-1 = Count again tomorrow. It will go faster.

scene-tuck-to-prince-john-1 = I pray for you every night, { $to }.
scene-prince-john-answers-tuck-1 = Then pray LOUDER! Nothing has come of it!
scene-prince-john-to-tuck-1 = Bless me, friar! In Latin! It sounds more expensive.
scene-tuck-answers-prince-john-1 = Ubi caseus, ibi gaudium. Go in peace.

scene-tuck-to-richard-1 = Sire, what does one eat on a crusade?
scene-richard-answers-tuck-1 = Sand, friar. On Sundays, warm sand.
scene-richard-to-tuck-1 = I besieged a city on less than your lunch, friar.
scene-tuck-answers-richard-1 = Did it fall, sire? My lunch never holds out.

scene-will-to-marian-1 = You might say something about my boots, { $to }.
scene-marian-answers-will-1 = I might. But I was well brought up.
scene-marian-to-will-1 = My brooch is gone, { $to }, and you are smiling.
scene-will-answers-marian-1 = I always smile, my lady. The brooch is a coincidence.

scene-will-to-john-1 = What is the weather like up there, { $to }?
scene-john-answers-will-1 = Quiet. Till you spoke.
scene-john-to-will-1 = New feather, { $to }? There’s a bare goose asking for it.
scene-will-answers-john-1 = Tell her it looks better on me.

scene-will-to-much-1 = Lesson one, { $to }: never look guilty.
scene-much-answers-will-1 = But I didn’t do anything! Did I? What did I do?
scene-much-to-will-1 = How do you empty a pocket unnoticed, { $to }?
scene-will-answers-much-1 = Like this. Here, your handkerchief.

scene-will-to-guy-1 = Always in black, { $to }. Who died?
scene-guy-answers-will-1 = Nobody yet. I like to be ready.
scene-guy-to-will-1 = I shall see you hang, { $to }.
scene-will-answers-guy-1 = Do tell me the day. I’ll want a clean shirt.

scene-will-to-steward-1 = What are the odds that I behave today, { $to }?
scene-steward-answers-will-1 = I have no column that narrow.
scene-steward-to-will-1 = I have examined your coin, { $to }. It has two heads.
scene-will-answers-steward-1 = They say two are better than one.

scene-will-to-prince-john-1 = Pretty crown, { $to }. Does it come off easily?
scene-prince-john-answers-will-1 = It does NOT! I sleep in it! I bathe in it!
scene-prince-john-to-will-1 = Stop looking at my rings, { $to }!
scene-will-answers-prince-john-1 = I’m not looking. I’m saying goodbye to them for you.

scene-will-to-richard-1 = A king in a dungeon, sire? I’d have been out by supper.
scene-richard-answers-will-1 = I liked the company. I was alone.
scene-richard-to-will-1 = I saw such a hat in Acre, { $to }. On a camel.
scene-will-answers-richard-1 = I remember him. He copied me.

scene-marian-to-john-1 = Do sit, { $to }. The chair has said its prayers.
scene-john-answers-marian-1 = I’ll stand. It’s the fourth one.
scene-john-to-marian-1 = Heavy, that needlework, { $to }? I’ll carry it.
scene-marian-answers-john-1 = It is a handkerchief, dear. But do. Use both hands.

scene-marian-to-much-1 = You may look up, { $to }. I do not bite.
scene-much-answers-marian-1 = No, my lady! You smile! They told me that’s worse!
scene-much-to-marian-1 = My lady, there’s flour on your nose! Mine! Sorry!
scene-marian-answers-much-1 = Then it is powder, dear boy. By Sunday the whole court will wear it.

scene-marian-to-guy-1 = You are smiling, { $to }. Are you unwell?
scene-guy-answers-marian-1 = It was the sun. It will not happen again.
scene-guy-to-marian-1 = Marry me, { $to }. I own a castle.
scene-marian-answers-guy-1 = I know. I have seen it from outside. That is its best side.

scene-marian-to-steward-1 = Have I a column in your books, { $to }?
scene-steward-answers-marian-1 = Three, my lady: charm, scissors, and sundries.
scene-steward-to-marian-1 = I have costed your smile, my lady. Others pay dearly for it.
scene-marian-answers-steward-1 = And yet I give it away. Do check your sums.

scene-marian-to-prince-john-1 = You are standing on my hem, { $to }.
scene-prince-john-answers-marian-1 = I stand where I LIKE! All hems are MINE!
scene-prince-john-to-marian-1 = A deeper curtsy, { $to }! Deeper!
scene-marian-answers-prince-john-1 = Any deeper, Highness, and we should be the same height.

scene-marian-to-richard-1 = I watered your roses while you were away, sire.
scene-richard-answers-marian-1 = I saw. They curtsy now. And they have twice the thorns.
scene-richard-to-marian-1 = With you, { $to }, Acre would have fallen in a day.
scene-marian-answers-richard-1 = In an hour, sire. I would have asked nicely.

scene-john-to-much-1 = Up on my shoulders, { $to }. Look around.
scene-much-answers-john-1 = I can see the mill! I can see everything! Can I come down now?
scene-much-to-john-1 = If you’re the little one, { $to }, how big is the big one?
scene-john-answers-much-1 = Don’t know. I hide.

scene-john-to-guy-1 = You’re on my foot, { $to }.
scene-guy-answers-john-1 = A foot? I took it for the bridge.
scene-guy-to-john-1 = You are in my light, { $to }.
scene-john-answers-guy-1 = It’s always dark around you. That’s not me.

scene-john-to-steward-1 = Can you write me down shorter, { $to }? It’s the doors.
scene-steward-answers-john-1 = I can. But doors do not read.
scene-steward-to-john-1 = How many sheep do you eat at a sitting, { $to }? Roughly.
scene-john-answers-steward-1 = Roughly, two. Politely, one.

scene-john-to-prince-john-1 = Same name, you and me, { $to }. Only one of us is little.
scene-prince-john-answers-john-1 = It is YOU! It says so! It is in your NAME!
scene-prince-john-to-john-1 = On your knees, { $to }!
scene-john-answers-prince-john-1 = I am on my knees.

scene-john-to-richard-1 = Need a wall down, sire? I’m free on Thursday.
scene-richard-answers-john-1 = Thursday, then. I shall bring the wall.
scene-richard-to-john-1 = With ten like you, { $to }, I would have taken Jerusalem.
scene-john-answers-richard-1 = Ten like me, sire? The boat sinks.

scene-much-to-guy-1 = Is it true you eat mice, { $to }?
scene-guy-answers-much-1 = Only those that ask questions.
scene-guy-to-much-1 = Boo, { $to }.
scene-much-answers-guy-1 = Aaah! Oh. It’s only you. Wait. AAAH!

scene-much-to-steward-1 = I counted my fingers, { $to }, and there were eleven!
scene-steward-answers-much-1 = You counted a thumb twice. The books allow ten.
scene-steward-to-much-1 = How many make a dozen, { $to }?
scene-much-answers-steward-1 = Twelve! Eleven, if Father is selling!

scene-much-to-prince-john-1 = Do I bow now, Highness? Is it too early? Is this low enough?
scene-prince-john-answers-much-1 = LOWER! Now up! Now lower! Why are you swaying?
scene-prince-john-to-much-1 = You, { $to }! Taste this before I do!
scene-much-answers-prince-john-1 = Mmm! It’s good! It’s gone! Was I meant to leave some?

scene-much-to-richard-1 = They say you have a lion’s heart, sire! Didn’t the lion mind?
scene-richard-answers-much-1 = He still writes. He would like it back.
scene-richard-to-much-1 = You tremble, { $to }. So did I, before every battle.
scene-much-answers-richard-1 = Truly, sire? I do it before breakfast!

scene-guy-to-steward-1 = Whom should I fear most, { $to }? By your books.
scene-steward-answers-guy-1 = By my books, my lord: stairs.
scene-steward-to-guy-1 = Your enemies no longer fit on one page, { $to }.
scene-guy-answers-steward-1 = Begin a second book. Bind it in black.

scene-guy-to-prince-john-1 = Whom shall I frighten today, Highness?
scene-prince-john-answers-guy-1 = Everyone! After my nap. And not ME, like last time!
scene-prince-john-to-guy-1 = Do you love me, { $to }? Honestly?
scene-guy-answers-prince-john-1 = I am paid to, Highness. It comes to the same.

scene-guy-to-richard-1 = I stayed loyal to you, sire. In my way.
scene-richard-answers-guy-1 = I know. I have read your letters. A fine hand.
scene-richard-to-guy-1 = Smile, { $to }. I am home.
scene-guy-answers-richard-1 = This is my smile, sire. It took years.

scene-steward-to-prince-john-1 = Your curtains cost more than the army, Highness.
scene-prince-john-answers-steward-1 = GOOD! The army never matched the carpet!
scene-prince-john-to-steward-1 = How much do the people love me, { $to }? In figures!
scene-steward-answers-prince-john-1 = There is a figure, Highness. It is round. Very round.

scene-steward-to-richard-1 = The book of your ransom fills a whole shelf, sire.
scene-richard-answers-steward-1 = Read me some tonight. I was never so dear to anyone.
scene-richard-to-steward-1 = What are my chances of a quiet life, { $to }?
scene-steward-answers-richard-1 = You spent them, sire. All of them, at Acre.

scene-prince-john-to-richard-1 = You took my rocking horse, brother! I was FOUR!
scene-richard-answers-prince-john-1 = I took it to Cyprus. It fought better than some.
scene-richard-to-prince-john-1 = I brought you something from the East, brother. Patience.
scene-prince-john-answers-richard-1 = Is it shiny? Give it to me! NOW!
