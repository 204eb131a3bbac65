import Terminal

/// The text of one row of a step or of another paragraph. A text that is too long for one row is cut into several rows.
struct RowText: Sendable {
    let text: StyledText
    let isFirst: Bool
    let isLast: Bool

    /// The text without a free line below.
    var withoutSpacing: RowText { RowText(text: text, isFirst: isFirst, isLast: false) }

    /// Returns the rows of a text. There are several if the text is longer than ``Swift/String/rowLimit``.
    static func rows(_ text: StyledText) -> [RowText] {
        let pieces = text.cutIntoRows
        return pieces.enumerated().map { index, piece in
            RowText(text: piece, isFirst: index == 0, isLast: index == pieces.count - 1)
        }
    }
}
