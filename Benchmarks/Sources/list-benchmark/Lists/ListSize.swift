import SectionedLists

/// The size of a list. It has as many sections as each section has rows.
struct ListSize {
    let rows: Int
    let sections: Int

    static let all = [
        ListSize(rows: 100, sections: 10), ListSize(rows: 10_000, sections: 100),
        ListSize(rows: 1_000_000, sections: 1_000),
    ]

    var rowsPerSection: Int { rows / sections }

    func firstNumber(ofSection section: Int) -> Int { section * rowsPerSection }

    /// Returns a section that creates its rows when they come into view.
    ///
    /// - Parameters:
    ///   - section: The number of the section.
    ///   - count: The number of its rows. If `nil`, it has as many rows as the other sections.
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

    /// Returns the rows of a section as an array.
    @MainActor
    func listedRows(ofSection section: Int) -> [any Row] {
        let first = firstNumber(ofSection: section)
        return (first..<first + rowsPerSection).map { NumberRow(number: $0) }
    }

    /// Returns the rows of a section as an array. One of a hundred rows differs from ``listedRows(ofSection:)``: it is
    /// another row, or the same row with another text.
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
