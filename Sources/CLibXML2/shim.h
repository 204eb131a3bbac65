// The HTML and XML parsers of libxml2. Texts are turned into UTF-8 before they come here, so none of the
// library's own conversions is ever asked for.

#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

// ICU's headers, which no call made here needs, would define anew what Foundation's own ICU has defined for Swift.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>

#endif
