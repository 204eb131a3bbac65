/// A search through all rows of a list, down or up. After the last row, a search down continues at the first row. After
/// the first row, a search up continues at the last row.
@MainActor
struct FindRun {
    private let needle: FindNeedle
    /// The number of the next row to search. Rows are numbered from 0 at the start of the list.
    private var number: Int
    /// The number of rows still to be searched.
    private var rest: Int
    /// The direction: 1 for down, -1 for up.
    private let step: Int
    /// The number of rows in the list.
    private let total: Int

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - needle: The text to search for.
    ///   - number: The number of the first row to search. -1 means the last row, and `total` means the first row.
    ///   - step: The direction: 1 for down, -1 for up.
    ///   - total: The number of rows in the list, at least 1.
    init(needle: FindNeedle, from number: Int, step: Int, total: Int) {
        self.needle = needle
        self.number = (number + total) % total
        rest = total
        self.step = step
        self.total = total
    }

    /// Whether all rows were searched.
    var isAtEnd: Bool { rest == 0 }

    /// Searches rows until a match is found, the slice ends or all rows were searched. Returns the first selectable row
    /// that contains the text, or `nil` if this slice contains no such row.
    mutating func nextMatch(in window: ListWindow, within slice: FindSlice) -> ListIndexPath? {
        var slice = slice
        let reader = window.reader
        let contents = reader.contents
        // The section that was searched last, and the numbers of its rows. So each section is looked up only once.
        var known: (index: Int, numbers: Range<Int>)?
        var searched = 0
        while rest > 0, !slice.ends(afterTextOf: searched) {
            searched = 0
            let number = takeNumber()
            if known?.numbers.contains(number) != true {
                guard let path = contents.indexPath(ofRow: number), reader.hasExpectedRows(sectionAt: path.section)
                else { continue }
                known = (path.section, contents.rowsBefore[path.section]..<contents.rowsBefore[path.section + 1])
            }
            guard let known else { continue }
            let path = ListIndexPath(section: known.index, row: number - known.numbers.lowerBound)
            let origin = reader.origin(ofRowAt: path)
            guard let text = origin.section.findText(ofRowAt: origin.index) else { continue }
            searched = text.utf8.count
            if needle.isIn(text), window.selectableRow(at: path) != nil { return path }
        }
        return nil
    }

    /// Returns the number of the next row, and moves on to the row after it.
    private mutating func takeNumber() -> Int {
        defer {
            number = (number + step + total) % total
            rest -= 1
        }
        return number
    }
}
