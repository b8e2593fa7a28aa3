option-tax = Imposto
option-tax-explained = No início de cada rodada, cada comerciante que tiver uma moeda paga uma ao Xerife.
event-tax-paid = Cobra-se o imposto ({ $gold } por pessoa) de { $payers } para { $sheriffs }.

law-F = Imposto
law-F1 = *Decisão.* Uma regra da casa. Quando uma rodada começa, cada comerciante que tiver uma moeda paga uma ao Xerife ou, com fiscais (seção Y), aos espólios. Quem não tem nenhuma não deve nada.
