#pragma once
#include <stddef.h>
#include <stdint.h>

// Declared here because the header of libFuzzer is C++. The compiler links the library if it gets -sanitize=fuzzer.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
