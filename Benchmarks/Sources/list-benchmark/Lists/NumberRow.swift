import SectionedLists
import Terminal

/// A row with a number and a text of one to four lines. The number of lines has no visible pattern.
struct NumberRow: Row, Equatable {
    var number: Int
    /// A number that increases when the content of the row changes.
    var revision = 0

    var id: AnyHashable { number }

    func configure(_ cell: CountedCell) {
        cell.text = StyledText(Self.title(number), role: .strong)
        if revision > 0 { cell.text.append(" (\(revision))") }
        for _ in 0..<number * 7 % 11 % 4 {
            cell.text.append(" stands among many others and has something to say about itself in one more line.", .dim)
        }
    }

    static func title(_ number: Int) -> String { "Number \(number)" }
}

/// The header of a section, in a counted cell.
struct TitleRow: Row, Equatable {
    var section: Int

    var id: AnyHashable { section }

    func configure(_ cell: CountedCell) { cell.text = StyledText("Section \(section)", role: .header) }
}
