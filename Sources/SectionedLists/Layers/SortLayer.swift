/// A layer that sorts the rows of each section.
///
/// ```swift
/// let model = SortLayer(over: recipes) { ($0 as? RecipeRow)?.recipe.title }
/// model.sort { ($0 as? RecipeRow)?.recipe.minutes }
/// ```
///
/// Rows with equal keys keep their order. Rows without a key come last. The keys of a section are read once, when one
/// of its rows is first read or looked up by its id. Reading and sorting them costs O(n log n) for the n rows of the
/// section and creates the rows. Counting the rows does not sort them.
///
/// If a ``MutableSectionsModel`` below inserts, moves or reloads some rows, only the keys of these rows are read. If it
/// deletes rows, no key is read. Such a change costs about the same whether the section has a hundred rows or a
/// million.
///
/// All keys of a section are read again in three cases:
///
/// - After more than 1,000 insertions and removals at a time. (A move counts as one insertion and one removal.)
/// - After any insertion or removal in a section with trailing rows (``LayeredSection/numberOfTrailingRows``).
/// - After any change of another kind.
@MainActor
public final class SortLayer: SectionedModelLayer {
    private var makeSection: @MainActor (Section) -> Section = { $0 }

    /// Creates a layer without a sort order, which keeps the order of the rows.
    public override init(over base: any SectionedModel) {
        super.init(over: base)
    }

    /// Creates a layer that sorts by a key.
    ///
    /// - Parameters:
    ///   - base: The model below.
    ///   - descending: Whether the row with the greatest key comes first.
    ///   - key: Returns the key of a row, or `nil` for a row that comes last.
    public convenience init<Key: Comparable>(
        over base: any SectionedModel, descending: Bool = false, by key: @escaping @MainActor (any Row) -> Key?
    ) {
        self.init(over: base)
        sort(descending: descending, by: key)
    }

    /// Sorts by another key.
    ///
    /// - Parameters:
    ///   - descending: Whether the row with the greatest key comes first.
    ///   - key: Returns the key of a row, or `nil` for a row that comes last.
    public func sort<Key: Comparable>(descending: Bool = false, by key: @escaping @MainActor (any Row) -> Key?) {
        makeSection = { SortedSection($0, descending: descending, key: key) }
        didChange(.everything)
    }

    /// Removes the sort order.
    public func removeOrder() {
        makeSection = { $0 }
        didChange(.everything)
    }

    public override func layer(_ section: Section) -> Section {
        makeSection(section)
    }

    public override func change(for change: ListChange) -> ListChange {
        var passed = change
        for row in change.reloadedRows {
            guard let section = knownSection(row.section) as? any ReorderedSection else { continue }
            let edits = section.follow(reloadOf: row.row)
            if edits?.isEmpty == true { continue }
            passed.reloadedRows.remove(row)
            if let edits {
                passed.add(edits, ofSection: row.section)
            } else {
                passed.sectionsWithOtherRows.insert(row.section)
                passed.rowEdits[row.section] = nil
                forgetSection(row.section)
            }
        }
        return passed
    }
}

/// A section that shows the rows of another section, sorted by the keys of the rows.
final class SortedSection<Key: Comparable>: LayeredSection, ReorderedSection {
    private let key: @MainActor (any Row) -> Key?
    private let descending: Bool

    /// The sorted rows, or `nil` until a row is first read or looked up by its id.
    private var sorting: Sorting?

    /// The keys and the order of the rows. Each row has a token: a number that stays the same when other rows are
    /// inserted or removed. When the rows are first sorted, the token of a row is its index in the section below. An
    /// inserted row gets the next number that was not used yet.
    private struct Sorting {
        /// The keys of the rows. The token of a row is its index in this array.
        var keys: [Key?]
        /// The tokens in the order of this section.
        let order: TokenOrder
        /// The tokens in the order of the section below. The property is `nil` while the token of each row is also the
        /// index of the row in the section below.
        var below: TokenOrder?

        @MainActor
        func token(ofRowBelow index: Int) -> Int { below?[index] ?? index }

        @MainActor
        func indexBelow(of token: Int) -> Int? { below == nil ? token : below?.position(of: token) }
    }

    init(_ base: Section, descending: Bool, key: @escaping @MainActor (any Row) -> Key?) {
        self.key = key
        self.descending = descending
        super.init(base)
    }

    private var numberOfData: Int { numberOfRowsBelow - base.trailingRows }

    private func sorted() -> Sorting {
        if let sorting { return sorting }
        let keys = (0..<numberOfData).map { key(base.row(at: $0)) }
        let tokens = keys.indices.sorted { precedes(keys[$0], keys[$1]) ?? ($0 < $1) }
        let sorting = Sorting(keys: keys, order: TokenOrder(tokens))
        self.sorting = sorting
        return sorting
    }

    /// Returns whether the left key comes before the right one, or `nil` if both are equal or both are missing.
    private func precedes(_ left: Key?, _ right: Key?) -> Bool? {
        switch (left, right) {
        case (let left?, let right?): left == right ? nil : (left < right) != descending
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): nil
        }
    }

    override func source(ofRowAt index: Int) -> Source {
        guard index < numberOfData else { return .below(index) }
        let sorting = sorted()
        return .below(sorting.indexBelow(of: sorting.order[index]) ?? index)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        guard index < numberOfData else { return index }
        let sorting = sorted()
        return sorting.order.position(of: sorting.token(ofRowBelow: index))
    }

    // MARK: - Following changes

    func follow(_ edits: [RowEdit]) -> [RowEdit]? {
        guard var sorting, edits.count <= Self.mostEdits, base.trailingRows == 0,
            edits.lead(from: numberOfRowsBelow, to: base.numberOfRows)
        else { return nil }
        let below = sorting.below ?? TokenOrder(Array(0..<numberOfRowsBelow))
        sorting.below = below
        var own: [RowEdit] = []
        var inserted: [Int] = []
        for edit in edits {
            switch edit {
            case .insert(let index):
                inserted.append(sorting.keys.count)
                below.insert(sorting.keys.count, at: index)
                sorting.keys.append(nil)
            case .remove(let index):
                // If the removed row was inserted by the same edits, it has no position in the sort order yet.
                guard let position = sorting.order.position(of: below.remove(at: index)) else { continue }
                sorting.order.remove(at: position)
                own.append(.remove(at: position))
            }
        }
        self.sorting = sorting
        readNumberOfRowsBelow()
        for token in inserted {
            guard let index = below.position(of: token) else { continue }
            own.append(.insert(at: insert(token, key: key(base.row(at: index)), at: index)))
        }
        return own
    }

    func follow(reloadOf id: AnyHashable) -> [RowEdit]? {
        guard let sorting else { return [] }
        guard let index = base.index(ofRow: id) else { return nil }
        guard index < numberOfData else { return [] }
        let token = sorting.token(ofRowBelow: index)
        let new = key(base.row(at: index))
        guard sorting.keys[token] != new else { return [] }
        guard let old = sorting.order.position(of: token) else { return nil }
        sorting.order.remove(at: old)
        return [.remove(at: old), .insert(at: insert(token, key: new, at: index))]
    }

    /// Inserts a row at the position that its key determines, and returns the position. Rows with equal keys have the
    /// order of the section below.
    ///
    /// - Parameters:
    ///   - token: The token of the row.
    ///   - key: The key of the row.
    ///   - index: The index of the row in the section below.
    private func insert(_ token: Int, key: Key?, at index: Int) -> Int {
        guard var sorting else { return 0 }
        sorting.keys[token] = key
        self.sorting = sorting
        let position = sorting.order.countOfPrefix { other in
            precedes(sorting.keys[other], key) ?? (sorting.indexBelow(of: other) ?? 0 < index)
        }
        sorting.order.insert(token, at: position)
        return position
    }
}

/// A ``SortedSection``, regardless of the type of its keys.
@MainActor
protocol ReorderedSection: IncrementalSection {
    /// Reads the key of a reloaded row again. If the key has changed, the row moves.
    ///
    /// - Returns: The edits of this section. The array is empty if the key is unchanged or was not read yet. The result
    ///   is `nil` if the section has to be created again.
    func follow(reloadOf id: AnyHashable) -> [RowEdit]?
}
