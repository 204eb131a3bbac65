// Lets the programs start where /proc is not mounted or not readable, as in some containers and rescue systems.
//
// Before main(), the runtime of Swift looks into /proc for two things: for the file of the program, beside which its
// backtracer could be, and for the arguments. Without the first, it aborts a statically linked program. Without the second,
// the program has no arguments. The function below runs before the runtime and gives it both.
//
// With SWIFT_ROOT, the runtime looks for the backtracer in that folder and not beside the program.

#include "program-start.h"

#if defined(__linux__)
#include <stdlib.h>
#include <unistd.h>

#if defined(__GLIBC__)
/// Sets the arguments of the process. If a toolchain has no such function, the runtime reads the arguments itself.
__attribute__((swiftcall, weak)) void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

static void prepare_program(int count, char **arguments, char **environment) {
    char byte;
    (void)environment;
    if (_swift_stdlib_overrideUnsafeArgvArgc != NULL) _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
    if (readlink("/proc/self/exe", &byte, 1) < 1) setenv("SWIFT_ROOT", "/", 0);
}

// The functions in this section run before those of any library. The C library of GNU passes the arguments to them.
__attribute__((section(".preinit_array"), used)) static void (*const prepare)(int, char **, char **) = prepare_program;
#endif
#endif
