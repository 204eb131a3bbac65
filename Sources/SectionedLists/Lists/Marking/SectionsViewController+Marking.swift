import Terminal

/// Marking several rows, if ``SectionsViewController/allowsMultipleSelection`` is `true`.
///
/// Marks follow the identities of rows. A moved row keeps its mark. A deleted row loses its mark. If a section cannot
/// find rows by id, its rows lose their marks when the section changes.
///
/// A section of up to ``wholeSectionLimit`` rows is marked row by row. A larger section is marked as a whole, without
/// creating a row. Rows that are added to it later are then marked too.
extension SectionsViewController {
    /// The maximum number of rows in a range, and in a section that is marked row by row: 10,000.
    public static var wholeSectionLimit: Int { 10_000 }

    /// The marked rows. Testing one row costs O(1).
    public var markedRows: MarkedRows { marking?.rows ?? MarkedRows() }

    /// The number of marked rows. In a section that is marked as a whole, rows that cannot be selected count too.
    public var numberOfMarkedRows: Int {
        guard let rows = marking?.rows, !rows.isEmpty else { return 0 }
        return contents.shapes.reduce(0) { $0 + rows.count(inSection: $1.id, of: $1.rows) }
    }

    /// The marked rows in list order. The array is empty if marking is not allowed.
    ///
    /// Each marked row is looked up in its section. If a section is marked as a whole, all its rows are created.
    public var selectedRowIDs: [RowIdentity] {
        contents.shapes.indices.flatMap { index -> [RowIdentity] in
            let id = contents.shapes[index].id
            return markedRows(inSection: index).map { RowIdentity(section: id, row: $0) }
        }
    }

    private func markedRows(inSection index: Int) -> [AnyHashable] {
        let marked = markedRows
        let shape = contents.shapes[index]
        guard let rows = marked.rows(inSection: shape.id) else {
            return markableRows(inSection: index).filter { marked.contains(RowIdentity(section: shape.id, row: $0)) }
        }
        guard !rows.isEmpty else { return [] }
        let section = model.section(at: index)
        return rows.map { (row: $0, index: section.index(ofRow: $0) ?? .max) }
            .sorted { $0.index < $1.index }.map(\.row)
    }

    /// Returns the ids of all rows of a section that can be marked. Creates every row of the section.
    private func markableRows(inSection index: Int) -> [AnyHashable] {
        (0..<contents.shapes[index].rows).compactMap { markableRow(at: ListIndexPath(section: index, row: $0)) }
    }

    /// Returns the id of a row if it can be marked. The row must be selectable and contain data. For example, “Show
    /// more…” contains none.
    func markableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let id = selectableRow(at: path) else { return nil }
        let trailingRows = model.section(at: path.section).trailingRows
        return path.row < contents.shapes[path.section].rows - trailingRows ? id : nil
    }

    /// Returns the id of a row if it can be selected.
    func selectableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let row = row(at: path), row.isSelectable else { return nil }
        let origin = origin(ofRowAt: path)
        return origin.section.shouldSelectRow(at: origin.index) ? row.id : nil
    }

    // MARK: - Marking

    /// Marks or unmarks a row. Does nothing if marking is not allowed.
    public func setMarked(_ isMarked: Bool, _ identity: RowIdentity) {
        changeMarks { marking in
            marking.range = nil
            if isMarked { marking.rows.insert(identity) } else { marking.rows.remove(identity) }
        }
    }

    /// Marks or unmarks all selectable rows of a section.
    public func setAllMarked(_ isMarked: Bool, inSection id: AnyHashable) {
        guard let index = contents.shapes.firstIndex(where: { $0.id == id }) else { return }
        changeMarks { marking in
            marking.range = nil
            if !isMarked {
                marking.rows.removeAll(inSection: id)
            } else if contents.shapes[index].rows > Self.wholeSectionLimit {
                marking.rows.insertAll(inSection: id)
            } else {
                marking.rows.set(Set(markableRows(inSection: index)), inSection: id)
            }
        }
    }

    /// Removes all marks.
    public func unmarkAll() {
        changeMarks { marking in
            marking.range = nil
            marking.rows = MarkedRows()
        }
    }

    /// Changes the marks and calls ``markedRowsDidChange()`` if they are different afterwards.
    func changeMarks(_ change: (Marking) -> Void) {
        guard let marking else { return }
        let before = marking.rows
        change(marking)
        dropEmptySections(of: marking)
        guard marking.rows != before else { return }
        setNeedsDisplay()
        markedRowsDidChange()
    }

    /// Removes a section that was marked as a whole if it has no marked row left.
    private func dropEmptySections(of marking: Marking) {
        guard !marking.rows.isEmpty else { return }
        for shape in contents.shapes where marking.rows.count(inSection: shape.id, of: shape.rows) == 0 {
            marking.rows.removeAll(inSection: shape.id)
        }
    }

    func toggleMarkOfSelectedRow() {
        guard let identity = selectedIdentity, selection.flatMap(markableRow) != nil else { return }
        setMarked(!markedRows.contains(identity), identity)
    }

    func toggleMarksOfSection() {
        guard let selection else { return }
        let shape = contents.shapes[selection.section]
        let before = markedRows
        setAllMarked(true, inSection: shape.id)
        if markedRows == before { setAllMarked(false, inSection: shape.id) }
    }

    // MARK: - Following changes

    /// Moves the marks of moved rows to their new identities, and removes the marks of deleted rows.
    func marksFollow(_ change: ListChange) {
        guard marking?.rows.isEmpty == false else { return }
        changeMarks { marking in
            marking.range = nil
            for (old, new) in change.movedRows where marking.rows.contains(old) {
                marking.rows.remove(old)
                marking.rows.insert(new)
            }
            let sections = change.hasOtherSections ? Set(contents.shapes.map(\.id)) : nil
            for id in marking.rows.sectionIDs {
                if sections?.contains(id) == false {
                    marking.rows.removeAll(inSection: id)
                } else if change.isEverything || change.sectionsWithOtherRows.contains(id),
                    let index = model.index(ofSection: id)
                {
                    let section = model.section(at: index)
                    marking.rows.keep(inSection: id) { section.index(ofRow: $0) != nil }
                }
            }
        }
    }

    // MARK: - Drawing

    /// Draws the sign of a marked row at its left.
    func drawMark(of live: LiveRow, at placement: ListLayout.Placement, in surface: Surface) {
        guard let marking, !marking.rows.isEmpty, live.isSelectable else { return }
        let identity = RowIdentity(section: contents.shapes[placement.item.section].id, row: live.row.id)
        guard marking.rows.contains(identity) else { return }
        // If a pinned header covers the first lines of the row, draw the sign on its first visible line.
        let covered = topInset(for: placement.item)
        let y = placement.y < covered ? min(covered, placement.maxY - 1) : placement.y
        surface.draw(String(surface.symbols.mark), x: 0, y: y, role: .marked)
    }
}
