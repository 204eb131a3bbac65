/// Converts data of any shape into sections.
///
/// The rules:
///
/// 1. A **section** or **row** is used as it is. A ``RowConvertible`` value is replaced by its row. `nil` is ignored.
///    An optional is replaced by its value.
/// 2. A **list** is a `RandomAccessCollection`: an array, a slice, a range. A string is not a list of characters, and
///    sets and dictionaries are not lists.
/// 3. Anything else is a **value** and becomes a ``DescriptionRow``, which shows its description.
/// 4. A list of rows and values is one section. A single row or value is a list of one.
/// 5. A list that contains a list or a section is a **list of sections**: each section is used as it is, each inner
///    list is a section, and each run of rows and values between them is a section. The order is kept.
/// 6. An inner list is one section, so the lists that it contains add their rows to that section. But if it contains a
///    section, at any depth, rule 5 applies to it too, in place.
/// 7. An **empty** list, like `nil`, results in no section. An empty list among other elements of a list is a section
///    without rows, so that the lists beside it keep their indices.
/// 8. A section that is created here has neither header nor footer. Its id is its number among the sections without a
///    title, so the selected row is found again when the data is set again.
/// 9. A row that is created here has its value as its id if the value is `Hashable`, otherwise its index in the
///    section. Repetitions of equal values are numbered.
///
/// All data is read once, O(number of values). For data that is too long for that, use a section that creates its rows
/// when they come into view.
@MainActor
struct NormalizedData {
    private(set) var sections: [Section] = []
    /// The rows and values that do not belong to a section yet.
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

    private mutating func endRun() {
        guard !run.isEmpty else { return }
        sections.append(Section(rows: NormalizedRows(run).rows))
        run = []
    }
}
