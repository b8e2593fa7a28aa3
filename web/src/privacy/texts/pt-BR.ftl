# What is kept where.
privacy-title = O que é guardado, e onde
privacy-line = Curto, porque é pouco.
privacy-part-browser = Neste navegador
privacy-part-browser-about = Uma chave que faz de você a mesma pessoa amanhã, os segredos dos seus lugares, seu nome, o idioma e seus ajustes. Sem cookies. Saia, e seu nome e seus lugares somem daqui; limpe os dados do site, e some tudo.
privacy-part-server = No servidor
privacy-part-server-about = As mesas e partidas que você jogou, com os nomes e as palavras ditas ali, e, só por impressões, quais lugares são seus. Ninguém mais fica sabendo quais. Mesas em que ninguém mexe são retiradas depois de um tempo; quanto, decide quem cuida do servidor. Endereços da Internet são guardados só como impressões, com uma partida em andamento.
privacy-part-account = Com uma chave de acesso
privacy-part-account-about = Seu nome aqui, a metade pública de cada chave de acesso e quais navegadores têm a sessão aberta: de que tipo, desde quando e quando passaram pela última vez. Nem senha, nem e-mail, nem impressão digital: isso fica no seu aparelho.
privacy-part-push = O aviso da sua vez
privacy-part-push-about = Se você aceitou: o endereço do seu navegador no serviço da empresa que o faz, chaves para cifrar para ele, o seu idioma, as suas horas de silêncio e o seu fuso horário. Uma mensagem diz que é a sua vez e quem está à mesa. Um toque acaba com isso, e vai embora com todo o resto.
privacy-part-others = Com os outros da mesa
privacy-part-others-about = As próprias partidas. Elas são de todas as pessoas que jogaram, com o nome que você usava, e continuam com elas quando você se faz esquecer. Quem comanda a mesa de uma partida pode apagá-la para todo mundo.
privacy-part-operator = Quem cuida deste servidor
privacy-part-operator-about = pode ler o banco de dados: partidas, palavras e nomes, mas nenhuma chave que abra alguma coisa.
privacy-part-never = Nunca
privacy-part-never-about = Nada é enviado a mais ninguém, salvo o aviso cifrado de que é a sua vez, se você pediu: nem propaganda, nem contagem de visitas, nem fontes ou programas de outros lugares.
privacy-mine = Baixar tudo, ou fazer esquecer: em Minhas partidas
