import SectionedLists
import Terminal

/// The user's pager: the value of `PAGER`, or `less` if `PAGER` is unset or blank.
struct Pager: Hashable, Sendable {
    /// The command line for the shell, with its arguments.
    let command: String

    init(environment: (String) -> String? = ProcessEnvironment.value(of:)) {
        command = environment("PAGER").flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? "less"
    }

    /// Returns a key command that shows the recipe of a screen in the pager.
    ///
    /// - Parameters:
    ///   - screen: The screen to which the command belongs.
    ///   - text: Returns the recipe as text, or `nil` if the recipe is not read yet.
    @MainActor
    func command(on screen: ViewController, text: @escaping @MainActor () -> String?) -> KeyCommand {
        RecipeCommands.page.command { [weak screen] in
            guard let screen, let application = screen.application, let text = text() else { return }
            let ending = application.run(
                TerminalProgram(command, input: text, pause: "Press a key to go back to the recipe."))
            guard let error = ending.errorStarting(command, advice: "set PAGER to the pager that you use.") else {
                return
            }
            screen.present(AlertViewController(title: "The pager", text: error))
        }
    }
}
