// The HTML parser of libxml2, and no more of it. Pages are turned into UTF-8 before they come here, so none of the
// library's own conversions is ever asked for.

#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <libxml/HTMLparser.h>

#endif
