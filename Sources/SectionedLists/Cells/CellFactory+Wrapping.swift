import Terminal

extension CellFactory {
    /// A factory that shows each ``TextRow`` on as many lines as its text needs, instead of truncating the text. The
    /// detail of the row follows the text.
    ///
    /// ```swift
    /// list.cellFactory = wraps ? .wrappingText : CellFactory()
    /// ```
    public static var wrappingText: CellFactory {
        var factory = CellFactory()
        factory.show(TextRow.self, in: WrappedTextCell.self) { row, cell in
            cell.text = StyledText(row.text, role: row.role)
            if let detail = row.detail { cell.text.append("  \(detail)", .dim) }
            cell.maximumWidth = .max
        }
        return factory
    }
}
