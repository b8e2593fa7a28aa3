# What a browser is shown at the door, where a program is told a code. Variables are words for a command line.
notice-unknown-host = Brama nie zna tej nazwy
notice-unknown-host-about = Jest tu Nottingham, ale nikt mu nie powiedział, że nosi nazwę z twojego paska adresu. Na wszelki wypadek brama zostaje więc zamknięta. Może to naprawić ten, od kogo masz link.
notice-unknown-host-mend = Uruchom serwer z { $flag } albo wpisz nazwę hosta w { $setting }. Ten komputer pod nazwą { $local } i każdy adres złożony z liczb wchodzą bez pytania.
notice-banned = Nie masz tu wstępu
notice-banned-about = Prowadzący ten serwer zamknęli bramę przed adresem, spod którego przychodzisz. Może nie o ciebie chodzi: jeden adres bywa wspólny dla wielu osób. Jeśli to pomyłka, napisz do nich.
notice-banned-mend = { $list } pokazuje, kto nie ma wstępu, a { $unban } znów wpuszcza dany adres.
notice-not-found = Tu niczego nie ma
notice-not-found-about = Żadna ulica Nottingham nie prowadzi pod ten adres. Może po drodze zgubiła się litera z linku.
notice-operator = Jeśli to twój serwer
notice-home = Do bram miasta
