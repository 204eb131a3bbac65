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

/// An object that finds the featured rows of a model.
@MainActor
final class FeaturedPicker {
    enum Rule {
        case rows([RowIdentity])
        case condition(@MainActor (any Row) -> Bool, limit: Int)
    }

    var rule: Rule
    /// The rows found so far that satisfy the condition, with the ids of their sections as the keys.
    private var finds: [AnyHashable: Find] = [:]

    /// The rows of one section that satisfy the condition. Rows that were not evaluated yet are missing.
    private struct Find {
        let section: Section
        let numberOfData: Int
        var rows: [AnyHashable] = []
        /// The number of rows for which the condition was evaluated. These rows are at the start of the section.
        var judged = 0
    }

    init(rule: Rule) {
        self.rule = rule
    }

    /// Forgets the found rows of each section that a change affects, so that the next ``pick(from:)`` searches the
    /// section again. A reload affects a section only if the condition has another result for the row, or if the row no
    /// longer exists.
    func forget(_ change: ListChange) {
        if change.isEverything {
            finds = [:]
            return
        }
        for id in change.sectionsWithOtherRows { finds[id] = nil }
        for row in change.reloadedRows where isOther(row) { finds[row.section] = nil }
    }

    /// Returns whether the condition has another result for a reloaded row than before the reload. If the row no longer
    /// exists, returns `true`. If the condition was not evaluated for the row before, returns `false`.
    private func isOther(_ row: RowIdentity) -> Bool {
        guard case .condition(let isFeatured, _) = rule, let find = finds[row.section] else { return false }
        guard let index = find.section.index(ofRow: row.row) else { return true }
        return index < find.judged && isFeatured(find.section.row(at: index)) != find.rows.contains(row.row)
    }

    /// Returns the identities of the rows to feature, in order.
    func pick(from model: any SectionedModel) -> [RowIdentity] {
        switch rule {
        case .rows(let rows): pick(rows, from: model)
        case .condition(let isFeatured, let limit): pick(limit, where: isFeatured, from: model)
        }
    }

    private func pick(_ rows: [RowIdentity], from model: any SectionedModel) -> [RowIdentity] {
        var seen: Set<AnyHashable> = []
        return rows.filter { row in
            guard let section = model.index(ofSection: row.section).map(model.section(at:)),
                let index = section.index(ofRow: row.row)
            else { return false }
            // Counting the rows of a section can be slow. So they are counted only if the section has trailing rows.
            let isData = section.trailingRows == 0 || index < section.numberOfRows - section.trailingRows
            return isData && seen.insert(row.row).inserted
        }
    }

    private func pick(
        _ limit: Int, where isFeatured: @MainActor (any Row) -> Bool, from model: any SectionedModel
    ) -> [RowIdentity] {
        var seen: Set<AnyHashable> = []
        var picked: [RowIdentity] = []
        for index in 0..<model.numberOfSections where picked.count < limit {
            let section = model.section(at: index)
            for row in find(limit, in: section, where: isFeatured) where picked.count < limit {
                guard seen.insert(row).inserted else { continue }
                picked.append(RowIdentity(section: section.id, row: row))
            }
        }
        return picked
    }

    private func find(
        _ limit: Int, in section: Section, where isFeatured: @MainActor (any Row) -> Bool
    ) -> [AnyHashable] {
        var find =
            finds[section.id].flatMap { $0.section === section ? $0 : nil }
            ?? Find(section: section, numberOfData: section.numberOfRows - section.trailingRows)
        while find.rows.count < limit, find.judged < find.numberOfData {
            let row = section.row(at: find.judged)
            if isFeatured(row) { find.rows.append(row.id) }
            find.judged += 1
        }
        finds[section.id] = find
        return find.rows
    }
}

/// A section that shows rows of other sections under its own header.
final class FeaturedSection: Section {
    /// The identities that the rows of this section have in the model.
    let rows: [RowIdentity]
    private let model: any SectionedModel
    /// For each row, its source: the section and the index from which the row is read. If a row was never found, its
    /// source is `nil`. The sources are updated only when the model announces a change.
    private var sources: [Source?] = []

    private typealias Source = (section: Section, index: Int)

    private lazy var indices = Dictionary(
        rows.enumerated().map { ($0.element.row, $0.offset) }, uniquingKeysWith: { first, _ in first })

    init(_ title: String, id: AnyHashable, rows: [RowIdentity], in model: any SectionedModel) {
        self.rows = rows
        self.model = model
        super.init(title, id: id)
        updateSources()
    }

    /// Finds the sources of the rows again after a change. If a row is not found, because the data is newer than the
    /// model, the row keeps its old source until the next change.
    func updateSources() {
        let known = sources
        sources = rows.indices.map { source(of: rows[$0]) ?? (known.isEmpty ? nil : known[$0]) }
    }

    private func source(of row: RowIdentity) -> Source? {
        guard let section = model.index(ofSection: row.section).map(model.section(at:)) else { return nil }
        return section.index(ofRow: row.row).map { (section, $0) }
    }

    override var numberOfRows: Int { rows.count }

    override func row(at index: Int) -> any Row {
        guard let source = sources[index] else {
            let (section, row) = (rows[index].section, rows[index].row)
            ProgrammingError.report("Row \(row) was removed from section \(section) without a change")
            return SpacerRow(id: row)
        }
        return source.section.row(at: source.index)
    }

    /// Returns the section that a row originally comes from, below all layers, and the index of the row there. The list
    /// uses the callbacks and closures of that section for the row. If the row was never found, returns this section.
    override func origin(ofRowAt index: Int) -> (section: Section, index: Int) {
        guard let source = sources[index] else { return (self, index) }
        return source.section.origin(ofRowAt: source.index)
    }

    override func index(ofRow id: AnyHashable) -> Int? { indices[id] }
}
