/// Takes text apart into what stands in the places of a grid.
///
/// The rule, from the first scalar of a character to its last: a scalar that takes columns starts a glyph of its own,
/// one that takes none combines with the glyph before it. What no terminal shows in the columns we count is replaced:
/// after a joiner the rest of an emoji family is dropped, so that its first member stands for it; the selectors of
/// emoji and text presentation and the tones of skin are dropped; a flag shows as its two letters; control characters
/// and the marks that turn the direction of writing are left out.
public enum Glyphs {
    /// Calls a function with each cluster of a text and the columns it takes, 1 or 2.
    @inline(__always)
    static func forEach(in text: some StringProtocol, _ body: (Cluster, Int) -> Void) {
        let isDone: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            for byte in bytes {
                if byte >= 0x20, byte != 0x7F {
                    body(Cluster(base: UInt32(byte)), 1)
                } else if byte == 0x09 {
                    body(.space, 1)
                }
            }
            return true
        }
        if isDone != true { forEachInUnicode(text, body) }
    }

    private static func forEachInUnicode(_ text: some StringProtocol, _ body: (Cluster, Int) -> Void) {
        var pending: (cluster: Cluster, width: Int)?
        var isJoined = false
        for scalar in text.unicodeScalars {
            let value = scalar.value
            switch kind(of: value) {
            case .dropped:
                isJoined = value == zeroWidthJoiner && (pending?.width == 2)
            case .mark:
                isJoined = false
                pending?.cluster.append(mark: value)
            case .letter(let base, let width):
                if isJoined, width == 2 {
                    isJoined = false
                    continue
                }
                isJoined = false
                if let pending { body(pending.cluster, pending.width) }
                pending = (Cluster(base: base), width)
            }
        }
        if let pending { body(pending.cluster, pending.width) }
    }

    private enum Kind {
        case letter(UInt32, width: Int)
        case mark
        case dropped
    }

    private static let zeroWidthJoiner: UInt32 = 0x200D

    private static func kind(of value: UInt32) -> Kind {
        switch value {
        case 0x20..<0x7F: .letter(value, width: 1)
        case 0x09: .letter(0x20, width: 1)
        case ..<0x20, 0x7F..<0xA0, 0xAD: .dropped
        case ..<0x300: .letter(value, width: 1)
        // Zero-width spaces, joiners, direction marks; line and paragraph separators; selectors; tags.
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE0FFF:
            .dropped
        case 0x1F3FB...0x1F3FF: .dropped
        // A flag is a pair of regional indicators; each shows as its letter.
        case 0x1F1E6...0x1F1FF: .letter(value - 0x1F1E6 + 0x41, width: 1)
        default:
            if WidthTable.contains(WidthTable.zero, value) {
                .mark
            } else {
                .letter(value, width: WidthTable.contains(WidthTable.wide, value) ? 2 : 1)
            }
        }
    }
}

extension StringProtocol {
    /// The columns that the text takes on a terminal, as ``Surface`` draws it. O(n).
    public var displayWidth: Int {
        var width = 0
        Glyphs.forEach(in: self) { width += $1 }
        return width
    }

    /// The text, cut off with a mark where it takes more than a number of columns.
    public func truncated(toWidth width: Int, ellipsis: Character = "…") -> String {
        guard displayWidth > width else { return String(self) }
        guard width > 0 else { return "" }
        var result = ""
        var used = 0
        for character in self {
            let next = String(character).displayWidth
            guard used + next <= width - 1 else { break }
            result.append(character)
            used += next
        }
        while result.last == " " { result.removeLast() }
        result.append(ellipsis)
        return result
    }
}
