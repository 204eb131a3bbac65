/// An encoding with one byte for each character, which programs of the last century used for Western languages.
enum LegacyCharset: CaseIterable {
    /// The encoding of Windows. It contains the visible characters of Latin-1.
    case windows1252
    /// The encoding of DOS.
    case codePage437
    /// The encoding of the Macintosh before Mac OS X.
    case macRoman

    /// The characters of the bytes from 0x80, in order.
    var upper: [Unicode.Scalar] {
        switch self {
        case .windows1252: Self.windows
        case .codePage437: Self.dos
        case .macRoman: Self.mac
        }
    }

    private static let windows = (0x80...0xFF).map { Windows1252.scalar(UInt8($0)) }

    private static let dos = Array(
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)

    private static let mac = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)
}
