import Terminal

/// Marking several rows, where ``SectionsViewController/allowsMultipleSelection`` says so.
///
/// Marks follow the rows' identities: a row that moves keeps its mark, one that goes takes it along. A row of a section
/// that cannot find its rows by id loses its mark when that section changes.
///
/// All rows of a section are marked by their ids where it has up to ``wholeSectionLimit``. A larger one is marked as a
/// whole, without making a row; rows that come to it later are then marked as well.
extension SectionsViewController {
    /// From how many rows on a section is marked as a whole, and how many rows a range can have: 10,000.
    public static var wholeSectionLimit: Int { 10_000 }

    /// What is marked. To ask whether one row is costs the same whatever is marked.
    public var markedRows: MarkedRows { marking?.rows ?? MarkedRows() }

    /// How many rows are marked; of a section that is marked as a whole, rows that cannot be selected count too.
    public var numberOfMarkedRows: Int {
        guard let rows = marking?.rows, !rows.isEmpty else { return 0 }
        return contents.shapes.reduce(0) { $0 + rows.count(inSection: $1.id, of: $1.rows) }
    }

    /// The marked rows in the order of the list; none where several cannot be marked.
    ///
    /// Looks each of them up in its section; of a section that is marked as a whole, makes every row.
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

    /// The ids of all rows of a section that can be marked. Makes every row.
    private func markableRows(inSection index: Int) -> [AnyHashable] {
        (0..<contents.shapes[index].rows).compactMap { markableRow(at: ListIndexPath(section: index, row: $0)) }
    }

    /// The id of a row that can be marked: that can be selected, and is not one that only says something about its
    /// section, such as "Show more…".
    func markableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let id = selectableRow(at: path) else { return nil }
        let trailingRows = model.section(at: path.section).trailingRows
        return path.row < contents.shapes[path.section].rows - trailingRows ? id : nil
    }

    /// The id of a row that can be selected.
    func selectableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let row = row(at: path), row.isSelectable else { return nil }
        let origin = origin(ofRowAt: path)
        return origin.section.shouldSelectRow(at: origin.index) ? row.id : nil
    }

    // MARK: - Marking

    /// Marks a row, or takes its mark away. Does nothing where several rows cannot be marked.
    public func setMarked(_ isMarked: Bool, _ identity: RowIdentity) {
        changeMarks { marking in
            marking.range = nil
            if isMarked { marking.rows.insert(identity) } else { marking.rows.remove(identity) }
        }
    }

    /// Marks all rows of a section that can be selected, or takes all their marks away.
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

    /// Takes all marks away.
    public func unmarkAll() {
        changeMarks { marking in
            marking.range = nil
            marking.rows = MarkedRows()
        }
    }

    /// Changes what is marked, and tells of it where that is something else after.
    func changeMarks(_ change: (Marking) -> Void) {
        guard let marking else { return }
        let before = marking.rows
        change(marking)
        dropEmptySections(of: marking)
        guard marking.rows != before else { return }
        setNeedsDisplay()
        markedRowsDidChange()
    }

    /// A section that was marked as a whole may have lost its last mark.
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

    /// Gives the marks of rows that moved to their new names, and forgets those of rows that went.
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

    /// Draws a mark at the left of a row that is marked.
    func drawMark(of live: LiveRow, at placement: ListLayout.Placement, in surface: Surface) {
        guard let marking, !marking.rows.isEmpty, live.isSelectable else { return }
        let identity = RowIdentity(section: contents.shapes[placement.item.section].id, row: live.row.id)
        guard marking.rows.contains(identity) else { return }
        // Below a pinned header that covers the row's first lines the mark stands at the first that shows.
        let covered = topInset(for: placement.item)
        let y = placement.y < covered ? min(covered, placement.maxY - 1) : placement.y
        surface.draw(String(surface.symbols.mark), x: 0, y: y, role: .marked)
    }
}
