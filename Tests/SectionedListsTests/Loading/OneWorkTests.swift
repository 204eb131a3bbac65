import Synchronization
import Testing

@testable import SectionedLists

@MainActor
@Suite("Works of one model controller")
final class OneWorkTests {
    private let running = Mutex((now: 0, peak: 0, begun: 0))

    private let isReleased = Mutex(false)

    /// A work that does not look at its cancellation, and lasts at least until ``isReleased``.
    nonisolated private func work() async -> Int {
        let number = running.withLock { state in
            state.now += 1
            state.begun += 1
            state.peak = max(state.peak, state.now)
            return state.begun
        }
        while !isReleased.withLock({ $0 }) { await Task.yield() }
        for _ in 0..<200 { await Task.yield() }
        running.withLock { $0.now -= 1 }
        return number
    }

    @Test("Never run at the same time, and works that were replaced while they waited never begin")
    func oneAtATime() async {
        let controller = ModelController<Int> { [self] _ in await work() }
        controller.update()
        while running.withLock(\.begun) == 0 { await Task.yield() }
        // On a busy machine, the works could take longer than the usual patience.
        EarlierWork.$patience.withValue(.seconds(3_600)) {
            for _ in 0..<5 { controller.update() }
            controller.cancel()
            for _ in 0..<5 { controller.update() }
        }
        isReleased.withLock { $0 = true }
        await controller.settle()
        #expect(running.withLock { $0.peak } == 1)
        #expect(running.withLock { $0.begun } == 2)
        #expect(controller.data == 2)
    }

    @Test("The children of an outline are loaded once at a time")
    func outlines() async {
        let section = OutlineSection(
            "O",
            items: [
                OutlineItem(TextRow("a"), children: .loaded { [self] in [OutlineItem(TextRow("\(await work())"))] })
            ])
        section.setExpanded(true, OutlinePath("a"))
        while running.withLock(\.begun) == 0 { await Task.yield() }
        EarlierWork.$patience.withValue(.seconds(3_600)) {
            for _ in 0..<5 { section.reloadItems(below: OutlinePath("a")) }
        }
        isReleased.withLock { $0 = true }
        await section.settle()
        #expect(running.withLock { $0.peak } == 1)
        #expect(section.row(at: 1).findText == "2")
    }

    @Test("A work that ignores its cancellation and never returns delays the next one only for the patience")
    func ignoresCancellation() async {
        let hung = Mutex<CheckedContinuation<Void, Never>?>(nil)
        let controller = ModelController<Int> { [self] _ in
            let number = running.withLock { state in
                state.begun += 1
                return state.begun
            }
            if number == 1 { await withCheckedContinuation { waiting in hung.withLock { $0 = waiting } } }
            return number
        }
        controller.update()
        while hung.withLock({ $0 == nil }) { await Task.yield() }
        EarlierWork.$patience.withValue(.milliseconds(1)) { controller.update() }
        await controller.settle()
        #expect(controller.data == 2)
        hung.withLock { $0?.resume() }
    }
}
