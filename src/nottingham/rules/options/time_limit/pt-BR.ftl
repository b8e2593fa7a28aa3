option-time-limit = Tempo limite de inspeção
option-time-limit-explained = O Xerife tem um minuto por comerciante; depois, toda bolsa que restar passa de graça.
event-time-ran-out = Acabou o tempo! As bolsas que nenhum acordo segura passam de graça.
refusal-not-your-clock = Só o relógio pode dizer que o tempo acabou.
refusal-time-stands-still = O relógio para enquanto alguém tem que escolher.
ruleset-minutes-below-one = É preciso pelo menos 1 minuto, não { $minutes }.
prompt-option-time-limit = Tempo limite: quando acaba o tempo de fiscalização, todas as bolsas que restam passam de graça.

law-T = Tempo limite
law-T1 = O Xerife tem 1 minuto por comerciante, para a fase inteira: 3 minutos com quatro jogadores. Quando o tempo acaba, toda bolsa não resolvida passa sem suborno. *Decisão.* O relógio começa com a última declaração e para enquanto alguém tem que escolher um pagamento, uma pilha ou uma reivindicação. Quando ele zera, acabam todas as Ofertas; as fiscalizações que o Xerife deve por um Acordo são feitas, no sentido horário a partir da sua esquerda; todas as outras bolsas passam de graça, e seus donos podem reivindicar (seção Z). Quem comanda a mesa define quantos minutos há.
