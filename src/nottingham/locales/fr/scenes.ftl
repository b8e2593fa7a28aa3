# Scenes: what one character says to another when the market is quiet, and the answer.
# $to: who is spoken to. Both are known, and so is their gender; nobody else is named, who may sit at the table too.


scene-tuck-to-will-1 = Ton chapeau, { $to }, c’est un péché ou ça y ressemble seulement ?
scene-will-answers-tuck-1 = Les deux, mon père. Je m’en confesse chaque matin, devant le miroir.
scene-will-to-tuck-1 = Dis-moi, { $to }, tes pieds, tu les as vus quand pour la dernière fois ?
scene-tuck-answers-will-1 = Le jour de mes vœux. On s’est quittés bons amis.

scene-tuck-to-marian-1 = Tu manges comme un moineau, { $to }. Je peux finir pour le moineau ?
scene-marian-answers-tuck-1 = C’est déjà fait, mon bon frère. Je tenais encore la cuillère.
scene-marian-to-tuck-1 = Mon bon frère, vous dormiez pendant votre propre sermon.
scene-tuck-answers-marian-1 = Il était si beau, ma dame, que j’en ai rêvé la suite.

scene-tuck-to-john-1 = Quand tu me serres dans tes bras, { $to }, ça craque. C’est l’amitié ?
scene-john-answers-tuck-1 = Les côtes. Les miennes. Tu serres aussi.
scene-john-to-tuck-1 = Tu ronfles, { $to }. Les ours ont quitté la forêt.
scene-tuck-answers-john-1 = Mais non, ils se sont rapprochés. Ils me prennent pour leur mère.

scene-tuck-to-much-1 = La farine de ton père, { $to }, c’est le paradis en poudre.
scene-much-answers-tuck-1 = C’est vrai ? Nous, on y trouve surtout des souris !
scene-much-to-tuck-1 = Mon père, c’est un péché de manger avant le bénédicité ?
scene-tuck-answers-much-1 = Seulement s’il ne reste rien pour celui qui le dit.

scene-tuck-to-guy-1 = Viens te confesser, { $to }. Je t’ai réservé tout le carême.
scene-guy-answers-tuck-1 = Me confesser de quoi ? Je suis fier de tout.
scene-guy-to-tuck-1 = Vous arrive-t-il de jeûner, moine ?
scene-tuck-answers-guy-1 = Mais oui, mon fils : sans jeûne, pas de déjeuner !

scene-tuck-to-steward-1 = Et la part des anges, { $to }, que disent tes livres ?
scene-steward-answers-tuck-1 = Que dans votre cellier, frère, l’ange est fort corpulent.
scene-steward-to-tuck-1 = Quarante fûts sont entrés au cellier, frère. J’en compte trente et un.
scene-tuck-answers-steward-1 = Recompte demain. Ça ira plus vite.

scene-tuck-to-prince-john-1 = Je prie pour toi chaque soir, { $to }.
scene-prince-john-answers-tuck-1 = Alors prie PLUS FORT ! Il ne se passe rien !
scene-prince-john-to-tuck-1 = Bénis-moi, moine ! En latin ! Ça fait plus cher.
scene-tuck-answers-prince-john-1 = Ubi caseus, ibi gaudium. Va en paix.

scene-tuck-to-richard-1 = Sire, que mange-t-on à la croisade ?
scene-richard-answers-tuck-1 = Du sable, frère. Le dimanche, du sable chaud.
scene-richard-to-tuck-1 = J’ai assiégé une ville avec moins de vivres que ton repas, frère.
scene-tuck-answers-richard-1 = Elle est tombée, sire ? Mon repas, lui, ne résiste jamais.

scene-will-to-marian-1 = Tu pourrais dire un mot de mes bottes, { $to }.
scene-marian-answers-will-1 = Je pourrais. Mais j’ai de l’éducation.
scene-marian-to-will-1 = Ma broche a disparu, { $to }, et vous souriez.
scene-will-answers-marian-1 = Je souris toujours, ma dame. La broche, c’est une coïncidence.

scene-will-to-john-1 = Il fait quel temps, là-haut, { $to } ?
scene-john-answers-will-1 = Calme. Avant que tu parles.
scene-john-to-will-1 = Plume neuve, { $to } ? Il y a une oie toute nue qui la cherche.
scene-will-answers-john-1 = Dis-lui que sur moi, elle est plus belle.

scene-will-to-much-1 = Première leçon, { $to } : n’aie jamais l’air coupable.
scene-much-answers-will-1 = Mais je n’ai rien fait ! Si ? J’ai fait quoi ?
scene-much-to-will-1 = Comment on fait les poches sans se faire voir, { $to } ?
scene-will-answers-much-1 = Comme ça. Tiens, ton mouchoir.

scene-will-to-guy-1 = Toujours en noir, { $to }. Qui est mort ?
scene-guy-answers-will-1 = Personne encore. J’aime être prêt.
scene-guy-to-will-1 = Je vous verrai pendu, { $to }.
scene-will-answers-guy-1 = Préviens-moi du jour. Je mettrai une chemise propre.

scene-will-to-steward-1 = Quelles chances que je me tienne bien, { $to } ?
scene-steward-answers-will-1 = Je n’ai pas de colonne assez étroite.
scene-steward-to-will-1 = J’ai vérifié votre pièce, { $to }. Elle a deux faces et pas de pile.
scene-will-answers-steward-1 = Elle a trop peur de perdre la face.

scene-will-to-prince-john-1 = Jolie couronne, { $to }. Elle s’enlève facilement ?
scene-prince-john-answers-will-1 = PAS DU TOUT ! Je dors avec ! Je me baigne avec !
scene-prince-john-to-will-1 = Cesse de regarder mes bagues, { $to } !
scene-will-answers-prince-john-1 = Je ne regarde pas. Je leur dis adieu de ta part.

scene-will-to-richard-1 = Un roi au cachot, sire ? Moi, je serais sorti avant le souper.
scene-richard-answers-will-1 = J’aimais la compagnie. J’étais seul.
scene-richard-to-will-1 = J’ai vu ce chapeau à Acre, { $to }. Sur un chameau.
scene-will-answers-richard-1 = Je m’en souviens. Il me copiait.

scene-marian-to-john-1 = Asseyez-vous, { $to }. La chaise a fait ses prières.
scene-john-answers-marian-1 = Je reste debout. C’est déjà la quatrième.
scene-john-to-marian-1 = C’est lourd, cette broderie, { $to } ? Je porte.
scene-marian-answers-john-1 = C’est un mouchoir, mon ami. Mais prenez, à deux mains.

scene-marian-to-much-1 = Vous pouvez lever les yeux, { $to }. Je ne mords pas.
scene-much-answers-marian-1 = Non, ma dame ! Vous souriez ! On m’a dit que c’était pire !
scene-much-to-marian-1 = Ma dame, vous avez de la farine sur le nez ! La mienne ! Pardon !
scene-marian-answers-much-1 = C’est de la poudre, mon petit. Dimanche, toute la cour en portera.

scene-marian-to-guy-1 = Vous souriez, { $to }. Seriez-vous souffrant ?
scene-guy-answers-marian-1 = C’était le soleil. Cela ne se reproduira pas.
scene-guy-to-marian-1 = Épousez-moi, { $to }. J’ai un château.
scene-marian-answers-guy-1 = Je sais. Je l’ai vu du dehors. C’est son meilleur côté.

scene-marian-to-steward-1 = Ai-je une colonne dans vos livres, { $to } ?
scene-steward-answers-marian-1 = Trois, ma dame : charme, ciseaux et divers.
scene-steward-to-marian-1 = J’ai chiffré votre sourire, ma dame. Il revient cher aux autres.
scene-marian-answers-steward-1 = Je l’offre, pourtant. Refaites vos comptes.

scene-marian-to-prince-john-1 = Vous marchez sur ma traîne, { $to }.
scene-prince-john-answers-marian-1 = Je marche où je VEUX ! Toutes les traînes sont à MOI !
scene-prince-john-to-marian-1 = Plus bas, la révérence, { $to } ! Plus bas !
scene-marian-answers-prince-john-1 = Plus bas, Altesse, nous ferions la même taille.

scene-marian-to-richard-1 = J’ai arrosé vos rosiers en votre absence, sire.
scene-richard-answers-marian-1 = J’ai vu. Ils font la révérence. Et ils ont deux fois plus d’épines.
scene-richard-to-marian-1 = Avec toi, { $to }, Acre serait tombée en un jour.
scene-marian-answers-richard-1 = En une heure, sire. J’aurais demandé poliment.

scene-john-to-much-1 = Monte sur mes épaules, { $to }. Regarde.
scene-much-answers-john-1 = Je vois le moulin ! Je vois tout ! Je peux redescendre ?
scene-much-to-john-1 = Si c’est vous le petit, { $to }, il est comment, le grand ?
scene-john-answers-much-1 = Sais pas. Je me cache.

scene-john-to-guy-1 = Tu es sur mon pied, { $to }.
scene-guy-answers-john-1 = Un pied ? Je le prenais pour le pont.
scene-guy-to-john-1 = Vous me cachez le soleil, { $to }.
scene-john-answers-guy-1 = Il fait toujours sombre autour de toi. C’est pas moi.

scene-john-to-steward-1 = Tu peux m’inscrire plus petit, { $to } ? C’est pour les portes.
scene-steward-answers-john-1 = Je le puis. Mais les portes ne savent pas lire.
scene-steward-to-john-1 = Combien de moutons par repas, { $to } ? En gros.
scene-john-answers-steward-1 = En gros, deux. Au détail, je m’y perds.

scene-john-to-prince-john-1 = On porte le même nom, { $to }. Un seul de nous deux est petit.
scene-prince-john-answers-john-1 = C’est TOI ! C’est écrit ! C’est dans ton NOM !
scene-prince-john-to-john-1 = À genoux, { $to } !
scene-john-answers-prince-john-1 = J’y suis.

scene-john-to-richard-1 = Un mur à abattre, sire ? Jeudi, je suis libre.
scene-richard-answers-john-1 = Jeudi, alors. J’apporterai le mur.
scene-richard-to-john-1 = Avec dix comme toi, { $to }, j’aurais pris Jérusalem.
scene-john-answers-richard-1 = Dix comme moi, sire ? Le bateau coule.

scene-much-to-guy-1 = C’est vrai que vous mangez des souris, { $to } ?
scene-guy-answers-much-1 = Seulement celles qui posent des questions.
scene-guy-to-much-1 = Bouh, { $to }.
scene-much-answers-guy-1 = Aaah ! Ah, ce n’est que vous. Attendez. AAAH !

scene-much-to-steward-1 = J’ai compté mes doigts, { $to } : il y en a onze !
scene-steward-answers-much-1 = Un pouce a compté double. Les livres en admettent dix.
scene-steward-to-much-1 = Combien font une douzaine, { $to } ?
scene-much-answers-steward-1 = Douze ! Onze, quand c’est papa qui vend !

scene-much-to-prince-john-1 = Je m’incline, Altesse ? C’est trop tôt ? C’est assez bas ?
scene-prince-john-answers-much-1 = PLUS BAS ! Debout ! Plus bas ! Pourquoi tu tangues ?
scene-prince-john-to-much-1 = Toi, { $to } ! Goûte ceci avant moi !
scene-much-answers-prince-john-1 = Mmh ! C’est bon ! C’est fini ! Il fallait en laisser ?

scene-much-to-richard-1 = On dit que vous avez un cœur de lion, sire ! Et le lion, il a dit quoi ?
scene-richard-answers-much-1 = Il m’écrit. Il voudrait le récupérer.
scene-richard-to-much-1 = Tu trembles, { $to }. Moi aussi, avant chaque bataille.
scene-much-answers-richard-1 = C’est vrai, sire ? Moi, c’est avant la soupe !

scene-guy-to-steward-1 = Qui dois-je craindre le plus, { $to } ? D’après vos livres.
scene-steward-answers-guy-1 = D’après mes livres, messire : l’escalier.
scene-steward-to-guy-1 = Vos ennemis ne tiennent plus sur une page, { $to }.
scene-guy-answers-steward-1 = Ouvrez un second livre. Relié en noir.

scene-guy-to-prince-john-1 = Qui dois-je effrayer aujourd’hui, Altesse ?
scene-prince-john-answers-guy-1 = Tout le monde ! Après ma sieste. Et pas MOI, cette fois !
scene-prince-john-to-guy-1 = M’aimes-tu, { $to } ? Franchement ?
scene-guy-answers-prince-john-1 = On me paie pour cela, Altesse. Cela revient au même.

scene-guy-to-richard-1 = Je vous suis resté fidèle, sire. À ma façon.
scene-richard-answers-guy-1 = Je sais. J’ai lu tes lettres. Belle écriture.
scene-richard-to-guy-1 = Souris, { $to }. Je suis rentré.
scene-guy-answers-richard-1 = Je souris, sire. Cela m’a pris des années.

scene-steward-to-prince-john-1 = Vos rideaux coûtent plus cher que l’armée, Altesse.
scene-prince-john-answers-steward-1 = TANT MIEUX ! L’armée jurait avec le tapis !
scene-prince-john-to-steward-1 = À quel point le peuple m’aime-t-il, { $to } ? En chiffres !
scene-steward-answers-prince-john-1 = Il y a un chiffre, Altesse. Il est rond. Très rond.

scene-steward-to-richard-1 = Le livre de votre rançon occupe toute une étagère, sire.
scene-richard-answers-steward-1 = Lis-m’en un peu ce soir. Jamais je ne fus si cher à quelqu’un.
scene-richard-to-steward-1 = Quelles sont mes chances d’une vie tranquille, { $to } ?
scene-steward-answers-richard-1 = Vous les avez dépensées, sire. Toutes, à Acre.

scene-prince-john-to-richard-1 = Tu as pris mon cheval de bois, mon frère ! J’avais QUATRE ans !
scene-richard-answers-prince-john-1 = Je l’ai mené à Chypre. Il s’est mieux battu que certains.
scene-richard-to-prince-john-1 = Je t’ai rapporté une chose d’Orient, mon frère : la patience.
scene-prince-john-answers-richard-1 = Ça brille ? Donne ! TOUT DE SUITE !
