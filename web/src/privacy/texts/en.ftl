# What is kept where.
privacy-title = What is kept where
privacy-line = Short, because it is little.
privacy-part-browser = In this browser
privacy-part-browser-about = A key that makes you the same player tomorrow, the secrets of your seats, your name, language and settings. No cookies. Sign out, and your name and your seats are gone from here; clear the site’s data, and all of it is.
privacy-part-server = On the server
privacy-part-server-about = The tables and games that you played, with the names and words that were said there, and by fingerprints alone which seats are yours. Nobody else is told which. Tables that nobody touches are removed after a while; how long, the operator decides. Internet addresses are kept only as fingerprints, with a running game.
privacy-part-account = With a passkey
privacy-part-account-about = Your name here, the public half of each passkey, and which browsers are signed in: what kind, since when, and when they were last here. No password, no mail, no fingerprint of a finger: those stay with your device.
privacy-part-push = Told of your turn
privacy-part-push-about = If you agreed to it: your browser’s address at the push service of its maker, keys to encrypt for it, your language, your quiet hours and time zone. A message says that it is your turn and who sits at the table. One tap ends it, and it goes with everything else.
privacy-part-others = With the others at the table
privacy-part-others-about = The games themselves. They belong to all who played, with the name you played under, and stay with them when you have yourself forgotten. The host of a game can erase it for all.
privacy-part-operator = Whoever runs this server
privacy-part-operator-about = can read its database: games, talk and names, but no key and no passkey that would open anything.
privacy-part-never = Never
privacy-part-never-about = Nothing is sent to anybody else, but for the encrypted word that it is your turn, if you asked for it: no advertising, no counting of visitors, no fonts or scripts from elsewhere.
privacy-mine = Download everything, or have it forgotten: in My games
