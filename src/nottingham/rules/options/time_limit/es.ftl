option-time-limit = Límite de tiempo de inspección
option-time-limit-explained = El Sheriff tiene un minuto por mercader; después, las bolsas que queden pasan a cambio de nada.
event-time-ran-out = ¡Tiempo! Las bolsas que ningún trato retiene pasan a cambio de nada.
refusal-not-your-clock = Solo el reloj puede decir que se acabó el tiempo.
refusal-time-stands-still = El reloj se para mientras alguien tiene que elegir.
ruleset-minutes-below-one = Tiene que haber al menos 1 minuto, no { $minutes }.
prompt-option-time-limit = Tiempo límite: cuando se acaba el tiempo de inspección, todas las bolsas que quedan pasan gratis.

law-T = Límite de tiempo
law-T1 = El Sheriff tiene 1 minuto por mercader, para la fase entera: 3 minutos con cuatro jugadores. Cuando se acaba el tiempo, toda bolsa que no esté resuelta pasa sin soborno. *Criterio.* El reloj arranca con la última declaración y se detiene mientras alguien tiene que elegir un pago, una colocación o una reclamación. Cuando se agota, terminan todas las Ofertas; se hacen las inspecciones que el Sheriff debe por un Trato, en el sentido de las agujas del reloj desde su izquierda; todas las demás bolsas pasan a cambio de nada, y sus dueños pueden reclamar (sección Z). Quien lleva la mesa fija cuántos minutos hay.
