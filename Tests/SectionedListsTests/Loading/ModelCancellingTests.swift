import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A model controller that is cancelled", .timeLimit(.minutes(TimeLimit.minutes)))
struct ModelCancellingTests {
    private struct Trouble: Error {}

    private actor Calls {
        private(set) var count = 0
        func add() -> Int {
            count += 1
            return count
        }
    }

    private func name<Model>(_ state: ModelController<Model>.State) -> String {
        switch state {
        case .idle: "idle"
        case .updating: "updating"
        case .updated: "updated"
        case .failed: "failed"
        }
    }

    @Test("Cancelling without an update tells nobody; cancelling an update returns to the state before it")
    func states() async {
        let calls = Calls()
        let controller = ModelController<Int> { _ in
            let call = await calls.add()
            if call == 2 { throw Trouble() }
            return call
        }
        var cancelled = 0
        let observation = controller.observe { event in
            if case .cancelled = event { cancelled += 1 }
        }
        controller.cancel()
        #expect(cancelled == 0 && name(controller.state) == "idle")
        for state in ["updated", "failed"] {
            controller.update()
            await controller.settle()
            controller.cancel()
            #expect(cancelled == 0 && name(controller.state) == state)
        }
        controller.update()
        controller.cancel()
        #expect(cancelled == 1 && name(controller.state) == "failed" && controller.data == 1)
        withExtendedLifetime(observation) {}
    }

    @Test("An update that an observer cancels at its beginning does no work")
    func cancelledByObserver() async {
        let calls = Calls()
        let controller = ModelController<Int> { _ in await calls.add() }
        var observation: ModelObservation? = controller.observe { [weak controller] event in
            if case .updating = event { controller?.cancel() }
        }
        controller.update()
        #expect(name(controller.state) == "idle" && observation != nil)
        observation = nil
        controller.update()
        await controller.settle()
        #expect(controller.data == 1)
        #expect(await calls.count == 1)
    }

    @Test("A request that fails or is cancelled keeps the data from the beginning")
    func keepsFirstData() async {
        let controller = RequestModelController<Int, Int>(data: 5) { _, report in
            await report(.init(done: 1, total: 2), 9)
            throw Trouble()
        }
        controller.update(for: 1)
        await controller.settle()
        #expect(controller.data == 5 && name(controller.state) == "failed")
        controller.update(for: 2)
        controller.cancel()
        #expect(controller.data == 5 && controller.request == 2)
    }

    @Test("An observer is told of the progress with what is known so far")
    func progress() async {
        let controller = ModelController<Int>(data: 1) { report in
            await report(.init(done: 1, total: 2, note: "half"), 9)
            return 3
        }
        var log: [String] = []
        let observation = controller.observe { event in
            switch event {
            case .updating(let data, let progress): log.append("\(data ?? 0) \(progress?.note ?? "-")")
            case .updated(let data): log.append("\(data)")
            case .failed, .cancelled: log.append("no")
            }
        }
        controller.update()
        await controller.settle()
        #expect(log == ["1 -", "9 half", "3"])
        withExtendedLifetime(observation) {}
    }
}
