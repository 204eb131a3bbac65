import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Row of a nutrient")
struct NutrientRowTests {
    private func lines(_ columns: Int, share: Double = 0.5, note: String? = nil) -> [String] {
        let row = NutrientRow(name: "Protein", value: "12 g", share: share, detail: "24 %", note: note, id: 1)
        return DrawnCell(row, columns: columns).lines
    }

    @Test("A nutrient has its name, its amount, a bar and its share in columns")
    func columns() {
        #expect(lines(50) == ["  Protein              12 g  ██████░░░░░░░   24 %"])
        #expect(lines(50, share: 0)[0].contains("░") && !lines(50, share: 0)[0].contains("█"))
        #expect(lines(50, share: 2)[0].contains("█") && !lines(50, share: 2)[0].contains("░"))
        #expect(lines(20)[0].hasPrefix("  Prote…") && !lines(20)[0].contains("░"))
    }

    @Test("A note is on a second line")
    func notes() {
        #expect(lines(50, note: "of which sugar")[1] == "    of which sugar")
        #expect(lines(18, note: "of which sugar")[1] == "    of which sug…")
        #expect(lines(50).count == 1)
    }
}
