import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Reads and changes the kitchen files of the cookbook for all screens. The user can undo these changes until the
/// program ends.
///
/// The work with files runs on a thread of its own. At every moment, each file has either its old or its new content.
@MainActor
final class KitchenStore {
    private let cookbook: Cookbook
    private let isReadOnly: Bool
    private let customs: @MainActor () -> KitchenCustoms
    /// The part of the user's configuration that screens change, or `nil` if there is no folder for it.
    var settings: KitchenSettings?
    /// Called with the new settings after a screen has changed the configuration.
    var onSettings: (@MainActor (KitchenCustoms) -> Void)?
    private let today: @MainActor () -> CalendarDay
    /// Counts the ingredients that each recipe lacks.
    let missing: MissingIngredients
    private let work = FileWork()
    private var done: [(name: String, changes: [KitchenFolder.Change], time: ContinuousClock.Instant)] = []
    private var observers = ChangeObservers<Void>()

    /// The maximum number of changes that can be undone.
    private static let maximumUndo = 100

    /// - Parameters:
    ///   - cookbook: The cookbook whose kitchen files the store reads and changes.
    ///   - isReadOnly: Whether the cookbook must not be changed.
    ///   - customs: Returns the user's settings for the kitchen.
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

    /// A function that returns the kitchen files. It uses the user's settings and the day at the time when this
    /// property was read.
    private var kitchen: @Sendable () -> CookbookKitchen {
        let (cookbook, isReadOnly, customs, today) = (cookbook, isReadOnly, customs(), today())
        return { CookbookKitchen(of: cookbook, isReadOnly: isReadOnly, customs: customs, today: today) }
    }

    /// Prepares ``missing`` for searches and filters.
    ///
    /// - Parameter generation: The generation of the listing of the recipes.
    func countMissing(inListing generation: Int) {
        missing.use(kitchen)
        missing.recipesDidChange(generation)
    }

    // MARK: - Work

    /// Runs work with the kitchen files on another thread. Then calls a closure with the result on the main thread.
    func perform<Value: Sendable>(
        _ work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Value, EditingError>) -> Void
    ) {
        self.work.perform({ [kitchen] () throws(EditingError) in try work(kitchen()) }, then: finish)
    }

    /// Waits until all work is done. For tests.
    func settle() async { await work.settle() }

    /// Waits until all changes are written to the disk, but at most five seconds.
    ///
    /// - Returns: An error message for the user if changes may be lost, or else `nil`.
    func finish() -> String? { work.finish() }

    // MARK: - Changes

    /// Calls a closure after each change of kitchen files, until the owner of the closure is deallocated.
    func observe(_ owner: AnyObject, _ onChange: @escaping @MainActor () -> Void) {
        observers.add(owner) { _ in onChange() }
    }

    /// The changes of files, and the name under which the user sees them. The name is `nil` if no toast should appear.
    typealias Named = (name: String?, changes: [KitchenFolder.Change])

    /// Changes kitchen files and shows a toast.
    ///
    /// - Parameters:
    ///   - screen: The screen that shows the toast. If the change fails, an alert over this screen shows the reason.
    ///   - command: The command whose key the toast shows. If `nil` and a file has changed, this is the undo command.
    ///   - work: Makes the changes. Returns them with their name, for the toast and for undo.
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

    /// Replaces the path of a recipe in the kitchen files, after the file of the recipe was renamed or moved.
    func follow(from old: String, to new: String) {
        perform({ kitchen throws(EditingError) in try kitchen.follow(RecipeID(path: old), to: RecipeID(path: new)) }) {
            [weak self] result in
            // A failure needs no message here. The screens of the kitchen files then show that the recipe is missing.
            if case .success(true) = result { self?.publish() }
        }
    }

    /// Changes a setting of the user's configuration and shows a toast. If ``settings`` is `nil`, only shows a toast
    /// with the reason.
    ///
    /// - Parameters:
    ///   - edit: The change of the setting.
    ///   - name: The name under which the user sees the change.
    ///   - screen: The screen that shows the toast.
    ///   - work: Changes kitchen files together with the setting. Returns their changes.
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

    /// Informs all screens that kitchen files have changed, in the browser or in another program.
    func publish() {
        missing.kitchenDidChange()
        observers.publish(())
    }

    /// The time of the last change that can be undone, or `nil` if no change can be undone.
    var lastChange: ContinuousClock.Instant? { done.last?.time }

    /// Undoes the last change. Keeps the changes that other programs have made since then. If undoing fails, presents
    /// an alert, and the user can try again.
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

    /// Presents an alert with the reason why a change was not made. Does nothing if another sheet or alert is shown.
    static func tell(_ error: EditingError, over navigation: NavigationController?) {
        guard let navigation, navigation.presentedViewController == nil else { return }
        navigation.present(AlertViewController(title: "Not saved", text: error.message))
    }

    /// The command whose key a toast shows. Its action is empty, because the undo command of the screen reacts to the
    /// key.
    private lazy var undoCommand = KitchenCommands.undo.command {}
}
