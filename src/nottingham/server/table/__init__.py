"""Table room: the pure state machine of one table. Commands in, rows of the log out, and a reducer over the rows."""
