/// Shows some rows of a model once more, in a section of their own.
///
/// ```swift
/// let model = FeaturedLayer("This week", over: recipes, limit: 3) { ($0 as? RecipeRow)?.recipe.isNew == true }
/// ```
///
/// Picking by ids costs what is picked. Picking by a condition reads the sections in their order until there are enough
/// rows; after a change only the sections that changed are read again. Rows at the end of a section that are not data,
/// such as "Show more…", are never picked, so a featured section over a ``LoadMoreLayer`` has none. Of rows with the same
/// id, from different sections, the first is shown. Without any row the section is not there.
@MainActor
public final class FeaturedLayer: SectionedModelLayer {
    private let picker: FeaturedPicker
    private let title: String
    private let id: AnyHashable
    private let position: Int
    /// The section, empty where nothing is picked; `nil` until it is asked for.
    private var featured: FeaturedSection?

    /// Features the rows with some ids, in that order; those that are not there are passed over.
    ///
    /// - Parameters:
    ///   - title: Stands over the section.
    ///   - base: The model below.
    ///   - id: Names the section; the title does where it is left out.
    ///   - position: The index of the section; behind the last one where there are fewer.
    ///   - rows: Which rows.
    public convenience init(
        _ title: String, over base: any SectionedModel, id: AnyHashable? = nil, at position: Int = 0,
        rows: [RowIdentity]
    ) {
        self.init(title, over: base, id: id, at: position, picker: .rows(rows))
    }

    /// Features the first rows that a condition holds for.
    ///
    /// - Parameters:
    ///   - title: Stands over the section.
    ///   - base: The model below.
    ///   - id: Names the section; the title does where it is left out.
    ///   - position: The index of the section; behind the last one where there are fewer.
    ///   - limit: The greatest number of rows.
    ///   - isFeatured: Whether a row is to be featured.
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

    /// Features other rows from now on: those with some ids, in that order; those that are not there are passed over.
    ///
    /// The list follows; the sections below are not read but for these rows.
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

    /// Where the section stands, or `nil` where nothing is featured.
    private var featuredIndex: Int? {
        featuredSection().numberOfRows == 0 ? nil : min(position, base.numberOfSections)
    }

    // MARK: - Sections

    /// The sections below and, where anything is featured, one more.
    public override var numberOfSections: Int {
        base.numberOfSections + (featuredIndex == nil ? 0 : 1)
    }

    public override func section(at index: Int) -> Section {
        guard let featuredIndex, index >= featuredIndex else { return super.section(at: index) }
        return index == featuredIndex ? featuredSection() : super.section(at: index - 1)
    }

    /// Where a section is, the featured one or one below.
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
            old.findPlaces()
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
    /// Whether a row may show something else after the change.
    fileprivate func touches(_ row: RowIdentity) -> Bool {
        sectionsWithOtherRows.contains(row.section) || reloadedRows.contains(row)
    }
}
