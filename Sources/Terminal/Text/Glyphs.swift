/// Takes text apart into what stands in the places of a grid.
///
/// The rule, from the first scalar of a character to its last: a scalar that takes columns starts a glyph of its own,
/// one that takes none combines with the glyph before it. What no terminal shows in the columns we count is replaced:
/// after a joiner the rest of an emoji family is dropped, so that its first member stands for it; the selectors of
/// emoji and text presentation and the tones of skin are dropped; a flag shows as its two letters; control characters
/// and the marks that turn the direction of writing are left out.
enum Glyphs {
    /// The scalars in a row that may take no columns; a text with more ends there. People write up to a dozen.
    static let silentLimit = 256

    /// Calls a function with each cluster of a text and the columns it takes, 1 or 2.
    ///
    /// - Parameter columns: Where to stop: with the cluster that reaches so many. What follows is not looked at.
    @inline(__always)
    static func forEach(in text: String, upTo columns: Int = .max, _ body: (Cluster, Int) -> Void) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { forEach(in: $0, upTo: columns, body) }
        guard isDone == nil else { return }
        // Only a text that comes from elsewhere than Swift has its bytes in pieces.
        var native = text
        native.withUTF8 { forEach(in: $0, upTo: columns, body) }
    }

    @inline(__always)
    private static func forEach(
        in bytes: UnsafeBufferPointer<UInt8>, upTo columns: Int, _ body: (Cluster, Int) -> Void
    ) {
        var left = columns
        var silent = 0
        var index = 0
        while index < bytes.count, left > 0 {
            let byte = bytes[index]
            // A letter before something beyond ASCII may have a mark to come.
            guard byte < 0x80, index + 1 == bytes.count || bytes[index + 1] < 0x80 else {
                return forEachInUnicode(UnsafeBufferPointer(rebasing: bytes[index...]), upTo: left, silent, body)
            }
            index += 1
            if byte >= 0x20, byte != 0x7F {
                body(Cluster(base: UInt32(byte)), 1)
            } else if byte == 0x09 {
                body(.space, 1)
            } else {
                silent += 1
                if silent > silentLimit { return }
                continue
            }
            left -= 1
            silent = 0
        }
    }

    private static func forEachInUnicode(
        _ bytes: UnsafeBufferPointer<UInt8>, upTo columns: Int, _ silentBefore: Int, _ body: (Cluster, Int) -> Void
    ) {
        var pending: (cluster: Cluster, width: Int)?
        var joiner = Joiner()
        var left = columns
        var silent = silentBefore
        var scalars = bytes.makeIterator()
        while silent <= silentLimit, let scalar = scalars.nextScalar() {
            let value = scalar.value
            switch kind(of: value) {
            case .dropped:
                joiner.pass(scalar)
                silent += 1
            case .mark:
                joiner.pass(scalar)
                pending?.cluster.append(mark: value)
                silent += 1
            case .letter(let base, let width):
                if joiner.joins(scalar) {
                    silent += 1
                    continue
                }
                if let last = pending { body(last.cluster, last.width) }
                pending = nil
                guard left > 0 else { return }
                pending = (Cluster(base: base), width)
                left -= width
                silent = 0
            }
        }
        if let pending { body(pending.cluster, pending.width) }
    }

    /// Tells whether an emoji belongs to the one before, by the rule that also makes a `Character` of them: pictographs
    /// with a joiner between. Letters are not joined, or text would be lost.
    private struct Joiner {
        private var last: Unicode.Scalar = " "
        /// Whether nothing came since the last letter but what extends it.
        private var isExtending = false
        private var isJoined = false

        /// A scalar that takes no column.
        @inline(__always)
        mutating func pass(_ scalar: Unicode.Scalar) {
            // No pictograph lies below; what is written with marks, does.
            guard last.value >= 0x203C else { return }
            isJoined = scalar.value == 0x200D && isExtending && Self.isPictograph(last)
            isExtending = isExtending && !isJoined && Self.extends(scalar)
        }

        /// A scalar that takes columns: whether it is joined to the one before.
        @inline(__always)
        mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
            let joins = isJoined && Self.isPictograph(scalar)
            last = scalar
            isExtending = true
            isJoined = false
            return joins
        }

        private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value >= 0x203C && scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
        }

        private static func extends(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
        }
    }

    private enum Kind {
        case letter(UInt32, width: Int)
        case mark
        case dropped
    }

    private static func kind(of value: UInt32) -> Kind {
        switch value {
        case 0x20..<0x7F: .letter(value, width: 1)
        // Spaces that keep words together are for whoever breaks lines; a terminal may not know them.
        case 0x09, 0xA0, 0x2007, 0x202F: .letter(0x20, width: 1)
        case ..<0x20, 0x7F..<0xA0, 0xAD: .dropped
        case ..<0x300: .letter(value, width: 1)
        // Zero-width spaces, joiners, direction marks; line and paragraph separators; selectors; tags.
        case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE0FFF:
            .dropped
        case 0x1F3FB...0x1F3FF: .dropped
        // A flag is a pair of regional indicators; each shows as its letter.
        case 0x1F1E6...0x1F1FF: .letter(value - 0x1F1E6 + 0x41, width: 1)
        // What most text beyond Latin is made of, by way of the tables' own answers: Greek and Cyrillic, dashes and
        // quotation marks, arrows, lines and blocks; kana, ideographs and Hangul.
        case 0x370..<0x483, 0x2010..<0x2028, 0x2190..<0x231A, 0x2500..<0x25FD: .letter(value, width: 1)
        case 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: .letter(value, width: 2)
        default:
            if WidthTable.contains(WidthTable.zero, value) {
                .mark
            } else {
                .letter(value, width: WidthTable.contains(WidthTable.wide, value) ? 2 : 1)
            }
        }
    }
}

extension String {
    /// The columns that the text takes on a terminal, as ``Surface`` draws it. O(n).
    public var displayWidth: Int { displayWidth(upTo: .max) }

    /// The columns that the text takes on a terminal, or the limit where it takes more.
    ///
    /// What lies beyond the limit is not looked at: the cost is that of the limit, however long the text is.
    public func displayWidth(upTo limit: Int) -> Int {
        var width = 0
        Glyphs.forEach(in: self, upTo: limit) { width += $1 }
        return min(width, max(0, limit))
    }

    /// The text, cut off with a mark where it takes more than a number of columns.
    ///
    /// The cost is that of the columns, however long the text is.
    public func truncated(toWidth width: Int, ellipsis: Character = "…") -> String {
        // No character takes more columns than bytes.
        guard utf8.count > width, displayWidth(upTo: max(0, width) + 1) > width else { return self }
        let available = width - String(ellipsis).displayWidth
        guard width > 0, available >= 0 else { return "" }
        var result = ""
        var used = 0
        for character in Substring(unicodeScalars.prefix((width + 1) * (Glyphs.silentLimit + 1))) {
            let next = String(character).displayWidth
            guard used + next <= available else { break }
            result.append(character)
            used += next
        }
        while result.last == " " { result.removeLast() }
        result.append(ellipsis)
        return result
    }
}
