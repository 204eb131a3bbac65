import Terminal

/// The key commands of an undo stack. They are created once for each stack.
@MainActor
final class UndoKeyCommands {
    let undo: KeyCommand
    let redo: KeyCommand

    init(of stack: UndoStack) {
        undo = KeyCommand(
            "undo.undo", keys: [.character("u")], title: "undo", help: "Undo the last change", hint: .init(order: 7)
        ) { [weak stack] in stack?.undo() }
        redo = KeyCommand(
            "undo.redo", keys: [.character("U"), .control("r")], title: "redo",
            help: "Make the change again that was undone", hint: .init(order: 8)
        ) { [weak stack] in stack?.redo() }
    }
}
