# Told by web push when it is one's turn in a slow game.
push-title = Un avis quand c’est à vous
push-off = Dans les parties qui durent des jours, ce navigateur peut vous dire que c’est à vous, même sans page ouverte. Il dit cela et qui est à la table, jamais une carte. Le message passe par l’éditeur du navigateur, chiffré : seul ce navigateur le lit.
push-agree = Me prévenir quand c’est à moi
push-on = Dans les parties qui durent des jours, ce navigateur vous dit que c’est à vous : une fois par tour, et pas quand vous êtes à la table.
push-quiet = Heures calmes
push-quiet-first = Calme dès
push-quiet-last = Calme jusqu’à
push-quiet-about = À l’heure du lieu où vous êtes. Ce qui arrive la nuit est dit au matin ; deux fois la même heure, et rien n’est calme.
push-end = Ne plus me prévenir
push-ended = C’est fait. Ce navigateur ne vous dira plus rien.
push-not-allowed = Le navigateur n’en a pas eu le droit. Rien n’a changé.
