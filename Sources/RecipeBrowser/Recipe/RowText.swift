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
