/// The live rows of a window: the rows in view, and the rows that are kept after a change until the next layout.
@MainActor
final class WindowRows {
    private let reader: ListReader
    /// The pool of cells that are not on the screen.
    let pool = CellPool()
    private var live = LiveRows()
    /// The rows that were in the window at the last layout and whose sections have changed since then.
    private var kept = KeptRows()

    init(reader: ListReader) {
        self.reader = reader
    }

    var count: Int { live.count }

    subscript(item: ListItem) -> LiveRow? { live[item] }

    /// The item of ``ListWindow/anchor`` and the id of its row; see ``KeptRows/anchorRow``.
    var anchorRow: (item: ListItem, id: AnyHashable)? {
        get { kept.anchorRow }
        set { kept.anchorRow = newValue }
    }

    /// The items and ids of the live rows, without headers and footers.
    var ids: [(item: ListItem, id: AnyHashable)] {
        live.all.filter { $0.item.indexPath != nil }.map { ($0.item, $0.row.id) }
    }

    /// Returns the id of a row that is in view or that is the anchor. Returns `nil` for any other item.
    func id(at item: ListItem) -> AnyHashable? {
        if let live = live[item] { return live.id }
        guard let anchor = kept.anchorRow, anchor.item == item else { return nil }
        return anchor.id
    }

    /// Creates the live row of an item. If an equal row is kept, the new row takes over its cell. Returns `nil` if the
    /// model has no such row.
    func makeRow(at item: ListItem, factory: CellFactory, width: Int) -> LiveRow? {
        let made = reader.reading { () -> LiveRow? in
            guard let row = reader.row(of: item) else { return nil }
            let origin = item.indexPath.map { reader.origin(ofRowAt: $0) }
            if let kept = keptRow(for: row, at: item, from: origin) { return kept }
            return LiveRow(row, from: origin, factory: factory, pool: pool, width: width)
        }
        if let made { live.insert(made, at: item) }
        return made
    }

    // MARK: - Releasing

    /// Releases the live rows that are not in a layout, all kept rows, and idle cells that will not be needed.
    func retire(exceptThoseOf layout: ListLayout) {
        retireKept()
        if let first = layout.placements.first?.item, let last = layout.placements.last?.item {
            // A pinned header is drawn even if the layout places it above the window.
            let pinned = ListItem(section: first.section, .header)
            live.removeAll(except: { $0 == pinned || ($0 >= first && $0 <= last) }) { $0.retire(to: pool) }
        } else {
            retireAll()
        }
        // The live and the idle cells together are then enough for two windows of one-line rows.
        pool.trim(toIdle: max(0, 2 * layout.height - live.count))
    }

    /// Releases all live rows and all kept rows.
    func retireAll() {
        retireKept()
        live.removeAll(except: { _ in false }) { $0.retire(to: pool) }
    }

    private func retireKept() {
        for row in kept.takeAll() { row.retire(to: pool) }
    }

    // MARK: - Changes

    /// Gives the live rows their new section numbers. Keeps the live rows of changed and deleted sections until the
    /// next layout, but releases the headers and footers of these sections. Releases all reloaded rows.
    ///
    /// - Parameters:
    ///   - oldContents: The contents to which the items of the live rows refer.
    ///   - change: The change, which the reader has already applied.
    func carry(from oldContents: ListContents, through change: ListChange) {
        for row in kept.follow(change) { row.retire(to: pool) }
        guard live.count > 0 else { return }
        var newSections: [Int: Int] = [:]
        live.move { item, row in
            let section = oldContents.shapes[item.section].id
            if change.isEverything || change.sectionsWithOtherRows.contains(section) { return nil }
            if change.reloadedRows.contains(RowIdentity(section: section, row: row.id)) { return nil }
            guard change.hasOtherSections else { return item }
            let index = newSections[item.section] ?? reader.model.index(ofSection: section)
            newSections[item.section] = index
            return index.map { ListItem(section: $0, item.kind) }
        } _: { item, row in
            keep(row, inSection: oldContents.shapes[item.section].id, isRow: item.indexPath != nil, through: change)
        }
    }

    /// Keeps a live row under its new identity. If the row is a header or footer, or if its content has changed,
    /// releases the row instead.
    private func keep(_ row: LiveRow, inSection section: AnyHashable, isRow: Bool, through change: ListChange) {
        let old = RowIdentity(section: section, row: row.id)
        let new = change.movedRows[old] ?? old
        guard isRow, !change.reloadedRows.contains(old), !change.reloadedRows.contains(new) else {
            return row.retire(to: pool)
        }
        if let other = kept.keep(row, as: new) { other.retire(to: pool) }
    }

    /// If a kept row has the same identity and the same content, returns a live row that takes over its cell.
    /// Otherwise, releases the kept row and returns `nil`. If closures apply to one of the two cells, also returns
    /// `nil`.
    private func keptRow(
        for row: any Row, at item: ListItem, from origin: (section: Section, index: Int)?
    ) -> LiveRow? {
        guard let origin, kept.count > 0 else { return nil }
        let identity = RowIdentity(section: reader.contents.shapes[item.section].id, row: row.id)
        guard let old = kept.take(identity) else { return nil }
        if old.isUnadorned, origin.section.blocks == nil, old.row.isInterchangeable(with: row) {
            return LiveRow(row, from: origin, keeping: old)
        }
        old.retire(to: pool)
        return nil
    }
}

/// Rows that were in the window when their sections changed, with their cells. They are kept until the next layout.
///
/// The next layout creates the rows that are then in view. A new row that equals a kept row takes over its cell. So it
/// is not necessary to search for the new positions of the kept rows.
@MainActor
struct KeptRows {
    private var rows: [RowIdentity: LiveRow] = [:]
    /// The item of the anchor and the id of its row, for a further change before the next layout. `nil` if the anchor
    /// is not a row or was not found by an id.
    var anchorRow: (item: ListItem, id: AnyHashable)?

    var count: Int { rows.count }

    /// Keeps a row. If another row with the same identity was kept until now, removes and returns that other row.
    /// Otherwise returns `nil`.
    mutating func keep(_ live: LiveRow, as identity: RowIdentity) -> LiveRow? {
        rows.updateValue(live, forKey: identity)
    }

    /// Applies a further change before the next layout: a moved row gets its new identity.
    ///
    /// - Returns: The rows that are no longer kept, because their content has changed or because another row now has
    ///   their identity.
    mutating func follow(_ change: ListChange) -> [LiveRow] {
        guard !rows.isEmpty else { return [] }
        var left: [LiveRow] = []
        for identity in change.reloadedRows {
            if let row = rows.removeValue(forKey: identity) { left.append(row) }
        }
        let moved = change.movedRows.compactMap { old, new in rows.removeValue(forKey: old).map { (new, $0) } }
        for (identity, row) in moved {
            if change.reloadedRows.contains(identity) {
                left.append(row)
            } else if let other = keep(row, as: identity) {
                left.append(other)
            }
        }
        return left
    }

    /// Removes and returns the row with an identity. Returns `nil` if there is none.
    mutating func take(_ identity: RowIdentity) -> LiveRow? {
        rows.isEmpty ? nil : rows.removeValue(forKey: identity)
    }

    /// Removes and returns all rows.
    mutating func takeAll() -> [LiveRow] {
        guard !rows.isEmpty else { return [] }
        defer { rows = [:] }
        return Array(rows.values)
    }
}

/// An anchor, with the ids of its section and its row. By these ids, the list finds the anchor again after a change.
struct IdentifiedAnchor {
    private(set) var section: AnyHashable
    /// The id of the row. `nil` if the anchor is a header or a footer, or if the id is unknown.
    private(set) var row: AnyHashable?
    let anchor: ListLayout.Anchor

    var identity: RowIdentity? { row.map { RowIdentity(section: section, row: $0) } }

    /// If the row of the anchor moved to another section, updates the ids.
    mutating func follow(_ movedRows: [RowIdentity: RowIdentity]) {
        guard let row, let new = movedRows[RowIdentity(section: section, row: row)] else { return }
        section = new.section
        self.row = new.row
    }
}
