import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

extension Store {
    /// Makes a change for a screen: a toast says what was done and how to undo it, or an alert why it was not done.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - title: What the toast says, unless the work sets another title.
    ///   - command: The command whose key the toast shows. If `nil` and something has changed, this is the undo command.
    ///   - failure: The title of the alert.
    ///   - work: Makes the change.
    ///   - finish: Called after a change that did not fail.
    ///   - end: Called after the change in any case.
    func change(
        from screen: ViewController, _ title: String? = nil, command: KeyCommand? = nil, failure: String = "Not saved",
        _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void,
        then finish: @escaping @MainActor () -> Void = {}, finally end: @escaping @MainActor () -> Void = {}
    ) {
        // Before the change is made, the screen may have been left.
        let navigation = screen.navigationController
        change(title, work) { [weak self] result in
            switch result {
            case .success(let done):
                finish()
                self?.tell(done, command: command, on: navigation)
            case .failure(let error): Self.tell(error, title: failure, over: navigation)
            }
            end()
        }
    }

    /// Shows a toast about a change.
    func tell<Value>(_ done: Done<Value>, command: KeyCommand? = nil, on navigation: NavigationController?) {
        guard let title = done.title else { return }
        // While text is typed, only the other key undoes.
        let isTyping = navigation?.topViewController is RecipeSearchViewController
        let definition = isTyping ? EditingCommands.undoWhileTyping : EditingCommands.undo
        let undo = done.change == nil ? nil : definition.command {}
        navigation?.showToast(Toast(title, command: command ?? undo))
    }

    /// Presents an alert with the reason why a change was not made. Does nothing if another sheet or alert is shown.
    static func tell(_ error: EditingError, title: String = "Not saved", over navigation: NavigationController?) {
        guard let navigation, navigation.presentedViewController == nil else { return }
        navigation.present(AlertViewController(title: title, text: error.message))
    }

    /// Reads kitchen files for a screen. The screen shows only the result of its newest reading. If reading fails, the
    /// screen shows the reason in place of its sections.
    func read<Value: Sendable>(
        for screen: SectionsViewController,
        _ work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Value,
        then show: @escaping @MainActor (Value) -> Void
    ) {
        let reading = beginReading(for: screen)
        read(work) { [weak self, weak screen] result in
            guard let self, let screen, endReading(reading, for: screen) else { return }
            switch result {
            case .success(let value): show(value)
            case .failure(let error):
                screen.emptyText = error.message
                screen.sections = []
            }
        }
    }

    /// Changes a setting of the user's configuration, together with kitchen files.
    func set(
        _ edit: KitchenSettings.Edit, named title: String, from screen: ViewController,
        with work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Void = { _ in }
    ) {
        guard settings != nil else {
            return screen.showToast(Toast("There is no folder for a configuration. Set HOME."))
        }
        change(from: screen, title) { edits throws(EditingError) in
            try work(edits.kitchen)
            try edits.set(edit)
        }
    }

    /// Takes back the last thing that the person did, and says what it was.
    func undo(on navigation: NavigationController?) {
        undo { Self.tell($0, "Undone", nothing: "There is nothing to undo.", over: navigation) }
    }

    /// Does again what was taken back last, and says what it was.
    func redo(on navigation: NavigationController?) {
        redo { Self.tell($0, "Done again", nothing: "There is nothing to do again.", over: navigation) }
    }

    private static func tell(
        _ undone: Undone, _ start: String, nothing: String, over navigation: NavigationController?
    ) {
        switch undone {
        case .nothing: navigation?.showToast(Toast(nothing))
        case .done(let title, let left):
            let rest = left == 0 ? "" : left == 1 ? "; 1 changed file stays" : "; \(left) changed files stay"
            navigation?.showToast(Toast("\(start): \(title)\(rest)"))
        case .failed(let title, let error):
            tell(
                .refused("\(title): \(error.message)"), title: start == "Undone" ? "Not undone" : "Not done again",
                over: navigation)
        }
    }
}

/// Informs screens after each reading of the cookbook. Screens can also start a reading.
@MainActor
final class CookbookChanges {
    /// The library of the cookbook. Screens need it to find recipes whose files were moved.
    let library: IndexedCookbook
    private let source: ModelController<LibraryContents>

    init(_ library: IndexedCookbook, _ source: ModelController<LibraryContents>) {
        self.library = library
        self.source = source
    }

    /// Starts to read the whole cookbook again.
    func readAgain() {
        library.anythingMayHaveChanged()
        source.update()
    }

    /// Starts to read files that the program, or the editor, has changed, created or removed.
    func read(_ paths: Set<String>) {
        library.filesDidChange(paths)
        source.update()
    }

    /// Reads the changed files whenever the library reports changes.
    ///
    /// - Parameter onChange: Called after each change in the folders of the cookbook, so that the kitchen files can be
    ///   read again too. They are usually in the folder of the cookbook.
    func followFiles(_ onChange: @escaping @MainActor () -> Void) {
        library.whenChanged { [weak source] change in
            Task { @MainActor in
                if change == .recipes { source?.update() }
                onChange()
            }
        }
    }

    /// Calls a closure after each reading of the cookbook, even if the reading has failed. The calls end when the
    /// returned observation is deallocated.
    func observe(_ onRead: @escaping @MainActor () -> Void) -> ModelObservation {
        source.observe { event in
            switch event {
            case .updated, .failed: onRead()
            case .updating, .cancelled: break
            }
        }
    }
}
