/// Rows of other sections, under a header of their own.
final class FeaturedSection: Section {
    /// The rows by their ids in the model.
    let rows: [RowIdentity]
    private let model: any SectionedModel
    /// Where each row stands. Looked up when the model tells of a change and not in between: what it is made from may be
    /// ahead of it by then, and know nothing of a row that it still shows.
    private var places: [Place?] = []

    private typealias Place = (section: Section, index: Int)

    private lazy var indices = Dictionary(
        rows.enumerated().map { ($0.element.row, $0.offset) }, uniquingKeysWith: { first, _ in first })

    init(_ title: String, id: AnyHashable, rows: [RowIdentity], in model: any SectionedModel) {
        self.rows = rows
        self.model = model
        super.init(title, id: id)
        findPlaces()
    }

    /// Looks for the rows again: they may have moved. One that is not found, as what the model is made from is ahead of
    /// it once more, stays where it was until the next change.
    func findPlaces() {
        let known = places
        places = rows.indices.map { place(of: rows[$0]) ?? (known.isEmpty ? nil : known[$0]) }
    }

    private func place(of row: RowIdentity) -> Place? {
        guard let section = model.index(ofSection: row.section).map(model.section(at:)) else { return nil }
        return section.index(ofRow: row.row).map { (section, $0) }
    }

    override var numberOfRows: Int { rows.count }

    override func row(at index: Int) -> any Row {
        guard let place = places[index] else {
            let (section, row) = (rows[index].section, rows[index].row)
            ProgrammingError.report("Row \(row) has gone from section \(section) without a change")
            return SpacerRow(id: row)
        }
        return place.section.row(at: place.index)
    }

    /// A row keeps the reactions and closures of the section it was picked from.
    override func origin(ofRowAt index: Int) -> (section: Section, index: Int) {
        guard let place = places[index] else { return (self, index) }
        return place.section.origin(ofRowAt: place.index)
    }

    override func index(ofRow id: AnyHashable) -> Int? { indices[id] }
}
