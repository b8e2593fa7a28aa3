option-royal-goods = Dobra królewskie
option-royal-goods-explained = Dwanaście cennych kart (sześć przy trzech graczach): u bram kontrabanda, ale w walce o koronę liczą się za dwie lub trzy.

law-R = Dobra królewskie
law-R1 = Do stosu głównego dokłada się 12 kart królewskich (przy trzech graczach 6 z nich). W deklaracji karta królewska liczy się jako jedna karta i zawsze jest konfiskowana, gdy torba jest kontrolowana. Instrukcje francuska i polska wprowadzają je po kilku pierwszych grach.
