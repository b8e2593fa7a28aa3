"""Operations room: metrics, JSON logging, tuning of the garbage collector."""
