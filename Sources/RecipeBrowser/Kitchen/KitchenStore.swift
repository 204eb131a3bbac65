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
    /// The user's configuration, or `nil` if there is no folder for it.
    var settings: KitchenSettings?
    /// Called with what the configuration has after a change of it.
    var onSettings: (@MainActor (KitchenCustoms) -> Void)?
    private let today: @MainActor () -> CalendarDay
    /// The number of ingredients that each recipe lacks.
    let missing: MissingIngredients
    private let work = FileWork()
    private var done: [(name: String, changes: [KitchenFolder.Change], time: ContinuousClock.Instant)] = []
    private var observers = ChangeObservers<Void>()

    /// The maximum number of changes that can be undone.
    private static let maximumUndo = 100

    /// - Parameters:
    ///   - isReadOnly: Whether the cookbook must not be changed.
    ///   - customs: Returns what the user has set about the kitchen.
    ///   - today: Returns the current day.
    init(
        of cookbook: Cookbook, isReadOnly: Bool, customs: @escaping @MainActor () -> KitchenCustoms,
        today: @escaping @MainActor () -> CalendarDay
    ) {
        self.cookbook = cookbook
        self.isReadOnly = isReadOnly
        self.customs = customs
        self.today = today
        missing = MissingIngredients(in: cookbook)
    }

    /// Finds the files of the kitchen, with the units of the user and the current day.
    private var kitchen: @Sendable () -> CookbookKitchen {
        let (cookbook, isReadOnly, customs, today) = (cookbook, isReadOnly, customs(), today())
        return { CookbookKitchen(of: cookbook, isReadOnly: isReadOnly, customs: customs, today: today) }
    }

    /// Lets searches and filters count what recipes lack.
    ///
    /// - Parameter generation: The generation of the listing of the recipes.
    func countMissing(inListing generation: Int) {
        missing.use(kitchen)
        missing.recipesDidChange(generation)
    }

    // MARK: - Work

    /// Works with the files on another thread, and calls a closure with the result.
    func perform<Value: Sendable>(
        _ work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Value, EditingError>) -> Void
    ) {
        self.work.perform({ [kitchen] () throws(EditingError) in try work(kitchen()) }, then: finish)
    }

    /// Waits until all work is done. For tests.
    func settle() async { await work.settle() }

    /// Waits until all changes are on the disk, at most five seconds.
    ///
    /// - Returns: A sentence that says that changes may be lost, or `nil`.
    func finish() -> String? { work.finish() }

    // MARK: - Changes

    /// Calls a closure after each change, as long as an object exists.
    func observe(_ owner: AnyObject, _ onChange: @escaping @MainActor () -> Void) {
        observers.add(owner) { _ in onChange() }
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
                    done.append((result.name ?? "Changed", result.changes, .now))
                    done.removeFirst(max(0, done.count - Self.maximumUndo))
                    didChange(result.changes)
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

    /// Follows a recipe's file that was renamed or moved in the browser. Undo of the renaming undoes it, too.
    func follow(from old: String, to new: String) {
        perform({ kitchen throws(EditingError) in try kitchen.follow(RecipeID(path: old), to: RecipeID(path: new)) }) {
            [weak self] result in
            // A kitchen file that cannot be written names a missing recipe, and its screen says so.
            if case .success(true) = result { self?.publish() }
        }
    }

    /// Changes a setting of the user's configuration, and says what was done.
    ///
    /// - Parameter work: Changes kitchen files at the same time, and returns their changes.
    func set(
        _ edit: KitchenSettings.Edit, named name: String, from screen: ViewController,
        with work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> [KitchenFolder.Change] = { _ in [] }
    ) {
        guard let settings else {
            return screen.showToast(Toast("There is no folder for a configuration. Set HOME."))
        }
        change(from: screen) { kitchen throws(EditingError) in
            (name, try work(kitchen) + (try settings.apply(edit)))
        }
    }

    private func didChange(_ changes: [KitchenFolder.Change]) {
        if let settings, settings.isChanged(by: changes) {
            onSettings?(settings.read())
            missing.use(kitchen)
        }
        publish()
    }

    /// Tells all screens that files have changed, here or in another program.
    func publish() {
        observers.publish(())
    }

    /// The time of the last change that can be undone, or `nil`.
    var lastChange: ContinuousClock.Instant? { done.last?.time }

    /// Undoes the last change. What other programs changed since stays.
    func undo(from screen: ViewController) {
        guard let last = done.popLast() else { return screen.showToast(Toast("There is nothing to undo.")) }
        let navigation = screen.navigationController
        perform({ kitchen throws(EditingError) in try kitchen.undo(last.changes) }) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                didChange(last.changes)
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
