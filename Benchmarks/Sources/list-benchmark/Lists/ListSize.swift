import SectionedLists

/// How large a list is, and how its sections are made: of as many sections as each has rows, or a little of either.
struct ListSize {
    let rows: Int
    let sections: Int

    static let all = [
        ListSize(rows: 100, sections: 10), ListSize(rows: 10_000, sections: 100),
        ListSize(rows: 1_000_000, sections: 1_000),
    ]

    var rowsPerSection: Int { rows / sections }

    func firstNumber(ofSection section: Int) -> Int { section * rowsPerSection }

    /// A section that makes its rows when they come into view.
    ///
    /// - Parameter count: The rows it has now; as many as the others where it is left out.
    @MainActor
    func countedSection(_ section: Int, count: Int? = nil) -> Section {
        let first = firstNumber(ofSection: section)
        let count = count ?? rowsPerSection
        return Section(
            id: section, header: TitleRow(section: section), count: count,
            indexOfRow: { id in (id as? Int).flatMap { $0 >= first && $0 < first + count ? $0 - first : nil } },
            row: { NumberRow(number: first + $0) })
    }

    @MainActor
    var countedSections: [Section] { (0..<sections).map { countedSection($0) } }

    /// The rows of a section as an array.
    @MainActor
    func listedRows(ofSection section: Int) -> [any Row] {
        let first = firstNumber(ofSection: section)
        return (first..<first + rowsPerSection).map { NumberRow(number: $0) }
    }

    /// The rows of a section, one of a hundred of which is another: a new one in its place, or the same with other text.
    @MainActor
    func revisedRows(ofSection section: Int) -> [any Row] {
        let first = firstNumber(ofSection: section)
        return (first..<first + rowsPerSection).map { number in
            switch number % 200 {
            case 0: NumberRow(number: rows + number)
            case 100: NumberRow(number: number, revision: 1)
            default: NumberRow(number: number)
            }
        }
    }
}
