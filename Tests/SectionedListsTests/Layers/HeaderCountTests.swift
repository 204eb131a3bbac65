import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The count in a header under layers")
struct HeaderCountTests {
    private let section: MutableSection
    private let model: MutableSectionsModel

    init() {
        section = MutableSection("Soups", rows: ["Leek", "Lentil", "Onion", "Pea"].map { TextRow($0) })
        section.countText = { "\($0) soups" }
        model = MutableSectionsModel([section])
    }

    private func header(of model: any SectionedModel) -> String? { (model.section(at: 0).header as? HeaderRow)?.detail }

    @Test("A header counts the rows of its section, and follows its changes")
    func counts() {
        let list = SectionsViewController(title: "List")
        list.model = model
        let screen = Harness(list, columns: 30, rows: 8)
        #expect(screen.lines[0].contains("4 soups"))
        model.performBatch { $0.deleteRow("Pea", inSection: "Soups") }
        #expect(screen.lines[0].contains("3 soups"))
    }

    @Test("A header counts the rows that match a filter")
    func filtered() {
        let filter = FilterLayer(over: model)
        let list = SectionsViewController(title: "List")
        list.model = SortLayer(over: filter, by: text)
        let screen = Harness(list, columns: 30, rows: 8)
        filter.filter { text($0).hasPrefix("L") }
        #expect(screen.lines[0].contains("2 soups"))
        model.performBatch { $0.insert(TextRow("Lobster"), inSection: "Soups") }
        #expect(screen.lines[0].contains("3 soups"))
        filter.removeFilter()
        #expect(screen.lines[0].contains("5 soups"))
    }

    @Test("A header counts the rows that a layer shows later: collapsed ones and those behind “Show more…”")
    func later() {
        #expect(header(of: CollapseLayer(over: model, hiddenRows: .row)) == "4 soups")
        #expect(header(of: LoadMoreLayer(over: model, firstRows: { _ in 2 })) == "4 soups")
        let tips = InsertLayer(over: model) { _ in [.row(TextRow("Tip"), afterRows: 1)] }
        #expect(header(of: tips) == "4 soups")
        let filter = FilterLayer(over: model)
        filter.filter { text($0).hasPrefix("L") }
        #expect(header(of: CollapseLayer(over: filter, hiddenRows: .row)) == "2 soups")
    }

    @Test("A given header and a detail without a count stay as they are")
    func given() {
        let plain = Section("Soups", detail: "hot", rows: [TextRow("Leek")])
        let filter = FilterLayer(over: SectionsModel([plain]), emptySections: .stay)
        filter.filter { _ in false }
        #expect(header(of: filter) == "hot")
        let own = Section("Soups", header: HeaderRow("Own", detail: "mine"), rows: [TextRow("Leek")])
        own.countText = { "\($0)" }
        #expect(header(of: SectionsModel([own])) == "mine")
    }
}
