import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite(
    "Requirement 20: a model controller is idle, updating, updated or failed",
    .timeLimit(.minutes(TimeLimit.minutes)))
struct Requirement20ModelControllerStates {
    private struct Trouble: Error {}

    /// The work of updates. Each update waits until the test ends it.
    private actor Script {
        private(set) var begun = 0
        private var endings: [CheckedContinuation<Int, any Error>] = []
        private var begins: [CheckedContinuation<Void, Never>] = []

        func run() async throws -> Int {
            begun += 1
            return try await withCheckedThrowingContinuation { ending in
                endings.append(ending)
                begins.forEach { $0.resume() }
                begins = []
            }
        }

        func waitForBegin(_ count: Int) async {
            while endings.count < count { await withCheckedContinuation { begins.append($0) } }
        }

        func end(_ index: Int, _ result: Result<Int, any Error>) { endings[index].resume(with: result) }
    }

    private func name(_ state: ModelController<Int>.State) -> String {
        switch state {
        case .idle: "idle"
        case .updating: "updating"
        case .updated: "updated"
        case .failed: "failed"
        }
    }

    @Test("A model controller passes through its states and keeps the data through a failure")
    func states() async {
        let script = Script()
        let controller = ModelController<Int> { _ in try await script.run() }
        #expect(name(controller.state) == "idle")
        controller.update()
        #expect(name(controller.state) == "updating")
        await script.waitForBegin(1)
        await script.end(0, .success(1))
        await controller.settle()
        #expect(name(controller.state) == "updated")
        controller.update()
        await script.waitForBegin(2)
        await script.end(1, .failure(Trouble()))
        await controller.settle()
        #expect(name(controller.state) == "failed")
        #expect(controller.data == 1)
    }

    @Test("The second of two updates replaces the first; a cancelled update has no result")
    func neverRaces() async {
        let script = Script()
        let controller = ModelController<Int> { _ in try await script.run() }
        controller.update()
        await script.waitForBegin(1)
        controller.update()
        await script.end(0, .success(1))
        await script.waitForBegin(2)
        #expect(controller.data == nil)
        await script.end(1, .success(2))
        await controller.settle()
        controller.update()
        await script.waitForBegin(3)
        controller.cancel()
        await script.end(2, .success(3))
        controller.update()
        await script.waitForBegin(4)
        #expect(controller.data == 2)
        await script.end(3, .success(4))
        await controller.settle()
        #expect(controller.data == 4)
    }
}
