import CookbookStore
import RecipeKit
import SectionedLists
import Terminal

/// Opens files of a cookbook in the user's editor.
@MainActor
final class FileEditing {
    private let editor: Editor
    /// Whether the files belong to the starter cookbook, which the user must not change.
    private let isReadOnly: Bool
    /// Called with the path of a file after the editor was closed, because the file may have changed.
    var onEdit: ((String) -> Void)?
    /// Called before the editor starts, with the path of the file and the screen that opens it. If this returns a
    /// closure, the closure is called after the editor was closed.
    var onRun: (@MainActor (String, ViewController) -> (@MainActor () -> Void)?)?

    init(editor: Editor = Editor(), origin: CookbookOrigin) {
        self.editor = editor
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
            screen.present(Self.readOnly)
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

    /// The alert that says that the recipes of the starter cookbook cannot be edited.
    static var readOnly: AlertViewController {
        AlertViewController(
            title: "Starter cookbook",
            text: """
                These recipes come with the program and cannot be edited. Make a folder named Recipes in your home folder. \
                You can edit the recipes in it.
                """)
    }

    /// Returns the error message about an editor that has failed, or `nil` if the editor succeeded or did not start.
    private static func errorEnding(_ ending: TerminalProgram.Ending, _ command: String) -> String? {
        switch ending {
        case .exited(0), .notStarted: nil
        case .exited(let status): "“\(command)” ended with status \(status). The file was read again."
        case .killed(let signal): "“\(command)” was ended by signal \(signal). The file was read again."
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
