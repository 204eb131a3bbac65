import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 19: a layer inserts rows at positions, in fewer than ten lines of code")
struct Requirement19InsertedRows {
    @Test("A tip after the second recipe needs no index arithmetic; choosing a recipe below it opens that recipe")
    func tip() {
        var opened: [String] = []
        let recipes = Section("Recipes", rows: ["Aioli", "Borscht", "Curry"].map { TextRow($0) })
            .onSelect { row, index in opened.append("\(row.id) \(index)") }
        let list = SectionsViewController()
        list.model = InsertLayer(over: SectionsModel([recipes])) { _ in
            [.row(TextRow("A tip", isSelectable: false), afterRows: 2)]
        }
        let screen = Harness(list, rows: 5)
        #expect(screen.lines[1...4] == ["▌ Aioli", "  Borscht", "  A tip", "  Curry"])
        screen.press(.down, .down, .enter)
        #expect(opened == ["Curry 2"])
        #expect(list.indexPath(of: RowIdentity(section: "Recipes", row: "Curry"))?.row == 3)
    }
}
