// Defines only symbols for the linker. See `empty-icu-data.c`.
