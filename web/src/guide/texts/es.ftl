# La guía de una primera partida. Dos frases cortas como mucho; lo que hay que hacer va en negrita.
guide-title = La guía
guide-next = Siguiente
guide-leave = Dejar la guía
guide-welcome = ¡Te damos la bienvenida a Nottingham! Estas son tus cartas. Llévalas por la puerta hasta tu puesto: <b>al final gana quien reúna más riquezas</b>.
guide-contraband = Casi todas las mercancías son legales. Esta es <b>contrabando</b>: prohibida y, por eso, más valiosa.
guide-odd = Tienes { $goods }, que ya es algo. <b>Toca las cartas que no encajan</b> para cambiarlas en el mercado.
guide-aside = <b>Apártalas</b> y roba otras tantas.
guide-draw-pile = Esta pila enseña justo lo que buscas. <b>Tómalo</b>; eso sí, todos ven lo que sale de una pila.
guide-draw-deck = <b>Roba del mazo</b>: nadie ve lo que te toca. Después del mazo, las pilas ni tocarlas.
guide-discard = Lo que apartaste va boca arriba a una pila, para que otros pesquen. <b>Cualquiera de las dos</b> sirve.
guide-bag = Esta es tu bolsa. Caben <b>de una a cinco cartas</b>, y una vez cerrada, cerrada queda.
guide-pack = Hora de portarse mal. <b>Toca { $goods }</b>: lo bueno va al fondo.
guide-close = <b>Cierra la bolsa.</b> Todos verán cuántas cartas lleva; nadie, cuáles.
guide-declare = Mira al Sheriff a los ojos y nombra <b>una mercancía legal</b>. Puede ser mentira. El número, nunca.
guide-tale = «{ $goods }» es lo que más se parece a la verdad. <b>Elige eso.</b>
guide-say-lie = «{ $goods }». <b>Dilo</b> y procura que no se te note.
guide-say-truth = «{ $goods }». <b>Dilo.</b> Y encima es verdad. Qué novedad.
guide-gate = Ahora { $who_within } decide sobre cada bolsa: <b>la devuelve cerrada o la abre</b>. Hasta entonces, todos pueden negociar.
guide-saw-truth = { $who_begins } decía la verdad, así que <b>paga el Sheriff</b>: la penalización de cada carta de la bolsa. Sospechar sale caro.
guide-saw-lie = { $who_begins } mentía. Lo que no se declaró se pierde, y <b>quien miente paga</b> la penalización de cada una de esas cartas.
guide-seal = { $who_begins } pone precio: { $gold }. <b>El sello de lacre obliga</b>: paga y tu bolsa pasa. Una pluma serían solo palabras.
guide-accept = A tu bolsa no le sentaría bien que la abrieran. <b>Paga.</b> También puedes regatear, o rechazar y rezar.
guide-refuse = ¡Pero tu bolsa es honrada! <b>Rechaza</b>: quien abre una bolsa honrada, la paga.
guide-mine-hidden = { $when ->
    [now] ¡Has pasado!
   *[over] Ha acabado la primera ronda y tu bolsa ha pasado.
} Lo legal queda boca arriba en tu puesto; <b>el contrabando, boca abajo</b>: todos saben cuánto, nadie sabe qué.
guide-mine-passed = { $when ->
    [now] ¡Has pasado!
   *[over] Ha acabado la primera ronda y tu bolsa ha pasado.
} Tus mercancías están en tu puesto, y ahí <b>cuentan al final</b>.
guide-mine-true = { $when ->
    [now] Abierta y honrada:
   *[over] Ha acabado la primera ronda. Tu bolsa, abierta, era honrada:
} todo está en tu puesto, y <b>el Sheriff te ha pagado</b> la molestia.
guide-mine-lie = { $when ->
    [now] ¡Te han pillado!
   *[over] Ha acabado la primera ronda, y te han pillado.
} Lo bien declarado entró. Lo demás se pierde, y <b>has pagado su penalización</b>.
guide-sheriff = El estandarte cambia de manos: <b>ahora el Sheriff eres tú</b>. No comercias. Miras cómo cargan los demás y pones cara seria.
guide-stories = Dos bolsas, dos historias. { $first }: { $tale }. { $second }: { $other }. <b>¿Te las crees?</b>
guide-powers = Abre una mentira y <b>te pagan a ti</b>. Abre una verdad y <b>pagas tú</b>. O deja pasar la bolsa, a cambio de nada o por un precio.
guide-pick = <b>Toca esta bolsa</b> para ocuparte de ella: le toca { $who_to }.
guide-open = { $who_begins } no ofrece nada y se pone a silbar. ¡Sospechoso! <b>Abre la bolsa.</b>
guide-place = ¡Ajá, mentira! <b>Echa lo confiscado a una pila</b>, la que quieras. La multa viene después.
guide-take = { $who_begins } paga { $gold } para que no le molesten. <b>Tómalo</b>: si esa bolsa es honrada, abrirla te costaría { $cost }.
guide-pass = { $who_begins } tiene cara de no haber roto un plato. <b>Deja pasar la bolsa.</b>
guide-fined = { $who_begins } mentía y te ha pagado <b>la penalización impresa en cada carta</b> que no era lo declarado.
guide-suspicion = { $who_begins } decía la verdad, así que <b>pagas tú</b>. Les pasa a los mejores Sheriffs.
guide-slipped = { $who_begins } te ha colado contrabando: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Va <b>boca abajo</b> y cuenta al final. Bien jugado, por desgracia.
guide-bought = { $who_begins } decía la verdad desde el principio. <b>Abrir esa bolsa te habría costado caro.</b> Dejarse sobornar es buen negocio.
guide-crowns = Al final cuentan las mercancías, el oro y las <b>coronas</b>: quien más tiene de una mercancía es su Rey; el siguiente, su Reina. Aquí ves cómo va la carrera.
guide-end-title = Ya te lo sabes todo
guide-end = Llenar la bolsa, mentir, regatear y hacer de Sheriff cuando te toque. Y ahora, a perder amistades.
guide-go-on = Acabar esta partida
guide-play-now = Jugar de verdad
