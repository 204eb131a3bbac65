import SectionedLists
import Terminal

/// What a person sees after some keys, each row without the spaces at its end.
@MainActor
func shown(_ root: ViewController, _ keys: Key..., columns: Int = 40, rows: Int = 10) -> String {
    let screen = HeadlessScreen(columns: columns, rows: rows)
    for key in keys { screen.enqueue([.key(key)]) }
    Application(screen: screen, root: root).run()
    return screen.grid.text
}
