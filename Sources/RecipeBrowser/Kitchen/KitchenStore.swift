import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Reads and changes the kitchen files of the cookbook for all screens, and undoes the changes of the session.
///
/// The work runs on a thread of its own. Each file has its old or its new content at every moment.
@MainActor
final class KitchenStore {
    private let cookbook: Cookbook
    private let isReadOnly: Bool
    private let customs: @MainActor () -> KitchenCustoms
    private let thread = WorkThread()
    private var done: [(name: String, changes: [KitchenFolder.Change])] = []
    private var observers: [(owner: WeakOwner, onChange: @MainActor () -> Void)] = []
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The maximum number of changes that can be undone.
    private static let maximumUndo = 100

    /// - Parameters:
    ///   - isReadOnly: Whether the cookbook must not be changed.
    ///   - customs: Returns the units and weights of the user.
    init(of cookbook: Cookbook, isReadOnly: Bool, customs: @escaping @MainActor () -> KitchenCustoms) {
        self.cookbook = cookbook
        self.isReadOnly = isReadOnly
        self.customs = customs
    }

    // MARK: - Work

    /// Works with the files on another thread, and calls a closure with the result.
    func perform<Value: Sendable>(
        _ work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Value, EditingError>) -> Void
    ) {
        running += 1
        let (cookbook, isReadOnly, customs) = (cookbook, isReadOnly, customs())
        // The work is enqueued at once, so that `finish()` waits for it even if the program ends with the next key.
        thread.run {
            let kitchen = CookbookKitchen(of: cookbook, isReadOnly: isReadOnly, customs: customs)
            let result = Result { () throws(EditingError) in try work(kitchen) }
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

    /// Waits until all work is done. For tests.
    func settle() async {
        if running > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Waits until all changes are on the disk, at most five seconds.
    ///
    /// - Returns: A sentence that says that changes may be lost, or `nil`.
    func finish() -> String? {
        guard running > 0, Timeout.result(within: .seconds(5), on: thread, { true }) == nil else { return nil }
        return "Your last changes may be lost because the disk does not answer."
    }

    // MARK: - Changes

    /// Calls a closure after each change, as long as an object exists.
    func observe(_ owner: AnyObject, _ onChange: @escaping @MainActor () -> Void) {
        observers.removeAll { $0.owner.object == nil }
        observers.append((WeakOwner(object: owner), onChange))
    }

    /// The name of what was done, or `nil` if nothing is to be said, and the changes.
    typealias Named = (name: String?, changes: [KitchenFolder.Change])

    /// Changes files, and says what was done.
    ///
    /// - Parameters:
    ///   - screen: Shows the toast, or an alert if the change was not made.
    ///   - command: The command that the toast shows. By default, it is undo.
    ///   - work: Returns the name of what was done, for the toast and for undo, and the changes.
    func change(
        from screen: ViewController, command: KeyCommand? = nil,
        _ work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Named
    ) {
        let navigation = screen.navigationController
        perform({ kitchen throws(EditingError) in
            let (name, changes) = try work(kitchen)
            return Done(name: name, changes: changes)
        }) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let result):
                if !result.changes.isEmpty {
                    done.append((result.name ?? "Changed", result.changes))
                    done.removeFirst(max(0, done.count - Self.maximumUndo))
                    publish()
                }
                if let name = result.name {
                    navigation?.showToast(Toast(name, command: command ?? (result.changes.isEmpty ? nil : undoCommand)))
                }
            case .failure(let error): Self.tell(error, over: navigation)
            }
        }
    }

    private struct Done: Sendable {
        var name: String?
        var changes: [KitchenFolder.Change]
    }

    /// Tells all screens that files have changed.
    func publish() {
        for observer in observers where observer.owner.object != nil { observer.onChange() }
    }

    /// Undoes the last change. What other programs changed since stays.
    func undo(from screen: ViewController) {
        guard let last = done.popLast() else { return screen.showToast(Toast("There is nothing to undo.")) }
        let navigation = screen.navigationController
        perform({ kitchen throws(EditingError) in try kitchen.undo(last.changes) }) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                publish()
                navigation?.showToast(Toast("Undone: \(last.name)"))
            case .failure(let error):
                done.append(last)
                Self.tell(error, over: navigation)
            }
        }
    }

    /// Says why a change was not made.
    static func tell(_ error: EditingError, over navigation: NavigationController?) {
        guard let navigation, navigation.presentedViewController == nil else { return }
        navigation.present(AlertViewController(title: "Not saved", text: error.message))
    }

    /// The command for toasts, which show its key.
    private lazy var undoCommand = KitchenCommands.undo.command {}
}

/// An object that is not retained.
private struct WeakOwner {
    weak var object: AnyObject?
}
