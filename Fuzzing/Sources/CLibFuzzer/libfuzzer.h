#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's own header is C++. The library comes with the compiler's -sanitize=fuzzer.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
