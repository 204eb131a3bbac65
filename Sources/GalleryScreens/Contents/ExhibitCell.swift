import SectionedLists
import Terminal

/// A cell with a name and a sentence. The sentence is at the right of the name. If there is too little room, it is
/// below the name.
final class ExhibitCell: Cell {
    var name = ""
    var summary = ""

    /// The width of the part of the cell for the name, in columns.
    private static let nameWidth = 25
    private static let indentation = 2

    func height(forWidth width: Int) -> Int {
        let lines = summaryLines(width: width).count
        return isBeside(width) ? lines : lines + 1
    }

    func draw(in surface: Surface, state: CellState) {
        surface.draw(name, x: Self.indentation, y: 0, role: .strong)
        for (y, line) in summaryLines(width: surface.width).enumerated() {
            surface.draw(line, x: summaryColumn(surface.width), y: isBeside(surface.width) ? y : y + 1)
        }
    }

    private func isBeside(_ width: Int) -> Bool { width >= 70 }

    private func summaryColumn(_ width: Int) -> Int {
        Self.indentation + (isBeside(width) ? Self.nameWidth : 2)
    }

    private func summaryLines(width: Int) -> [StyledText] {
        StyledText(summary).wrapped(toWidth: width - summaryColumn(width) - 1)
    }
}
