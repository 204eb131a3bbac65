import RecipeKit
import RecipeLibrary
import SectionedLists

/// Changes the files of a cookbook for all screens, and undoes the changes of the session.
///
/// The work with files runs on a thread of its own. Each change is whole or not made, is noted in the notebook, and can
/// be undone until the program ends.
@MainActor
final class RecipeEditing {
    /// Opens files in the user's editor.
    let editor: FileEditing
    let cookbook: Cookbook
    let session: CookingSession

    private let files: CookbookFiles
    private let thread = WorkThread()
    private let isReadOnly: Bool
    private var done: [(name: String, change: CookbookFiles.Change)] = []
    private var observers: [(owner: WeakObject, onChange: @MainActor (CookbookFiles.Change) -> Void)] = []
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The maximum number of changes that can be undone.
    private static let maximumUndo = 100
    /// The maximum size of the contents of files in these changes, in bytes. The last change can always be undone.
    private static let maximumUndoSize = 32 << 20

    init(_ cookbook: Cookbook, origin: CookbookOrigin, session: CookingSession, trash: Trash = Trash()) {
        self.cookbook = cookbook
        self.session = session
        files = CookbookFiles(trash: trash)
        editor = FileEditing(origin: origin)
        isReadOnly = origin == .starter
        editor.onRun = { [weak self] path, screen in self?.observeEditor(path, screen) }
    }

    /// Returns whether files may be changed. If not, presents the reason.
    func isWritable(from screen: ViewController) -> Bool {
        if isReadOnly { screen.present(FileEditing.readOnly) }
        return !isReadOnly
    }

    // MARK: - Work

    /// Works with files on another thread, and calls a closure with the result.
    func perform<Value: Sendable>(
        _ work: @escaping @Sendable (CookbookFiles) throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Value, EditingError>) -> Void
    ) {
        running += 1
        // The work is enqueued at once, so that `finish()` waits for it even if the program ends with the next key.
        thread.run { [files] in
            let result = Result { () throws(EditingError) in try work(files) }
            Task { @MainActor in
                finish(result)
                self.didPerform()
            }
        }
    }

    private func didPerform() {
        running -= 1
        guard running == 0 else { return }
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until all changes are on the disk, at most five seconds.
    ///
    /// - Returns: A sentence that says that changes may be lost, or `nil`.
    func finish() -> String? {
        guard running > 0, Timeout.result(within: .seconds(5), on: thread, { true }) == nil else { return nil }
        return "Your last changes may be lost because the disk does not answer."
    }

    /// Waits until all work with files is done. For tests.
    func settle() async {
        if running > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Presents an alert about a change that was not made.
    func tell(_ error: EditingError, title: String, over screen: ViewController) {
        guard screen.navigationController != nil else { return }
        screen.present(AlertViewController(title: title, text: error.message))
    }

    // MARK: - Changes

    /// Calls a closure after each change, as long as an object exists.
    func observe(_ owner: AnyObject, _ onChange: @escaping @MainActor (CookbookFiles.Change) -> Void) {
        observers.removeAll { $0.owner.object == nil }
        observers.append((WeakObject(object: owner), onChange))
    }

    /// Notes a change that was made: in the notebook, on all screens, and so that it can be undone.
    ///
    /// - Parameters:
    ///   - name: What was done, for the toast: `Deleted “Soup”`.
    ///   - navigation: Shows the toast.
    func register(_ name: String, _ change: CookbookFiles.Change, _ navigation: NavigationController?) {
        done.append((name, change))
        done.removeFirst(max(0, done.count - Self.maximumUndo))
        var size = done.reduce(0) { $0 + $1.change.size }
        while done.count > 1, size > Self.maximumUndoSize { size -= done.removeFirst().change.size }
        publish(change)
        navigation?.showToast(Toast(name, command: undoCommand))
    }

    private func publish(_ change: CookbookFiles.Change) {
        session.follow(change)
        for observer in observers where observer.owner.object != nil { observer.onChange(change) }
    }

    /// The command for toasts, which show its key.
    private lazy var undoCommand = EditingCommands.undo.command {}

    /// Undoes the last change. If its files were changed since, says so and forgets the change.
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
                // A full disk or a taken name may be mended. A changed file stays as it is.
                if case .changed = error {} else { done.append(last) }
                navigation?.present(
                    AlertViewController(title: "Not undone", text: "\(last.name): \(error.message)"))
            }
        }
    }

    /// Reads a file before the editor runs, and returns a closure that notes the change after the editor has ended.
    private func observeEditor(_ path: String, _ screen: ViewController) -> (@MainActor () -> Void)? {
        // The editor reports a file that cannot be read.
        guard let before = try? files.content(of: path) else { return nil }
        return { [weak self, weak screen] in
            guard let self, let after = try? files.content(of: path), after != before else { return }
            let name = "Edited “\(EditedFile.name(path))”"
            register(name, .edited(path: path, from: before, to: after), screen?.navigationController)
        }
    }
}

/// An object that is not retained.
private struct WeakObject {
    weak var object: AnyObject?
}

/// The names of files in messages.
enum EditedFile {
    /// Returns the name of a file without its folder.
    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
