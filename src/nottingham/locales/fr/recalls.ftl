# Comment un personnage salue qui il a rencontré un autre soir. Personne d’autre ne l’entend.
recall-day = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
    [7] dimanche
   *[other] la dernière fois
}
recall-tuck-broken-1 = Tu m’as manqué de parole { recall-day }, { $to }. J’ai pardonné avant le souper. Presque.
recall-tuck-owed-1 = Ah, { $to } ! Tu me dois encore un passage. J’ai déjà dit les grâces.
recall-tuck-liar-1 = Ah, { $to }. J’ai prié pour tes besaces { recall-day }. Il y en avait tant.
recall-tuck-friend-1 = { $to } ! Un visage honnête. Viens t’asseoir du côté de la tourte.
recall-will-broken-1 = Tu m’as manqué de parole { recall-day }, { $to }. Depuis, je prends des notes.
recall-will-owed-1 = { $to } ! Tu me dois un passage. Je n’oublie jamais ce que je n’ai pas payé.
recall-will-liar-1 = { $to }, mon égal dans le métier. J’ai appris deux mensonges de toi { recall-day }.
recall-will-friend-1 = { $to }, la droiture même. Une petite infamie ce soir, rien que pour moi ?
recall-marian-broken-1 = Vous m’avez manqué de parole { recall-day }, { $to }. J’ai gardé les morceaux.
recall-marian-owed-1 = Quel plaisir de vous revoir, { $to }. Vous me devez un passage, je crois.
recall-marian-liar-1 = { $to }, je me souviens de vos besaces { recall-day }. Pas une ne disait vrai.
recall-marian-friend-1 = { $to }, votre parole tenait { recall-day }. Je m’en réjouis d’avance.
recall-john-broken-1 = Tu as manqué de parole { recall-day }, { $to }. J’y ai pensé. J’y pense encore.
recall-john-owed-1 = Tu me dois un passage, { $to }. Je peux attendre. Je suis grand.
recall-john-liar-1 = { $to }. Encore lourdes, tes besaces ? Elles l’étaient { recall-day }.
recall-john-friend-1 = { $to }, c’est du solide. Je l’ai dit { recall-day }.
recall-much-broken-1 = { $to }, vous m’avez manqué de parole { recall-day } ! Je l’ai dit à ma mère !
recall-much-owed-1 = Vous me devez un passage, { $to } ! C’est écrit sur ma main. Je ne la lave plus.
recall-much-liar-1 = Bonjour, { $to } ! Vous disiez si bien « pommes » { recall-day }. C’en était, parfois ?
recall-much-friend-1 = { $to } ! Quelle gentillesse avec moi { recall-day } ! Encore, s’il vous plaît !
recall-guy-broken-1 = Vous m’avez manqué de parole { recall-day }, { $to }. J’ai mal dormi. Vous ne dormirez pas.
recall-guy-owed-1 = { $to }. Vous me devez un passage, et je recouvre mes dettes.
recall-guy-liar-1 = Revoilà les mensonges. Je les ai comptés { recall-day }, { $to }. J’ai une liste.
recall-guy-friend-1 = { $to }. Vous étiez en règle { recall-day }. Je découvrirai pourquoi.
recall-steward-broken-1 = Une promesse impayée { recall-day }, { $to }. Les intérêts ont couru.
recall-steward-owed-1 = Un passage en souffrance, { $to }. Je l’ai reporté de nos derniers comptes.
recall-steward-liar-1 = { $to }. Vos mensonges faisaient près de la moitié { recall-day }. Mon estimation en tient compte.
recall-steward-friend-1 = { $to }. Votre crédit était bon { recall-day }. J’ai haussé votre plafond.
recall-prince-john-broken-1 = Tu m’as manqué de parole { recall-day }, { $to }, à MOI ! Je boude depuis !
recall-prince-john-owed-1 = Tu dois un passage à un prince, { $to }. Un prince ne réclame pas. Guère.
recall-prince-john-liar-1 = { $to } ! Tu m’as menti en face { recall-day }. Une face royale !
recall-prince-john-friend-1 = { $to }, assieds-toi près de moi. Tes manières étaient bonnes { recall-day }.
recall-richard-broken-1 = Tu m’as manqué de parole { recall-day }, { $to }. J’ai passé des mers avec moins au cœur.
recall-richard-owed-1 = { $to }. On me doit un passage. Un roi sait attendre, s’il le faut.
recall-richard-liar-1 = Je connais tes besaces, { $to }. Elles en disaient plus que toi { recall-day }.
recall-richard-friend-1 = { $to }. Ta parole a tenu { recall-day }. Mon accueil tient aussi.
