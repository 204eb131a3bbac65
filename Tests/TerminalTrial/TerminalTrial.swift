import CursesTerminal
import Terminal

/// A program that runs the driver in a process of its own, for tests that need one.
///
///     terminal-trial crash WAY        crashes at the first key
///     terminal-trial draw FILE OUT    draws each line of a file in many columns and writes cursor errors
@main @MainActor
enum TerminalTrial {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        var options = CursesScreen.Options()
        options.programName = "terminal-trial"
        options.crashAdvice = "Please tell the tests."
        let screen = try CursesScreen.open(options)
        switch (arguments.first, arguments.count) {
        case ("crash", 2): crash(arguments[2], on: screen)
        case ("draw", 3): try DrawingTrial(screen).run(linesOf: arguments[2], reportTo: arguments[3])
        default: break
        }
        screen.close()
    }
}
