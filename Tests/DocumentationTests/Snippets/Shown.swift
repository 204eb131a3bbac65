import SectionedLists
import Terminal

/// Returns the visible text after some keys, with the spaces at the end of each row removed.
@MainActor
func shown(_ root: ViewController, _ keys: Key..., columns: Int = 40, rows: Int = 10) -> String {
    let screen = HeadlessScreen(columns: columns, rows: rows)
    for key in keys { screen.enqueue([.key(key)]) }
    Application(screen: screen, root: root).run()
    return screen.grid.text
}
