import Terminal

/// The changes of a screen that the user can undo and redo. A toast is shown after each change.
///
/// ```swift
/// lazy var undo = UndoStack(of: self)
///
/// func deleteRows() {
///     let rows = markedOrSelectedRowIDs
///     undo.perform("Deleted \(rows.count) rows", on: model) { $0.deleteRows(rows) }
/// }
///
/// override var keyCommands: [KeyCommand] { undo.keyCommands + super.keyCommands }
/// ```
///
/// After a change, a ``Toast`` shows the name of the change and the key that undoes it: `Deleted 3 rows · u undo`. If
/// the user has assigned another key, the toast shows that key. If the program shows a toast while the model changes,
/// such as `Not saved`, that toast stays.
///
/// A batch of changes of a model is undone by ids. So it can be undone even if other changes of the model followed. A
/// deleted row returns to the place below its former neighbour, or to its old index. If a change can no longer be
/// undone, the change is removed from the stack, and a toast says so.
@MainActor
public final class UndoStack {
    /// The texts of the toasts.
    public var wording = UndoWording()

    private weak var screen: ViewController?
    private let limit: Int
    private var done: [UndoableChange] = []
    private var undone: [UndoableChange] = []
    private lazy var commands = UndoKeyCommands(of: self)

    /// Creates an empty stack.
    ///
    /// - Parameters:
    ///   - screen: The screen whose changes are undone. Its navigation controller shows the toasts. If the screen is a
    ///     list, a row that an undo or redo inserts or moves is selected.
    ///   - limit: The maximum number of changes that can be undone. If there are more, the oldest change is forgotten.
    public init(of screen: ViewController, limit: Int = 100) {
        self.screen = screen
        self.limit = max(1, limit)
    }

    /// The name of the change that ``undo()`` undoes, or `nil` if there is none.
    public var undoName: String? { done.last?.name }
    /// The name of the change that ``redo()`` makes again, or `nil` if there is none.
    public var redoName: String? { undone.last?.name }

    // MARK: - Changes

    /// Applies a batch of changes to a model and makes the batch undoable.
    ///
    /// - Parameters:
    ///   - name: What was done, for the toast: `Deleted 3 rows`.
    ///   - model: The model.
    ///   - changes: A closure that adds the changes to a batch; see ``MutableSectionsModel``.
    ///   - file: The file of the caller, for the report.
    ///   - line: The line of the caller, for the report.
    /// - Returns: Whether the changes were applied. A batch that cannot be applied is reported as a
    ///   ``ProgrammingError``.
    @discardableResult
    public func perform(
        _ name: String, on model: MutableSectionsModel, file: StaticString = #fileID, line: UInt = #line,
        _ changes: (inout SectionsBatch) -> Void
    ) -> Bool {
        do throws(SectionsBatchError) {
            try apply(name, to: model, changes)
            return true
        } catch {
            error.report(file: file, line: line)
            return false
        }
    }

    /// Applies a batch of changes to a model and makes the batch undoable, or throws an error if the batch cannot be
    /// applied.
    ///
    /// - Parameters:
    ///   - name: What was done, for the toast: `Deleted 3 rows`.
    ///   - model: The model.
    ///   - changes: A closure that adds the changes to a batch; see ``MutableSectionsModel/apply(_:)``.
    /// - Returns: The change of the model.
    /// - Throws: ``SectionsBatchError``. Nothing then changes.
    @discardableResult
    public func apply(
        _ name: String, to model: MutableSectionsModel, _ changes: (inout SectionsBatch) -> Void
    ) throws(SectionsBatchError) -> ListChange {
        var batch = SectionsBatch(of: model)
        changes(&batch)
        let toasts = numberOfToasts
        let (change, inverse) = try model.apply(batch.operations, recordingInverse: true)
        add(UndoableChange(name: name, way: .batch(inverse, model)), after: toasts)
        return change
    }

    /// Makes a change of any kind undoable. The program makes the change before this call.
    ///
    /// - Parameters:
    ///   - name: What was done, for the toast: `Renamed the list`.
    ///   - undo: Undoes the change.
    ///   - redo: Makes the change again.
    public func register(_ name: String, undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void) {
        add(UndoableChange(name: name, way: .closures(undo: undo, redo: redo)), after: numberOfToasts)
    }

    private func add(_ change: UndoableChange, after toasts: Int) {
        undone = []
        done.append(change)
        done.removeFirst(max(0, done.count - limit))
        notify(change.name, commands.undo, after: toasts)
    }

    /// Removes all changes from the stack, for example after the content was replaced.
    public func removeAll() {
        done = []
        undone = []
        screen?.setNeedsDisplay()
    }

    // MARK: - Undoing

    /// Undoes the last change.
    public func undo() {
        guard let change = done.popLast() else { return }
        let toasts = numberOfToasts
        guard let back = change.carriedOut() else {
            return notify(wording.cannotUndo(change.name), nil, after: toasts)
        }
        undone.append(back)
        select(change)
        notify(wording.undone(change.name), commands.redo, after: toasts)
    }

    /// Makes the change again that was undone last.
    public func redo() {
        guard let change = undone.popLast() else { return }
        let toasts = numberOfToasts
        guard let back = change.carriedOut() else {
            return notify(wording.cannotRedo(change.name), nil, after: toasts)
        }
        done.append(back)
        select(change)
        notify(change.name, commands.undo, after: toasts)
    }

    private func select(_ change: UndoableChange) {
        guard let list = screen as? SectionsViewController else { return }
        if let path = change.selectedRow.flatMap(list.indexPath(of:)) { list.select(path) }
    }

    /// The number of toasts that the navigation controller of the screen has shown.
    private var numberOfToasts: Int { screen?.toastPresenter?.numberShown ?? 0 }

    /// Shows a toast, unless the change itself has shown one, for example because it could not be saved.
    ///
    /// - Parameter toasts: The ``numberOfToasts`` before the change.
    private func notify(_ text: String, _ command: KeyCommand?, after toasts: Int) {
        defer { screen?.setNeedsDisplay() }
        guard numberOfToasts == toasts else { return }
        var toast = Toast(text, command: command)
        toast.needsSameCommand = true
        screen?.showToast(toast)
    }

    /// The commands that undo and redo. A command that has nothing to undo or redo is omitted. Add the commands to
    /// those of the screen.
    public var keyCommands: [KeyCommand] {
        (done.isEmpty ? [] : [commands.undo]) + (undone.isEmpty ? [] : [commands.redo])
    }

    /// The commands that undo and redo, even if there is nothing to undo or redo. See
    /// ``ViewController/allKeyCommands``.
    public var allKeyCommands: [KeyCommand] { [commands.undo, commands.redo] }
}

/// The texts of the toasts of an ``UndoStack``.
public struct UndoWording: Sendable {
    /// Returns the text of the toast after a change was undone.
    public var undone: @Sendable (_ name: String) -> String = { "Undone: \($0)" }
    /// Returns the text of the toast if a change cannot be undone any more.
    public var cannotUndo: @Sendable (_ name: String) -> String = { "Cannot be undone any more: \($0)" }
    /// Returns the text of the toast if a change cannot be made again.
    public var cannotRedo: @Sendable (_ name: String) -> String = { "Cannot be done again: \($0)" }

    /// Creates the default texts, in English.
    public init() {}
}

/// A change that can be reversed. An undo reverses the change, and a redo reverses the undo.
@MainActor
struct UndoableChange {
    enum Way {
        case batch([SectionsBatch.Operation], MutableSectionsModel)
        case closures(undo: @MainActor () -> Void, redo: @MainActor () -> Void)
    }

    let name: String
    let way: Way

    /// Reverses the change and returns the opposite change. If other changes of the model make this impossible, returns
    /// `nil`.
    func carriedOut() -> UndoableChange? {
        switch way {
        case .batch(let operations, let model):
            // Other changes of the model may have made an operation impossible. This is not a programming error: the
            // caller tells the user.
            guard let inverse = try? model.apply(operations, recordingInverse: true).inverse else { return nil }
            return UndoableChange(name: name, way: .batch(inverse, model))
        case .closures(let undo, let redo):
            undo()
            return UndoableChange(name: name, way: .closures(undo: redo, redo: undo))
        }
    }

    /// The row to select after the change was reversed: the last row that the reversal inserts or moves. `nil` if there
    /// is no such row.
    var selectedRow: RowIdentity? {
        guard case .batch(let operations, _) = way else { return nil }
        return operations.compactMap { operation in
            switch operation {
            case .restoreRow(let row, _, let section), .insertRow(let row, _, let section):
                RowIdentity(section: section, row: row.id)
            case .returnRow(let identity, _, let section), .moveRow(let identity, _, let section, _):
                RowIdentity(section: section, row: identity.row)
            default: nil
            }
        }.last
    }
}

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
