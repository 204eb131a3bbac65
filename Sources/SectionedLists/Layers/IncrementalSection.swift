/// A section that a layer shows in place of the section below, and that can apply the edits of the section below to
/// itself. An edit costs about the same in a section of a hundred rows and of a million. A layer's section of any other
/// type is created again after an edit.
@MainActor
protocol IncrementalSection: LayeredSection {
    /// Applies edits of the section below to this section. The section below already has its new rows.
    ///
    /// - Returns: The edits of this section, or `nil` if the section has to be created again.
    func follow(_ edits: [RowEdit]) -> [RowEdit]?
}

extension IncrementalSection {
    /// The maximum number of edits to apply. If there are more, creating the section again costs less.
    static var mostEdits: Int { 1_000 }
}

extension ListChange {
    /// Adds a section, and the edits of its rows, to the change.
    mutating func add(_ edits: [RowEdit], ofSection id: AnyHashable) {
        let isFirst = sectionsWithOtherRows.insert(id).inserted
        if isFirst { rowEdits[id] = [] }
        // If the change already contained the section but no edits of it, the section has changed in an unknown way.
        // Then `rowEdits` contains no array for it, and this line has no effect.
        rowEdits[id]?.append(contentsOf: edits)
    }
}
