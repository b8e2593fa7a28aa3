option-tax = Tax
option-tax-explained = As each round begins, every merchant who has a coin pays one to the Sheriff.
event-tax-paid = Tax is collected ({ $gold } each) from { $payers } for { $sheriffs }.

law-F = Tax
law-F1 = *Ruling.* A house rule. As a round begins, every merchant who has a coin pays one to the Sheriff, or, with Deputies (section Y), into the Loot. Whoever has none owes none.
