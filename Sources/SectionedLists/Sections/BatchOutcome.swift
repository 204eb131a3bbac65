/// The sections and rows that a model has after the changes of a batch. If the batch cannot be applied, the impossible
/// changes count as done.
@MainActor
struct BatchOutcome {
    private let model: MutableSectionsModel
    /// The sections that the batch has inserted, replaced or deleted. A deleted section is `nil`.
    private var sections: [AnyHashable: Section?] = [:]
    /// For each row that the batch has inserted, deleted or moved: whether its section has it.
    private var rows: [AnyHashable: [AnyHashable: Bool]] = [:]

    init(_ operations: ArraySlice<SectionsBatch.Operation>, on model: MutableSectionsModel) {
        self.model = model
        add(operations)
    }

    mutating func add(_ operations: ArraySlice<SectionsBatch.Operation>) {
        for operation in operations { add(operation) }
    }

    private mutating func add(_ operation: SectionsBatch.Operation) {
        switch operation {
        case .insertRow(let row, _, let section), .putRow(let row, let section), .restoreRow(let row, _, let section):
            rows[section, default: [:]][row.id] = true
        case .deleteRow(let row): rows[row.section, default: [:]][row.row] = false
        case .moveRow(let row, _, let section, _), .returnRow(let row, _, let section):
            rows[row.section, default: [:]][row.row] = false
            rows[section, default: [:]][row.row] = true
        case .insertSection(let section, _), .restoreSection(let section, _), .replaceSection(let section):
            set(section, section.id)
        case .ensureSection(let section, _): if !hasSection(section.id) { set(section, section.id) }
        case .deleteSection(let id): set(nil, id)
        case .reloadRow, .replaceRow, .moveSection, .reloadSection, .returnSection: break
        }
    }

    private mutating func set(_ section: Section?, _ id: AnyHashable) {
        sections.updateValue(section, forKey: id)
        rows[id] = nil
    }

    private func section(_ id: AnyHashable) -> Section? {
        if let section = sections[id] { return section }
        return model.index(ofSection: id).map(model.section(at:))
    }

    func hasSection(_ id: AnyHashable) -> Bool { section(id) != nil }

    func hasRow(_ row: RowIdentity) -> Bool {
        guard let section = section(row.section) else { return false }
        return rows[row.section]?[row.row] ?? (section.index(ofRow: row.row) != nil)
    }
}
