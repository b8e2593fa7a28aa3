# What a browser is shown at the door, where a program is told a code. Variables are words for a command line.
notice-unknown-host = La puerta no conoce ese nombre
notice-unknown-host-about = Aquí hay un Nottingham, pero nadie le ha dicho que se llame como pone en tu barra de direcciones. Así que sigue cerrado, por si acaso. Quien te envió el enlace puede arreglarlo.
notice-unknown-host-mend = Arranca el servidor con { $flag }, o anota el host en { $setting }. Esta máquina como { $local }, y cualquier dirección de números, entra sin más.
notice-banned = Aquí no puedes entrar
notice-banned-about = Quienes llevan este servidor han cerrado la puerta a la dirección desde la que vienes. Puede que no vaya contigo: una misma dirección la comparten muchos. Si crees que es un error, habla con ellos.
notice-banned-mend = { $list } muestra a quién se le ha cerrado, y { $unban } vuelve a dejar pasar una dirección.
notice-not-found = Aquí no hay nada
notice-not-found-about = Ninguna calle de Nottingham lleva a esta dirección. Quizá una letra del enlace se perdió por el camino.
notice-operator = Si este servidor es tuyo
notice-home = A la puerta de la ciudad
