import SectionedLists
import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program that a person reads long texts with: `PAGER`, else `less`.
struct Pager: Hashable, Sendable {
    /// Words for a shell.
    let command: String

    init(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
        command = environment("PAGER").flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? "less"
    }

    /// The command that reads a screen's recipe.
    ///
    /// - Parameter text: The recipe as text; `nil` where there is none to read yet.
    @MainActor
    func command(on screen: ViewController, text: @escaping @MainActor () -> String?) -> KeyCommand {
        KeyCommand(
            "recipe.page", keys: [.character("v")], title: "pager", help: "Read the recipe in your pager (PAGER)"
        ) { [weak screen] in
            guard let screen, let application = screen.application, let text = text() else { return }
            let ending = application.run(
                TerminalProgram(command, input: text, pause: "Press a key to go back to the recipe."))
            guard let trouble = ending.troubleStarting(command, advice: "set PAGER to the pager that you use.") else {
                return
            }
            screen.present(AlertViewController(title: "The pager", text: trouble))
        }
    }
}
