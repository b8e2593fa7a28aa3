# What is kept where.
privacy-title = Ce qui est gardé, et où
privacy-line = Bref, parce qu’il y a peu à dire.
privacy-part-browser = Dans ce navigateur
privacy-part-browser-about = Une clé qui fait de vous la même personne demain, les secrets de vos places, votre nom, la langue et vos réglages. Pas de cookies. Déconnectez-vous, et il ne reste ici ni votre nom ni vos places ; effacez les données du site, et il ne reste rien.
privacy-part-server = Sur le serveur
privacy-part-server-about = Les tables et les parties que vous avez jouées, avec les noms et les paroles qui s’y sont dits, et, par de simples empreintes, quelles places sont les vôtres. Personne d’autre ne l’apprend. Les tables que personne ne touche sont retirées au bout d’un temps ; qui tient le serveur en décide. Les adresses Internet ne sont gardées que sous forme d’empreintes, avec une partie en cours.
privacy-part-account = Avec une clé d’accès
privacy-part-account-about = Votre nom ici, la moitié publique de chaque clé d’accès, et quels navigateurs sont connectés : leur genre, depuis quand, et leur dernier passage. Ni mot de passe, ni courriel, ni empreinte de doigt : cela reste sur votre appareil.
privacy-part-push = L’avis de votre tour
privacy-part-push-about = Si vous l’avez accepté : l’adresse de votre navigateur auprès du service de son éditeur, des clés pour chiffrer à son intention, votre langue, vos heures calmes et votre fuseau horaire. Un message dit que c’est à vous et qui est à la table. Un geste y met fin, et cela part avec tout le reste.
privacy-part-others = Chez les autres à la table
privacy-part-others-about = Les parties elles-mêmes. Elles appartiennent à toutes les personnes qui ont joué, avec le nom que vous portiez, et leur restent quand vous vous faites oublier. L’hôte d’une partie peut l’effacer pour tout le monde.
privacy-part-operator = Qui tient ce serveur
privacy-part-operator-about = peut lire sa base de données : parties, paroles et noms, mais aucune clé ni clé d’accès qui ouvrirait quoi que ce soit.
privacy-part-never = Jamais
privacy-part-never-about = Rien n’est envoyé à qui que ce soit d’autre, sauf le mot chiffré que c’est à vous, si vous l’avez demandé : ni publicité, ni comptage des visites, ni polices ou scripts venus d’ailleurs.
privacy-mine = Tout télécharger, ou tout faire oublier : dans Mes parties
