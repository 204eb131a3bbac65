import Terminal

@testable import GalleryScreens
@testable import SectionedLists

/// The gallery on a headless screen. Tests send keys to it and read the drawn text.
@MainActor
final class GalleryHarness {
    let navigation = NavigationController(title: "SectionedLists", root: GalleryViewController())
    let application: Application
    private let screen: HeadlessScreen
    private var drawn: String?

    init(columns: Int = 80, rows: Int = 24) {
        screen = HeadlessScreen(columns: columns, rows: rows)
        application = Application(screen: screen, root: navigation)
        navigation.layout(size: screen.size)
        navigation.willAppear()
    }

    /// Creates a harness in which a screen of the gallery is open, as after Enter on its row.
    convenience init<Screen: Exhibit>(showing screen: Screen, columns: Int = 80, rows: Int = 24) {
        self.init(columns: columns, rows: rows)
        navigation.push(screen)
    }

    func press(_ keys: Key...) {
        for key in keys { _ = navigation.dispatch(.key(key)) }
    }

    func press(_ key: Key, times: Int) {
        for _ in 0..<times { press(key) }
    }

    /// The visible text, with the spaces at the end of each row removed.
    ///
    /// As in an application, the screen is drawn only if a drawing was requested.
    var text: String {
        if let drawn, !application.takeDisplayRequest() { return drawn }
        let canvas = Canvas(size: screen.size)
        navigation.draw(in: Surface(canvas: canvas, appearance: screen.appearance))
        drawn = canvas.grid.text
        return canvas.grid.text
    }

    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The first line: the path of screens and the status.
    var top: String { lines.first ?? "" }

    var selectedLine: Int? { lines.firstIndex { $0.hasPrefix("▌") } }

    /// The text of the selected row, without the marker, the scroll bar and surrounding spaces.
    var selectedText: String? {
        selectedLine.map { line in
            let row = lines[line].dropFirst().drop { $0 == " " }
            return String(row.reversed().drop { " ┃".contains($0) }.reversed())
        }
    }

    /// Returns the lines of the list from a given one on, without details, scroll bar and selection marker.
    func rows(from first: String) -> [String] {
        lines.drop { !$0.dropFirst().hasPrefix(first) }.map { line in
            let row = line.drop { " ▌".contains($0) }
            return String(row.firstRange(of: "  ").map { row[..<$0.lowerBound] } ?? row)
        }
    }
}
