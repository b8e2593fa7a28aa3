# Told by web push when it is one's turn in a slow game.
push-title = Un aviso cuando te toca
push-off = En las partidas que duran días, este navegador puede avisarte de que te toca, aunque no haya ninguna página abierta. Dice eso y quién está a la mesa, nunca una carta. El mensaje pasa por la empresa del navegador, cifrado: solo este navegador lo lee.
push-agree = Avísame cuando me toque
push-on = En las partidas que duran días, este navegador te avisa de que te toca: una vez por turno, y no mientras estás a la mesa.
push-quiet = Horas de silencio
push-quiet-first = Silencio desde
push-quiet-last = Silencio hasta
push-quiet-about = Según el reloj de donde estás. Lo que llega de noche se avisa por la mañana; la misma hora dos veces es sin silencio.
push-end = No me avises más
push-ended = Hecho. Este navegador ya no te avisa de nada.
push-not-allowed = El navegador no tuvo permiso. Nada ha cambiado.
