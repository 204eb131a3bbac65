import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Loading the first sections")
struct FirstSectionsTests {
    private let model = MutableSectionsModel()
    private let list = SectionsViewController()

    private final class Log { var pages: [Int] = [] }

    private func layer(_ log: Log, trigger: LoadMoreLayer.Trigger = .automatic, pages: Int) -> LoadMoreLayer {
        LoadMoreLayer(over: model, trigger: trigger) { [model] request in
            log.pages.append(request.page)
            let isFirst = request.section == LoadMoreLayer.noSection
            try model.apply { batch in
                if isFirst { batch.ensureSection(MutableSection("A")) }
                batch.insert(TextRow("page \(request.page)"), inSection: isFirst ? "A" : request.section)
            }
            return request.page + 1 < pages ? .more : .finished
        }
    }

    @Test("A model without sections loads its first page, and then the pages after it")
    func loads() async {
        let log = Log()
        let layer = layer(log, pages: 3)
        list.model = layer
        let screen = Harness(list)
        for _ in 0..<5 {
            _ = screen.text
            await layer.settle()
        }
        #expect(log.pages == [0, 1, 2])
        #expect(screen.text.contains("page 2") && !screen.text.contains("Loading"))
    }

    @Test("A layer over another one finds the section for the first page by its id")
    func overAnother() {
        let below = LoadMoreLayer(over: model, trigger: .manual) { _ in .finished }
        let layer = LoadMoreLayer(over: below) { _ in 5 }
        #expect(layer.numberOfSections == 1 && layer.index(ofSection: layer.section(at: 0).id) == 0)
    }

    @Test("A page for a section that a layer below showed in place of none is cancelled when sections come")
    func cancelled() async {
        let below = LoadMoreLayer(over: model, trigger: .manual) { _ in .finished }
        let layer = LoadMoreLayer(over: below, in: .everySection, trigger: .manual) { _ in
            try await Task.sleep(for: .seconds(60))
            return .finished
        }
        list.model = layer
        let screen = Harness(list)
        _ = screen.text
        layer.loadMore(ofSection: LoadMoreLayer.noSection)
        #expect(layer.loads[LoadMoreLayer.noSection]?.state.isLoading == true)
        model.performBatch { $0.insert(MutableSection("B", rows: [TextRow("b")])) }
        #expect(layer.loads[LoadMoreLayer.noSection] == nil)
        #expect(screen.text.contains("b"))
    }

    @Test("If the first page is the last one, nothing more is loaded, even after the sections were deleted")
    func finishes() async {
        let log = Log()
        let layer = layer(log, pages: 1)
        list.model = layer
        let screen = Harness(list)
        _ = screen.text
        await layer.settle()
        #expect(screen.text.contains("page 0"))
        model.performBatch { $0.deleteSection("A") }
        #expect(screen.text.contains("Nothing here."))
        await layer.settle()
        model.performBatch { $0.insert(MutableSection("B", rows: [TextRow("b")])) }
        _ = screen.text
        #expect(log.pages.first == 0)
    }

    @Test("A first page without sections ends, fails and is loaded by hand")
    func withoutSections() async {
        struct Failure: Error {}
        var outcomes = [
            Result<LoadMoreLayer.Outcome, any Error>.failure(Failure()), .success(.more), .success(.finished),
        ]
        let layer = LoadMoreLayer(over: model, trigger: .manual) { _ in try outcomes.removeFirst().get() }
        list.model = layer
        let screen = Harness(list, columns: 80)
        for text in ["Show more…", "Try again…", "Show more…"] {
            #expect(screen.text.contains(text))
            screen.press(.enter)
            await layer.settle()
        }
        #expect(screen.text.contains("Nothing here."))
        #expect(outcomes.isEmpty)
    }

    @Test("A page that is loaded again waits for the cancelled work to return")
    func oneWorkAtATime() async {
        var (now, peak) = (0, 0)
        model.performBatch { $0.insert(MutableSection("A", rows: [TextRow("a")])) }
        let layer = LoadMoreLayer(over: model, trigger: .manual) { _ in
            now += 1
            peak = max(peak, now)
            // This work does not look at its cancellation.
            for _ in 0..<20 { await Task.yield() }
            now -= 1
            return .more
        }
        list.model = layer
        await EarlierWork.$patience.withValue(.seconds(3_600)) {
            for index in 0..<6 {
                layer.loadMore(ofSection: "A")
                for _ in 0..<5 { await Task.yield() }
                if index.isMultiple(of: 2) { layer.cancel(section: "A") } else { layer.reset(section: "A") }
            }
            layer.loadMore(ofSection: "A")
            await layer.settle()
        }
        #expect(peak == 1)
    }
}
