// Lets a program run with a C library that is older than that of the system on which it was linked.
//
// Foundation refers to `hypot` and `hypotf`. The linker takes their newest version, of glibc 2.35, which handles errors in
// another way. These two functions call the first version, and so glibc 2.34 is enough: Red Hat Enterprise Linux 9 has it.

#include <stdlib.h>

#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
#if defined(__x86_64__)
#define FIRST_VERSION "GLIBC_2.2.5"
#else
#define FIRST_VERSION "GLIBC_2.17"
#endif

double first_hypot(double x, double y);
float first_hypotf(float x, float y);
__asm__(".symver first_hypot, hypot@" FIRST_VERSION);
__asm__(".symver first_hypotf, hypotf@" FIRST_VERSION);

double hypot(double x, double y) { return first_hypot(x, y); }
float hypotf(float x, float y) { return first_hypotf(x, y); }
#endif
