// Defines nothing for other code. See `program-start.c`.
