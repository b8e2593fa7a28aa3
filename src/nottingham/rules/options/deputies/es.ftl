option-deputies = Ayudantes
option-deputies-explained = Para seis: dos ayudantes guardan juntos la puerta y se reparten el botín.
event-deputies-drawn = Ayudantes de esta ronda: { $names }. { $you ->
    [who] Diriges tú.
   *[other] Dirige { $who_within }.
}
event-split-proposed = Reparto { $number } del botín. { $you ->
    [who] Pides:
   *[other] { $who_begins } pide:
} { $goods }.
event-loot-shared = { $you ->
    [who] Tu parte del botín:
   *[other] Parte del botín para { $who_within }:
} { $goods }.
event-loot-cleared = No se puede partir por la mitad y se pierde: { $goods }.
refusal-not-in-loot = No hay tanto en el botín.
refusal-no-split = El reparto { $split } ya no está sobre la mesa.
refusal-own-split = El reparto { $split } es tuyo: tiene que aceptarlo la otra parte.
ruleset-deputies-need-six = Los ayudantes son para seis jugadores; en esta mesa hay { $players }.
prompt-option-deputies = Ayudantes: cada uno dice pasar o abrir de cada bolsa. Si ambos la pasan en las mismas condiciones, el soborno va al botín; si ambos la abren, cada uno paga la mitad de lo debido a una bolsa honrada, o la multa va al botín. Si difieren, quien quiere abrirla sigue solo. Tras la última bolsa se reparten el botín: uno propone y el otro acepta, o cualquiera invoca la regla (mitad y mitad, las cartas impares se pierden).
prompt-split = proponer un reparto del botín ({ $loot }); 'gold' y 'goods' dicen lo que TÚ tomas
prompt-loot = { $gold } de oro y { $goods }
prompt-accept-split = aceptar el reparto { $number }
prompt-call-split = invocar la regla: mitad y mitad, lo impar se pierde
action-propose-split = pedir esta parte del botín: { $loot }
action-accept-split = aceptar el reparto del botín
action-call-split = repartir el botín a medias, según la regla
terminal-do-split = repartir el botín
terminal-what-split = ¿Qué se hace con el botín?
terminal-split-by-rule = atenerse a la regla: a medias
terminal-split-propose = proponer un reparto
terminal-split-accept = aceptar el reparto propuesto
terminal-split-gold = ¿Oro para ti?
terminal-split-goods = ¿Mercancías para ti?

law-Y = Seis jugadores: ayudantes
law-Y-preface = Estas reglas son de la segunda edición.
law-Y1 = No hay Sheriff. Hay seis cartas de ayudante, una por jugador, y se barajan. Cada ronda las 2 de arriba nombran a los ayudantes; los otros 4 jugadores son mercaderes. Tras 3 rondas se vuelven a barajar. Cuando las cartas de ayudante se han usado por tercera vez, la partida termina: 9 rondas, en las que cada uno ha sido ayudante 3 veces.
law-Y2 = *Criterio.* El ayudante que sale primero dirige. Todo lo que el Sheriff hace antes de la Inspección lo hace él, y «a la izquierda del Sheriff» significa a la suya, saltándose al otro ayudante.
law-Y3 = Sobre cada bolsa, ambos ayudantes dicen dejar pasar o inspeccionar, y pueden regatear libremente. Si ambos la dejan pasar, el soborno, si lo hay, va al botín. Si ambos inspeccionan y el mercader dijo la verdad, cada ayudante paga la mitad de la penalización de su propio oro; si era mentira, la multa va al botín. *Criterio.* Las mercancías que se pagan como multa también van allí; los libros solo hablan de dinero.
law-Y4 = Si no coinciden, el ayudante que quiere inspeccionar sigue solo con ese mercader: y solo él se queda el soborno, o abre la bolsa y solo él paga o cobra la penalización.
law-Y5 = Tras la última bolsa y la última reclamación, también en la última ronda, los dos ayudantes se reparten el botín a partes iguales, oro y mercancías. Lo que sobra se descarta, salvo que ambos acuerden quién se lo lleva. *Criterio.* Cualquiera de los dos puede proponer cómo repartirlo todo. El otro acepta, o cualquiera de ellos se atiene a la regla: de cada clase, la mitad para cada uno; las cartas impares, boca arriba a la pila de descartes; la moneda impar, fuera del juego.
law-Y6 = *Criterio.* Un ayudante debe la mitad y la paga él solo, según la sección P. Ninguno responde por el otro, y nada se paga con el botín. Si la suma es impar, para lo que hacen falta mercancías de la casa (C1), la moneda impar la debe quien dirige.
law-Y7 = *Criterio.* El parecer de un ayudante sobre una bolsa es uno de tres: inspeccionar, dejar pasar con una Oferta nombrada, dejar pasar a cambio de nada. Es público, y se puede cambiar hasta que ambos han hablado. Si ambos inspeccionan, o ambos dejan pasar con las mismas condiciones, se hace al instante. Si uno inspecciona y el otro deja pasar, eso es definitivo: la bolsa queda solo en manos del que inspecciona, que la abre, la deja pasar o hace un trato. Dejar pasar con condiciones distintas es no haberse puesto aún de acuerdo. Las bolsas no tienen orden.
law-Y8 = *Criterio.* Un Trato queda hecho cuando el mercader y todos los que deciden sobre una bolsa que nombra aceptan la misma Oferta. Son ambos ayudantes, y entonces obliga a los dos y se paga al botín; o es el único ayudante en cuyas manos están todas esas bolsas, y entonces obliga y paga a ese. Cualquiera de los dos puede hacer una Oferta, y una Oferta se dirige a todos los que deben estar de acuerdo. No hay Tratos aparte con un ayudante sobre una bolsa de la que aún deciden ambos. Cuando se acaba el tiempo (T1), una inspección debida la hacen quienes deciden sobre la bolsa y están obligados por el Trato: ambos ayudantes, o aquel en cuyas manos está, y en ese caso solo él paga o cobra la penalización (Y4). Todas las demás bolsas pasan, también la que está en manos de un solo ayudante.
