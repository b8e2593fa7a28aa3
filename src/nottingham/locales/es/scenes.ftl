# Scenes: what one character says to another when the market is quiet, and the answer.
# $to: who is spoken to. Both are known, and so is their gender; nobody else is named, who may sit at the table too.


scene-tuck-to-will-1 = Ese sombrero, { $to }, ¿es pecado o solo lo parece?
scene-will-answers-tuck-1 = Las dos cosas, padre. Me confieso a diario, delante del espejo.
scene-will-to-tuck-1 = Dime, { $to }, ¿cuándo te viste los pies por última vez?
scene-tuck-answers-will-1 = El día de mis votos. Quedamos como amigos.

scene-tuck-to-marian-1 = Comes como un gorrión, { $to }. ¿Me quedo yo con las sobras?
scene-marian-answers-tuck-1 = Ya os lo habéis comido, buen fraile. Yo aún tenía la cuchara en la mano.
scene-marian-to-tuck-1 = Buen fraile, os dormisteis en vuestro propio sermón.
scene-tuck-answers-marian-1 = Era tan bueno, mi señora, que quise soñar el final.

scene-tuck-to-john-1 = Cuando me abrazas, { $to }, algo cruje. ¿Es el cariño?
scene-john-answers-tuck-1 = Las costillas. Las mías. Tú también aprietas.
scene-john-to-tuck-1 = Roncas, { $to }. Los osos se han ido del bosque.
scene-tuck-answers-john-1 = ¡Qué va! Se han acercado. Creen que soy su madre.

scene-tuck-to-much-1 = La harina de tu padre, { $to }, es la gloria en polvo.
scene-much-answers-tuck-1 = ¿De verdad? ¡Nosotros solo encontramos ratones!
scene-much-to-tuck-1 = Padre, ¿es pecado comer antes de bendecir la mesa?
scene-tuck-answers-much-1 = Solo si no le dejas nada al que la bendice.

scene-tuck-to-guy-1 = Ven a confesarte, { $to }. Te he reservado toda la Cuaresma.
scene-guy-answers-tuck-1 = ¿Confesar qué? Estoy orgulloso de todo.
scene-guy-to-tuck-1 = ¿Ayunáis alguna vez, fraile?
scene-tuck-answers-guy-1 = Claro, hijo mío. Sin ayuno no hay desayuno.

scene-tuck-to-steward-1 = ¿Qué dicen tus libros de la parte de los ángeles, { $to }?
scene-steward-answers-tuck-1 = Que en vuestra bodega, fraile, hay un ángel muy corpulento.
scene-steward-to-tuck-1 = Entraron cuarenta toneles en la bodega, fraile. Cuento treinta y uno.
scene-tuck-answers-steward-1 = Cuéntalos mañana. Acabarás antes.

scene-tuck-to-prince-john-1 = Rezo por ti cada noche, { $to }.
scene-prince-john-answers-tuck-1 = ¡Pues reza MÁS FUERTE! ¡No se nota nada!
scene-prince-john-to-tuck-1 = ¡Bendíceme, fraile! ¡En latín! Suena más caro.
scene-tuck-answers-prince-john-1 = Ubi caseus, ibi gaudium. Ve en paz.

scene-tuck-to-richard-1 = Majestad, ¿qué se come en una cruzada?
scene-richard-answers-tuck-1 = Arena, fraile. Los domingos, arena caliente.
scene-richard-to-tuck-1 = Sitié una ciudad con menos víveres que tu almuerzo, fraile.
scene-tuck-answers-richard-1 = ¿Y cayó, majestad? Mi almuerzo nunca resiste.

scene-will-to-marian-1 = Podrías decir algo de mis botas, { $to }.
scene-marian-answers-will-1 = Podría. Pero recibí buena educación.
scene-marian-to-will-1 = Me falta el broche, { $to }, y vos sonreís.
scene-will-answers-marian-1 = Sonrío siempre, mi señora. Lo del broche es casualidad.

scene-will-to-john-1 = ¿Qué tiempo hace ahí arriba, { $to }?
scene-john-answers-will-1 = Tranquilo. Hasta que has hablado.
scene-john-to-will-1 = ¿Pluma nueva, { $to }? Hay una oca pelada preguntando por ella.
scene-will-answers-john-1 = Dile que a mí me sienta mejor.

scene-will-to-much-1 = Primera lección, { $to }: nunca pongas cara de culpable.
scene-much-answers-will-1 = ¡Pero si no he hecho nada! ¿O sí? ¿Qué he hecho?
scene-much-to-will-1 = ¿Cómo se vacía un bolsillo sin que se note, { $to }?
scene-will-answers-much-1 = Así. Toma, tu pañuelo.

scene-will-to-guy-1 = Siempre de negro, { $to }. ¿Quién ha muerto?
scene-guy-answers-will-1 = Todavía nadie. Me gusta ser previsor.
scene-guy-to-will-1 = Os veré en la horca, { $to }.
scene-will-answers-guy-1 = Avísame del día. Querré camisa limpia.

scene-will-to-steward-1 = ¿Qué probabilidad hay de que hoy me porte bien, { $to }?
scene-steward-answers-will-1 = No tengo una columna tan estrecha.
scene-steward-to-will-1 = He examinado vuestra moneda, { $to }. Tiene dos caras.
scene-will-answers-steward-1 = Como todo el mundo. Ella al menos no lo esconde.

scene-will-to-prince-john-1 = Bonita corona, { $to }. ¿Se quita fácil?
scene-prince-john-answers-will-1 = ¡NO SE QUITA! ¡Duermo con ella! ¡Me baño con ella!
scene-prince-john-to-will-1 = ¡Deja de mirarme los anillos, { $to }!
scene-will-answers-prince-john-1 = No los miro. Me despido de ellos en tu nombre.

scene-will-to-richard-1 = ¿Un rey en una mazmorra, majestad? Yo habría salido antes de cenar.
scene-richard-answers-will-1 = Me gustaba la compañía. Estaba solo.
scene-richard-to-will-1 = Ese sombrero lo vi en Acre, { $to }. En un camello.
scene-will-answers-richard-1 = Lo recuerdo. Me lo copió.

scene-marian-to-john-1 = Sentaos, { $to }. La silla ya ha rezado.
scene-john-answers-marian-1 = Me quedo de pie. Ya van cuatro.
scene-john-to-marian-1 = ¿Pesa ese bordado, { $to }? Te lo llevo.
scene-marian-answers-john-1 = Es un pañuelo, querido. Pero tomad, con las dos manos.

scene-marian-to-much-1 = Podéis alzar la vista, { $to }. No muerdo.
scene-much-answers-marian-1 = ¡No, mi señora! ¡Usted sonríe! ¡Me han dicho que es peor!
scene-much-to-marian-1 = ¡Mi señora, tiene harina en la nariz! ¡Es mía! ¡Perdón!
scene-marian-answers-much-1 = Entonces son polvos, muchacho. El domingo los llevará toda la corte.

scene-marian-to-guy-1 = Sonreís, { $to }. ¿Os encontráis mal?
scene-guy-answers-marian-1 = Ha sido el sol. No volverá a ocurrir.
scene-guy-to-marian-1 = Casaos conmigo, { $to }. Tengo un castillo.
scene-marian-answers-guy-1 = Lo sé. Lo he visto por fuera. Es su mejor lado.

scene-marian-to-steward-1 = ¿Tengo columna en vuestros libros, { $to }?
scene-steward-answers-marian-1 = Tres, mi señora: encanto, tijeras y varios.
scene-steward-to-marian-1 = He calculado vuestra sonrisa, mi señora. A los demás les sale cara.
scene-marian-answers-steward-1 = Y eso que la regalo. Repasad la suma.

scene-marian-to-prince-john-1 = Me estáis pisando el vestido, { $to }.
scene-prince-john-answers-marian-1 = ¡Piso donde QUIERO! ¡Todos los vestidos son MÍOS!
scene-prince-john-to-marian-1 = ¡Más honda esa reverencia, { $to }! ¡Más!
scene-marian-answers-prince-john-1 = Si bajo más, alteza, quedaremos a la misma altura.

scene-marian-to-richard-1 = Regué vuestros rosales en vuestra ausencia, majestad.
scene-richard-answers-marian-1 = Lo he visto. Hacen reverencias. Y tienen el doble de espinas.
scene-richard-to-marian-1 = Contigo, { $to }, Acre habría caído en un día.
scene-marian-answers-richard-1 = En una hora, majestad. Lo habría pedido por favor.

scene-john-to-much-1 = Súbete a mis hombros, { $to }. Mira.
scene-much-answers-john-1 = ¡Veo el molino! ¡Lo veo todo! ¿Puedo bajar ya?
scene-much-to-john-1 = Si usted es el pequeño, { $to }, ¿cómo es el grande?
scene-john-answers-much-1 = Ni idea. Me escondo.

scene-john-to-guy-1 = Me pisas el pie, { $to }.
scene-guy-answers-john-1 = ¿Un pie? Lo tomé por el puente.
scene-guy-to-john-1 = Me tapáis el sol, { $to }.
scene-john-answers-guy-1 = A tu lado siempre está oscuro. No soy yo.

scene-john-to-steward-1 = ¿Me apuntas más bajo, { $to }? Es por las puertas.
scene-steward-answers-john-1 = Puedo apuntarlo. Pero las puertas no leen.
scene-steward-to-john-1 = ¿Cuántas ovejas coméis de una sentada, { $to }? A ojo.
scene-john-answers-steward-1 = A ojo, dos. A bocados, tres.

scene-john-to-prince-john-1 = Nos llamamos igual, { $to }. Solo uno de los dos es pequeño.
scene-prince-john-answers-john-1 = ¡TÚ! ¡Lo dice tu nombre! ¡Bien CLARO lo dice!
scene-prince-john-to-john-1 = ¡De rodillas, { $to }!
scene-john-answers-prince-john-1 = Ya lo estoy.

scene-john-to-richard-1 = ¿Hay que tirar alguna muralla, majestad? El jueves puedo.
scene-richard-answers-john-1 = El jueves, pues. La muralla la llevo yo.
scene-richard-to-john-1 = Con diez como tú, { $to }, habría tomado Jerusalén.
scene-john-answers-richard-1 = ¿Diez como yo, majestad? Se hunde el barco.

scene-much-to-guy-1 = ¿Es verdad que come ratones, { $to }?
scene-guy-answers-much-1 = Solo los que hacen preguntas.
scene-guy-to-much-1 = Bu, { $to }.
scene-much-answers-guy-1 = ¡Aaah! Ah, si es usted. Un momento. ¡AAAH!

scene-much-to-steward-1 = ¡He contado mis dedos, { $to }, y salen once!
scene-steward-answers-much-1 = Habéis contado dos veces un pulgar. Los libros admiten diez.
scene-steward-to-much-1 = ¿Cuántos son una docena, { $to }?
scene-much-answers-steward-1 = ¡Doce! ¡Once, si vende mi padre!

scene-much-to-prince-john-1 = ¿Me inclino ya, alteza? ¿Es pronto? ¿Así de bajo?
scene-prince-john-answers-much-1 = ¡MÁS BAJO! ¡Arriba! ¡Más bajo! ¿Por qué te mareas?
scene-prince-john-to-much-1 = ¡Tú, { $to }! ¡Prueba esto antes que yo!
scene-much-answers-prince-john-1 = ¡Qué rico! ¡Ya no queda! ¿Había que dejar algo?

scene-much-to-richard-1 = ¡Dicen que tiene corazón de león, majestad! ¿Y al león no le importó?
scene-richard-answers-much-1 = Todavía me escribe. Querría recuperarlo.
scene-richard-to-much-1 = Tiemblas, { $to }. Yo también, antes de cada batalla.
scene-much-answers-richard-1 = ¿De verdad, majestad? ¡Yo, antes del desayuno!

scene-guy-to-steward-1 = ¿A quién debo temer más, { $to }? Según vuestros libros.
scene-steward-answers-guy-1 = Según mis libros, señor: a las escaleras.
scene-steward-to-guy-1 = Vuestros enemigos ya no caben en una página, { $to }.
scene-guy-answers-steward-1 = Abrid otro libro. Encuadernado en negro.

scene-guy-to-prince-john-1 = ¿A quién asusto hoy, alteza?
scene-prince-john-answers-guy-1 = ¡A todos! Después de mi siesta. ¡Y a MÍ no, como la otra vez!
scene-prince-john-to-guy-1 = ¿Tú me quieres, { $to }? ¿De verdad?
scene-guy-answers-prince-john-1 = Me pagan por ello, alteza. Viene a ser lo mismo.

scene-guy-to-richard-1 = Os fui leal, majestad. A mi manera.
scene-richard-answers-guy-1 = Lo sé. He leído tus cartas. Bonita letra.
scene-richard-to-guy-1 = Sonríe, { $to }. He vuelto.
scene-guy-answers-richard-1 = Esto es una sonrisa, majestad. Me costó años.

scene-steward-to-prince-john-1 = Vuestras cortinas cuestan más que el ejército, alteza.
scene-prince-john-answers-steward-1 = ¡MEJOR! ¡El ejército no iba con la alfombra!
scene-prince-john-to-steward-1 = ¿Cuánto me quiere el pueblo, { $to }? ¡En cifras!
scene-steward-answers-prince-john-1 = Hay una cifra, alteza. Es redonda. Muy redonda.

scene-steward-to-richard-1 = El libro de vuestro rescate ocupa un estante entero, majestad.
scene-richard-answers-steward-1 = Léeme un poco esta noche. Ahí sí que se me aprecia.
scene-richard-to-steward-1 = ¿Qué posibilidades tengo de una vida tranquila, { $to }?
scene-steward-answers-richard-1 = Las gastasteis, majestad. Todas, en Acre.

scene-prince-john-to-richard-1 = ¡Me quitaste el caballito de madera, hermano! ¡Yo tenía CUATRO años!
scene-richard-answers-prince-john-1 = Lo llevé a Chipre. Luchó mejor que algunos.
scene-richard-to-prince-john-1 = Te he traído algo de Oriente, hermano: paciencia.
scene-prince-john-answers-richard-1 = ¿Brilla? ¡Dámela! ¡AHORA MISMO!
