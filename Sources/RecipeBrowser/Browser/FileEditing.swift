import CookbookStore
import RecipeKit
import SectionedLists
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Opens files of a cookbook in the user's editor.
@MainActor
final class FileEditing {
    private let editor: Editor
    /// Whether the files belong to the starter cookbook, which the user must not change.
    private let isReadOnly: Bool
    /// The folder of the starter cookbook.
    private let starterFolder: String?
    /// Returns where the user's own cookbook can begin.
    var findOwn: () -> OwnCookbook? = { OwnCookbook() }
    /// Called after the user's own cookbook has begun. It lets the program open this cookbook.
    var onBegin: (@MainActor (Continuation) -> Void)?
    /// Called with the path of a file after the editor was closed, because the file may have changed.
    var onEdit: ((String) -> Void)?
    /// Called before the editor starts, with the path of the file and the screen that opens it. If this returns a
    /// closure, the closure is called after the editor was closed.
    var onRun: (@MainActor (String, ViewController) -> (@MainActor () -> Void)?)?

    init(editor: Editor = Editor(), origin: CookbookOrigin, folder: String? = nil) {
        self.editor = editor
        starterFolder = folder
        isReadOnly = origin == .starter
    }

    /// Opens a file in the editor, and waits until the user closes the editor. If the file belongs to the starter
    /// cookbook, presents an alert instead.
    ///
    /// - Parameters:
    ///   - file: The path of the file.
    ///   - line: The line to show, or `nil` for the start of the file.
    ///   - screen: The screen that presents errors.
    ///   - isNew: Whether the browser has just created the file. If so, ``onRun`` is not called.
    /// - Returns: Whether the editor was started.
    func edit(_ file: String, line: Int? = nil, from screen: ViewController, isNew: Bool = false) -> Bool {
        guard !isReadOnly else {
            askForCookbook(over: screen)
            return false
        }
        guard let application = screen.application else { return false }
        let finish = isNew ? nil : onRun?(file, screen)
        let ending = application.run(editor.program(file: file, line: line))
        let advice = "set VISUAL or EDITOR to the editor that you use."
        if let error = ending.errorStarting(editor.command, advice: advice) {
            screen.present(AlertViewController(title: "The editor", text: error))
            return false
        }
        if let error = Self.errorEnding(ending, editor.command) {
            screen.present(AlertViewController(title: "The editor", text: error))
        }
        finish?()
        onEdit?(file)
        return true
    }

    /// Asks where the user's own recipes shall be, because those of the starter cookbook cannot be changed. If there is
    /// no place for them, or if the user has a cookbook already, says so.
    func askForCookbook(over screen: ViewController) {
        guard let own = findOwn(), let onBegin else {
            return screen.present(
                AlertViewController(
                    title: "Starter cookbook",
                    text:
                        "These recipes come with the program and cannot be changed. You can change those in ~/Recipes, "
                        + "or in the folder that RECIPES_HOME names."))
        }
        let name = own.path.replacing(ProcessEnvironment.value(of: "HOME") ?? "\u{0}", with: "~", maxReplacements: 1)
        screen.present(
            BeginningSheet(at: name) { [weak screen] choice in
                do throws(EditingError) {
                    try own.begin(copying: choice == .starter ? self.starterFolder : nil)
                } catch {
                    screen?.present(AlertViewController(title: "Your own cookbook", text: error.message))
                    return
                }
                onBegin(choice == .importing ? .importing : .browse)
            },
            onDismiss: own.rememberAnswer)
    }

    /// Asks a user who has no cookbook, and was never asked, how it shall begin.
    func askOnce(over screen: ViewController) {
        if isReadOnly, findOwn()?.isUndecided == true { askForCookbook(over: screen) }
    }

    /// Returns the error message about an editor that has failed, or `nil` if the editor succeeded or did not start.
    private static func errorEnding(_ ending: TerminalProgram.Ending, _ command: String) -> String? {
        switch ending {
        case .exited(0), .notStarted: nil
        case .exited(let status): "\(command.quoted) ended with status \(status). The file was read again."
        case .killed(let signal): "\(command.quoted) was ended by signal \(signal). The file was read again."
        }
    }

    /// Returns a key command that opens a file in the editor.
    ///
    /// - Parameters:
    ///   - definition: The definition of the command.
    ///   - screen: The screen to which the command belongs.
    ///   - onEdit: Called after the editor was closed and the ``onEdit`` of this object was called.
    ///   - file: Returns the path of the file and the line in it, or `nil` if there is no file to edit.
    func command(
        _ definition: CommandDefinition, on screen: ViewController,
        onEdit: @escaping @MainActor () -> Void = {}, file: @escaping @MainActor () -> (path: String, line: Int?)?
    ) -> KeyCommand {
        definition.command { [weak screen, weak self] in
            guard let screen, let file = file() else { return }
            if self?.edit(file.path, line: file.line, from: screen) == true { onEdit() }
        }
    }
}

/// The user's editor: the value of `VISUAL` or, without such a value, of `EDITOR`. If both are unset or blank, the
/// editor is `vi`.
package struct Editor: Hashable, Sendable {
    /// The command line for the shell, with its arguments.
    package let command: String

    package init() { self.init(environment: ProcessEnvironment.value(of:)) }

    init(environment: (String) -> String?) {
        let requests = ["VISUAL", "EDITOR"].compactMap(environment)
        command = requests.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
    }

    /// The name of the program: `vim` for `/usr/bin/vim -n`.
    private var name: Substring {
        let program = command.split(separator: " ").first ?? ""
        return program.split(separator: "/").last ?? program
    }

    /// Returns the program that opens a file at a line. If the line is `nil` or 1, or if this type does not know the
    /// editor, the program opens the file at its start.
    func program(file: String, line: Int? = nil) -> TerminalProgram {
        let file = Self.argument(for: file)
        guard let line, line > 1 else { return TerminalProgram(command, arguments: [file]) }
        return TerminalProgram(command, arguments: Self.arguments(of: name, file: file, line: line))
    }

    /// Returns the path of a file as an argument that begins with `/` or `.`.
    ///
    /// File names come from strangers. An editor interprets a name that begins with `-` as an option, and one that
    /// begins with `+` as a command: `+!sh x` runs a program.
    private static func argument(for file: String) -> String {
        ["/", "./", "../"].contains(where: file.hasPrefix) ? file : "./\(file)"
    }

    /// Returns the arguments with which an editor opens a file at a line.
    private static func arguments(of name: Substring, file: String, line: Int) -> [String] {
        switch name {
        case "vi", "vim", "nvim", "gvim", "view", "ex", "elvis", "vis", "kak", "nano", "pico", "rnano", "emacs",
            "emacsclient", "mg", "zile", "jmacs", "joe", "jove", "ne", "mcedit", "micro", "less", "more", "gedit",
            "jed":
            ["+\(line)", file]
        case "code", "codium", "code-insiders", "cursor": ["--goto", "\(file):\(line)"]
        case "hx", "helix", "subl", "sublime_text", "zed", "zeditor", "lapce": ["\(file):\(line)"]
        case "kate", "kwrite": ["--line", String(line), file]
        case "mate", "bbedit": ["--line", String(line), file]
        default: [file]
        }
    }
}

/// The user's pager: the value of `PAGER`, or `less` if `PAGER` is unset or blank.
package struct Pager: Hashable, Sendable {
    /// The command line for the shell, with its arguments.
    package let command: String

    package init() { self.init(environment: ProcessEnvironment.value(of:)) }

    init(environment: (String) -> String?) {
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

/// The environment variables of the process.
///
/// Only this file of the module imports the C library, because the name of that library depends on the platform.
enum ProcessEnvironment {
    /// Returns the value of a variable, or `nil` if it is not set.
    static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension TerminalProgram.Ending {
    /// Returns the error message for a program that could not be started, or `nil` if the program was started.
    ///
    /// - Parameters:
    ///   - command: The command line of the program.
    ///   - advice: The end of the message: what the user can do.
    func errorStarting(_ command: String, advice: String) -> String? {
        switch self {
        // A shell exits with status 126 if it cannot execute the program, and with 127 if it cannot find the program.
        case .exited(126), .exited(127): "\(command.quoted) could not be started; \(advice)"
        case .notStarted(let reason): "\(command.quoted) could not be started: \(reason); \(advice)"
        case .exited, .killed: nil
        }
    }
}
