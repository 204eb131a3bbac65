import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The corners of a load-more layer", .timeLimit(.minutes(TimeLimit.minutes)))
struct LoadMoreCornerTests {
    private let model = CountedModel(["A": ["a1", "a2"], "B": ["b1", "b2"]])

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
