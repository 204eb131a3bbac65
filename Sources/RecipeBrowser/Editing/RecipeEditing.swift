import RecipeKit
import RecipeLibrary
import SectionedLists

/// Changes the files of a cookbook for all screens. The user can undo these changes until the program ends.
///
/// The work with files runs on a thread of its own. A change is either made completely or not at all. The notebook is
/// informed of each change.
@MainActor
final class RecipeEditing {
    /// Opens files in the user's editor.
    let editor: FileEditing
    let cookbook: Cookbook
    let session: CookingSession

    private let files: CookbookFiles
    private let work = FileWork()
    private let isReadOnly: Bool
    private var done: [(name: String, change: CookbookFiles.Change, time: ContinuousClock.Instant)] = []
    private var observers = ChangeObservers<CookbookFiles.Change>()

    /// The maximum number of changes that can be undone.
    private static let maximumUndo = 100
    /// The maximum size, in bytes, of the file contents that are kept in memory to undo changes. The last change is
    /// kept even if it is larger.
    private static let maximumUndoSize = 32 << 20

    init(_ cookbook: Cookbook, origin: CookbookOrigin, session: CookingSession, trash: Trash = Trash()) {
        self.cookbook = cookbook
        self.session = session
        files = CookbookFiles(trash: trash, keep: session.keepText)
        editor = FileEditing(origin: origin)
        isReadOnly = origin == .starter
        editor.onRun = { [weak self] path, screen in self?.observeEditor(path, screen) }
    }

    /// Returns whether the files of the cookbook can be changed. If not, presents an alert with the reason.
    func isWritable(from screen: ViewController) -> Bool {
        if isReadOnly { screen.present(FileEditing.readOnly) }
        return !isReadOnly
    }

    // MARK: - Work

    /// Runs work with files on another thread. Then calls a closure with the result on the main thread.
    func perform<Value: Sendable>(
        _ work: @escaping @Sendable (CookbookFiles) throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Value, EditingError>) -> Void
    ) {
        self.work.perform({ [files] () throws(EditingError) in try work(files) }, then: finish)
    }

    /// Waits until all changes are written to the disk, but at most five seconds.
    ///
    /// - Returns: An error message for the user if changes may be lost, or else `nil`.
    func finish() -> String? { work.finish() }

    /// Waits until all work with files is done. For tests.
    func settle() async { await work.settle() }

    /// Presents an alert with the reason why a file was not read or changed. Does nothing if the screen is in no
    /// navigation controller.
    func tell(_ error: EditingError, title: String, over screen: ViewController) {
        guard screen.navigationController != nil else { return }
        screen.present(AlertViewController(title: title, text: error.message))
    }

    // MARK: - Changes

    /// Calls a closure after each change of files, until the owner of the closure is deallocated.
    func observe(_ owner: AnyObject, _ onChange: @escaping @MainActor (CookbookFiles.Change) -> Void) {
        observers.add(owner, onChange)
    }

    /// Stores a change so that it can be undone, informs all screens of it, and shows a toast.
    ///
    /// - Parameters:
    ///   - name: The description of the change in the toast: `Deleted “Soup”`.
    ///   - change: The change.
    ///   - navigation: The navigation controller that shows the toast.
    func register(_ name: String, _ change: CookbookFiles.Change, _ navigation: NavigationController?) {
        done.append((name, change, .now))
        done.removeFirst(max(0, done.count - Self.maximumUndo))
        var size = done.reduce(0) { $0 + $1.change.size }
        while done.count > 1, size > Self.maximumUndoSize { size -= done.removeFirst().change.size }
        publish(change)
        let isInSearch = navigation?.topViewController is RecipeSearchViewController
        navigation?.showToast(Toast(name, command: isInSearch ? undoInSearchCommand : undoCommand))
    }

    private func publish(_ change: CookbookFiles.Change) {
        session.follow(change)
        observers.publish(change)
    }

    /// The undo command whose key a toast shows. Its action is empty, because the undo command of the screen reacts to
    /// the key.
    private lazy var undoCommand = EditingCommands.undo.command {}
    private lazy var undoInSearchCommand = EditingCommands.undoInSearch.command {}

    /// The time of the last change that can be undone, or `nil` if no change can be undone.
    var lastChange: ContinuousClock.Instant? { done.last?.time }

    /// Undoes the last change. If undoing fails, presents an alert.
    func undo(from screen: ViewController) {
        let navigation = screen.navigationController
        guard let last = done.popLast() else { return screen.showToast(Toast("There is nothing to undo.")) }
        perform({ files throws(EditingError) in try files.undo(last.change) }) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let change):
                publish(change)
                navigation?.showToast(Toast("Undone: \(last.name)"))
            case .failure(let error):
                // The user can solve some problems, such as a full disk, and try again. If the file has changed or is
                // gone, trying again cannot succeed.
                switch error {
                case .changed, .gone: break
                case .taken, .refused: done.append(last)
                }
                navigation?.present(
                    AlertViewController(title: "Not undone", text: "\(last.name): \(error.message)"))
            }
        }
    }

    /// Reads a file before the editor opens it. Returns a closure to call after the editor has ended. If the file has
    /// changed, the closure registers the edit.
    private func observeEditor(_ path: String, _ screen: ViewController) -> (@MainActor () -> Void)? {
        // If the file cannot be read, the editor reports the error.
        guard let before = try? files.content(of: path) else { return nil }
        return { [weak self, weak screen] in
            guard let self, let after = try? files.content(of: path), after != before else { return }
            let name = "Edited “\(EditedFile.name(path))”"
            register(name, .edited(path: path, from: before, to: after), screen?.navigationController)
        }
    }
}

/// The names of files in messages.
enum EditedFile {
    /// Returns the name of a file without its folder.
    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
