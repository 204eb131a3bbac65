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
