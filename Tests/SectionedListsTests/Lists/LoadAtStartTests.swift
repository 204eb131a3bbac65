import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Loading more at the start")
struct LoadAtStartTests {
    private let model = MutableSectionsModel([MutableSection(id: "log", rows: (100..<110).map { row($0) })])
    private let list = SectionsViewController(title: "Log")

    private static func row(_ number: Int) -> TextRow { TextRow("line \(number)", id: number) }

    private func layer(_ trigger: LoadMoreLayer.Trigger, edge: LoadMoreLayer.Edge = .start) -> LoadMoreLayer {
        LoadMoreLayer(over: model, at: edge, trigger: trigger) { [model] request in
            model.performBatch { batch in
                let end = 100 - 10 * request.page
                for number in (end - 10..<end).reversed() { batch.insert(Self.row(number), .start, inSection: "log") }
            }
            return request.page < 1 ? .more : .finished
        }
    }

    @Test("Rows loaded at the start come above the window, and what is in view stays on its lines")
    func automatic() async {
        let layer = layer(.automatic)
        list.scrollPolicy = .followsEnd
        list.model = layer
        let screen = Harness(list, columns: 20, rows: 6)
        list.scroll(byLines: -20)
        #expect(screen.lines.prefix(2).map { $0.prefix(12) } == ["  Loading…  ", "  line 100  "])
        await layer.settle()
        #expect(screen.lines[1].hasPrefix("  line 100") && screen.lines[0].hasPrefix("  line 99"))
        #expect(list.selectedIdentity?.row == AnyHashable(109))
        screen.press(.home)
        _ = screen.text
        await layer.settle()
        #expect(screen.text.contains("line 90"))
        screen.press(.home)
        #expect(screen.lines[0].hasPrefix("▌ line 80"))
    }

    @Test("Choosing the row at the start loads more and keeps that row selected on its line")
    func manual() async {
        let layer = layer(.manual)
        list.model = layer
        let screen = Harness(list, columns: 20, rows: 6)
        #expect(screen.lines[0].hasPrefix("▌ Show more…"))
        screen.press(.enter)
        await layer.settle()
        #expect(screen.lines[0].hasPrefix("▌ Show more…") && screen.lines[1].hasPrefix("  line 90"))
        screen.press(.enter)
        await layer.settle()
        #expect(screen.lines[0].hasPrefix("▌ line 80"))
    }

    @Test("A list can load more at both ends")
    func bothEnds() async {
        let end = LoadMoreLayer(over: model) { [model] _ in
            model.performBatch { $0.insert(Self.row(110), inSection: "log") }
            return .finished
        }
        let start = LoadMoreLayer(over: end, at: .start) { [model] _ in
            model.performBatch { $0.insert(Self.row(99), .start, inSection: "log") }
            return .finished
        }
        list.model = start
        let screen = Harness(list, columns: 20, rows: 14)
        #expect(screen.lines[0].hasPrefix("  Loading…") && screen.lines[11].hasPrefix("  Loading…"))
        await start.settle()
        await end.settle()
        #expect(screen.lines[0].hasPrefix("  line 99") && screen.lines[11].hasPrefix("  line 110"))
        #expect(screen.selectedText == "line 100")
    }

    @Test("A search skips the row that loads more at the start")
    func searching() async {
        let layer = layer(.automatic)
        list.model = layer
        let search = SearchViewController(over: list)
        let screen = Harness(search, columns: 30, rows: 8)
        for character in "o" { screen.press(.character(character)) }
        #expect(screen.text.contains("Nothing matches"))
    }
}
