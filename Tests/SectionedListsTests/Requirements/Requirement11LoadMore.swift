import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 11: a row at the end of a section loads more rows", .timeLimit(.minutes(TimeLimit.minutes)))
struct Requirement11LoadMore {
    @Test("Load-more requests each page once, shows progress, failure and retry, and does not affect other sections")
    func loadsInPlace() async {
        let model = CountedModel(["A": ["a1"], "B": ["b1"]])
        let source = PagedSource(model, pages: 1)
        let layer = source.makeLayer(in: .everySection, trigger: .manual)
        let list = SectionsViewController()
        list.model = layer
        let screen = Harness(list, columns: 60, rows: 8)
        #expect(screen.lines[2].hasPrefix("  Show more…") && screen.lines[5].hasPrefix("  Show more…"))
        let other = layer.section(at: 1)
        model.startCounting()

        screen.press(.down, .enter, .enter, .enter)
        await source.begin()
        #expect(source.asked == ["A0"])
        #expect(screen.selectedText == "Loading…")
        source.waiting.first?.request.progress(done: 1, total: 4)
        #expect(screen.selectedText == "Loading… 1 of 4")

        await source.bring(PagedSource.Failure(description: "no line"))
        #expect(screen.selectedText == "Could not load more: no line. Try again…")
        screen.press(.enter)
        await source.bring()
        #expect(source.asked == ["A0", "A0"])
        #expect(layer.outline == ["A: a1 A-p0-1 A-p0-2", "B: b1 [more]"])
        #expect(layer.section(at: 1) === other)
    }
}
