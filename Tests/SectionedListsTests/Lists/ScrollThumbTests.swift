import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The thumb of a scroll bar")
struct ScrollThumbTests {
    private func thumb(_ list: SectionsViewController) -> Range<Int>? {
        ScrollThumb(list.window.layout(), of: list.reader.contents)?.lines
    }

    @Test(
        "The scroll thumb is inside the bar, is at an end only if the list is, and never moves up while the list scrolls down",
        arguments: 1...60)
    func tellsTheTruth(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var names = ListModel.Names()
        let list = SectionsViewController(title: "List")
        list.sections = ListModel.random(names: &names, using: &random).makeSections()
        let rows = Int.random(in: 3...12, using: &random)
        _ = Harness(list, columns: 24, rows: rows)
        var last = 0
        for _ in 0..<2_000 {
            let layout = list.window.layout()
            let lines = thumb(list)
            #expect((lines == nil) == (layout.showsStart && layout.showsEnd), "seed \(seed)")
            guard let lines else { return }
            #expect(!lines.isEmpty && lines.lowerBound >= 0 && lines.upperBound <= rows, "seed \(seed), \(lines)")
            #expect((lines.lowerBound == 0) == layout.showsStart, "seed \(seed), \(lines)")
            #expect((lines.upperBound == rows) == layout.showsEnd, "seed \(seed), \(lines)")
            #expect(lines.lowerBound >= last, "seed \(seed), \(lines) after \(last)")
            last = lines.lowerBound
            if layout.showsEnd { return }
            list.scroll(byLines: 1)
        }
        Issue.record("seed \(seed) has no end")
    }

    @Test("The scroll thumb has a constant length if all rows have the same height")
    func keepsLength() {
        let list = SectionsViewController(title: "List")
        list.sections = [Section(id: 0, rows: (0..<100).map { TextRow("row", id: $0) })]
        _ = Harness(list, columns: 24, rows: 20)
        var lengths: Set<Int> = []
        while !list.window.layout().showsEnd {
            if let lines = thumb(list) { lengths.insert(lines.count) }
            list.scroll(byLines: 1)
        }
        #expect(lengths.count == 1)
    }

    @Test("The scroll thumb of a million rows is in the middle if the list is")
    func middle() {
        let list = SectionsViewController(title: "List")
        list.sections = [Section(id: 0, count: 1_000_000) { TextRow("row", id: $0) }]
        _ = Harness(list, columns: 24, rows: 21)
        list.select(ListIndexPath(section: 0, row: 500_000))
        #expect(thumb(list) == 10..<11)
    }

    @Test("The scroll thumb exists in windows of one and two lines", arguments: [1, 2])
    func lowWindows(rows: Int) {
        let list = SectionsViewController(title: "List")
        list.sections = [Section(id: 0, rows: (0..<9).map { TextRow("row", id: $0) })]
        _ = Harness(list, columns: 24, rows: rows)
        for _ in 0..<9 {
            let lines = thumb(list)
            #expect(lines?.isEmpty == false && (lines?.upperBound ?? 9) <= rows)
            list.scroll(byLines: 1)
        }
    }
}
