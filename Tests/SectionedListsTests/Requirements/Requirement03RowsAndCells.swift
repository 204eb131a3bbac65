import Foundation
import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 3: a row determines the type of its cell, and the compiler checks both")
struct Requirement03RowsAndCells {
    @Test("Rows of several types share a section, each shown by its own type of cell")
    func typedPairs() {
        let list = SectionsViewController()
        let dial = DialRow(value: 3)
        list.sections = [Section(rows: [TextRow("text"), dial, LinedRow(name: "two", lines: 2)])]
        let screen = Harness(list, columns: 12, rows: 4)
        #expect(screen.lines == ["▌ text", "  ===", " two:0", " two:1"])
        // A row configures only cells of its own type, and the pool returns this type. A row with another type of cell
        // does not compile.
        let cell: DialCell = CellPool().dequeue(DialRow.CellType.self)
        dial.configure(cell)
        #expect(cell.value == 3)
    }

    @Test("The library contains no cell identifiers and no traps for missing overrides")
    func noTraps() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/SectionedLists").standardizedFileURL
        let files =
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        #expect(files.count > 50)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for trap in ["fatalError(", "preconditionFailure(", "as!", "try!", "cellIdentifier", "reuseIdentifier"] {
                #expect(!text.contains(trap), "\(file.lastPathComponent) has \(trap)")
            }
        }
    }
}

/// A complete new kind of row.
private struct DialRow: Row {
    var value: Int
    var id: AnyHashable { "dial" }
    func configure(_ cell: DialCell) { cell.value = value }
}

private final class DialCell: Cell {
    var value = 0
    func draw(in surface: Surface, state: CellState) {
        surface.draw(String(repeating: "=", count: value), x: 2, y: 0)
    }
}
