/// Rows of other sections, under a header of their own.
final class FeaturedSection: Section {
    /// The rows by their ids in the model.
    let rows: [RowIdentity]
    private let model: any SectionedModel
    private lazy var indices = Dictionary(
        rows.enumerated().map { ($0.element.row, $0.offset) }, uniquingKeysWith: { first, _ in first })

    init(_ title: String, id: AnyHashable, rows: [RowIdentity], in model: any SectionedModel) {
        self.rows = rows
        self.model = model
        super.init(title, id: id)
    }

    override var numberOfRows: Int { rows.count }

    override func row(at index: Int) -> any Row {
        let identity = rows[index]
        guard let section = model.index(ofSection: identity.section).map(model.section(at:)),
            let row = section.index(ofRow: identity.row).map(section.row(at:))
        else {
            ProgrammingError.report("Row \(identity.row) has gone from section \(identity.section) without a change")
            return SpacerRow(id: identity.row)
        }
        return row
    }

    override func index(ofRow id: AnyHashable) -> Int? { indices[id] }
}
