import RecipeKit
import SectionedLists
import Terminal

/// The text of a row. A step or paragraph that is too long for one row is cut into several row texts.
struct RowText: Sendable {
    let text: StyledText
    let isFirst: Bool
    let isLast: Bool

    /// The text as a row that has no empty line below it.
    var withoutSpacing: RowText { RowText(text: text, isFirst: isFirst, isLast: false) }

    /// Returns the row texts of a paragraph: one, or several if the paragraph is longer than ``Swift/String/rowLimit``.
    static func rows(_ text: StyledText) -> [RowText] {
        let pieces = text.cutIntoRows
        return pieces.enumerated().map { index, piece in
            RowText(text: piece, isFirst: index == 0, isLast: index == pieces.count - 1)
        }
    }
}

/// Identifiers of rows, made from the texts of the rows. If rows with other texts are inserted or removed, the
/// identifiers of the remaining rows do not change.
struct RowNames: Sendable {
    struct Name: Hashable, Sendable {
        let text: String
        /// The number of earlier rows with the same text.
        let occurrence: Int
    }

    private let names: [Name]
    private let indices: [Name: Int]

    /// - Parameter texts: The texts of the rows, or their beginnings.
    init(_ texts: [String]) {
        var counts: [String: Int] = [:]
        counts.reserveCapacity(texts.count)
        names = texts.map { text in
            let count = counts[text, default: 0]
            counts[text] = count + 1
            return Name(text: text, occurrence: count)
        }
        indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    subscript(index: Int) -> Name { names[index] }

    /// Returns the index of the row with an id, or `nil` if there is none.
    func index(ofRow id: AnyHashable) -> Int? { (id as? Name).flatMap { indices[$0] } }
}

extension String {
    /// The text with no-break spaces instead of spaces, so that the whole text stays on one line: `450 g`,
    /// `1 h 10 min`.
    ///
    /// A text wider than 15 columns does not change. If such a text could not be broken, the line before it could end
    /// far too early.
    var keptTogether: String {
        guard utf8.contains(0x20), displayWidth <= 15 else { return self }
        var text = UnicodeScalarView()
        for character in unicodeScalars { text.append(character == " " ? "\u{A0}" : character) }
        return String(text)
    }

    /// The text in which no line ends between a number and its degrees: `200 °C`.
    var keepingDegrees: String {
        // The first byte of the sign in UTF-8.
        guard utf8.contains(0xC2) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == "°", text.last == " " {
                text.removeLast()
                text.append("\u{A0}")
            }
            text.append(scalar)
        }
        return String(text)
    }
}

extension StyledText {
    /// The text in pieces of at most ``Swift/String/rowLimit`` bytes, cut between words if possible. Ordinary
    /// paragraphs are one piece. Longer rows would be slow, because a row breaks its whole text into lines.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text. Do not use this property for a long text on the main
    ///   actor.
    var cutIntoRows: [StyledText] {
        var pieces: [StyledText] = []
        var piece = StyledText()
        var room = String.rowLimit
        for run in runs {
            var rest = run.text[...]
            while rest.utf8.count > room {
                let head = rest.head(ofAtMost: room)
                // If `head` ends inside a word, the whole rest begins the next piece. A piece without text takes `head`
                // anyway.
                if !head.isEmpty, head.endsBetweenWords || piece.runs.isEmpty {
                    piece.append(String(head), run.role)
                    rest = rest[head.endIndex...].drop { $0 == " " }
                }
                pieces.append(piece)
                piece = StyledText()
                room = String.rowLimit
            }
            guard !rest.isEmpty else { continue }
            piece.append(String(rest), run.role)
            room -= rest.utf8.count
        }
        if !piece.runs.isEmpty || pieces.isEmpty { pieces.append(piece) }
        return pieces
    }
}

extension String {
    /// The maximum length of the text of a row, in bytes. It is enough for about fifty lines of a wide window.
    static let rowLimit = 4096

    /// The text, or its beginning and an ellipsis if the text is too long for a row.
    var shortenedToRow: String {
        utf8.count <= Self.rowLimit ? self : "\(self[...].head(ofAtMost: Self.rowLimit))…"
    }
}

extension Substring {
    /// Returns the beginning of the text, with at most `limit` bytes. The text must have more than `limit` bytes. If
    /// possible, the beginning ends after a space or a line feed.
    fileprivate func head(ofAtMost limit: Int) -> Substring {
        let end = utf8.index(startIndex, offsetBy: limit)
        if let space = self[..<end].utf8.lastIndex(where: { $0 == 0x20 || $0 == 0x0A }), space > startIndex {
            return self[..<utf8.index(after: space)]
        }
        let scalars = unicodeScalars
        return self[..<scalars.index(before: scalars.index(after: end))]
    }

    /// Whether the text ends with a space or a line feed.
    fileprivate var endsBetweenWords: Bool { utf8.last == 0x20 || utf8.last == 0x0A }
}

extension ViewController {
    /// How the screen writes amounts. On a terminal with Unicode, it uses fraction characters such as ½.
    var quantityStyle: QuantityStyle {
        application?.screen.appearance.symbols.isUnicode == false ? .ascii : .unicode
    }
}
