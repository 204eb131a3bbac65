/// A section of a layer that can follow edits of the section below. Other sections are created again after an edit. If
/// a section follows an edit, the edit costs about the same in a section of a hundred rows and of a million.
@MainActor
protocol IncrementalSection: LayeredSection {
    /// Follows edits of the section below, which already has its new rows.
    ///
    /// - Returns: The edits of this section, or `nil` if the section has to be created again.
    func follow(_ edits: [RowEdit]) -> [RowEdit]?
}

extension IncrementalSection {
    /// The maximum number of edits to follow. If there are more, creating the section again costs less.
    static var mostEdits: Int { 1_000 }
}

extension ListChange {
    /// Adds edits of the rows of a section to the change.
    mutating func add(_ edits: [RowEdit], ofSection id: AnyHashable) {
        let isFirst = sectionsWithOtherRows.insert(id).inserted
        if isFirst { rowEdits[id] = [] }
        // A section that is in the change without edits has changed in an unknown way. Then no edits are added.
        rowEdits[id]?.append(contentsOf: edits)
    }
}
