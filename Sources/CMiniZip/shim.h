// Minizip, the zip library of zlib's authors. Archives are read from memory and written to memory.

#ifndef CMINIZIP_SHIM_H
#define CMINIZIP_SHIM_H

#include <minizip/unzip.h>
#include <minizip/zip.h>

#endif
