# O portão, montar uma mesa, a sala de espera e a cara do que deu errado.
lobby-strap = Um jogo de comerciantes, contrabando, subornos e um Xerife ganancioso, para três a seis pessoas
lobby-issue = Dia de feira, n.º { $number }. Preço: o que você conseguir passar pelo portão.
lobby-ear-bribe = A propina de hoje
lobby-ear-bribe-1 = Oito moedas e duas maçãs. O Xerife aceita propostas.
lobby-ear-bribe-2 = Seis moedas e um elogio. O elogio é opcional.
lobby-ear-bribe-3 = Um queijo bem curado. Pão não se aceita mais.
lobby-ear-weather = O tempo
lobby-ear-weather-1 = Tempo firme no portão, com chance de inspeção.
lobby-ear-weather-2 = Neblina. Ótimo para bolsas pesadas.
lobby-ear-weather-3 = Claro e honesto, fechando à tarde.
lobby-doors = Começar
lobby-play-now = Jogar já
lobby-play-now-about = { $strength ->
    [gentle] Você e três personagens bonachões, direto para a feira. Vença duas vezes e eles abrem o olho.
    [sharp] Você e três personagens no auge, direto para a feira. O Rei Ricardo só vem se for chamado.
   *[usual] Você e três personagens, direto para a feira. Vença mais duas vezes e eles jogam mais afiados.
}
lobby-set = Nova mesa
lobby-set-about = Edição, lugares, companhia, relógio: sua casa, suas regras.
lobby-set-choose = Escolher
lobby-join = Entrar
lobby-join-about = Alguém mandou um código ou um link para você.
lobby-code = Código
lobby-code-label = Código do convite
lobby-attractions = Mais coisas no portão
lobby-to-today = A feira do dia
lobby-to-today-about = As mesmas cartas para todos. Uma só chance.
lobby-to-puzzles = Enigmas
lobby-to-puzzles-about = Abrir ou aceitar o suborno? Dez por dia.
lobby-to-mine = Minhas partidas
lobby-to-mine-about = Resultados, façanhas e números, tudo seu.
lobby-to-standing = Mesas fixas
lobby-to-standing-about = Os mesmos amigos, o mesmo link, toda semana.
lobby-to-cups = Torneios
lobby-to-cups-about = As mesmas cartas em todas as mesas: a sorte não conta.
lobby-to-tablet = Tablet no meio
lobby-to-tablet-about = O tabuleiro para todos, sua mão no celular.
lobby-to-hotseat = Uma tela só
lobby-to-hotseat-about = Passe adiante, e sem espiar.
lobby-games = Suas partidas
lobby-games-none = Nenhuma ainda. As partidas que você começa ou em que entra ficam guardadas aqui: pode fechar a página e voltar.
lobby-games-kept = Seus lugares estão guardados. Eles aparecem aqui assim que o servidor responder.
lobby-stage-waiting = Na sala de espera, { $free ->
    [0] sem lugares livres
    [one] { $free } lugar livre
   *[other] { $free } lugares livres
}.
lobby-stage-finished = Encerrada. O Fuxico conta tudo.
lobby-stage-yours = A mesa espera por você.
lobby-stage-playing = Em andamento.
lobby-your-turn = Sua vez
lobby-square = Na praça
lobby-square-none = Nenhuma partida pública agora. Monte uma mesa aberta a todos, e alguém vai aparecer.
lobby-square-table = { $edition }, { $taken } de { $seats } lugares ocupados
lobby-sit = Sentar
lobby-watch = Assistir
lobby-tablet-here = Pôr esta tela no meio
lobby-new = Chegou agora?
lobby-new-about = Encha uma bolsa. Diga o que há nela. De verdade, ou não. As regras cabem em uma ou duas páginas.
lobby-rules = Como jogar
lobby-first-time = Primeira vez?
lobby-guided = Partida guiada de cinco minutos
lobby-unofficial = Não oficial.
lobby-unofficial-about = Feito por admiradores do jogo de tabuleiro, sem ligação com seus autores ou editoras.
lobby-drawings = Desenhos a partir de game-icons.net, CC BY 3.0.
lobby-credits = Créditos
lobby-home = Ao portão da cidade

lobby-edition = Edição
lobby-edition-first = Duas pilhas de descarte para pescar. De três a cinco participantes.
lobby-edition-second = Uma pilha só; o Xerife diz quem começa. De três a seis participantes.
lobby-read-rules = Ler estas regras
lobby-options = Opções
lobby-options-none = Nenhuma
lobby-seats = Lugares
lobby-seats-rounds = { $rounds } rodadas. Todo mundo vira Xerife.
lobby-seats-six = { $rounds } rodadas. Dois fiscais guardam juntos o portão.
lobby-seat = Lugar { $number }
lobby-name = Seu nome
# Nomes para quem não disse nenhum, nenhum deles de personagem; uma vírgula e um espaço entre dois.
lobby-woods = Robin, Alan, Helena, Gilberto, Clorinda, Artur, Rosamunda, Edmundo, Matilde, Godofredo, Leonor, Teobaldo
lobby-name-about = É você. Os outros veem este nome.
lobby-a-friend = Um amigo
lobby-a-friend-about = Fica livre. Você recebe um link para mandar.
lobby-models = Modelos de linguagem
lobby-model-about = Um modelo de linguagem. Recebe tudo o que se diz nesta mesa.
lobby-levels = Pela força
lobby-level-easy = O Intendente, brando
lobby-level-easy-about = Sabe as regras e pouco mais. Para uma primeira noite.
lobby-level-normal = O Intendente, firme
lobby-level-normal-about = Lembra do que você fez, de vez em quando.
lobby-level-hard = O Intendente em plena forma
lobby-level-hard-about = Joga para ganhar, quase não suborna, não esquece nada. Sem graça, e duro de vencer.
lobby-strength = Como eles jogam
lobby-strength-gentle = De leve
lobby-strength-gentle-about = Reparam pouco e hesitam muito. Para uma primeira noite.
lobby-strength-usual = Como sempre
lobby-strength-usual-about = Cada um como diz a carta.
lobby-strength-sharp = Para valer
lobby-strength-sharp-about = Logo entendem seu jogo, vigiam a feira e quase não hesitam.
lobby-brought-about = Um bot trazido por quem cuida deste servidor.
lobby-who = Quem pode entrar
lobby-private = Só amigos
lobby-private-about = Quem tiver o link ou o código.
lobby-public = Qualquer pessoa
lobby-public-about = Anunciada na praça, aberta a estranhos e curiosos.
lobby-clock = Relógio
lobby-clock-seconds = { $seconds ->
    [0] Sem relógio
    [30] 30 segundos por decisão
    [60] 1 minuto por decisão
    [180] 3 minutos por decisão
    [86400] Um dia por decisão
   *[other] { $seconds } segundos por decisão
}
lobby-clock-none-about = Pense com calma; os outros também vão.
lobby-clock-about = Quando o tempo acaba, um bot guarda o lugar até a pessoa voltar.
lobby-clock-days-about = Sem pressa: ninguém precisa estar presente ao mesmo tempo.
lobby-minutes = { $minutes ->
    [one] { $minutes } minuto por comerciante
   *[other] { $minutes } minutos por comerciante
}
lobby-house-about = Uma tabela por mercadoria, escrita em TOML.
lobby-house-file = Escolher um arquivo
lobby-house-text = O texto delas
lobby-house-read = Ler as mercadorias
lobby-house-none = Jogar sem elas
lobby-house-example = Mostrar um exemplo
lobby-market-about = Quanto valem as cartas. A mais alta fica por cima.
lobby-market-card = { $good }, carta { $number }
lobby-market-printed = Voltar aos valores de costume
lobby-mend-who = Só amigos
lobby-mend-seats = Jogar em { $players }
lobby-mend-options = Deixar de fora
lobby-mend-edition = Usar a segunda edição
lobby-mend-first = Antes resolva o que não combina.
lobby-open-table = Abrir a mesa
lobby-deal = Dar as cartas
lobby-open-about = { $open ->
    [0] Todos os lugares estão ocupados: a partida começa na hora.
    [one] Um lugar fica livre para um amigo.
   *[other] { $open } lugares ficam livres para amigos.
}

lobby-waiting = A sala de espera
lobby-waits-seats = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
lobby-waits-you = Estão esperando você: diga que já pode começar.
lobby-waits-ready = Falta { $name } dizer que sim.
lobby-waits-host = Todo mundo chegou. { $name } dá as cartas quando quiser.
lobby-all-set = Todo mundo chegou. Dê as cartas quando quiser.
lobby-free-seat = Um lugar livre
lobby-free-seat-about = Para um amigo, ou um personagem.
lobby-this-is-you = você
lobby-host = comanda a mesa
lobby-person = participante
lobby-bot = quem joga é um bot
lobby-ready = tudo pronto
lobby-not-ready = ainda não
lobby-away = ausente
lobby-rename = Mudar meu nome
lobby-keep-name = Ficar com este nome
lobby-seat-bot = Chamar um personagem
lobby-swap-bot = Trocar
lobby-choose-bot = Quem se senta aqui?
lobby-sits-already = Já está na mesa.
lobby-remove = Tirar
lobby-hand-over = Passar o comando
lobby-fill = Completar a mesa
lobby-start = Dar as cartas
lobby-set-ready = Por mim, pode começar
lobby-unready = Pensando bem, ainda não
lobby-claim-host = Ninguém comanda a mesa: assumir
lobby-watching = Você está assistindo. A partida começa quando quem comanda a mesa der as cartas.
lobby-leave = Sair
lobby-agreed = O combinado
lobby-invite = Convidar amigos
lobby-invite-about = Leia o código em voz alta, mande o link ou mostre a imagem a um celular.
lobby-invite-here = Este endereço só vale neste computador. Inicie com --lan para que os celulares da casa possam entrar.
lobby-qr = O link como código QR
lobby-link = Link
lobby-copy = Copiar link
lobby-copied = Copiado.
lobby-copy-by-hand = O link está selecionado: copie pelo teclado ou com um toque longo.
lobby-share = Compartilhar
lobby-share-text = Há um lugar para você no portão de Nottingham.

lobby-move = Seu lugar está aqui
lobby-move-about = Continue a partida neste aparelho: a mesma mão, a mesma bolsa, a mesma cara de inocente.
lobby-move-do = Sentar aqui
lobby-invited = Você recebeu um convite
lobby-invited-about = Um lugar, uma bolsa e um Xerife que olha para o outro lado. Às vezes.
lobby-try-again = Tentar de novo
lobby-face-gone = Esta mesa não existe mais
lobby-face-gone-about = Mesas em que ninguém mexe são desfeitas depois de um tempo. A próxima se monta em um instante.
lobby-face-game = Essa partida não existe
lobby-face-game-about = Este link leva a uma partida que nunca foi jogada aqui ou que foi apagada. Confira se ele foi copiado inteiro.
lobby-face-full = A mesa está cheia
lobby-face-full-about = Há uma pessoa em cada lugar. Você pode assistir, ou montar sua própria mesa.
lobby-face-held = Nesta partida, não mais
lobby-face-held-about = Do seu aparelho ou da sua casa alguém já teve um lugar nesta partida e viu as cartas. Você pode assistir, e sentar quando a próxima começar.
lobby-face-apart = Vão terminar entre si
lobby-face-apart-about = Quem joga prefere terminar esta partida entre si. Você pode assistir, e sentar quando a próxima começar.
lobby-face-removed = Pediram que você saísse
lobby-face-removed-about = Quem comanda a mesa cedeu o seu lugar. Acontece com os melhores comerciantes; há outras mesas.
lobby-face-code = Nenhuma mesa com esse código
lobby-face-code-about = Códigos têm oito letras e números, e somem junto com a mesa. Peça outro aos seus amigos.
lobby-face-restarting = O portão fechou por um momento
lobby-face-restarting-about = O servidor não responde; talvez esteja reiniciando. Seu lugar e suas cartas estão guardados.
lobby-face-offline = Você saiu da estrada
lobby-face-offline-about = Este aparelho está sem conexão. A partida espera, e o seu lugar também.
lobby-face-crowd = A praça está lotada
lobby-face-crowd-about = Há tanta gente assistindo a esta mesa que não cabe mais ninguém. Tente daqui a pouco.
lobby-face-old = Há uma edição mais nova desta página
lobby-face-old-about = O servidor fala de coisas que esta página não conhece. Recarregue; seu lugar está guardado.
lobby-face-lost = Este lugar não é mais seu
lobby-face-lost-about = Foi deixado em outra janela, ou outra pessoa já se sentou aqui.
lobby-face-moved = Seu lugar mudou de aparelho
lobby-face-moved-about = Você fechou este lugar aqui a partir de outro aparelho. Continue por lá.
lobby-face-busy = Gente demais no portão
lobby-face-busy-about = O servidor não está dando conta. Espere um minuto e bata de novo.
lobby-face-stumble = Algo deu errado
lobby-face-stumble-about = A culpa não é sua. Tente de novo; se você tem um lugar, ele está guardado.

# O mesmo em uma linha, e outras coisas que uma mesa recusa.
lobby-sorry = Não deu certo. Tente de novo daqui a pouco.
lobby-passkey-not-used = A chave de acesso não foi usada. Nada mudou.
lobby-no-server = O servidor não responde. Ainda está ligado?
lobby-no-network = Este aparelho está sem conexão.
lobby-no-table-full = Não há lugares livres nessa mesa.
lobby-no-no-such-table = Essa mesa não existe mais.
lobby-no-too-many-requests = Batidas demais no portão. Espere um minuto.
lobby-no-server-full = O servidor não tem espaço para outra mesa.
lobby-no-not-host = Só quem comanda a mesa pode fazer isso.
lobby-no-not-ready = Nem todo mundo disse que sim.
lobby-no-seat-empty = Ainda há um lugar livre.
lobby-no-seat-taken = Alguém chegou antes: esse lugar está ocupado.
lobby-no-removed-before = Quem comanda essa mesa pediu que você saísse.
lobby-no-host-is-here = Quem comanda a mesa voltou.
lobby-no-already-started = As cartas já foram dadas.
lobby-change-rules = Mudar as regras
lobby-change-about = Os lugares ficam como estão. Todos confirmam de novo que podem começar.
lobby-change-agree = Jogar assim
lobby-rules-changed = { $name } mudou as regras. Dê uma olhada e avise quando puder começar.
lobby-match = Achar uma mesa
lobby-match-about = Com quem estiver por aí. Se ninguém espera, uma mesa é posta para você, e outros podem achá-la.
lobby-match-any = Tanto faz
lobby-match-find = Sentar
lobby-match-strangers = Aqui se joga com desconhecidos: frases prontas e reações, sem texto livre. As cartas são dadas assim que a mesa enche ou a espera acaba.
lobby-wait = Os bots ocupam os lugares vazios
lobby-wait-seconds = { $seconds ->
    [0] nunca
    [60] depois de um minuto
    [180] depois de 3 minutos
    [600] depois de 10 minutos
    [one] depois de { $seconds } segundo
   *[other] depois de { $seconds } segundos
}
lobby-filling = { $free ->
    [0] A mesa está cheia. As cartas são dadas em
   *[other] Os bots ocupam os lugares vazios e as cartas são dadas em
}

# Mesas ranqueadas.
lobby-rated = Ranqueada
lobby-rated-about = O resultado muda a pontuação de toda a mesa. Quem sai fica em último. Sem dicas e sem substituições.
lobby-rated-is = Partida ranqueada: o resultado muda sua pontuação, e quem sai fica em último.
lobby-rated-square = ranqueada
lobby-mend-rated = Jogar sem ranking
lobby-rated-ladder = Ranking
