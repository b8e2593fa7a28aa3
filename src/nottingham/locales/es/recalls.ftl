# Cómo saluda un personaje a quien conoció otra noche. Nadie más lo oye.
recall-day = { $weekday ->
    [1] el lunes
    [2] el martes
    [3] el miércoles
    [4] el jueves
    [5] el viernes
    [6] el sábado
    [7] el domingo
   *[other] la última vez
}
recall-tuck-broken-1 = Me faltaste a la palabra { recall-day }, { $to }. Te perdoné antes de cenar. Casi.
recall-tuck-owed-1 = ¡Dios te guarde, { $to }! Aún me debes un paso. Ya lo he bendecido.
recall-tuck-liar-1 = Ay, { $to }. Recé por tus bolsas { recall-day }. Eran tantas…
recall-tuck-friend-1 = ¡{ $to }! Una cara honrada. Siéntate donde la empanada.
recall-will-broken-1 = Me faltaste a la palabra { recall-day }, { $to }. Desde entonces tomo apuntes.
recall-will-owed-1 = ¡{ $to }! Me debes un paso. Nunca olvido lo que no he pagado.
recall-will-liar-1 = { $to }, gente del oficio. Aprendí de ti dos mentiras { recall-day }.
recall-will-friend-1 = { $to }, siempre de fiar. Haz alguna maldad esta noche, por mí.
recall-marian-broken-1 = Me faltasteis a la palabra { recall-day }, { $to }. He guardado los pedazos.
recall-marian-owed-1 = Qué gusto veros, { $to }. Me debéis un paso, según creo.
recall-marian-liar-1 = { $to }, recuerdo vuestras bolsas { recall-day }. Ninguna decía la verdad.
recall-marian-friend-1 = { $to }, vuestra palabra valía { recall-day }. Cuento con ella otra vez.
recall-john-broken-1 = Faltaste a tu palabra { recall-day }, { $to }. Lo pensé. Lo sigo pensando.
recall-john-owed-1 = Me debes un paso, { $to }. Puedo esperar. Soy grande.
recall-john-liar-1 = { $to }. ¿Otra vez bolsas pesadas? Lo eran { recall-day }.
recall-john-friend-1 = Eres buena gente, { $to }. Ya lo dije { recall-day }.
recall-much-broken-1 = ¡{ $to }, me faltó a la palabra { recall-day }! ¡Se lo conté a mi madre!
recall-much-owed-1 = ¡Me debe un paso, { $to }! Lo llevo escrito en la mano. No me la lavo.
recall-much-liar-1 = ¡Hola, { $to }! Decía «manzanas» tan bien { recall-day }. ¿Lo eran alguna vez?
recall-much-friend-1 = ¡{ $to }! ¡Qué bien se portó conmigo { recall-day }! ¡Otra vez, por favor!
recall-guy-broken-1 = Me faltasteis a la palabra { recall-day }, { $to }. He dormido mal. Vos no dormiréis.
recall-guy-owed-1 = { $to }. Me debéis un paso, y yo cobro.
recall-guy-liar-1 = Vuelven las mentiras. Las conté { recall-day }, { $to }. Llevo una lista.
recall-guy-friend-1 = { $to }. Cumplisteis las normas { recall-day }. Ya averiguaré por qué.
recall-steward-broken-1 = Una promesa impagada { recall-day }, { $to }. Han corrido intereses.
recall-steward-owed-1 = Un paso pendiente, { $to }. Lo arrastro de nuestras últimas cuentas.
recall-steward-liar-1 = { $to }. Vuestras mentiras rozaron la mitad { recall-day }. He ajustado el cálculo.
recall-steward-friend-1 = { $to }. Vuestro crédito era bueno { recall-day }. He subido el límite.
recall-prince-john-broken-1 = ¡Me faltaste a la palabra { recall-day }, { $to }, a MÍ! ¡No se me ha pasado!
recall-prince-john-owed-1 = Le debes un paso a un príncipe, { $to }. Los príncipes no reclaman. Apenas.
recall-prince-john-liar-1 = ¡{ $to }! Me mentiste a la cara { recall-day }. ¡Y es una cara real!
recall-prince-john-friend-1 = { $to }, siéntate a mi lado. Te portaste bien { recall-day }.
recall-richard-broken-1 = Me faltaste a la palabra { recall-day }, { $to }. He cruzado mares con menos carga.
recall-richard-owed-1 = { $to }. Se me debe un paso. Un rey sabe esperar, si hace falta.
recall-richard-liar-1 = Ya conozco tus bolsas, { $to }. Decían más que tú { recall-day }.
recall-richard-friend-1 = { $to }. Tu palabra aguantó { recall-day }. Mi bienvenida también.
