import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The main function of an application", .serialized)
struct ApplicationMainTests {
    @Test("A program runs on the driver with its options until the user quits, and the terminal is closed")
    func runs() throws {
        var configured: Application?
        let termination = try Application.run(
            on: TrialDriver.self, options: [.key(.down), .key(.character("q"))],
            root: NavigationController(root: Self.list()), configure: { configured = $0 })
        #expect(termination == nil)
        let screen = try #require(configured?.screen as? TrialDriver)
        #expect(screen.closings == 1 && screen.size.columns == 80)
    }

    @Test("The result is the signal that ended the program")
    func terminates() throws {
        let termination = try Application.run(
            on: TrialDriver.self, options: nil, root: Self.list(), configure: { _ in })
        #expect(termination == .signal(15))
    }

    @Test("Without a terminal, no root is created, and the error is that of the driver")
    func fails() {
        var isCreated = false
        func root() -> ViewController {
            isCreated = true
            return ViewController()
        }
        #expect(throws: TrialDriver.Failure.self) {
            _ = try Application.run(on: TrialDriver.self, options: [], root: root(), configure: { _ in })
        }
        #expect(!isCreated)
    }

    private static func list() -> SectionsViewController {
        let list = SectionsViewController(title: "Fruit")
        list.sections = [Section("A", rows: ["Apple", "Pear"].map { TextRow($0) })]
        return list
    }
}

/// A driver without a terminal. Its options are the events that it delivers.
private final class TrialDriver: TerminalDriver {
    struct Failure: Error {}

    static let defaultOptions: [InputEvent] = [.terminate(.signal(15))]

    let size = Size(columns: 80, rows: 24)
    let appearance = Appearance()
    private(set) var closings = 0
    private var events: [InputEvent]

    private init(events: [InputEvent]) { self.events = events }

    static func open(_ options: [InputEvent]) throws -> TrialDriver {
        if options.isEmpty { throw Failure() }
        return TrialDriver(events: options)
    }

    func close() { closings += 1 }
    func present(_ grid: Grid, cursor: Point?, reading: Point?) {}
    func waitForEvents(timeout: Duration?) -> [InputEvent] {
        events.isEmpty ? [.terminate(.hangUp)] : [events.removeFirst()]
    }
    func invalidate() {}
    func suspend() {}
    func run(_ program: TerminalProgram, meanwhile: (@MainActor () -> Void)?) -> TerminalProgram.Ending { .exited(0) }
}
