/// Turns whatever a program has into sections.
///
/// The rules:
///
/// 1. A **section** stands for itself, and a **row** too. Something that says which row it is, a ``RowConvertible``, is
///    that row. `nil` is nothing; an optional is what it holds.
/// 2. A **list** is what has its elements in an order and at hand, a `RandomAccessCollection`: an array, a slice, a
///    range. Text is no list of characters, and sets and dictionaries are none either.
/// 3. Anything else is a **value** and becomes a row by its description, a ``DescriptionRow``.
/// 4. A list of rows and values is one section. A single row or value is a list of one.
/// 5. A list that holds a list or a section is a **list of sections**: each section stands for itself, each list is a
///    section, and each run of rows and values between them is a section of its own. Their order stays.
/// 6. A list in a list of sections is a section, and so lists that it holds add their rows to it. But where there is a
///    section in it, at whatever depth, rule 5 holds for it as well, in place.
/// 7. An **empty** list, like `nil`, shows nothing: no section. An empty list among other things in a list is a section
///    without rows, so that the lists beside it keep their places.
/// 8. A section that is made here has neither header nor footer, and its id is its number among those that have no title;
///    so the selected row is found again when the data is set anew.
/// 9. A row that is made here has its value as id, if that is `Hashable`: else its position in the section. The second of
///    equal values, and each further one, is told apart by its number among them.
///
/// All data is looked at once, O(number of values). What is too long for that is a section that makes its rows when they
/// come into view.
@MainActor
struct NormalizedData {
    private(set) var sections: [Section] = []
    /// Rows and values that do not belong to a section yet.
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
