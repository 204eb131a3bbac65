/// A section that a layer shows in place of the section below. When rows of the section below are edited, this section
/// can apply the edits to itself. An edit costs about the same whether the section has a hundred rows or a million.
/// After an edit, a layer creates a section of any other type again.
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
        // If the change already contained the section but none of its edits, the section has changed in an unknown way.
        // Then `rowEdits` contains no array for the section, and this line has no effect.
        rowEdits[id]?.append(contentsOf: edits)
    }
}
