import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite(
    "Requirement 21: callbacks are typed, and one overlay shows loading, progress, the result, or an error with retry",
    .timeLimit(.minutes(TimeLimit.minutes)))
struct Requirement21Callbacks {
    private struct Trouble: Error, CustomStringConvertible {
        var description: String { "no line" }
    }

    private actor Source {
        var isBroken = true
        func mend() { isBroken = false }
        func read(_ report: ModelController<Int>.Report) async throws -> Int {
            await report(.init(done: 1, total: 4), nil)
            if isBroken { throw Trouble() }
            return 7
        }
    }

    @Test("The typed delegate receives beginning, progress, result and failure")
    func callbacks() async {
        let source = Source()
        let controller = ModelController<Int> { try await source.read($0) }
        let delegate = CallbackLog()
        controller.delegate = delegate
        controller.update()
        await controller.settle()
        await source.mend()
        controller.update()
        await controller.settle()
        #expect(
            delegate.log == ["updating", "updating 1/4", "failed no line", "updating", "updating 1/4", "updated 7"])
    }

    @Test("The same status overlay works over a list and over a custom screen", arguments: [true, false])
    func overlay(isList: Bool) async {
        let source = Source()
        let controller = ModelController<Int> { try await source.read($0) }
        let content = isList ? SectionsViewController(title: "Screen") : PlainScreen(title: "Screen")
        var seen: [String] = []
        let overlay = StatusOverlay(over: content)
        overlay.follow(controller, words: StatusWords(loading: "Reading", failure: "Not read"))
        let screen = Harness(NavigationController(root: overlay), columns: 50, rows: 8)
        let observation = controller.observe { event in
            if case .updated(let number) = event {
                (content as? SectionsViewController)?.sections = [Section(rows: [TextRow("result \(number)")])]
                (content as? PlainScreen)?.text = "result \(number)"
            }
            seen.append(screen.text)
        }
        controller.update()
        await controller.settle()
        #expect(seen.contains { $0.contains("Reading…") })
        #expect(seen.contains { $0.contains("1 of 4") && $0.contains("░") })
        #expect(screen.text.contains("Not read") && screen.text.contains("no line"))
        #expect(screen.text.contains("try again"))
        await source.mend()
        screen.press(.character("r"))
        await controller.settle()
        #expect(screen.text.contains("result 7"))
        #expect(!screen.text.contains("no line"))
        observation.cancel()
    }
}

@MainActor
private final class CallbackLog: ModelControllerDelegate {
    var log: [String] = []

    func isUpdating(with data: Int?, progress: ModelController<Int>.Progress?) {
        log.append("updating" + (progress.map { " \($0.done)/\($0.total)" } ?? ""))
    }
    func didUpdate(with data: Int) { log.append("updated \(data)") }
    func didFailToUpdate(with error: any Error) { log.append("failed \(error)") }
}

private final class PlainScreen: ViewController {
    var text = "nothing"
    override func draw(in surface: Surface) { surface.draw(text, x: 1, y: 1) }
}
