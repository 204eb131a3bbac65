import Terminal

@testable import SectionedLists

/// A controller on a headless screen. Tests send keys to it and read the drawn text.
///
/// As an application does, it draws only after a request. Therefore, a test fails if a call of `setNeedsDisplay()` is
/// missing.
@MainActor
final class Harness {
    let screen: HeadlessScreen
    let application: Application
    private let root: ViewController
    private var drawn: (grid: Grid, appearance: Appearance)?

    init(_ root: ViewController, columns: Int = 40, rows: Int = 10) {
        self.root = root
        screen = HeadlessScreen(columns: columns, rows: rows)
        application = Application(screen: screen, root: root, clock: screen.clock)
        root.layout(size: screen.size)
        root.willAppear()
    }

    func press(_ keys: Key...) {
        for key in keys { _ = root.dispatch(.key(key)) }
    }

    func press(_ key: Key, times: Int) {
        for _ in 0..<times { press(key) }
    }

    func send(_ event: InputEvent) {
        _ = root.dispatch(event)
    }

    /// Lets time pass without an event.
    func pass(_ duration: Duration) {
        for event in application.takeTypedAhead() { send(event) }
        screen.clock.advance(by: duration)
        application.timers.fire()
    }

    func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        root.layout(size: screen.size)
        application.setNeedsDisplay()
    }

    /// The visible text, with the spaces at the end of each row removed.
    var text: String { grid.text }

    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The text of the selected row, without the marker.
    var selectedText: String? {
        lines.first { $0.hasPrefix("▌") }.map { line in
            let row = line.dropFirst().prefix(screen.size.columns - 2)
            return String(row.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    var grid: Grid {
        // The root may belong to another application by now.
        let isRequested = application.takeDisplayRequest() || root.application !== application
        if let drawn, !isRequested, drawn.appearance == screen.appearance, drawn.grid.size == screen.size {
            return drawn.grid
        }
        let canvas = Canvas(size: screen.size)
        var appearance = screen.appearance
        if let theme = application.theme { appearance.theme = theme }
        root.draw(in: Surface(canvas: canvas, appearance: appearance))
        drawn = (canvas.grid, screen.appearance)
        return canvas.grid
    }
}

/// Collects programming errors. The program does not stop at them.
@MainActor
func programmingErrors(during body: () -> Void) -> [String] {
    var reports: [String] = []
    let previous = ProgrammingError.handler
    ProgrammingError.handler = { reports.append($0) }
    body()
    ProgrammingError.handler = previous
    return reports
}
