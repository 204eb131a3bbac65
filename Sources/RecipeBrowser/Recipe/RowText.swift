import Terminal

/// The text of one row of a step or a note. A text that is too long for one row is cut into several.
struct RowText: Sendable {
    let text: StyledText
    let isFirst: Bool
    let isLast: Bool

    /// Returns the rows of a text. There is one row, unless the text is longer than ``Swift/String/rowLimit``.
    static func rows(_ text: StyledText) -> [RowText] {
        let pieces = text.cutIntoRows
        return pieces.enumerated().map { index, piece in
            RowText(text: piece, isFirst: index == 0, isLast: index == pieces.count - 1)
        }
    }
}
