import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Layers over sections that are set anew")
struct ReplacedSectionsTests {
    /// A row that shows only its id.
    private struct Dish: Row {
        var id: AnyHashable
        var minutes: Int
        var isShown = false

        func isSame(as other: any Row) -> Bool {
            isShown ? (other as? Dish)?.minutes == minutes : other is Dish
        }

        func configure(_ cell: TextCell) { cell.text = StyledText(isShown ? "\(id) \(minutes)" : "\(id)") }
    }

    private let model = SectionsModel()
    private let list = SectionsViewController(title: "Dishes")

    private func set(_ minutes: KeyValuePairs<String, Int>, isShown: Bool) {
        model.sections = [
            Section("Soups", rows: minutes.map { Dish(id: $0.key, minutes: $0.value, isShown: isShown) }),
            Section("Cakes", rows: [Dish(id: "Tart", minutes: 5, isShown: isShown)]),
        ]
    }

    private func minutes(_ row: any Row) -> Int? { (row as? Dish)?.minutes }

    @Test("A sorted list follows rows whose keys changed", arguments: [true, false])
    func sort(isShown: Bool) {
        set(["Miso": 1, "Borscht": 2, "Ramen": 3], isShown: isShown)
        list.model = SortLayer(over: model, by: minutes)
        let screen = Harness(list)
        screen.press(.down)
        let reports = programmingErrors {
            set(["Miso": 1, "Borscht": 9, "Ramen": 3], isShown: isShown)
            #expect(screen.lines.dropFirst().prefix(3).map { $0.dropFirst(2).prefix(3) } == ["Mis", "Ram", "Bor"])
            #expect(screen.selectedText?.hasPrefix("Borscht") == true)
        }
        #expect(reports.isEmpty)
    }

    @Test("A filtered list follows rows that match no longer or match now", arguments: [true, false])
    func filter(isShown: Bool) {
        set(["Miso": 1, "Borscht": 2, "Ramen": 30], isShown: isShown)
        let layer = FilterLayer(over: model)
        layer.filter { minutes($0) ?? 0 < 10 }
        list.model = layer
        let screen = Harness(list)
        screen.press(.down)
        let reports = programmingErrors {
            set(["Miso": 1, "Borscht": 20, "Ramen": 3], isShown: isShown)
            #expect(screen.lines.dropFirst().prefix(2).map { $0.dropFirst(2).prefix(3) } == ["Mis", "Ram"])
            set(["Miso": 10, "Borscht": 20, "Ramen": 30], isShown: isShown)
            #expect(screen.lines.first?.contains("Cakes") == true)
        }
        #expect(reports.isEmpty)
    }

    @Test("The last section changes places with another one, and the row that loads more with it")
    func lastSection() {
        set(["Miso": 1], isShown: true)
        list.model = LoadMoreLayer(over: model, trigger: .manual) { _ in .more }
        let screen = Harness(list)
        #expect(list.model.outline == ["Soups: Dish", "Cakes: Dish [more]"])
        model.sections.reverse()
        #expect(screen.lines.prefix(5).map { $0.contains("Show more") } == [false, false, false, false, true])
        #expect(list.reader.contents.shapes.map(\.rows) == [1, 2])
    }

    @Test("A closure that inserts rows by the contents of rows is called again when a row is reloaded")
    func insert() {
        let model = MutableSectionsModel([MutableSection("Soups", rows: [TextRow("Miso", id: "Miso")])])
        let layer = InsertLayer(over: model) { section in
            [.row(TextRow("Tip for \(text(section.row(at: 0)))", id: "tip"), afterRows: 1)]
        }
        list.model = layer
        let screen = Harness(list)
        model.performBatch { $0.reload(TextRow("Borscht", id: "Miso"), inSection: "Soups") }
        #expect(screen.lines[1...2].map { $0.dropFirst(2) } == ["Borscht", "Tip for Borscht"])
    }

    @Test("A filter over the first rows of a section that loads more reads no row that does not exist")
    func limitedTrailingRows() {
        set(["Miso": 1, "Borscht": 2, "Ramen": 3], isShown: true)
        let more = LoadMoreLayer(over: model, in: .everySection, trigger: .manual) { _ in .more }
        let first = LoadMoreLayer(over: more) { _ in 0 }
        let filter = FilterLayer(over: first)
        filter.filter { _ in true }
        var outline: [String] = []
        let reports = programmingErrors { outline = filter.outline }
        #expect(reports.isEmpty)
        #expect(outline == ["Soups: [more]", "Cakes: [more]"])
    }

    @Test("A layer of a program is told of a replaced section whose rows look the same")
    func announcement() {
        set(["Miso": 1], isShown: false)
        let watcher = ModelWatcher()
        model.observer = watcher
        set(["Miso": 2], isShown: false)
        #expect(watcher.changes == [ListChange(replacedSections: ["Soups", "Cakes"])])
        #expect(watcher.changes.first?.isEmpty == true)
    }
}
