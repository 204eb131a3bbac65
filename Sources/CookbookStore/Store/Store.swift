import Kitchen
import RecipeKit
import RecipeLibrary
import Synchronization

/// The one owner of everything that the program writes: recipe files, kitchen files, the notebook, timers, the settings
/// that screens change, and imports.
///
/// ```swift
/// store.change("Put “Soup” on the list") { edits throws(EditingError) in
///     try edits.kitchen.put(soup, factor: .one)
/// }
/// ```
///
/// Changes are made on one thread, in the order in which they were asked for. A change that fails half way is taken
/// back. A change that succeeds is in the journal, so that `undo(then:)` takes it back, also after a restart, and all
/// observers hear of it. Reading has a thread of its own, which does not wait for files that are
/// written.
@MainActor
public final class Store {
    package let cookbook: Cookbook
    package let isReadOnly: Bool
    package let notebook: Notebook
    /// The timers that the user has started.
    package let timers: KitchenTimers
    /// Counts the ingredients that each recipe lacks.
    package let missing: MissingIngredients
    /// The part of the user's configuration that screens change, or `nil` if there is no folder for it.
    package var settings: KitchenSettings?
    /// The units in which all recipes are shown. A choice of the user applies until the program ends, or until the
    /// units in ``customs`` change.
    package var system = MeasurementSystem.asWritten
    /// The user's settings for the kitchen.
    package var customs = KitchenCustoms() {
        didSet { if customs.system != oldValue.system { system = customs.system } }
    }

    /// The contents of the notebook that the screens show.
    package internal(set) var notes = NotebookContents()
    /// Whether the notebook has been read at least once.
    package internal(set) var hasNotes = false
    /// Ticks that ``notes`` does not contain yet. If `item` is `nil`, all ticks of the recipe were removed.
    var pendingTicks: [(number: Int, recipe: RecipeID, item: String?, isTicked: Bool)] = []
    var reportedFailure: NotebookFailure?
    var watch: NotebookWatch?
    var lastNumber = 0
    /// The day on which this object has last seen to a copy of the notebook.
    private var copiedOn: CalendarDay?
    /// The number of the newest reading for each object that waits for one.
    private var readings: [ObjectIdentifier: Int] = [:]
    /// The recipe marks, for searches that run on other threads.
    let marks = Mutex<RecipeMarks>.Box(RecipeMarks())

    let writer = StoreThread()
    let reader = StoreThread()
    let keeper: NoteKeeper
    private let files: CookbookFiles
    let journal: Mutex<Journal>.Box
    private var observers: [(owner: Weak, hear: @MainActor (StoreEvent) -> Void)] = []

    private struct Weak { weak var object: AnyObject? }

    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - isReadOnly: Whether the cookbook must not be changed.
    ///   - notebook: The notebook.
    ///   - trash: The trash for deleted files.
    ///   - clock: The clock that timers use.
    package init(
        of cookbook: Cookbook, isReadOnly: Bool = false, notebook: Notebook, trash: Trash = Trash(),
        clock: WallClock = .system
    ) {
        self.cookbook = cookbook
        self.isReadOnly = isReadOnly
        self.notebook = notebook
        let keeper = NoteKeeper(cookbook, notebook)
        self.keeper = keeper
        files = CookbookFiles(trash: trash, keep: keeper.keepText)
        journal = Mutex.Box(Journal(notebook, of: cookbook))
        missing = MissingIngredients(in: cookbook)
        timers = KitchenTimers(notebook, writer, clock: clock)
        timers.onStop = { [weak self] in self?.didStop($0) }
    }

    // MARK: - Reading

    /// A function that returns the kitchen files. It uses the user's settings and the day at the time when this
    /// property was read.
    package var kitchen: @Sendable () -> CookbookKitchen {
        let (cookbook, isReadOnly, customs, today) = (cookbook, isReadOnly, customs, timers.clock.today)
        return { CookbookKitchen(of: cookbook, isReadOnly: isReadOnly, customs: customs, today: today) }
    }

    /// Reads files on another thread. Then calls a closure with the result on the main thread.
    package func read<Value: Sendable>(
        _ work: @escaping @Sendable (CookbookKitchen) throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Value, EditingError>) -> Void
    ) {
        reader.perform(
            { [kitchen] in Result { () throws(EditingError) in try work(kitchen()) } }, then: finish)
    }

    /// Begins a reading for an object, which supersedes its earlier readings. Returns the number of the reading.
    @discardableResult
    package func beginReading(for object: AnyObject) -> Int {
        lastNumber += 1
        readings[ObjectIdentifier(object)] = lastNumber
        return lastNumber
    }

    /// Ends a reading. Returns whether it is still the newest one of the object.
    package func endReading(_ number: Int, for object: AnyObject) -> Bool {
        guard readings[ObjectIdentifier(object)] == number else { return false }
        readings[ObjectIdentifier(object)] = nil
        return true
    }

    /// Prepares ``missing`` for searches and filters.
    ///
    /// - Parameter contents: The listing of the recipes, in its default order and without filters.
    package func countMissing(inListing contents: LibraryContents) {
        missing.use(kitchen)
        missing.recipesDidChange(contents.generation, count: contents.numberOfRecipes)
    }

    // MARK: - Changing

    /// A change that was made.
    package struct Done<Value: Sendable>: Sendable {
        /// What the work returned.
        package var value: Value
        /// What the person reads about the change, or `nil` if it is not announced.
        package var title: String?
        /// What was changed, or `nil` if nothing was.
        package var change: Change?
        /// Why notebook entries were not saved, or `nil` if they were.
        package var unsavedReason: String?
        /// Why the notebook does not know of the change, so that undo will not know of it either after the program has
        /// ended. `nil` if it does.
        package var undoProblem: String?
    }

    /// Changes files or the notebook on the writing thread. Then calls a closure with the result on the main thread.
    ///
    /// - Parameters:
    ///   - title: What the person reads about the change, unless the work sets another title.
    ///   - work: Makes the change. If it throws, what it has done so far is taken back.
    ///   - finish: Called after the observers.
    package func change<Value: Sendable>(
        _ title: String? = nil, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Done<Value>, EditingError>) -> Void = { _ in }
    ) {
        let (context, journal, keeper, time) = (context, journal, keeper, timers.clock.now)
        writer.perform({
            let result = Result { () throws(EditingError) in
                try Self.make(title, work, context, journal, time: time)
            }
            return (result, keeper.contents)
        }) { [weak self] result, notes in
            guard let self else { return }
            take(notes)
            if case .success(let done) = result, let change = done.change {
                publish(StoreEvent(change))
                copyNotebook()
            }
            finish(result)
        }
    }

    private nonisolated static func make<Value: Sendable>(
        _ title: String?, _ work: @Sendable (Edits) throws(EditingError) -> Value, _ context: Edits.Context,
        _ journal: Mutex<Journal>.Box, time: Int
    ) throws(EditingError) -> Done<Value> {
        let edits = Edits(context, title: title)
        let value: Value
        do throws(EditingError) {
            value = try work(edits)
        } catch {
            takeBack(edits, context)
            throw error
        }
        var done = Done(value: value, title: edits.title, unsavedReason: context.notes.contents.unsavedReason)
        edits.end()
        let parts = edits.parts
        guard !parts.isEmpty else { return done }
        let change = Change(title: edits.title ?? "Changed", parts: parts, time: time, group: edits.group)
        if !edits.isTemporary {
            done.undoProblem = journal.value.withLock { journal in
                journal.add(change)
                return journal.problem
            }
        }
        done.change = change
        return done
    }

    /// Takes back what a failed change has done.
    private nonisolated static func takeBack(_ edits: Edits, _ context: Edits.Context) {
        do throws(EditingError) {
            let reverse = Edits(context, title: nil)
            try reverse.undo(edits.parts)
            reverse.end()
        } catch {
            LibraryLog.files.warning("A failed change was not taken back as a whole: \(error.message)")
        }
    }

    var context: Edits.Context {
        Edits.Context(
            cookbook: cookbook, files: files, notes: keeper, settings: settings, kitchen: kitchen,
            unfinished: UnfinishedChanges(beside: notebook, of: cookbook))
    }

    /// Takes back what killed programs have begun to change, on the calling thread.
    private func takeBackUnfinished() { context.unfinished.takeBack(context) }

    /// Makes a change on the calling thread. For commands, which make one change and end.
    package func changeNow<Value: Sendable>(
        _ title: String? = nil, _ work: @Sendable (Edits) throws(EditingError) -> Value
    ) throws(EditingError) -> Done<Value> {
        takeBackUnfinished()
        let done = try Self.make(title, work, context, journal, time: timers.clock.now)
        if done.change != nil, let path = notebook.path { NotebookCopies(of: path).makeDaily(on: timers.clock.today) }
        return done
    }

    /// Copies the notebook after the first change of a day, behind all changes that were asked for.
    private func copyNotebook() {
        let today = timers.clock.today
        guard copiedOn != today, let path = notebook.path else { return }
        copiedOn = today
        writer.perform({ NotebookCopies(of: path).makeDaily(on: today) }) {}
    }

    // MARK: - Undoing

    /// The result of undoing or redoing.
    package enum Undone: Sendable {
        /// There is nothing to undo or to do again.
        case nothing
        /// The change was taken back or made again. The number says how many files stay because they were changed.
        case done(title: String, left: Int)
        case failed(title: String, EditingError)
    }

    /// Takes back the last thing that the person did, whatever it was.
    package func undo(then finish: @escaping @MainActor (Undone) -> Void) {
        move(from: .done, to: .undone, then: finish)
    }

    /// Does again what was taken back last.
    package func redo(then finish: @escaping @MainActor (Undone) -> Void) {
        move(from: .undone, to: .done, then: finish)
    }

    /// Undoes the last change, or does it again, on the calling thread. For commands.
    package func undoNow(redoing: Bool = false) -> Undone {
        takeBackUnfinished()
        let lists: (Notebook.JournalList, Notebook.JournalList) = redoing ? (.undone, .done) : (.done, .undone)
        let undone = context.unfinished.exclusively {
            journal.value.withLock { Self.move(from: lists.0, to: lists.1, &$0, context).0 }
        }
        guard let undone else { return Self.busy }
        // What is only in memory is lost when the command ends.
        let reason = keeper.contents.unsavedReason ?? journal.value.withLock { $0.problem }
        guard case .done(let title, _) = undone, let reason else { return undone }
        return .failed(title: title, .refused("it was done, but your notes were not saved: \(reason)"))
    }

    private func move(
        from list: Notebook.JournalList, to other: Notebook.JournalList,
        then finish: @escaping @MainActor (Undone) -> Void
    ) {
        let (context, journal, keeper) = (context, journal, keeper)
        writer.perform({ () -> (Undone, Change?, NotebookContents) in
            let (undone, change) =
                context.unfinished.exclusively {
                    journal.value.withLock { Self.move(from: list, to: other, &$0, context) }
                } ?? (Self.busy, nil)
            return (undone, change, keeper.contents)
        }) { [weak self] undone, change, notes in
            guard let self else { return }
            take(notes)
            if let change { publish(StoreEvent(change, isUndo: true)) }
            finish(undone)
        }
    }

    private nonisolated static var busy: Undone {
        .failed(
            title: "Undo",
            .refused("another window or command is undoing something; try again when it has finished."))
    }

    private nonisolated static func move(
        from list: Notebook.JournalList, to other: Notebook.JournalList, _ journal: inout Journal,
        _ context: Edits.Context
    ) -> (Undone, Change?) {
        let entry: Journal.Entry
        do throws(NotebookError) {
            guard let latest = try journal.latest(list) else { return (.nothing, nil) }
            entry = latest
        } catch {
            return (.failed(title: "Undo", .refused("your notes could not be read: \(error.message)")), nil)
        }
        let edits = Edits(context, title: entry.change.title)
        do throws(EditingError) {
            let left = try edits.undo(entry.change.parts)
            edits.end()
            journal.remove(entry, from: list)
            var change = entry.change
            change.parts = edits.parts
            journal.add(change, to: other)
            return (.done(title: change.title, left: left), change)
        } catch {
            takeBack(edits, context)
            // The person can solve some problems, such as a full disk, and try again. If the file has changed or is
            // gone, trying again cannot succeed, and the changes before it can be undone.
            switch error {
            case .changed, .gone: journal.remove(entry, from: list)
            case .taken, .refused: break
            }
            return (.failed(title: entry.change.title, error), nil)
        }
    }

    // MARK: - Observing

    /// Calls a closure after each change, until the owner of the closure is deallocated.
    package func observe(_ owner: AnyObject, _ hear: @escaping @MainActor (StoreEvent) -> Void) {
        observers.removeAll { $0.owner.object == nil }
        observers.append((Weak(object: owner), hear))
    }

    package func publish(_ event: StoreEvent) {
        if event.isKitchen {
            if event.isSettings, let settings { customs = settings.read() }
            missing.use(kitchen)
            missing.kitchenDidChange()
        }
        if event.isTimer { timers.read() }
        for observer in observers where observer.owner.object != nil { observer.hear(event) }
    }

    /// Informs all screens that another program has changed kitchen files.
    package func kitchenDidChange() { publish(.kitchen) }

    // MARK: - Ending

    /// Waits until everything is read and written.
    package func settle() async {
        repeat {
            await writer.settle()
            await reader.settle()
        } while !writer.isIdle || !reader.isIdle
    }

    /// Waits until everything is written, but at most five seconds.
    ///
    /// - Returns: A sentence for the user if changes may be lost, or else `nil`.
    package func finish() -> String? {
        guard writer.finish() else { return "Your last changes may be lost because the disk does not answer." }
        let problem = journal.value.withLock { journal in
            journal.save()
            return journal.problem
        }
        if let failure = timers.unsavedReason { return "Your timers were not saved: \(failure)" }
        if let reason = keeper.contents.unsavedReason { return "Your changes were not saved: \(reason)" }
        return problem.map { "Your last changes cannot be undone later, because your notes were not saved: \($0)" }
    }

    // MARK: - Timers and imports

    /// Adds something to the journal that was done elsewhere: a timer that was stopped, an import that has ended.
    package func register(_ change: Change) {
        let journal = journal
        writer.perform({ journal.value.withLock { $0.add(change) } }) { [weak self] in
            self?.publish(StoreEvent(change))
        }
    }

    /// Adds what an import has written to the journal, on the calling thread. The main actor may wait for the import
    /// because the program ends, so it has no part in this.
    nonisolated var recordImport: @Sendable (Change) -> Void {
        { [writer, journal] change in writer.turn { journal.value.withLock { $0.add(change) } } }
    }

    private func didStop(_ timer: KitchenTimer) {
        let part = Change.Part.timer(id: timer.id, before: timer.timer.text, after: nil)
        register(Change(title: "Stopped \(timer.shownName.quoted)", parts: [part], time: timers.clock.now))
    }

    /// Waits until the writing thread has done all earlier work, does the work on the calling thread, and lets the
    /// writing thread go on.
    package nonisolated var turn: @Sendable (() throws -> Void) throws -> Void {
        { [writer] work in try writer.turn(work) }
    }
}
