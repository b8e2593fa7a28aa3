# Whose work this stands on.
credits-title = Credits
credits-line = Honest work, honestly declared
credits-game = The game
credits-game-about = The board game was designed by <b>Sergio Halaban</b> and <b>André Zatz</b>. If you like playing here, play it at a real table: looking people in the eye is half of it.
credits-unofficial = <b>Unofficial.</b> This is made by admirers, without affiliation to or endorsement by its authors or publishers. The rules are told in our own words; none of the original’s text or pictures is used.
credits-drawings = Drawings
credits-drawings-about = Our own, or made from icons by <b>{ $artists }</b>, under CC BY 3.0. They were <b>changed</b>: split into parts, outlined, coloured, hatched and combined. Used are:
credits-fonts = Letters
credits-libraries = Libraries
credits-sound = Every sound is made by the page itself, of noise and a few sine waves.
