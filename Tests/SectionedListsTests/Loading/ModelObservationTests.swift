import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Observing model controllers", .timeLimit(.minutes(TimeLimit.minutes)))
struct ModelObservationTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Trouble: Error {}

    private let log = Log()

    private func describe<Model>(_ event: ModelController<Model>.Event) -> String {
        switch event {
        case .updating(_, let progress?): "updating \(progress.done)/\(progress.total)"
        case .updating: "updating"
        case .updated(let model): "updated \(model)"
        case .failed(let error): "failed \(error)"
        case .cancelled: "cancelled"
        }
    }

    @Test("One screen can observe models of different types")
    func differentTypes() async {
        let numbers = ModelController<Int> { report in
            await report(.init(done: 1, total: 2), nil)
            return 7
        }
        let words = ModelController<String> { _ in throw Trouble() }
        let log = log
        let observations = [
            numbers.observe { log.lines.append("number " + describe($0)) },
            words.observe { log.lines.append("word " + describe($0)) },
        ]
        numbers.update()
        await numbers.settle()
        words.update()
        await words.settle()
        words.update()
        words.cancel()
        #expect(
            log.lines == [
                "number updating", "number updating 1/2", "number updated 7", "word updating", "word failed Trouble()",
                "word updating", "word cancelled",
            ])
        #expect(observations.count == 2)
    }

    @Test("An observation ends when it is deallocated or cancelled")
    func ends() async {
        let controller = ModelController<Int> { _ in 7 }
        let log = log
        do {
            let short = controller.observe { _ in log.lines.append("short") }
            controller.update()
            _ = short
        }
        let cancelled = controller.observe { _ in log.lines.append("cancelled") }
        cancelled.cancel()
        await controller.settle()
        #expect(log.lines == ["short"])
    }

    @Test("The last event of an observer describes the current state, even if another observer changed it")
    func isConsistent() async {
        let controller = ModelController<Int> { _ in 7 }
        let log = log
        let first = controller.observe { [weak controller] event in
            if case .updating = event { controller?.cancel() }
        }
        let second = controller.observe { log.lines.append(describe($0)) }
        controller.update()
        await controller.settle()
        #expect(log.lines == ["cancelled"])
        #expect(!first.isCancelled && !second.isCancelled)
    }

    @Test("A replaced update is observed as two beginnings and one end")
    func replaced() async {
        let controller = ModelController<Int> { _ in 7 }
        let log = log
        let observation = controller.observe { log.lines.append(describe($0)) }
        controller.update()
        controller.update()
        await controller.settle()
        #expect(log.lines == ["updating", "updating", "updated 7"])
        observation.cancel()
    }
}
