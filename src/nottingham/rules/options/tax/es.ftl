option-tax = Impuesto
option-tax-explained = Al empezar cada ronda, cada mercader que tenga una moneda paga una al Sheriff.
event-tax-paid = Impuesto ({ $gold } por cabeza). Paga: { $payers }. Cobra: { $sheriffs }.

law-F = Impuesto
law-F1 = *Criterio.* Una regla de la casa. Al empezar una ronda, cada mercader que tenga una moneda paga una al Sheriff o, con ayudantes (sección Y), al botín. Quien no tiene ninguna no debe nada.
