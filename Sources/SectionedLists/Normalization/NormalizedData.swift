/// The sections that are created from data of any shape; see <doc:ClosuresAndBatches> for the rules.
///
/// All data is read once, in O(number of values).
@MainActor
struct NormalizedData {
    private(set) var sections: [Section] = []
    /// The neighbouring rows and values that were read last and are not yet in a section.
    private var run: [NormalizedElement] = []

    init(_ data: Any?) {
        switch NormalizedElement(data) {
        case nil: break
        case .list(let elements): add(elements)
        case let element?: add([element])
        }
    }

    private mutating func add(_ elements: [NormalizedElement]) {
        for element in elements {
            switch element {
            case .row, .value:
                run.append(element)
            case .section(let section):
                endRun()
                sections.append(section)
            case .list(let inner) where inner.contains(where: \.holdsSection):
                endRun()
                add(inner)
            case .list(let inner):
                endRun()
                sections.append(Section(rows: NormalizedRows(inner).rows))
            }
        }
        endRun()
    }

    /// Creates a section from the ``run``, unless the run is empty, and begins a new run.
    private mutating func endRun() {
        guard !run.isEmpty else { return }
        sections.append(Section(rows: NormalizedRows(run).rows))
        run = []
    }
}
