import Terminal

/// The text of one row of a step or a note: all of it, or a piece of one that is too long for a row.
struct RowText: Sendable {
    let text: StyledText
    let isFirst: Bool
    let isLast: Bool

    /// The rows that a text takes; one, unless it is enormous.
    static func rows(_ text: StyledText) -> [RowText] {
        let pieces = text.cutIntoRows
        return pieces.enumerated().map { index, piece in
            RowText(text: piece, isFirst: index == 0, isLast: index == pieces.count - 1)
        }
    }
}
