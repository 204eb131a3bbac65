import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Model controllers that take a request")
struct RequestModelControllerTests {
    @Test("The work receives the request, and update() repeats the last one")
    func repeats() async {
        let controller = RequestModelController<Int, [Int]> { number, _ in [number, number] }
        controller.update(for: 7)
        await controller.settle()
        #expect(controller.data == [7, 7] && controller.request == 7)
        var updates = 0
        let observation = controller.observe { event in
            if case .updated = event { updates += 1 }
        }
        controller.update()
        await controller.settle()
        #expect(updates == 1 && controller.data == [7, 7])
        withExtendedLifetime(observation) {}
    }

    @Test("Before the first request, update() does nothing")
    func idle() async {
        let controller = RequestModelController<Int, Int> { number, _ in number }
        controller.update()
        await controller.settle()
        guard case .idle = controller.state else {
            Issue.record("the controller is not idle")
            return
        }
        #expect(controller.data == nil)
    }

    @Test("Of many requests, the newest wins")
    func newestWins() async {
        let controller = RequestModelController<Int, Int> { number, _ in number }
        for number in 0..<100 { controller.update(for: number) }
        await controller.settle()
        #expect(controller.data == 99)
    }
}
