/// The characters of an encoding by their numbers, which the Encoding Standard calls pointers.
///
/// The program contains the tables, because the C library of a system may lack its own: small containers leave them out,
/// and some systems have them in a package of their own. A table is read when the first text needs it.
struct EncodingTable: Sendable {
    /// The code points, or 0 for a number without a character.
    private let codes: [UInt32]

    /// Reads a table from the form in which `scripts/make-encodings` writes it: digits skip so many numbers, and `a-e`
    /// are the characters from a to e.
    init(_ lines: StaticString) {
        var codes: [UInt32] = []
        var skipped = 0
        var isRange = false
        for scalar in lines.description.unicodeScalars {
            if case "0"..."9" = scalar {
                skipped = skipped * 10 + Int(scalar.value) - 0x30
                continue
            }
            if skipped > 0 { codes += repeatElement(0, count: skipped) }
            skipped = 0
            if scalar == "-" {
                isRange = true
            } else if isRange, let first = codes.last, first < scalar.value {
                codes += first + 1...scalar.value
                isRange = false
            } else {
                codes.append(scalar.value)
            }
        }
        self.codes = codes
    }

    /// The character of a number, or `nil` if there is none.
    subscript(pointer: Int) -> Unicode.Scalar? {
        guard codes.indices.contains(pointer), codes[pointer] != 0 else { return nil }
        return Unicode.Scalar(codes[pointer])
    }

    static let big5 = EncodingTable(big5Lines)
    static let eucKR = EncodingTable(eucKRLines)
    static let gb18030 = EncodingTable(gb18030Lines)
    static let jis0208 = EncodingTable(jis0208Lines)
    static let jis0212 = EncodingTable(jis0212Lines)
}
