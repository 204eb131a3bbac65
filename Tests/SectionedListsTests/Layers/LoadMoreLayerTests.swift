import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A load-more layer")
struct LoadMoreLayerTests {
    private let model = CountedModel(["A": ["a1", "a2"], "B": ["b1", "b2"]])

    private func list(_ layer: LoadMoreLayer, rows: Int = 12) -> (SectionsViewController, Harness) {
        let list = SectionsViewController(title: "List")
        list.model = layer
        return (list, Harness(list, rows: rows))
    }

    @Test("In automatic mode, each page is requested once when the row comes into view")
    func automatic() async {
        let source = PagedSource(model)
        let layer = source.makeLayer()
        let (_, screen) = list(layer)
        for _ in 0..<5 { #expect(screen.lines[6].hasPrefix("  Loading…")) }
        await source.begin()
        _ = screen.text
        #expect(source.asked == ["B0"])
        await source.bring()
        #expect(layer.outline == ["A: a1 a2", "B: b1 b2 B-p0-1 B-p0-2 [more]"])
        _ = screen.text
        await source.bring()
        #expect(source.asked == ["B0", "B1"])
        #expect(layer.outline[1] == "B: b1 b2 B-p0-1 B-p0-2 B-p1-1 B-p1-2")
        _ = screen.text
        await source.pause()
        #expect(source.asked.count == 2)
        #expect(!layer.state(ofSection: "B").hasMore)
    }

    @Test("No page is requested while the row is out of view")
    func outOfView() async {
        let source = PagedSource(model)
        let layer = source.makeLayer()
        let (_, screen) = list(layer, rows: 4)
        _ = screen.text
        _ = layer.outline
        await source.pause()
        #expect(source.asked.isEmpty)
        screen.press(.end)
        _ = screen.text
        screen.press(.down)
        _ = screen.text
        await source.begin()
        #expect(source.asked == ["B0"])
        await source.bring()
    }

    @Test("In manual mode, choosing the row loads a page and selects its first row")
    func manual() async {
        let source = PagedSource(model)
        let layer = source.makeLayer(trigger: .manual)
        let (_, screen) = list(layer)
        screen.press(.end)
        #expect(screen.selectedText == "Show more…")
        await source.pause()
        #expect(source.asked.isEmpty)
        screen.press(.enter, .enter)
        #expect(screen.selectedText == "Loading…")
        await source.bring()
        #expect(screen.selectedText == "B-p0-1")
        #expect(source.asked == ["B0"])
        screen.press(.end, .enter)
        await source.bring()
        #expect(screen.selectedText == "B-p1-1")
        #expect(!screen.text.contains("Show more…"))
    }

    @Test("After a failure, the row shows the reason, and only Enter tries again")
    func failure() async {
        let source = PagedSource(model)
        let layer = source.makeLayer()
        let (_, screen) = list(layer)
        _ = screen.text
        await source.bring(.init(description: "no network"))
        #expect(screen.text.contains("Could not load more: no network."))
        #expect(screen.text.contains("no network. Try"))
        await source.pause()
        #expect(source.asked.count == 1)
        screen.press(.end, .enter)
        #expect(screen.selectedText == "Loading…")
        await source.bring()
        #expect(source.asked == ["B0", "B0"])
        #expect(screen.selectedText == "B-p0-1")
        #expect(screen.lines[7].hasPrefix("  B-p0-2"))
    }

    @Test("The row that loads more uses only ASCII on an ASCII terminal")
    func ascii() {
        let (_, screen) = list(LoadMoreLayer(over: model) { _ in .finished })
        screen.screen.appearance.symbols = .ascii
        #expect(screen.lines[6].hasPrefix("  Loading..."))
    }

    @Test("The row that loads more shows the progress of the page")
    func progress() async {
        let source = PagedSource(model)
        let layer = source.makeLayer()
        let (_, screen) = list(layer)
        _ = screen.text
        await source.begin()
        source.waiting.first?.request.progress(done: 20, total: 60)
        #expect(screen.lines[6].hasPrefix("  Loading… 20 of 60"))
        await source.bring()
    }

    @Test("Sections load independently without reading the others")
    func everySection() async {
        let source = PagedSource(model)
        let layer = source.makeLayer(in: .everySection, trigger: .manual)
        let log = ChangeLog(layer)
        _ = layer.outline
        let other = layer.section(at: 1)
        model.startCounting()
        layer.loadMore(ofSection: "A")
        layer.loadMore(ofSection: "A")
        await source.bring()
        #expect(source.asked == ["A0"])
        #expect(layer.section(at: 0).rowTexts == ["a1", "a2", "A-p0-1", "A-p0-2", "[more]"])
        #expect(layer.section(at: 1) === other)
        #expect(model.reads["B"] == nil)
        let touched = log.take()
        #expect(!touched.isEmpty)
        for change in touched {
            #expect(!change.hasOtherSections && !change.isEverything)
            #expect(change.sectionsWithOtherRows.union(change.reloadedRows.map(\.section)) == ["A"])
        }
    }

    @Test("A closure selects the sections that load more")
    func someSections() {
        let layer = LoadMoreLayer(over: model, in: .sections { $0.id == AnyHashable("A") }) { _ in .finished }
        #expect(layer.outline == ["A: a1 a2 [more]", "B: b1 b2"])
        #expect(layer.section(at: 1) === model.sections[1])
    }

    @Test("With the last-section scope, the row moves to the new last section")
    func otherLastSection() {
        let layer = LoadMoreLayer(over: model) { _ in .finished }
        #expect(layer.outline == ["A: a1 a2", "B: b1 b2 [more]"])
        model.changeSections { $0.append(CountedSection("C", ["c1"])) }
        #expect(layer.outline == ["A: a1 a2", "B: b1 b2", "C: c1 [more]"])
        #expect(layer.section(at: 1) === model.sections[1])
    }

    @Test("A cancelled page ignores its result and can be requested again")
    func cancelling() async {
        let source = PagedSource(model)
        let layer = source.makeLayer()
        let (_, screen) = list(layer)
        _ = screen.text
        await source.begin()
        layer.cancel(section: "B")
        #expect(screen.text.contains("Show more…"))
        await source.bring(.init(description: "late"))
        #expect(!screen.text.contains("late"))
        await source.pause()
        #expect(source.asked.count == 1)
        screen.press(.end, .enter)
        await source.bring()
        #expect(source.asked == ["B0", "B0"])
    }

    @Test("A page is cancelled when its section or the layer is removed")
    func going() async {
        let source = PagedSource(model)
        var layer: LoadMoreLayer? = source.makeLayer()
        layer?.loadMore(ofSection: "B")
        await source.begin()
        model.changeSections { $0.removeLast() }
        #expect(layer?.state(ofSection: "B").isLoading == false)
        await source.bring()
        #expect(source.wasCancelled)
        layer?.loadMore(ofSection: "A")
        await source.begin()
        layer = nil
        await source.bring()
        #expect(source.wasCancelled)
    }

    @Test("A reset section can load more again")
    func resetting() async {
        let layer = LoadMoreLayer(over: model) { _ in .finished }
        _ = layer.outline
        layer.loadMore(ofSection: "B")
        await layer.settle()
        #expect(layer.outline[1] == "B: b1 b2")
        layer.reset(section: "B")
        #expect(layer.outline[1] == "B: b1 b2 [more]")
    }
}

extension LoadMoreLayerTests {

    private func isCancelled(_ state: LoadMoreLayer.State) -> Bool {
        if case .cancelled = state { true } else { false }
    }

    @Test(
        "Nothing is loaded for a section that does not exist or is finished, and cancelling what is idle does nothing")
    func nothingToLoad() async {
        var asked: [Int] = []
        let layer = LoadMoreLayer(over: model, trigger: .manual) { request in
            asked.append(request.page)
            return asked.count < 2 ? .more : .finished
        }
        _ = layer.outline
        let log = ChangeLog(layer)
        layer.loadMore(ofSection: "C")
        layer.cancel(section: "B")
        layer.reset(section: "B")
        await layer.settle()
        #expect(asked.isEmpty && log.changes.isEmpty)
        for _ in 0..<3 {
            layer.loadMore(ofSection: "B")
            await layer.settle()
        }
        #expect(asked == [0, 1] && layer.outline[1] == "B: b1 b2")
        layer.cancel(section: "B")
        #expect(!layer.state(ofSection: "B").hasMore)
        _ = log.take()
        layer.reset(section: "B")
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["B"])])
        layer.loadMore(ofSection: "B")
        await layer.settle()
        #expect(asked == [0, 1, 0])
    }

    @Test("Work that ends with a cancellation is cancelled and not failed; the next try asks for the same page")
    func cancelledWork() async {
        var asked: [Int] = []
        let layer = LoadMoreLayer(over: model, trigger: .manual) { request in
            asked.append(request.page)
            if asked.count == 2 { throw CancellationError() }
            return .more
        }
        for _ in 0..<3 {
            layer.loadMore(ofSection: "B")
            await layer.settle()
            #expect(isCancelled(layer.state(ofSection: "B")) == (asked.count == 2))
        }
        #expect(asked == [0, 1, 1])
    }

    @Test("Progress and results of a page that was cancelled or reset are ignored, and its work is cancelled")
    func late() async {
        let source = PagedSource(model)
        let layer = source.makeLayer(trigger: .manual)
        _ = layer.outline
        layer.loadMore(ofSection: "B")
        await source.begin()
        layer.cancel(section: "B")
        source.waiting.first?.request.progress(done: 1, total: 2)
        #expect(isCancelled(layer.state(ofSection: "B")))
        await source.bring()
        #expect(source.wasCancelled && isCancelled(layer.state(ofSection: "B")))
        layer.loadMore(ofSection: "B")
        await source.begin()
        layer.reset(section: "B")
        await source.bring()
        #expect(source.wasCancelled && layer.state(ofSection: "B").hasMore && !layer.state(ofSection: "B").isLoading)
    }

    @Test("The row that loads more can be selected if it was chosen, can be chosen, or says why nothing came")
    func selectable() async {
        let source = PagedSource(model)
        var automatic: LoadMoreLayer? = source.makeLayer()
        let row = automatic?.section(at: 1).row(at: 2)
        #expect(row?.isSelectable == false)
        automatic?.rowDidShow(ofSection: "B")
        #expect(automatic?.state(ofSection: "B").isLoading == true && row?.isSelectable == false)
        automatic?.cancel(section: "B")
        #expect(row?.isSelectable == true)
        automatic?.rowDidShow(ofSection: "B")
        #expect(automatic?.state(ofSection: "B").isLoading == false)
        automatic?.loadMore(ofSection: "B")
        #expect(row?.isSelectable == true)
        automatic = nil
        #expect(row?.isSelectable == false)
        let manual = LoadMoreLayer(over: model, trigger: .manual) { _ in .finished }
        let other = manual.section(at: 1).row(at: 2)
        #expect(other.isSelectable)
        manual.loadMore(ofSection: "B")
        #expect(other.isSelectable)
        await manual.settle()
        #expect(!other.isSelectable)
        while !source.waiting.isEmpty { await source.bring() }
    }

    @Test("At the start, the first section loads more, and follows a section that is inserted there")
    func start() {
        let layer = LoadMoreLayer(over: model, at: .start, trigger: .manual) { _ in .finished }
        #expect(layer.outline == ["A: [more] a1 a2", "B: b1 b2"])
        #expect(layer.section(at: 0).index(ofRow: "a2") == 2 && layer.section(at: 0).trailingRows == 0)
        model.changeSections { $0.insert(CountedSection("0", ["z"]), at: 0) }
        #expect(layer.outline == ["0: [more] z", "A: a1 a2", "B: b1 b2"])
    }

    @Test("A text that wraps makes the row that loads more higher, and is shown right of its indentation")
    func wrapping() {
        let cell = LoadMoreCell()
        cell.text = StyledText("one two three")
        #expect([16, 15, 11, 8].map { cell.height(forWidth: $0) } == [1, 2, 2, 3])
        cell.text = StyledText()
        #expect(cell.height(forWidth: 20) == 1)
        var shown = 0
        cell.didShow = { shown += 1 }
        cell.prepareForReuse()
        #expect(cell.didShow == nil && shown == 0)
    }

    @Test("With no first rows, only the row that shows all others is shown, unless there is only one row")
    func noFirstRows() {
        let one = CountedModel(["A": ["a1"], "B": ["b1", "b2"]])
        for rows in [0, -2] {
            let layer = LoadMoreLayer(over: one) { _ in rows }
            #expect(layer.outline == ["A: a1", "B: [more]"])
            #expect(layer.section(at: 1).index(ofRow: "b1") == nil)
        }
    }
}
