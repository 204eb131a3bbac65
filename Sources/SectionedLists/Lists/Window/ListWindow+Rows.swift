extension ListWindow {
    /// Returns the id of a row if it can be marked. The row must be selectable and contain data. For example, “Show
    /// more…” contains none.
    func markableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let id = selectableRow(at: path), !(row(at: path) is LoadMoreRow) else { return nil }
        let trailingRows = reader.model.section(at: path.section).trailingRows
        return path.row < contents.shapes[path.section].rows - trailingRows ? id : nil
    }

    /// Returns the id of a row if it can be selected. Creates no cell.
    func selectableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let row = row(at: path), row.isSelectable else { return nil }
        let origin = reader.origin(ofRowAt: path)
        return origin.section.shouldSelectRow(at: origin.index) ? row.id : nil
    }

    /// Returns the row at an index path, or `nil` if there is none. Creates no cell.
    func row(at path: ListIndexPath) -> (any Row)? {
        let item = ListItem(path)
        guard contents.contains(item) else { return nil }
        return existingRow(at: item)?.row ?? reader.row(of: item)
    }
}
