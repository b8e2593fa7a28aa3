# What a browser is shown at the door, where a program is told a code. Variables are words for a command line.
notice-unknown-host = O portão não conhece esse nome
notice-unknown-host-about = Há uma Nottingham aqui, mas ninguém lhe disse que ela atende pelo nome que está na sua barra de endereço. Então, por via das dúvidas, ela fica fechada. Quem mandou o link para você pode resolver isso.
notice-unknown-host-mend = Inicie o servidor com { $flag }, ou ponha o host em { $setting }. Esta máquina como { $local }, e qualquer endereço feito de números, entra sem mais.
notice-banned = Você não pode entrar aqui
notice-banned-about = Quem cuida deste servidor fechou o portão para o endereço de onde você vem. Talvez não seja com você: um mesmo endereço pode servir a muita gente. Se acha que foi engano, fale com eles.
notice-banned-mend = { $list } mostra quem está barrado, e { $unban } deixa um endereço entrar de novo.
notice-not-found = Não há nada aqui
notice-not-found-about = Nenhuma rua de Nottingham leva a este endereço. Talvez uma letra do link tenha se perdido no caminho.
notice-operator = Se este servidor é seu
notice-home = Ao portão da cidade
