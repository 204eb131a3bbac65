import Terminal

/// The marked rows of a list, and the current range. The range reaches from the row where the user began it to the
/// selected row.
///
/// The comment in `SectionsViewController+Marking.swift` describes the rules for marks.
@MainActor
final class ListMarking {
    /// The maximum number of rows in a range. It is also a limit for marking all rows of a section: a larger section is
    /// marked as a whole, unless a layer hides some of its rows.
    nonisolated static let wholeSectionLimit = 10_000

    private let window: ListWindow
    private let selection: ListSelection
    /// The view controller of the list.
    weak var owner: ViewController?
    /// Called after the marked rows changed.
    var onChange: (@MainActor () -> Void)?

    /// The key that marks the selected row.
    var key = Key.space

    /// The keys that mark all rows of the section.
    var sectionKeys: [Key] = [.character("*"), .control("a")]

    private(set) var rows = MarkedRows()
    /// The current range, or `nil` if there is none.
    private var range: MarkedRange?
    /// The hidden sections that contain marked rows.
    private var hiddenSections: Set<AnyHashable> = []
    /// Whether a key that extends the range is moving the selection.
    private var isExtending = false

    init(window: ListWindow, selection: ListSelection) {
        self.window = window
        self.selection = selection
    }

    /// Whether the user can mark rows. Setting it removes all marks.
    var isAllowed: Bool {
        get { window.hasMarkColumn }
        set {
            let hadMarks = !rows.isEmpty
            window.hasMarkColumn = newValue
            range = nil
            rows = MarkedRows()
            if hadMarks { onChange?() }
        }
    }

    var marksMargin: Bool {
        get { window.marksMargin }
        set { window.marksMargin = newValue }
    }

    /// Whether there is a range, which grows and shrinks when the selection moves.
    var hasRange: Bool { range != nil }

    private var contents: ListContents { window.contents }

    // MARK: - Reading

    /// The number of marked rows, including hidden rows. In a section that is marked as a whole, rows that cannot be
    /// selected count too.
    var count: Int {
        rows.sectionIDs.reduce(0) { $0 + count(inSection: $1) }
    }

    private func count(inSection id: AnyHashable) -> Int {
        rows.count(inSection: id) { model.sectionWithHidden(id)?.numberOfRowsWithHidden ?? 0 }
    }

    /// The marked rows in the order of the list. In each section, the hidden rows follow the visible ones. The rows of
    /// hidden sections come last.
    ///
    /// Looks up each row in its section. If a section is marked as a whole, creates every row of that section.
    var identities: [RowIdentity] {
        guard !rows.isEmpty else { return [] }
        let shown = contents.shapes.indices.flatMap { index -> [RowIdentity] in
            let id = contents.shapes[index].id
            return rows(ofSection: id, at: index).map { RowIdentity(section: id, row: $0) }
        }
        let hidden = rows.sectionIDs.filter { model.index(ofSection: $0) == nil }
        guard !hidden.isEmpty else { return shown }
        let lowest = model.lowest
        let sorted = hidden.map { (id: $0, index: lowest.index(ofSection: $0) ?? .max) }.sorted { $0.index < $1.index }
        return shown
            + sorted.flatMap { section in
                rows(ofSection: section.id, at: nil).map { RowIdentity(section: section.id, row: $0) }
            }
    }

    /// Returns the ids of the marked rows of a section: the visible rows in order, then the hidden rows in order.
    ///
    /// - Parameters:
    ///   - id: The id of the section.
    ///   - index: The index of the section in the list, or `nil` if the section is hidden.
    private func rows(ofSection id: AnyHashable, at index: Int?) -> [AnyHashable] {
        guard rows.hasMarks(inSection: id), let section = model.sectionWithHidden(id) else { return [] }
        if let marked = rows.rows(inSection: id) {
            return marked.map { (row: $0, index: section.index(ofRow: $0), below: section.lowest.index(ofRow: $0)) }
                .sorted { ($0.index ?? .max, $0.below ?? .max) < ($1.index ?? .max, $1.below ?? .max) }.map(\.row)
        }
        let shown = index.map(markable(inSection:)) ?? []
        let hidden = hidesRows(section) ? section.selectableIDsBelow.filter { !Set(shown).contains($0) } : []
        return (shown + hidden).filter { rows.contains(RowIdentity(section: id, row: $0)) }
    }

    /// Returns whether layers hide rows of a section.
    private func hidesRows(_ section: Section) -> Bool {
        section.numberOfRows - section.trailingRows < section.lowest.numberOfRows
    }

    private var model: any SectionedModel { window.reader.model }

    /// Returns whether the sign of a marked row is drawn beside a row. A row that is not data, such as “Show more…”,
    /// gets no sign.
    func showsMark(of id: AnyHashable, at path: ListIndexPath) -> Bool {
        guard !rows.isEmpty else { return false }
        return rows.contains(RowIdentity(section: contents.shapes[path.section].id, row: id)) && window.isData(at: path)
    }

    /// Returns the ids of all visible rows in a section that can be marked. Creates every row of the section.
    private func markable(inSection index: Int) -> [AnyHashable] {
        (0..<contents.shapes[index].rows).compactMap { window.markableRow(at: ListIndexPath(section: index, row: $0)) }
    }

    // MARK: - Marking

    /// Marks or unmarks a row, and ends the range. Does nothing if marking is not allowed.
    func setMarked(_ isMarked: Bool, _ identity: RowIdentity) {
        change {
            range = nil
            if isMarked { rows.insert(identity) } else { rows.remove(identity) }
        }
    }

    /// In a section, marks or unmarks all visible rows that can be marked. Rows that layers hide keep their marks. Ends
    /// the range.
    ///
    /// Does nothing if marking is not allowed or if the section is not visible.
    func setAllMarked(_ isMarked: Bool, inSection id: AnyHashable) {
        guard let index = contents.shapes.firstIndex(where: { $0.id == id }) else { return }
        let hidesRows = hidesRows(model.section(at: index))
        change {
            range = nil
            if !isMarked, !hidesRows {
                rows.removeAll(inSection: id)
            } else if isMarked, !hidesRows, contents.shapes[index].rows > Self.wholeSectionLimit {
                rows.insertAll(inSection: id)
            } else if isMarked, !hidesRows {
                rows.set(Set(markable(inSection: index)), inSection: id)
            } else {
                for row in markable(inSection: index) {
                    let identity = RowIdentity(section: id, row: row)
                    if isMarked { rows.insert(identity) } else { rows.remove(identity) }
                }
            }
        }
    }

    /// Removes all marks, and ends the range.
    func unmarkAll() {
        change {
            range = nil
            rows = MarkedRows()
        }
    }

    /// Marks the selected row. If the row is already marked, unmarks it instead. If the row cannot be marked, does
    /// nothing.
    func toggleSelectedRow() {
        guard let identity = selection.identity, let path = selection.indexPath, window.markableRow(at: path) != nil
        else { return }
        setMarked(!rows.contains(identity), identity)
    }

    /// Marks all rows of the section of the selected row. If this changes nothing, unmarks them.
    func toggleSection() {
        guard let path = selection.indexPath else { return }
        let id = contents.shapes[path.section].id
        let before = rows
        setAllMarked(true, inSection: id)
        if rows == before { setAllMarked(false, inSection: id) }
    }

    /// Calls a closure that changes the marks. If the marks are then different, requests a drawing and calls
    /// ``onChange``. If marking is not allowed, does nothing.
    private func change(_ body: () -> Void) {
        guard isAllowed else { return }
        let before = rows
        body()
        dropEmptySections()
        guard rows != before else { return }
        owner?.setNeedsDisplay()
        onChange?()
    }

    /// Removes the entry of each section that was marked as a whole but has no marked row left.
    private func dropEmptySections() {
        guard !rows.isEmpty else { return }
        for id in rows.sectionIDs where count(inSection: id) == 0 { rows.removeAll(inSection: id) }
    }

    // MARK: - Ranges

    /// Starts a range. If there already is a range that was begun without Shift, ends that range instead. Its rows stay
    /// marked.
    func toggleRange() {
        if let range, !range.isHeld {
            self.range = nil
            owner?.setNeedsDisplay()
        } else {
            beginRange(isHeld: false)
        }
    }

    /// Moves the selection and marks the rows from the start of the range to the newly selected row. Starts a range if
    /// there is none. Does nothing if marking is not allowed.
    func extendRange(_ move: () -> Void) {
        guard isAllowed else { return }
        if range == nil { beginRange(isHeld: true) }
        isExtending = true
        defer { isExtending = false }
        move()
    }

    /// Starts a range at the selected row. Moving the selection then marks all rows from that row to the newly selected
    /// row.
    ///
    /// - Parameter isHeld: Whether the range ends when the selection moves without Shift.
    private func beginRange(isHeld: Bool) {
        guard let path = selection.indexPath, let identity = selection.identity else { return }
        change {
            range = MarkedRange(at: contents.rows(before: ListItem(path)), over: rows, isHeld: isHeld)
            if window.markableRow(at: path) != nil { rows.insert(identity) }
        }
        // While there is a range, the command for ranges has another title.
        owner?.setNeedsDisplay()
    }

    /// Extends, shrinks or ends the range after the selection has moved. Creates the rows that enter or leave the
    /// range, but no cells.
    func followSelection() {
        guard isAllowed, let old = range, let path = selection.indexPath else { return }
        guard isExtending || !old.isHeld else {
            range = nil
            return
        }
        let new = old.extended(to: contents.rows(before: ListItem(path)), atMost: Self.wholeSectionLimit)
        change {
            range = new
            // The old and the new range both contain the row where the user began the range. So the two ranges differ
            // only at their ends.
            mark(from: new.numbers.lowerBound, to: old.numbers.lowerBound)
            mark(from: old.numbers.upperBound + 1, to: new.numbers.upperBound + 1)
            unmark(from: old.numbers.lowerBound, to: new.numbers.lowerBound, over: new.base)
            unmark(from: new.numbers.upperBound + 1, to: old.numbers.upperBound + 1, over: new.base)
        }
    }

    /// Marks the rows with the numbers from `first` up to, but not including, `end`.
    private func mark(from first: Int, to end: Int) {
        for identity in markableRows(from: first, to: end) { rows.insert(identity) }
    }

    /// Unmarks the rows with the numbers from `first` up to, but not including, `end`. Rows that were marked before the
    /// range began stay marked.
    private func unmark(from first: Int, to end: Int, over base: MarkedRows) {
        for identity in markableRows(from: first, to: end) where !base.contains(identity) { rows.remove(identity) }
    }

    private func markableRows(from first: Int, to end: Int) -> [RowIdentity] {
        guard first < end else { return [] }
        return (first..<end).compactMap { number in
            guard let path = contents.indexPath(ofRow: number), let row = window.markableRow(at: path) else {
                return nil
            }
            return RowIdentity(section: contents.shapes[path.section].id, row: row)
        }
    }

    // MARK: - Following changes

    /// Moves the marks of moved rows to their new identities, removes the marks of deleted rows, and ends the range.
    func follow(_ listChange: ListChange) {
        range = nil
        guard !rows.isEmpty else { return }
        change {
            // The new identity of a moved row can equal the old identity of another moved row. So all old identities
            // are unmarked first.
            let moved = listChange.movedRows.filter { rows.contains($0.key) }
            for old in moved.keys { rows.remove(old) }
            for new in moved.values { rows.insert(new) }
            for id in rows.sectionIDs {
                guard let section = model.sectionWithHidden(id) else {
                    rows.removeAll(inSection: id)
                    continue
                }
                let isHidden = model.index(ofSection: id) == nil
                // The model does not announce changes of a section that a layer hides. So the rows of such a section
                // are checked at each change, and once more when the section is visible again.
                let wasHidden = hiddenSections.remove(id) != nil
                if isHidden { hiddenSections.insert(id) }
                if listChange.isEverything || isHidden || wasHidden || listChange.sectionsWithOtherRows.contains(id) {
                    rows.removeDeletedRows(of: section)
                }
            }
        }
    }
}
