// swift-format-ignore-file
// Written by scripts/make-encodings. Source: the Encoding Standard, https://encoding.spec.whatwg.org.

extension EncodingNames {
    /// The encodings, each with its name in the standard and its other names.
    static let lines: StaticString = """
    big5 big5-eten big5-hkscs big5hkscs cn-big5 cp950 csbig5 ms950 windows-950 x-x-big5
    euc-jp cp51932 cseucpkdfmtjapanese euc_jp eucjp eucjp-ms x-euc-jp
    euc-kr cp949 cseuckr csksc56011987 euc_kr euckr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 ms949 uhc windows-949
    gb18030 cp54936 gb-18030
    gbk chinese cp936 csgb2312 csiso58gb231280 euc-cn euccn gb2312 gb_2312 gb_2312-80 iso-ir-58 ms936 x-gbk
    ibm866 866 cp866 csibm866
    iso-2022-jp cp50220 cp50221 cp50222 csiso2022jp iso-2022-jp-1 iso-2022-jp-2 iso-2022-jp-3 iso-2022-jp-ms
    iso-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
    iso-8859-13 iso8859-13 iso885913
    iso-8859-14 iso8859-14 iso885914
    iso-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9 latin-9 latin9
    iso-8859-16
    iso-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
    iso-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
    iso-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
    iso-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
    iso-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
    iso-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
    iso-8859-8 csiso88598e csiso88598i csisolatinhebrew hebrew iso-8859-8-e iso-8859-8-i iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 logical visual
    koi8-r cskoi8r koi koi8 koi8_r koi8r
    koi8-u koi8-ru
    macintosh csmacintosh mac macroman x-mac-roman
    shift_jis cp932 csshiftjis ms932 ms_kanji shift-jis sjis windows-31j windows-932 x-sjis
    windows-1250 cp1250 x-cp1250
    windows-1251 cp1251 x-cp1251
    windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
    windows-1253 cp1253 x-cp1253
    windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
    windows-1255 cp1255 x-cp1255
    windows-1256 cp1256 x-cp1256
    windows-1257 cp1257 x-cp1257
    windows-1258 cp1258 x-cp1258
    windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
    x-mac-cyrillic mac-cyrillic maccyrillic x-mac-ukrainian
    """
}
