extension SectionsViewController {
    /// Starts a range at the selected row. Moving the selection then marks all rows from the start to the selected row.
    func beginMarkedRange(isHeld: Bool) {
        guard let selection, let identity = selectedIdentity else { return }
        changeMarks { marking in
            let number = contents.rows(before: ListItem(selection))
            marking.range = MarkedRange(at: number, over: marking.rows, isHeld: isHeld)
            if markableRow(at: selection) != nil { marking.rows.insert(identity) }
        }
    }

    /// Ends the current range, or starts one.
    func toggleMarkedRange() {
        if let marking, marking.range?.isHeld == false {
            marking.range = nil
            setNeedsDisplay()
        } else {
            beginMarkedRange(isHeld: false)
        }
    }

    /// Moves the selection and marks the rows between the start and the new row.
    func extendMarkedRange(_ move: () -> Void) {
        guard let marking else { return }
        if marking.range == nil { beginMarkedRange(isHeld: true) }
        marking.isExtending = true
        defer { marking.isExtending = false }
        move()
    }

    /// Updates the range after the selection moved: the range grows, shrinks or ends.
    ///
    /// It creates the rows that enter or leave the range to read their ids, but it creates no cells. A range is limited
    /// to ``wholeSectionLimit`` rows.
    func markedRangeFollowsSelection() {
        guard let marking, let range = marking.range, let selection else { return }
        guard marking.isExtending || !range.isHeld else {
            marking.range = nil
            return
        }
        let number = contents.rows(before: ListItem(selection))
        let reach = Self.wholeSectionLimit - 1
        var grown = range
        grown.end = min(max(number, range.start - reach), range.start + reach)
        changeMarks { marking in
            marking.range = grown
            let old = range.numbers
            let new = grown.numbers
            // Both ranges contain the start row, so they differ only at their ends.
            mark(from: new.lowerBound, to: old.lowerBound, in: marking)
            mark(from: old.upperBound + 1, to: new.upperBound + 1, in: marking)
            unmark(from: old.lowerBound, to: new.lowerBound, in: marking, over: range.base)
            unmark(from: new.upperBound + 1, to: old.upperBound + 1, in: marking, over: range.base)
        }
    }

    private func mark(from first: Int, to end: Int, in marking: Marking) {
        for identity in markableRows(from: first, to: end) { marking.rows.insert(identity) }
    }

    private func unmark(from first: Int, to end: Int, in marking: Marking, over base: MarkedRows) {
        for identity in markableRows(from: first, to: end) where !base.contains(identity) {
            marking.rows.remove(identity)
        }
    }

    private func markableRows(from first: Int, to end: Int) -> [RowIdentity] {
        guard first < end else { return [] }
        return (first..<end).compactMap { number in
            guard let path = contents.indexPath(ofRow: number), let row = markableRow(at: path) else { return nil }
            return RowIdentity(section: contents.shapes[path.section].id, row: row)
        }
    }
}
