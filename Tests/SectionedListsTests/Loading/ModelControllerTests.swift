import Dispatch
import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A model controller", .timeLimit(.minutes(TimeLimit.minutes)))
struct ModelControllerTests {
    private struct Trouble: Error {}

    @Test("A model controller changes from idle to updating to updated and calls its delegate")
    func updates() async {
        let controller = ModelController<Int> { _ in 7 }
        let watcher = Watcher()
        controller.delegate = watcher
        #expect(controller.data == nil)
        controller.update()
        await controller.settle()
        #expect(controller.data == 7)
        #expect(watcher.log == ["updating nil", "updated 7"])
        if case .updated = controller.state {} else { Issue.record("\(controller.state)") }
    }

    @Test("A model controller reports progress with the partial model")
    func reportsProgress() async {
        let controller = ModelController<Int> { report in
            await report(.init(done: 1, total: 3), nil)
            await report(.init(done: 2, total: 3), 5)
            return 7
        }
        let watcher = Watcher()
        controller.delegate = watcher
        controller.update()
        await controller.settle()
        #expect(watcher.log == ["updating nil", "updating nil 1/3", "updating 5 2/3", "updated 7"])
    }

    @Test("A failed update keeps the old data and can be repeated")
    func failsAndRetries() async {
        let gate = Gate()
        let controller = ModelController<Int> { _ in
            let call = await gate.count()
            if call == 2 { throw Trouble() }
            return call
        }
        let watcher = Watcher()
        controller.delegate = watcher
        for _ in 0..<3 {
            controller.update()
            await controller.settle()
        }
        #expect(controller.data == 3)
        #expect(
            watcher.log == ["updating nil", "updated 1", "updating 1", "failed Trouble()", "updating 1", "updated 3"])
    }

    @Test("A failed or cancelled update does not keep a partial model", arguments: [nil, 1], [false, true])
    func dropsPartialModel(old: Int?, isCancelled: Bool) async {
        let gate = Gate()
        let controller = ModelController<Int>(data: old) { report in
            await report(.init(done: 1, total: 2), 5)
            if isCancelled { await gate.wait() }
            throw Trouble()
        }
        let watcher = Watcher()
        controller.delegate = watcher
        let name = old.map(String.init) ?? "nil"
        if isCancelled {
            watcher.onUpdating = { [weak controller] in
                guard controller?.data == 5 else { return }
                controller?.cancel()
                Task { await gate.open() }
            }
        }
        controller.update()
        await controller.settle()
        #expect(controller.data == old)
        let end = isCancelled ? "cancelled \(name)" : "failed Trouble()"
        #expect(watcher.log == ["updating \(name)", "updating 5 1/2", end])
    }

    @Test("A replaced update is ignored")
    func dropsStaleResults() async {
        let (calls, held, reported) = (Gate(), Gate(), Gate())
        let controller = ModelController<Int> { report in
            let call = await calls.count()
            guard call == 1 else { return call }
            await held.wait()
            await report(.init(done: 9, total: 9), 99)
            await reported.open()
            return 99
        }
        let watcher = Watcher()
        controller.delegate = watcher
        controller.update()
        await calls.waitForCount(1)
        controller.update()
        await held.open()
        await reported.wait()
        await controller.settle()
        controller.update()
        await controller.settle()
        #expect(controller.data == 3)
        #expect(watcher.log == ["updating nil", "updating nil", "updated 2", "updating 2", "updated 3"])
    }

    @Test("An update that was cancelled before it started does no work")
    func skipsWhatIsCancelled() async {
        let calls = Gate()
        let barriers = (0..<BackgroundExecutor.maximumThreads).map { _ in Barrier() }
        let busy = barriers.map { barrier in
            ModelController<Int> { _ in
                barrier.stop()
                return 0
            }
        }
        busy.forEach { $0.update() }
        barriers.forEach { $0.waitUntilReached() }
        let controller = ModelController<Int> { _ in await calls.count() }
        for _ in 0..<10 { controller.update() }
        barriers.forEach { $0.open() }
        await controller.settle()
        #expect(controller.data == 1)
    }

    @Test("cancel() cancels the work, calls the delegate and ignores the result")
    func cancels() async {
        let (started, ended) = (Gate(), Gate())
        let controller = Self.endless(started, ended)
        let watcher = Watcher()
        controller.delegate = watcher
        controller.update()
        await started.wait()
        controller.cancel()
        await ended.wait()
        await controller.settle()
        if case .idle = controller.state {} else { Issue.record("\(controller.state)") }
        #expect(watcher.log == ["updating nil", "cancelled nil"])
    }

    @Test("A deallocated model controller cancels its work")
    func cancelsWhenItGoes() async {
        let (started, ended) = (Gate(), Gate())
        do {
            let controller = Self.endless(started, ended)
            controller.update()
            await started.wait()
        }
        #expect(await ended.opens(within: .seconds(60)))
    }

    @Test("A delegate can cancel an update immediately, and no other callback follows")
    func cancelsAtOnce() async {
        let calls = Gate()
        let controller = ModelController<Int> { _ in await calls.count() }
        let watcher = Watcher()
        watcher.onUpdating = { [weak controller] in controller?.cancel() }
        controller.delegate = watcher
        controller.update()
        await controller.settle()
        watcher.onUpdating = nil
        controller.update()
        await controller.settle()
        #expect(controller.data == 1)
    }

    @Test("A model controller does not retain its delegate")
    func isWeak() async {
        let controller = ModelController<Int> { _ in 7 }
        weak var gone: Watcher?
        do {
            let watcher = Watcher()
            controller.delegate = watcher
            gone = watcher
        }
        #expect(gone == nil)
        controller.update()
        await controller.settle()
        #expect(controller.data == 7)
    }

    /// Returns a controller whose work ends only when it is cancelled.
    private static func endless(_ started: Gate, _ ended: Gate) -> ModelController<Int> {
        ModelController { _ in
            await started.open()
            do { try await Task.sleep(for: .seconds(3_600)) } catch {
                await ended.open()
                throw error
            }
            return 0
        }
    }
}

/// A delegate that records the events of a model controller.
@MainActor
private final class Watcher: ModelControllerDelegate {
    private(set) var log: [String] = []
    var onUpdating: (() -> Void)?

    func isUpdating(with data: Int?, progress: ModelController<Int>.Progress?) {
        log.append("updating \(data.map(String.init) ?? "nil")" + (progress.map { " \($0.done)/\($0.total)" } ?? ""))
        onUpdating?()
    }

    func didUpdate(with data: Int) { log.append("updated \(data)") }

    func didFailToUpdate(with error: any Error) { log.append("failed \(error)") }

    func didCancelUpdate(with data: Int?) { log.append("cancelled \(data.map(String.init) ?? "nil")") }
}

/// A barrier that blocks a thread.
private struct Barrier: Sendable {
    private let reached = DispatchSemaphore(value: 0)
    private let opened = DispatchSemaphore(value: 0)

    func stop() {
        reached.signal()
        opened.wait()
    }

    func waitUntilReached() { reached.wait() }

    func open() { opened.signal() }
}

/// A gate for which tasks wait. It opens once, or after a number of passes.
private actor Gate {
    private var isOpen = false
    private var passed = 0
    private var waiting: [(isOver: @Sendable (Bool, Int) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    func open() {
        isOpen = true
        resume()
    }

    @discardableResult
    func count() -> Int {
        passed += 1
        resume()
        return passed
    }

    func wait() async { await wait { isOpen, _ in isOpen } }

    /// Waits until the gate is open or the time is over, and returns whether it is open.
    func opens(within limit: Duration) async -> Bool {
        let deadline = ContinuousClock.now + limit
        while !isOpen, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(5)) }
        return isOpen
    }

    func waitForCount(_ count: Int) async { await wait { _, passed in passed >= count } }

    private func wait(until isOver: @escaping @Sendable (Bool, Int) -> Bool) async {
        guard !isOver(isOpen, passed) else { return }
        await withCheckedContinuation { waiting.append((isOver, $0)) }
    }

    private func resume() {
        for waiter in waiting where waiter.isOver(isOpen, passed) { waiter.continuation.resume() }
        waiting.removeAll { $0.isOver(isOpen, passed) }
    }
}
