/// Splits text into clusters, each with its width in columns.
///
/// A scalar with a width starts a cluster. A combining mark, which has no width, joins the cluster before it. At the
/// start of a text, a combining mark is dropped.
///
/// Terminals disagree about the width of some scalars and sequences. Such text is replaced by text that has the same
/// width on all terminals:
///
/// - An emoji sequence with joiners becomes its first emoji.
/// - Variation selectors and skin tones are dropped.
/// - A flag becomes its two letters: `🇫🇷` becomes `FR`.
/// - A tab or a no-break space becomes a space.
/// - Other control characters, direction marks and soft hyphens are dropped.
public enum Clusters {
    /// The maximum number of consecutive scalars without a width. If a text has more, the rest of the text is dropped.
    ///
    /// Without the limit, drawing a hostile text would take too long. Ordinary text has at most a dozen.
    @usableFromInline static let zeroWidthLimit = 256

    /// Calls a function with each cluster of a text and the cluster's width, 1 or 2 columns.
    ///
    /// - Parameters:
    ///   - text: The text. After the last cluster that fits, the function ignores the rest of the text.
    ///   - columns: The number of columns after which the function stops. If the last cluster is two columns wide, it
    ///     can exceed this number by one column.
    ///   - body: Receives a cluster and its width in columns.
    @inlinable
    @inline(__always)
    public static func forEach(in text: String, upTo columns: Int = .max, _ body: (Cluster, Int) -> Void) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { forEach(in: $0, upTo: columns, body) }
        guard isDone == nil else { return }
        // The string does not store contiguous UTF-8, for example because it comes from Foundation. `withUTF8` converts
        // it first.
        var native = text
        native.withUTF8 { forEach(in: $0, upTo: columns, body) }
    }

    @inlinable
    @inline(__always)
    static func forEach(
        in bytes: UnsafeBufferPointer<UInt8>, upTo columns: Int, _ body: (Cluster, Int) -> Void
    ) {
        var left = columns
        var zeroWidthCount = 0
        var index = 0
        while index < bytes.count, left > 0 {
            let byte = bytes[index]
            // A scalar beyond ASCII may be a combining mark that joins this character. So from here on, the slower
            // function decodes the text.
            guard byte < 0x80, index + 1 == bytes.count || bytes[index + 1] < 0x80 else {
                return forEachInUnicode(
                    UnsafeBufferPointer(rebasing: bytes[index...]), upTo: left, zeroWidthCount, body)
            }
            index += 1
            if byte >= 0x20, byte != 0x7F {
                body(Cluster(base: UInt32(byte)), 1)
            } else if byte == 0x09 {
                body(Cluster(base: 0x20), 1)
            } else {
                zeroWidthCount += 1
                if zeroWidthCount > zeroWidthLimit { return }
                continue
            }
            left -= 1
            zeroWidthCount = 0
        }
    }

    @usableFromInline
    static func forEachInUnicode(
        _ bytes: UnsafeBufferPointer<UInt8>, upTo columns: Int, _ zeroWidthBefore: Int, _ body: (Cluster, Int) -> Void
    ) {
        var pending: (cluster: Cluster, width: Int)?
        var joiner = Joiner()
        var left = columns
        var zeroWidthCount = zeroWidthBefore
        var scalars = bytes.makeIterator()
        while zeroWidthCount <= zeroWidthLimit, let scalar = scalars.nextScalar() {
            let value = scalar.value
            switch kind(of: value) {
            case .dropped:
                joiner.pass(scalar)
                zeroWidthCount += 1
            case .mark:
                joiner.pass(scalar)
                pending?.cluster.append(mark: value)
                zeroWidthCount += 1
            case .letter(let base, let width):
                if joiner.joins(scalar) {
                    zeroWidthCount += 1
                    continue
                }
                if let last = pending { body(last.cluster, last.width) }
                pending = nil
                guard left > 0 else { return }
                pending = (Cluster(base: base), width)
                left -= width
                zeroWidthCount = 0
            }
        }
        if let pending { body(pending.cluster, pending.width) }
    }

    /// Detects an emoji that a joiner (U+200D) connects to the emoji before the joiner. The rule is the same as for
    /// grapheme clusters (`Character`): an emoji, any number of extending scalars such as skin tones, a joiner, an
    /// emoji.
    private struct Joiner {
        private var last: Unicode.Scalar = " "
        /// Whether all scalars after the last scalar with a width are extending scalars.
        private var isExtending = false
        /// Whether the last scalar was a joiner that connects the emoji before it with the next emoji.
        private var isJoined = false

        /// Processes a scalar without a width.
        @inline(__always)
        mutating func pass(_ scalar: Unicode.Scalar) {
            // `isPictograph` accepts only scalars from U+203C on. Most letters with combining marks are below U+203C,
            // so this test saves time for texts with such letters.
            guard last.value >= 0x203C else { return }
            isJoined = scalar.value == 0x200D && isExtending && Self.isPictograph(last)
            isExtending = isExtending && !isJoined && Self.extends(scalar)
        }

        /// Processes a scalar with a width. Returns whether a joiner connects this scalar to the emoji before the
        /// joiner.
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

    /// How a scalar contributes to a cluster.
    enum Kind: Equatable {
        /// The scalar starts a cluster. The first value is the base of the cluster. It may differ from the scalar: a
        /// tab starts a cluster with a space.
        case letter(UInt32, width: Int)
        /// The scalar joins the cluster before it.
        case mark
        /// The scalar is not shown.
        case dropped
    }

    static func kind(of value: UInt32) -> Kind {
        switch value {
        case 0x20..<0x7F: .letter(value, width: 1)
        // The lines are already broken here, so a no-break space becomes a space. Some terminals cannot show it. A tab
        // becomes a space too.
        case 0x09, 0xA0, 0x2007, 0x202F: .letter(0x20, width: 1)
        case ..<0x20, 0x7F..<0xA0, 0xAD: .dropped
        case ..<0x300: .letter(value, width: 1)
        // Zero-width spaces, joiners, direction marks, line and paragraph separators, variation selectors and tags.
        case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE0FFF:
            .dropped
        case 0x1F3FB...0x1F3FF: .dropped
        // A flag is a pair of regional indicators, each of which stands for a letter. The letters are shown.
        case 0x1F1E6...0x1F1FF: .letter(value - 0x1F1E6 + 0x41, width: 1)
        // Fast paths for most text beyond Latin: Greek and Cyrillic, dashes and quotation marks, arrows, lines and
        // blocks; then kana, ideographs and Hangul. The results are the same as those of the tables below.
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

/// One displayed character: a base scalar and up to four combining marks.
///
/// A cell of ncurses also stores at most five scalars. A cluster uses no heap storage, so copying and comparing grids
/// of clusters is fast.
public struct Cluster: Hashable, Sendable {
    /// The value of the first scalar. It is 0 in the right half of a wide glyph.
    public let base: UInt32
    /// The values of the combining marks. A mark that does not exist has the value 0.
    public var marks: (UInt32, UInt32, UInt32, UInt32)

    public static let space = Cluster(base: 0x20)
    /// The cluster in the right half of a wide glyph.
    public static let none = Cluster(base: 0)

    /// Creates a cluster of one scalar.
    @inlinable
    public init(base: UInt32) {
        self.base = base
        marks = (0, 0, 0, 0)
    }

    /// Adds a combining mark. If the cluster already has four marks, drops the new one.
    mutating func append(mark: UInt32) {
        if marks.0 == 0 {
            marks.0 = mark
        } else if marks.1 == 0 {
            marks.1 = mark
        } else if marks.2 == 0 {
            marks.2 = mark
        } else if marks.3 == 0 {
            marks.3 = mark
        }
    }

    /// Returns whether two clusters have the same scalars.
    @inlinable
    public static func == (left: Cluster, right: Cluster) -> Bool {
        left.base == right.base && left.marks == right.marks
    }

    /// Hashes the scalars.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(marks.0)
        hasher.combine(marks.1)
        hasher.combine(marks.2)
        hasher.combine(marks.3)
    }

    /// The text of the cluster. Empty in the right half of a wide glyph.
    public var text: String {
        var text = ""
        for value in [base, marks.0, marks.1, marks.2, marks.3] where value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

extension Character {
    /// Whether the character belongs to a script whose characters are two columns wide, such as Han, kana and Hangul,
    /// or is a full-width form of another character.
    ///
    /// Emoji are two columns wide too, but the value is `false` for them.
    public var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}

extension IteratorProtocol<UInt8> {
    /// Decodes and returns the next scalar, or returns `nil` at the end. The bytes must be valid UTF-8.
    ///
    /// Every drawing decodes many texts, and this function is several times as fast as `String.unicodeScalars`.
    @inline(__always)
    mutating func nextScalar() -> Unicode.Scalar? {
        guard let first = next() else { return nil }
        if first < 0x80 { return Unicode.Scalar(first) }
        let following = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
        var value = UInt32(first & (0x3F >> UInt8(following)))
        for _ in 0..<following { value = value << 6 | UInt32((next() ?? 0x80) & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
