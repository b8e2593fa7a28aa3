option-black-market = Mercado negro
option-black-market-explained = Si tu bolsa pasa, tres cartas iguales de contrabando se cambian por una que vale más.
event-black-market-opened = El mercado negro enseña sus cartas: { $piles }.
event-black-market-claimed = { $you ->
    [who] Cambias
   *[other] { $who_begins } cambia
} { $goods } por una carta del mercado negro que vale { $points }.
event-claim-declined = { $you ->
    [who] No reclamas
   *[other] { $who_begins } no reclama
} nada en el mercado negro.
refusal-no-black-market-pile = El mercado negro no tiene carta para «{ $good }».
refusal-three-needed = El mercado negro pide tres: { $good }. Tienes { $have }.
ruleset-black-market-is-second-edition = El mercado negro es de la segunda edición.
ruleset-no-contraband-pile = El mercado negro tiene una pila para «{ $good }», que no es contrabando en esta mesa.
ruleset-pile-out-of-range = La pila «{ $good }» del mercado negro tiene hasta 12 cartas, con valores de 0 a { $most }.
ruleset-pile-twice = El mercado negro tiene dos pilas para «{ $good }».
ruleset-higher-value-on-top = La pila del mercado negro para «{ $good }» debe tener encima el valor más alto.
prompt-option-black-market = Mercado negro: un mercader cuya bolsa pasó puede cambiar 3 cartas de contrabando boca abajo de una clase por la carta de arriba de la pila de esa clase, que puntúa el valor impreso.
prompt-claim = reclamar la carta de arriba del mercado negro: { $good }
prompt-claim-nothing = no reclamar nada
action-claim = reclamar en el mercado negro: { $good }
action-claim-nothing = no reclamar nada en el mercado negro
terminal-do-claim = visitar el mercado negro
terminal-what-claim = ¿Reclamar una carta del mercado negro?
terminal-claim-none = no

law-Z = Mercado negro
law-Z-preface = Estas reglas son una opción de la segunda edición.
law-Z1 = Hay seis cartas: dos por cada una de tres clases de contrabando. Cada clase tiene una pila boca arriba con el valor más alto encima. La pimienta vale 30 y 27, la aguamiel 32 y 29, la seda 34 y 31. *Criterio.* Ningún libro imprime estas cifras, ni ninguna de las clases salvo la pimienta. Vienen de un tercero y no están confirmadas, así que son datos que una mesa puede cambiar.
law-Z2 = Un mercader cuya bolsa se devolvió sin abrir en esta ronda puede reclamar después la carta de arriba de una pila, enseñando 3 cartas de contrabando de esa clase de su puesto, incluido lo que acaba de sacar. Esas 3 salen del juego. El Sheriff no puede reclamar, ni un mercader cuya bolsa se abrió. *Criterio.* Las mercancías reales no cuentan. Los libros dicen «descartar» en un sitio y «retirar del juego» en otro; en su ejemplo, las cartas se retiran.
law-Z3 = Un jugador hace como mucho una reclamación por ronda. En toda la partida no hay límite.
law-Z4 = Las cartas reclamadas quedan con el contrabando y dan su valor al final; no se paga oro al reclamarlas. *Criterio.* No son mercancías ni cartas boca abajo: no se pueden ofrecer ni embargar, no cuentan en un empate y quedan fuera de los números de que hablan B2, Z5 y V1.
law-Z5 = *Criterio.* El momento de reclamar es justo después de vaciar la bolsa y pagar el soborno, antes de resolver otra bolsa. Mientras quede una pila, se pregunta a todo mercader que haya pasado y tenga tres o más cartas boca abajo, sean las que sean (V7). Cuando varias bolsas pasan a la vez (T1), se pregunta a sus dueños en el sentido de las agujas del reloj desde la izquierda del Sheriff. También se pregunta al último mercader de una ronda.
