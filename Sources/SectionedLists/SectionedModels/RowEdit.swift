/// An insertion or a removal of a row at an index of its section. In an array of edits, each index applies to the rows
/// as they are after all earlier edits. A move is a removal followed by an insertion.
enum RowEdit: Hashable {
    case insert(at: Int)
    case remove(at: Int)
}

/// The exact edits of rows, grouped by the id of the section. With these edits, a layer can update its section without
/// reading every row again.
///
/// All values of this type are equal, so that the edits do not influence whether two values of ``ListChange`` are
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

    /// Returns the edits of two changes in order: first these edits, which belong to the earlier change, then the edits
    /// of the later change.
    ///
    /// If one of the changes has unknown edits of a section, the result does not contain the section.
    ///
    /// - Parameters:
    ///   - later: The edits of the later change.
    ///   - changed: The sections whose rows were changed by the earlier change.
    ///   - laterChanged: The sections whose rows were changed by the later change.
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

    // Always `true`: edits must not influence whether two values of `ListChange` are equal.
    static func == (left: RowEdits, right: RowEdits) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
