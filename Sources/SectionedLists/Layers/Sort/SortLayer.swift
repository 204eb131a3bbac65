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
