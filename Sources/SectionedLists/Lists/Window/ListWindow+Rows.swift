extension ListWindow {
    /// Returns the id of a row if the row can be selected and is data; see ``isData(at:)``. Otherwise the row cannot be
    /// marked, and the result is `nil`.
    func markableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let id = selectableRow(at: path) else { return nil }
        return isData(at: path) ? id : nil
    }

    /// Returns whether a row is data. A row that a layer adds at the end of its section, and a row that loads more
    /// rows, such as “Show more…”, are not data.
    func isData(at path: ListIndexPath) -> Bool {
        path.row < contents.shapes[path.section].rows - reader.model.section(at: path.section).trailingRows
            && !(row(at: path) is LoadMoreRow)
    }

    /// Returns the id of a row, or `nil` if the row does not exist or cannot be selected. Creates no cell.
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
