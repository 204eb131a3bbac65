/// The sections that are created from data of any shape: values, rows, sections, and lists of them.
///
/// The rules:
///
/// 1. A **section** or a **row** is used unchanged. A ``RowConvertible`` value is replaced by its row. `nil` is
///    ignored. An optional is replaced by its value.
/// 2. A **list** is a `RandomAccessCollection`: an array, a slice, a range. A string is not a list of characters. Sets
///    and dictionaries are not lists.
/// 3. Anything else is a **value** and becomes a ``DescriptionRow``, which shows its description.
/// 4. A list that contains only rows and values becomes one section. So does a single row or value.
/// 5. A list that contains a list or a section is a **list of sections**. Each section is used unchanged, each inner
///    list becomes a section, and each run of neighbouring rows and values becomes a section. The order does not
///    change: `["A", "B", ["C"], "D"]` becomes three sections. The first one has the rows `A` and `B`, the second one
///    has the row `C`, and the third one has the row `D`.
/// 6. An inner list is one section. If it contains further lists, their rows belong to that section: `[["A", ["B"]]]`
///    becomes one section with two rows. But if an inner list contains a section at any depth, rule 5 applies to the
///    inner list, and the resulting sections take the place of the inner list.
/// 7. An **empty** list results in no section, and so does `nil`. An empty list inside another list becomes a section
///    without rows, so that the indices of the other sections do not change.
/// 8. A section that is created by these rules has neither header nor footer. Its id is its number among the sections
///    that have neither an id nor a title. So if similar data is set later, the list finds the selected row again.
/// 9. If a row is created for a value that is `Hashable`, the id of the row is the value. If the section already
///    contains a row with this id, or a row for an equal value, the id of the new row is the value together with a
///    number. If the value is not `Hashable`, the id of the row is its index in the section.
///
/// All data is read once, in O(number of values). For long data, use a section that creates its rows when they come
/// into view.
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
