// The programs do not use the data of ICU, the Unicode library inside Foundation: no part of them imports Foundation,
// and the packages that do use it for types such as Data. The data is 34 MB, half of a statically linked program. A
// linker takes a symbol from an object before it searches archives, so the empty data below replaces it.
//
// The symbol is hidden. A program that links Foundation dynamically therefore keeps the data of that library. If a
// toolchain has another version of ICU, the names below do not match and the program is larger, with the same behaviour.

#include "empty-icu-data.h"

#include <stdint.h>

/// A package of ICU data without entries: the header that ICU checks, and a table of contents of length 0.
struct package {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size;
    uint16_t reserved;
    uint8_t is_big_endian;
    uint8_t charset_family;
    uint8_t size_of_character;
    uint8_t reserved_byte;
    uint8_t format[4];
    uint8_t format_version[4];
    uint8_t data_version[4];
    uint8_t padding[8];
    uint32_t count;
    uint32_t reserved_word;
    int32_t entries[4];
};

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define IS_BIG_ENDIAN 1
#else
#define IS_BIG_ENDIAN 0
#endif

#define DEFINE_EMPTY_DATA(name)                                                                    \
    __attribute__((visibility("hidden"), aligned(16))) const struct package name = {               \
        .header_size = 32,                                                                         \
        .magic = {0xDA, 0x27},                                                                     \
        .info_size = 20,                                                                           \
        .is_big_endian = IS_BIG_ENDIAN,                                                            \
        .size_of_character = 2,                                                                    \
        .format = {'T', 'o', 'C', 'P'},                                                            \
        .format_version = {1},                                                                     \
    }

DEFINE_EMPTY_DATA(icudt74_dat);
DEFINE_EMPTY_DATA(icudt75_dat);
DEFINE_EMPTY_DATA(icudt76_dat);
DEFINE_EMPTY_DATA(icudt77_dat);
DEFINE_EMPTY_DATA(icudt78_dat);
