extension String {
    /// The text without the asterisks behind a word that refer to a footnote, or that remain of an emphasis:
    /// `vegetable broth** (2 cans)`. A text in which asterisks also stand before a word stays as it is, because they may
    /// emphasize what is between them.
    var withoutUnmatchedAsterisks: String {
        let asterisk = UInt8(ascii: "*")
        guard utf8.contains(asterisk) else { return self }
        let bytes = Array(utf8)
        var kept: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == asterisk else {
                kept.append(bytes[index])
                index += 1
                continue
            }
            let end = bytes[index...].firstIndex { $0 != asterisk } ?? bytes.count
            let isAtEnd = end == bytes.count || " ,;()".utf8.contains(bytes[end])
            let isAfterSpace = kept.last.map { $0 == UInt8(ascii: " ") } ?? true
            guard isAtEnd else { return self }
            // A sign of multiplication stands between spaces, behind a number or before one.
            let next = bytes[end...].first { $0 != UInt8(ascii: " ") }
            let isSign =
                [kept.last, next].contains { $0.map { (0x30...0x39).contains($0) } ?? false }
                || isAfterSpace && end < bytes.count
            if isSign { kept += bytes[index..<end] }
            index = end
        }
        while kept.last == UInt8(ascii: " ") { kept.removeLast() }
        return String(decoding: kept, as: UTF8.self)
    }
}
