import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A detail at the right of a line")
struct DetailTests {
    private func line(_ text: String, _ detail: String, columns: Int = 21) -> String? {
        let list = SectionsViewController()
        list.sections = [Section(rows: [TextRow(text, detail: detail, isSelectable: false)])]
        return Harness(list, columns: columns, rows: 1).lines.first
    }

    @Test("A detail is shown completely beside a text that leaves room for it")
    func standsWhole() {
        #expect(line("Salt", "1 tsp") == "  Salt        1 tsp")
        #expect(line("Salt", "a lot of it!") == "  Salt a lot of it!")
    }

    @Test("A detail is truncated so that the text keeps half the line")
    func isCutOff() {
        #expect(line("Salt", "as much as the sea has") == "  Salt  as much as…")
        #expect(line("Salt from the sea", "as much as it has") == "  Salt fr… as much…")
    }

    @Test("A detail never hides the text", arguments: 6...30)
    func neverHidesText(columns: Int) {
        let shown = line("Salt", String(repeating: "detail ", count: 30), columns: columns)
        #expect(shown?.hasPrefix("  S") == true, "\(shown ?? "")")
    }

    @Test(
        "A long detail uses what the text leaves of the line",
        arguments: [
            (6, "  S…"), (13, "  Salt det…"), (21, "  Salt detail deta…"), (30, "  Salt detail detail detail…"),
        ])
    func usesTheRest(columns: Int, expected: String) {
        #expect(line("Salt", String(repeating: "detail ", count: 30), columns: columns) == expected)
    }

    @Test("A detail is truncated beside a title in the same way as beside a text")
    func isCutOffBesideTitle() {
        let list = SectionsViewController()
        list.sections = [Section("Ingredients", detail: String(repeating: "many ", count: 20))]
        #expect(Harness(list, columns: 21, rows: 1).lines.first == " Ingredi…  many ma…")
    }
}
