# No trabalho de quem tudo isto se apoia.
credits-title = Créditos
credits-line = Trabalho honesto, honestamente declarado
credits-game = O jogo
credits-game-about = O jogo de tabuleiro é obra de <b>Sergio Halaban</b> e <b>André Zatz</b>. Se você gosta de jogar aqui, jogue em uma mesa de verdade: olhar nos olhos é metade da graça.
credits-unofficial = <b>Não oficial.</b> Feito por admiradores, sem ligação com os autores ou editoras e sem o aval deles. As regras são contadas com nossas próprias palavras; nenhum texto ou imagem do original é usado.
credits-drawings = Desenhos
credits-drawings-about = Nossos, ou feitos a partir de ícones de <b>{ $artists }</b>, sob CC BY 3.0. Foram <b>modificados</b>: separados, contornados, coloridos, hachurados e combinados. Foram usados:
credits-fonts = Fontes
credits-libraries = Bibliotecas
credits-sound = Todos os sons são feitos pela própria página, com ruído e algumas senoides.
