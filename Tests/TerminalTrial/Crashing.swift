import CursesTerminal
import Terminal

extension TerminalTrial {
    /// Shows a screen, and at the first key crashes in the way that is named.
    static func crash(_ way: String, on screen: CursesScreen) {
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("About to crash", x: 0, y: 0)
        screen.present(canvas.grid, cursor: nil)
        while screen.waitForEvents(timeout: nil).isEmpty {}
        switch way {
        // Beyond the end of an array: what a Swift program's fault most often is.
        case "index": print([1, 2, 3][CommandLine.arguments.count + 5])
        case "precondition": preconditionFailure("the soup is cold")
        case "overflow": print(Int8(CommandLine.arguments.count) + Int8(127))
        case "stack": print(endless(CommandLine.arguments.count))
        default: break
        }
    }

    /// Calls itself until there is no stack left.
    private static func endless(_ depth: Int) -> Int {
        depth < 0 ? depth : endless(depth + 1) &+ depth
    }
}
