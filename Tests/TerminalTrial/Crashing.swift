import CursesTerminal
import Terminal

extension TerminalTrial {
    /// Shows a screen and crashes at the first key, in the given way.
    static func crash(_ way: String, on screen: CursesScreen) {
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("About to crash", x: 0, y: 0)
        screen.present(canvas.grid, cursor: nil)
        while screen.waitForEvents(timeout: nil).isEmpty {}
        switch way {
        // This is an index out of range, the most frequent crash of Swift programs.
        case "index": print([1, 2, 3][CommandLine.arguments.count + 5])
        case "precondition": preconditionFailure("the soup is cold")
        case "overflow": print(Int8(CommandLine.arguments.count) + Int8(127))
        case "stack": print(endless(CommandLine.arguments.count))
        default: break
        }
    }

    /// Recurses until the stack overflows.
    private static func endless(_ depth: Int) -> Int {
        depth < 0 ? depth : endless(depth + 1) &+ depth
    }
}
