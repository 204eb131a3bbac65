/// A section of a layer that can apply edits of the section below to itself. An edit costs about the same whether the
/// section has a hundred rows or a million. Sections of other types are created again after an edit.
@MainActor
protocol IncrementalSection: LayeredSection {
    /// Applies edits of the section below to this section. The section below already has its new rows.
    ///
    /// - Returns: The edits of this section, or `nil` if the section has to be created again.
    func follow(_ edits: [RowEdit]) -> [RowEdit]?
}

extension IncrementalSection {
    /// The maximum number of edits to apply. If there are more edits, creating the section again costs less.
    static var mostEdits: Int { 1_000 }
}

extension ListChange {
    /// Adds a section, and the edits of its rows, to the change.
    mutating func add(_ edits: [RowEdit], ofSection id: AnyHashable) {
        let isFirst = sectionsWithOtherRows.insert(id).inserted
        if isFirst { rowEdits[id] = [] }
        // If the section has already changed in an unknown way, `rowEdits` has no array for it. This line then has no
        // effect.
        rowEdits[id]?.append(contentsOf: edits)
    }
}
