/// Shows the rows of each section in another order.
///
/// ```swift
/// let model = SortLayer(over: recipes) { ($0 as? RecipeRow)?.recipe.title }
/// model.sort { ($0 as? RecipeRow)?.recipe.minutes }
/// ```
///
/// Rows with the same key stay in their order, rows without one come last. The keys of a section's rows are asked for
/// once, when its first row is read, and again after a change of that section: O(n log n) for its n rows, which are made
/// for it; other sections are left alone, and counting the rows sorts nothing.
@MainActor
public final class SortLayer: SectionedModelLayer {
    private var makeSection: @MainActor (Section) -> Section = { $0 }

    /// A layer that leaves the rows in their order until it is told otherwise.
    public override init(over base: any SectionedModel) {
        super.init(over: base)
    }

    /// A layer that sorts by a key.
    public convenience init<Key: Comparable>(
        over base: any SectionedModel, descending: Bool = false, by key: @escaping @MainActor (any Row) -> Key?
    ) {
        self.init(over: base)
        sort(descending: descending, by: key)
    }

    /// Sorts by another key.
    public func sort<Key: Comparable>(descending: Bool = false, by key: @escaping @MainActor (any Row) -> Key?) {
        makeSection = { SortedSection($0, descending: descending, key: key) }
        didChange(.everything)
    }

    /// Shows the rows in the order below again.
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
            guard let section = knownSection(row.section) as? any ReorderedSection,
                !section.staysInPlace(afterReloading: row.row)
            else { continue }
            passed.reloadedRows.remove(row)
            passed.sectionsWithOtherRows.insert(row.section)
            forgetSection(row.section)
        }
        return passed
    }
}
