/// A layer that shows some rows of a model a second time, in an additional section.
///
/// ```swift
/// let model = FeaturedLayer("This week", over: recipes, limit: 3) { ($0 as? RecipeRow)?.recipe.isNew == true }
/// ```
///
/// Picking rows by identity costs O(number of identities). Picking rows by a condition reads the sections in order
/// until enough rows are found. After a change, the condition is evaluated again only in the changed sections. Rows
/// that are not data, such as "Show more…", are never featured. If several sections have a row with the same id, only
/// the first of these rows is featured. While no row is featured, the featured section is hidden.
@MainActor
public final class FeaturedLayer: SectionedModelLayer {
    private let picker: FeaturedPicker
    private let title: String
    private let id: AnyHashable
    private let position: Int
    /// The featured section, or `nil` if it has to be created when it is next read. It is empty if no row is picked.
    private var featured: FeaturedSection?

    /// Creates a layer that features the rows with the given identities, in the given order. The layer ignores
    /// identities that no row has.
    ///
    /// - Parameters:
    ///   - title: The title of the featured section.
    ///   - base: The model below.
    ///   - id: The id of the featured section. By default, it is the title.
    ///   - position: The index of the featured section. If the model has fewer sections, the featured section is the
    ///     last one.
    ///   - rows: The identities of the rows in the model below.
    public convenience init(
        _ title: String, over base: any SectionedModel, id: AnyHashable? = nil, at position: Int = 0,
        rows: [RowIdentity]
    ) {
        self.init(title, over: base, id: id, at: position, picker: .rows(rows))
    }

    /// Creates a layer that features the first rows that satisfy a condition.
    ///
    /// - Parameters:
    ///   - title: The title of the featured section.
    ///   - base: The model below.
    ///   - id: The id of the featured section. By default, it is the title.
    ///   - position: The index of the featured section. If the model has fewer sections, the featured section is the
    ///     last one.
    ///   - limit: The maximum number of rows.
    ///   - isFeatured: Returns whether a row is featured.
    public convenience init(
        _ title: String, over base: any SectionedModel, id: AnyHashable? = nil, at position: Int = 0,
        limit: Int, where isFeatured: @escaping @MainActor (any Row) -> Bool
    ) {
        self.init(title, over: base, id: id, at: position, picker: .condition(isFeatured, limit: max(0, limit)))
    }

    private init(
        _ title: String, over base: any SectionedModel, id: AnyHashable?, at position: Int, picker: FeaturedPicker.Rule
    ) {
        self.picker = FeaturedPicker(rule: picker)
        self.title = title
        self.id = id ?? AnyHashable(title)
        self.position = max(0, position)
        super.init(over: base)
    }

    /// Features the rows with the given identities, in the given order, instead of the rows that were featured before.
    /// Ignores identities that no row has.
    ///
    /// The layer looks up only these identities in the model below. It announces the change, so the list shows the new
    /// rows.
    public func feature(_ rows: [RowIdentity]) {
        picker.rule = .rows(rows)
        guard let old = featured else { return }
        let picked = picker.pick(from: base)
        guard picked != old.rows else { return }
        featured = FeaturedSection(title, id: id, rows: picked, in: base)
        if old.rows.isEmpty != picked.isEmpty {
            didChange(ListChange(hasOtherSections: true))
        } else {
            didChange(ListChange(sectionsWithOtherRows: [id]))
        }
    }

    private func featuredSection() -> FeaturedSection {
        if let featured { return featured }
        let section = FeaturedSection(title, id: id, rows: picker.pick(from: base), in: base)
        featured = section
        return section
    }

    /// The index of the featured section, or `nil` if no row is featured.
    private var featuredIndex: Int? {
        featuredSection().numberOfRows == 0 ? nil : min(position, base.numberOfSections)
    }

    // MARK: - Sections

    /// The number of sections, including the featured section if it has rows.
    public override var numberOfSections: Int {
        base.numberOfSections + (featuredIndex == nil ? 0 : 1)
    }

    public override func section(at index: Int) -> Section {
        guard let featuredIndex, index >= featuredIndex else { return super.section(at: index) }
        return index == featuredIndex ? featuredSection() : super.section(at: index - 1)
    }

    /// Returns the index of the featured section or of a section of the model below. The featured section has no index
    /// (`nil`) while no row is featured.
    public override func index(ofSection id: AnyHashable) -> Int? {
        if id == self.id { return featuredIndex }
        guard let index = super.index(ofSection: id) else { return nil }
        guard let featuredIndex, index >= featuredIndex else { return index }
        return index + 1
    }

    // MARK: - Changes

    public override func change(for change: ListChange) -> ListChange {
        picker.forget(change)
        guard let old = featured else { return change }
        guard !change.isEverything else {
            featured = nil
            return change
        }
        var passed = change
        let rows = picker.pick(from: base)
        if rows == old.rows {
            old.updateSources()
            let touched = change.hasOtherSections ? rows : rows.filter(change.touches)
            passed.reloadedRows.formUnion(touched.map { RowIdentity(section: id, row: $0.row) })
            return passed
        }
        featured = FeaturedSection(title, id: id, rows: rows, in: base)
        if old.rows.isEmpty != rows.isEmpty {
            passed.hasOtherSections = true
        } else {
            passed.sectionsWithOtherRows.insert(id)
        }
        return passed
    }
}

extension ListChange {
    /// Returns whether this change can have changed the content of a row.
    fileprivate func touches(_ row: RowIdentity) -> Bool {
        sectionsWithOtherRows.contains(row.section) || replacedSections.contains(row.section)
            || reloadedRows.contains(row)
    }
}
