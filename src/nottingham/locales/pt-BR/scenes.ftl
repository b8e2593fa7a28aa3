# Scenes: what one character says to another when the market is quiet, and the answer.
# $to: who is spoken to. Both are known, and so is their gender; nobody else is named, who may sit at the table too.


scene-tuck-to-will-1 = Esse chapéu, { $to }, é pecado ou só parece?
scene-will-answers-tuck-1 = Os dois, padre. Eu me confesso todo dia, na frente do espelho.
scene-will-to-tuck-1 = Me diga, { $to }, quando foi que você viu os próprios pés pela última vez?
scene-tuck-answers-will-1 = No dia dos meus votos. Nós nos despedimos como amigos.

scene-tuck-to-marian-1 = Você come feito um passarinho, { $to }. Posso ficar com o que sobra?
scene-marian-answers-tuck-1 = Já ficou, meu bom frade. Eu ainda segurava a colher.
scene-marian-to-tuck-1 = Meu bom frade, você dormiu no próprio sermão.
scene-tuck-answers-marian-1 = Estava tão bom, minha senhora, que fui sonhar o resto.

scene-tuck-to-john-1 = Quando você me abraça, { $to }, alguma coisa estala. É carinho?
scene-john-answers-tuck-1 = Costela. Minha. Você também aperta.
scene-john-to-tuck-1 = Você ronca, { $to }. Os ursos foram embora da floresta.
scene-tuck-answers-john-1 = Que nada! Chegaram mais perto. Acham que sou a mãe deles.

scene-tuck-to-much-1 = A farinha do seu pai, { $to }, é o paraíso em pó.
scene-much-answers-tuck-1 = Sério? A gente só acha rato lá dentro!
scene-much-to-tuck-1 = Frei, é pecado comer antes da bênção?
scene-tuck-answers-much-1 = Só se não sobrar para quem abençoa.

scene-tuck-to-guy-1 = Venha se confessar, { $to }. Reservei a Quaresma inteira.
scene-guy-answers-tuck-1 = Confessar o quê? Tenho orgulho de tudo.
scene-guy-to-tuck-1 = Você jejua alguma vez, frade?
scene-tuck-answers-guy-1 = Claro, meu filho. Sem jejum não há desjejum.

scene-tuck-to-steward-1 = O que dizem seus livros sobre a cota dos anjos, { $to }?
scene-steward-answers-tuck-1 = Que na sua adega, frade, mora um anjo muito corpulento.
scene-steward-to-tuck-1 = Entraram quarenta barris na adega, frade. Conto trinta e um.
scene-tuck-answers-steward-1 = Conte de novo amanhã. Vai acabar mais rápido.

scene-tuck-to-prince-john-1 = Rezo por você toda noite, { $to }.
scene-prince-john-answers-tuck-1 = Pois reze MAIS ALTO! Não está adiantando nada!
scene-prince-john-to-tuck-1 = Abençoe-me, frade! Em latim! Parece mais caro.
scene-tuck-answers-prince-john-1 = Ubi caseus, ibi gaudium. Vá em paz.

scene-tuck-to-richard-1 = Majestade, o que se come numa cruzada?
scene-richard-answers-tuck-1 = Areia, frade. Aos domingos, areia quente.
scene-richard-to-tuck-1 = Já sitiei uma cidade com menos mantimentos que o seu almoço, frade.
scene-tuck-answers-richard-1 = E ela caiu, majestade? O meu almoço nunca resiste.

scene-will-to-marian-1 = Você podia dizer algo das minhas botas, { $to }.
scene-marian-answers-will-1 = Podia. Mas recebi boa educação.
scene-marian-to-will-1 = Meu broche sumiu, { $to }, e você está sorrindo.
scene-will-answers-marian-1 = Eu sempre sorrio, minha senhora. O broche é coincidência.

scene-will-to-john-1 = Como está o tempo aí em cima, { $to }?
scene-john-answers-will-1 = Calmo. Até você falar.
scene-john-to-will-1 = Pena nova, { $to }? Tem um pavão pelado atrás dela.
scene-will-answers-john-1 = Diga a ele que em mim fica melhor.

scene-will-to-much-1 = Primeira lição, { $to }: nunca faça cara de culpado.
scene-much-answers-will-1 = Mas eu não fiz nada! Ou fiz? O que foi que eu fiz?
scene-much-to-will-1 = Como se limpa um bolso sem ninguém notar, { $to }?
scene-will-answers-much-1 = Assim. Tome, o seu lenço.

scene-will-to-guy-1 = Sempre de preto, { $to }. Quem morreu?
scene-guy-answers-will-1 = Ninguém ainda. Gosto de me adiantar.
scene-guy-to-will-1 = Ainda vejo você na forca, { $to }.
scene-will-answers-guy-1 = Avise o dia. Vou querer camisa limpa.

scene-will-to-steward-1 = Qual a chance de eu me comportar hoje, { $to }?
scene-steward-answers-will-1 = Não tenho coluna tão estreita.
scene-steward-to-will-1 = Examinei a sua moeda, { $to }. Ela tem duas caras.
scene-will-answers-steward-1 = Como todo mundo. Ela ao menos não esconde.

scene-will-to-prince-john-1 = Bela coroa, { $to }. Sai fácil?
scene-prince-john-answers-will-1 = NÃO SAI! Eu durmo com ela! Tomo banho com ela!
scene-prince-john-to-will-1 = Pare de olhar para os meus anéis, { $to }!
scene-will-answers-prince-john-1 = Não estou olhando. Estou me despedindo deles por você.

scene-will-to-richard-1 = Um rei na masmorra, majestade? Eu saía antes do jantar.
scene-richard-answers-will-1 = Eu gostava da companhia. Estava sozinho.
scene-richard-to-will-1 = Vi um chapéu assim em Acre, { $to }. Num camelo.
scene-will-answers-richard-1 = Eu me lembro dele. Copiou de mim.

scene-marian-to-john-1 = Pode se sentar, { $to }. A cadeira já rezou.
scene-john-answers-marian-1 = Fico de pé. Já foram quatro.
scene-john-to-marian-1 = Pesa esse bordado, { $to }? Eu carrego.
scene-marian-answers-john-1 = É um lenço, meu caro. Mas tome, com as duas mãos.

scene-marian-to-much-1 = Pode levantar os olhos, { $to }. Eu não mordo.
scene-much-answers-marian-1 = Não, minha senhora! A senhora sorri! Disseram que é pior!
scene-much-to-marian-1 = Minha senhora, tem farinha no seu nariz! É minha! Desculpe!
scene-marian-answers-much-1 = Então é pó de arroz, rapaz. Domingo a corte inteira vai usar.

scene-marian-to-guy-1 = Você sorriu, { $to }. Está passando mal?
scene-guy-answers-marian-1 = Foi o sol. Não vai se repetir.
scene-guy-to-marian-1 = Case comigo, { $to }. Tenho um castelo.
scene-marian-answers-guy-1 = Eu sei. Vi por fora. É o melhor lado dele.

scene-marian-to-steward-1 = Tenho coluna nos seus livros, { $to }?
scene-steward-answers-marian-1 = Três, minha senhora: encanto, tesouras e diversos.
scene-steward-to-marian-1 = Calculei o seu sorriso, minha senhora. Sai caro para os outros.
scene-marian-answers-steward-1 = E olhe que dou de presente. Refaça a conta.

scene-marian-to-prince-john-1 = Você está pisando no meu vestido, { $to }.
scene-prince-john-answers-marian-1 = Piso onde EU QUERO! Todos os vestidos são MEUS!
scene-prince-john-to-marian-1 = Mais funda essa reverência, { $to }! Mais!
scene-marian-answers-prince-john-1 = Se eu descer mais, alteza, ficamos da mesma altura.

scene-marian-to-richard-1 = Reguei as suas roseiras na sua ausência, majestade.
scene-richard-answers-marian-1 = Eu vi. Agora fazem reverência. E têm o dobro de espinhos.
scene-richard-to-marian-1 = Com você, { $to }, Acre teria caído em um dia.
scene-marian-answers-richard-1 = Em uma hora, majestade. Eu teria pedido com jeito.

scene-john-to-much-1 = Suba nos meus ombros, { $to }. Olhe.
scene-much-answers-john-1 = Estou vendo o moinho! Estou vendo tudo! Já posso descer?
scene-much-to-john-1 = Se você é o pequeno, { $to }, como é o grande?
scene-john-answers-much-1 = Sei lá. Eu me escondo.

scene-john-to-guy-1 = Você está em cima do meu pé, { $to }.
scene-guy-answers-john-1 = Um pé? Achei que fosse a ponte.
scene-guy-to-john-1 = Você está tapando o meu sol, { $to }.
scene-john-answers-guy-1 = Perto de você é sempre escuro. Não sou eu.

scene-john-to-steward-1 = Dá para me anotar menor, { $to }? É por causa das portas.
scene-steward-answers-john-1 = Anotar eu anoto. Mas porta não lê.
scene-steward-to-john-1 = Quantas ovelhas você come por refeição, { $to }? Por alto.
scene-john-answers-steward-1 = Por alto, duas. Sentado, três.

scene-john-to-prince-john-1 = Temos o mesmo nome, { $to }. Só um de nós é pequeno.
scene-prince-john-answers-john-1 = É VOCÊ! Está escrito! Está no seu NOME!
scene-prince-john-to-john-1 = De joelhos, { $to }!
scene-john-answers-prince-john-1 = Já estou.

scene-john-to-richard-1 = Tem muralha para derrubar, majestade? Quinta estou livre.
scene-richard-answers-john-1 = Quinta, então. A muralha eu levo.
scene-richard-to-john-1 = Com dez como você, { $to }, eu teria tomado Jerusalém.
scene-john-answers-richard-1 = Dez como eu, majestade? O barco afunda.

scene-much-to-guy-1 = É verdade que você come ratos, { $to }?
scene-guy-answers-much-1 = Só os que fazem perguntas.
scene-guy-to-much-1 = Bu, { $to }.
scene-much-answers-guy-1 = Aaah! Ah, é só você. Espere. AAAH!

scene-much-to-steward-1 = Contei meus dedos, { $to }, e deu onze!
scene-steward-answers-much-1 = Você contou um polegar duas vezes. Os livros admitem dez.
scene-steward-to-much-1 = Quantos são uma dúzia, { $to }?
scene-much-answers-steward-1 = Doze! Onze, quando é meu pai que vende!

scene-much-to-prince-john-1 = Já faço a reverência, alteza? É cedo? Está bem baixo?
scene-prince-john-answers-much-1 = MAIS BAIXO! De pé! Mais baixo! Por que está tonto?
scene-prince-john-to-much-1 = Você, { $to }! Prove isto antes de mim!
scene-much-answers-prince-john-1 = Que delícia! Acabou! Era para deixar um pouco?

scene-much-to-richard-1 = Dizem que o senhor tem coração de leão, majestade! E o leão não ligou?
scene-richard-answers-much-1 = Ele ainda me escreve. Quer de volta.
scene-richard-to-much-1 = Você treme, { $to }. Eu também tremia, antes de cada batalha.
scene-much-answers-richard-1 = Sério, majestade? Eu tremo antes do café!

scene-guy-to-steward-1 = Quem devo temer mais, { $to }? Pelos seus livros.
scene-steward-answers-guy-1 = Pelos meus livros, senhor: a escada.
scene-steward-to-guy-1 = Seus inimigos já não cabem numa página, { $to }.
scene-guy-answers-steward-1 = Abra outro livro. De capa preta.

scene-guy-to-prince-john-1 = Quem devo assustar hoje, alteza?
scene-prince-john-answers-guy-1 = Todo mundo! Depois da minha soneca. E não a MIM, como da outra vez!
scene-prince-john-to-guy-1 = Você gosta de mim, { $to }? De verdade?
scene-guy-answers-prince-john-1 = Sou pago para isso, alteza. Dá no mesmo.

scene-guy-to-richard-1 = Fui leal ao senhor, majestade. A meu modo.
scene-richard-answers-guy-1 = Eu sei. Li as suas cartas. Letra bonita.
scene-richard-to-guy-1 = Sorria, { $to }. Eu voltei.
scene-guy-answers-richard-1 = Isto é um sorriso, majestade. Levei anos.

scene-steward-to-prince-john-1 = Suas cortinas custam mais que o exército, alteza.
scene-prince-john-answers-steward-1 = ÓTIMO! O exército não combinava com o tapete!
scene-prince-john-to-steward-1 = Quanto o povo me ama, { $to }? Em números!
scene-steward-answers-prince-john-1 = Há um número, alteza. É redondo. Muito redondo.

scene-steward-to-richard-1 = O livro do seu resgate ocupa uma estante inteira, majestade.
scene-richard-answers-steward-1 = Leia um pouco para mim hoje à noite. Nunca fui tão caro a alguém.
scene-richard-to-steward-1 = Que chance eu tenho de uma vida tranquila, { $to }?
scene-steward-answers-richard-1 = O senhor já gastou, majestade. Todas, em Acre.

scene-prince-john-to-richard-1 = Você pegou o meu cavalinho de pau, irmão! Eu tinha QUATRO anos!
scene-richard-answers-prince-john-1 = Levei para Chipre. Lutou melhor que muita gente.
scene-richard-to-prince-john-1 = Trouxe uma coisa do Oriente para você, irmão: paciência.
scene-prince-john-answers-richard-1 = Ela brilha? Me dê! AGORA!
