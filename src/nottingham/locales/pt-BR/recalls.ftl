# Como um personagem cumprimenta quem conheceu em outra noite. Mais ninguém ouve.
recall-day = { $weekday ->
    [1] na segunda
    [2] na terça
    [3] na quarta
    [4] na quinta
    [5] na sexta
    [6] no sábado
    [7] no domingo
   *[other] da última vez
}
recall-tuck-broken-1 = Você quebrou a palavra comigo { recall-day }, { $to }. Perdoei antes do jantar. Quase.
recall-tuck-owed-1 = Deus te guarde, { $to }! Você ainda me deve uma passagem. Já dei graças por ela.
recall-tuck-liar-1 = Ah, { $to }. Rezei pelas suas bolsas { recall-day }. Eram tantas…
recall-tuck-friend-1 = { $to }! Um rosto honesto. Sente aqui, do lado da torta.
recall-will-broken-1 = Você quebrou a palavra comigo { recall-day }, { $to }. Desde então, tomo notas.
recall-will-owed-1 = { $to }! Você me deve uma passagem. Nunca esqueço o que não paguei.
recall-will-liar-1 = { $to }, gente do ramo. Aprendi duas mentiras com você { recall-day }.
recall-will-friend-1 = { $to }, sempre de confiança. Faça uma maldade hoje, por mim.
recall-marian-broken-1 = Você quebrou a palavra comigo { recall-day }, { $to }. Guardei os cacos.
recall-marian-owed-1 = Que bom ver você, { $to }. Creio que me deve uma passagem.
recall-marian-liar-1 = { $to }, lembro das suas bolsas { recall-day }. Nenhuma dizia a verdade.
recall-marian-friend-1 = { $to }, sua palavra valia { recall-day }. Conto com ela de novo.
recall-john-broken-1 = Você quebrou a palavra { recall-day }, { $to }. Pensei nisso. Ainda penso.
recall-john-owed-1 = Você me deve uma passagem, { $to }. Eu espero. Sou grande.
recall-john-liar-1 = { $to }. Bolsas pesadas de novo? Eram pesadas { recall-day }.
recall-john-friend-1 = Você é gente boa, { $to }. Eu disse isso { recall-day }.
recall-much-broken-1 = { $to }, você quebrou a palavra comigo { recall-day }! Contei para a minha mãe!
recall-much-owed-1 = Você me deve uma passagem, { $to }! Escrevi na mão. Não lavo mais.
recall-much-liar-1 = Oi, { $to }! Você dizia “maçãs” tão bonito { recall-day }. Eram mesmo, alguma vez?
recall-much-friend-1 = { $to }! Você foi tão legal comigo { recall-day }! De novo, por favor!
recall-guy-broken-1 = Você quebrou a palavra comigo { recall-day }, { $to }. Dormi mal. Você nem vai dormir.
recall-guy-owed-1 = { $to }. Você me deve uma passagem, e eu cobro.
recall-guy-liar-1 = As mentiras voltaram. Contei todas { recall-day }, { $to }. Tenho uma lista.
recall-guy-friend-1 = { $to }. Você seguiu as regras { recall-day }. Vou descobrir por quê.
recall-steward-broken-1 = Uma promessa não paga { recall-day }, { $to }. Os juros correram.
recall-steward-owed-1 = Uma passagem pendente, { $to }. Trouxe das nossas últimas contas.
recall-steward-liar-1 = { $to }. Suas mentiras chegaram perto da metade { recall-day }. Ajustei a estimativa.
recall-steward-friend-1 = { $to }. Seu crédito era bom { recall-day }. Aumentei o limite.
recall-prince-john-broken-1 = Você quebrou a palavra COMIGO { recall-day }, { $to }! Estou de mal desde então!
recall-prince-john-owed-1 = Você deve uma passagem a um príncipe, { $to }. Príncipes não cobram. Quase.
recall-prince-john-liar-1 = { $to }! Você mentiu na minha cara { recall-day }. E é uma cara real!
recall-prince-john-friend-1 = { $to }, pode sentar perto de mim. Seus modos foram bons { recall-day }.
recall-richard-broken-1 = Você quebrou a palavra comigo { recall-day }, { $to }. Já cruzei mares com menos peso.
recall-richard-owed-1 = { $to }. Devem-me uma passagem. Um rei sabe esperar, se preciso.
recall-richard-liar-1 = Já conheço suas bolsas, { $to }. Diziam mais que você { recall-day }.
recall-richard-friend-1 = { $to }. Sua palavra resistiu { recall-day }. Minha acolhida também.
