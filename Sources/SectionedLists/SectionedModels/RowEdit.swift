/// An insertion or a removal of a row of a section, by index. In an array of edits, each index refers to the rows after
/// the edits before it. A move is a removal and an insertion.
enum RowEdit: Hashable {
    case insert(at: Int)
    case remove(at: Int)
}

/// The exact edits of the rows of sections, by section id. With them, a layer can update what it knows of a section,
/// without reading every row again.
///
/// A model may not know them. Therefore all values are equal, so that two changes that differ only in their edits are
/// equal.
struct RowEdits: Hashable {
    private var edits: [AnyHashable: [RowEdit]] = [:]

    subscript(section: AnyHashable) -> [RowEdit]? {
        get { edits[section] }
        set { edits[section] = newValue }
    }

    /// The ids of the sections whose edits are known.
    var sections: [AnyHashable] { Array(edits.keys) }

    var isEmpty: Bool { edits.isEmpty }

    /// Returns the edits of two changes, one after the other.
    ///
    /// - Parameters:
    ///   - changed: The sections with other rows in the first change.
    ///   - later: The edits of the second change.
    ///   - laterChanged: The sections with other rows in the second change.
    func followed(
        by later: RowEdits, after changed: Set<AnyHashable>, _ laterChanged: Set<AnyHashable>
    ) -> RowEdits {
        guard !isEmpty || !later.isEmpty else { return self }
        var both = RowEdits()
        for id in changed.union(laterChanged) {
            let first = changed.contains(id) ? edits[id] : []
            let second = laterChanged.contains(id) ? later.edits[id] : []
            if let first, let second { both.edits[id] = first + second }
        }
        return both
    }

    static func == (left: RowEdits, right: RowEdits) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
