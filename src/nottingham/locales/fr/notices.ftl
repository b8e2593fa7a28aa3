# What a browser is shown at the door, where a program is told a code. Variables are words for a command line.
notice-unknown-host = La porte ne connaît pas ce nom
notice-unknown-host-about = Il y a bien un Nottingham ici, mais personne ne lui a dit qu’il porte le nom inscrit dans votre barre d’adresse. Il reste donc fermé, par prudence. La personne qui vous a envoyé le lien peut y remédier.
notice-unknown-host-mend = Démarrez le serveur avec { $flag }, ou inscrivez l’hôte dans { $setting }. Cette machine sous le nom de { $local }, et toute adresse en chiffres, entre sans formalité.
notice-banned = L’entrée vous est interdite
notice-banned-about = Les responsables de ce serveur ont fermé la porte à l’adresse d’où vous venez. Cela ne vous vise peut-être pas : une même adresse sert souvent à beaucoup de monde. Si vous pensez à une erreur, parlez-leur.
notice-banned-mend = { $list } montre qui est exclu, et { $unban } laisse de nouveau entrer une adresse.
notice-not-found = Il n’y a rien ici
notice-not-found-about = Aucune rue de Nottingham ne mène à cette adresse. Une lettre du lien s’est peut-être perdue en route.
notice-operator = Si ce serveur est le vôtre
notice-home = À la porte de la ville
