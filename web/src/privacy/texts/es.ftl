# What is kept where.
privacy-title = Qué se guarda, y dónde
privacy-line = Breve, porque es poco.
privacy-part-browser = En este navegador
privacy-part-browser-about = Una clave que te hace la misma persona mañana, los secretos de tus asientos, tu nombre, el idioma y tus ajustes. Sin cookies. Si cierras la sesión, aquí no queda ni tu nombre ni tus asientos; si borras los datos de la página, nada.
privacy-part-server = En el servidor
privacy-part-server-about = Las mesas y partidas que has jugado, con los nombres y las palabras que se dijeron en ellas, y solo por huellas qué asientos son tuyos. A nadie más se le dice cuáles. Las mesas que nadie toca se retiran al cabo de un tiempo; cuánto, lo decide quien lleva el servidor. Las direcciones de Internet se guardan solo como huellas, con una partida en curso.
privacy-part-account = Con una clave de acceso
privacy-part-account-about = Tu nombre aquí, la mitad pública de cada clave de acceso y qué navegadores tienen la sesión abierta: de qué tipo, desde cuándo y cuándo pasaron por última vez. Ni contraseña, ni correo, ni huella dactilar: eso se queda en tu dispositivo.
privacy-part-push = El aviso de tu turno
privacy-part-push-about = Si lo aceptaste: la dirección de tu navegador en el servicio de su empresa, claves para cifrar para él, tu idioma, tus horas de silencio y tu zona horaria. Un mensaje dice que te toca y quién está a la mesa. Un toque lo termina, y se va con todo lo demás.
privacy-part-others = En manos de los demás
privacy-part-others-about = Las partidas mismas. Son de todas las personas que jugaron, con el nombre que llevabas, y siguen siendo suyas cuando haces que se te olvide. Quien lleva la mesa de una partida puede borrarla para todo el mundo.
privacy-part-operator = Quien lleva este servidor
privacy-part-operator-about = puede leer su base de datos: partidas, palabras y nombres, pero ninguna clave que abra nada.
privacy-part-never = Nunca
privacy-part-never-about = No se envía nada a nadie más, salvo el aviso cifrado de que te toca, si lo pediste: ni publicidad, ni recuento de visitas, ni letras o programas de otra parte.
privacy-mine = Descargarlo todo, o hacer que se olvide: en Mis partidas
