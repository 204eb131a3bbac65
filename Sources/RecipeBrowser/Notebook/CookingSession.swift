import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Synchronization

/// Connects all screens with the notebook. Screens read notebook entries here and request changes of them.
///
/// A change is visible after the queue has processed its request. A tick is visible immediately.
@MainActor
final class CookingSession {
    /// The model controller that processes requests and delivers the contents of the notebook. Screens observe it.
    let source: ModelController<NotebookContents>
    /// The model controller that tries again to save unsaved changes. A ``StatusOverlay`` shows its failure.
    let saving: ModelController<Bool>
    /// The contents that the screens show.
    private(set) var contents = NotebookContents()
    /// Whether the notebook has been read at least once.
    private(set) var hasContents = false
    /// The recipe marks, for searches that run on other threads.
    private let searchFacts = SearchFactsStore()

    let notebook: Notebook
    /// The timers that the user has started.
    let timers: KitchenTimers
    /// Decides whether the machine should stay awake.
    let awake = StayingAwake()

    /// The kitchen files of the cookbook.
    private(set) lazy var kitchen = {
        let kitchen = KitchenStore(
            of: cookbook, isReadOnly: isReadOnly, customs: { [weak self] in self?.customs ?? KitchenCustoms() },
            today: { [timers] in timers.clock.today })
        kitchen.onSettings = { [weak self] in self?.customs = $0 }
        return kitchen
    }()
    private let cookbook: Cookbook
    private let isReadOnly: Bool

    /// The units in which all recipes are shown. A choice of the user applies until the program ends, or until the
    /// units in ``customs`` change.
    var system = MeasurementSystem.asWritten
    /// The user's settings for the kitchen.
    var customs = KitchenCustoms() {
        didSet { if customs.system != oldValue.system { system = customs.system } }
    }

    private let queue: NotebookQueue
    private var lastRequest = 0
    private var observations: [ModelObservation] = []
    /// The changes of ticks that ``contents`` does not include yet. If `item` is `nil`, the change removes all ticks of
    /// the recipe.
    private var pendingTicks: [(request: Int, recipe: RecipeID, item: String?, isTicked: Bool)] = []
    /// Closures that are waiting for the entry of a recipe, each with the request that reads the entry.
    private var questions: [(recipe: RecipeID, request: Int, ask: @MainActor (NotebookEntry) -> Void)] = []
    /// Closures to call after an edit was processed.
    private var confirmations: [(request: Int, completion: @MainActor (String?) -> Void)] = []
    private var reportedError: NotebookFailure?

    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - isReadOnly: Whether the cookbook must not be changed.
    ///   - notebook: The notebook.
    ///   - clock: The clock that timers use.
    init(cookbook: Cookbook, isReadOnly: Bool = false, notebook: Notebook, clock: WallClock = .system) {
        self.cookbook = cookbook
        self.isReadOnly = isReadOnly
        self.notebook = notebook
        timers = KitchenTimers(notebook, clock: clock)
        let queue = NotebookQueue(cookbook, notebook)
        self.queue = queue
        source = ModelController { _ in await queue.process() }
        saving = ModelController { _ in
            try await queue.save()
            return true
        }
        observations = [
            source.observe { [weak self] event in
                if case .updated(let contents) = event { self?.take(contents) }
            },
            // After saving has succeeded, new contents without the error are read.
            saving.observe { [weak self] event in
                if case .updated = event { self?.source.update() }
            },
        ]
    }

    /// Reads the notebook in the background.
    func start() { source.update() }

    /// Waits until all requests are processed. For tests.
    func settle() async {
        await source.settle()
        await saving.settle()
    }

    /// Tries to save all changes before the program ends. Waits at most five seconds for the result.
    ///
    /// - Returns: An error message for the user if changes are not saved, or else `nil`.
    func finish() -> String? {
        let last = contents.requestsDone >= lastRequest ? contents : queue.finish()
        guard let last else { return "Your last changes may be lost because the disk does not answer." }
        return last.unsavedReason.map { "Your changes were not saved: \($0)" }
    }

    /// A sentence that warns the user about changes that are lost if the program ends now. `nil` if all changes are
    /// saved.
    var unsavedChanges: String? { contents.unsavedReason.map { "Your changes are not saved: \($0)" } }

    /// Enqueues a request and returns its number.
    private func request(_ request: NotebookQueue.Request) -> Int {
        lastRequest = queue.enqueue(request)
        source.update()
        return lastRequest
    }

    private func take(_ contents: NotebookContents) {
        let isSavedNow = self.contents.unsavedReason != nil && contents.unsavedReason == nil
        self.contents = contents
        hasContents = true
        searchFacts.marks.withLock { $0 = contents.marks }
        pendingTicks.removeAll { $0.request <= contents.requestsDone }
        let answered = questions.filter { $0.request <= contents.requestsDone }
        questions.removeAll { $0.request <= contents.requestsDone }
        let confirmed = confirmations.filter { $0.request <= contents.requestsDone }
        confirmations.removeAll { $0.request <= contents.requestsDone }
        for confirmation in confirmed { confirmation.completion(contents.unsavedReason) }
        for question in answered { question.ask(contents.entries[question.recipe] ?? NotebookEntry()) }
        if isSavedNow || contents.failure != nil && contents.failure != reportedError { saving.update() }
        reportedError = contents.failure
    }

    // MARK: - Reading

    /// A function that returns the facts about a recipe for a search. Any thread can call it.
    var facts: @Sendable (RecipeSummary) -> SearchFacts {
        { [searchFacts] recipe in searchFacts.marks.withLock { $0.facts(of: recipe) } }
    }

    /// A function that returns facts about the recipes with a recipe mark. If the arrangement has a filter for missing
    /// ingredients, the result also contains the recipes that pass this filter. Do not call the function on the main
    /// thread.
    var allFacts: @Sendable (ListArrangement) -> [RecipeID: SearchFacts] {
        { [searchFacts, missing = kitchen.missing] arrangement in
            let marks = searchFacts.marks.withLock { $0 }
            var facts = Dictionary(marks.all.map { ($0.id, $0.facts) }, uniquingKeysWith: { first, _ in first })
            if let most = arrangement.mostMissing {
                for (recipe, count) in missing.counts(missingAtMost: most) {
                    facts[recipe, default: SearchFacts()].missing = count
                }
            }
            return facts
        }
    }

    /// Returns the recipe mark of a recipe, or `nil` if the notebook has none.
    func mark(of recipe: RecipeSummary) -> RecipeMark? { contents.marks.isEmpty ? nil : contents.marks[recipe] }

    /// Returns the notebook entry of a recipe, or `nil` if ``contents`` does not contain the entry. The contents
    /// include only the entries of the recipes that were opened last.
    func entry(of recipe: RecipeID) -> NotebookEntry? { contents.entries[recipe] }

    /// Requests the notebook entry of a recipe. If the fingerprint has a content hash, the entry is found even if the
    /// file was moved.
    func open(_ recipe: RecipeFingerprint) { _ = request(.open(recipe)) }

    /// Calls a closure with the notebook entry of a recipe: at once if the entry is known, or else after it was read.
    /// If the entry cannot be read, calls the closure with an empty entry.
    func withEntry(of recipe: RecipeSummary, _ ask: @escaping @MainActor (NotebookEntry) -> Void) {
        if let entry = entry(of: recipe.id) { return ask(entry) }
        let request = request(.open(RecipeFingerprint(recipe.id, title: recipe.title)))
        questions.append((recipe.id, request, ask))
    }

    /// Reads the notebook again if another program has changed it. Does nothing before the notebook was read for the
    /// first time.
    func reload() {
        if hasContents { _ = request(.reload) }
    }

    /// Tries to save again if saving has failed. If saving succeeds this time, the error message disappears.
    func retry() {
        guard case .failed = saving.state else { return }
        saving.update()
    }

    /// Finds the recipe of each notebook entry again after the file of the recipe was moved. Does nothing if no recipe
    /// has a recipe mark.
    ///
    /// - Parameter list: Receives titles and paths, and returns the recipes of the cookbook that have one of these
    ///   titles or paths. Called in the background.
    func follow(_ list: @escaping @Sendable (WantedRecipes) -> [RecipeSummary]) {
        if !contents.marks.isEmpty { _ = request(.follow(list)) }
    }

    // MARK: - Changing

    func toggleFavourite(_ recipe: RecipeSummary) { _ = request(.toggleFavourite(recipe)) }

    /// Changes the notebook entry of a recipe.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - edits: The changes.
    ///   - completion: Called with `nil` after the changes were saved, or with the reason why they could not be saved.
    func edit(
        _ recipe: RecipeSummary, _ edits: [NotebookEdit], completion: (@MainActor (_ failure: String?) -> Void)? = nil
    ) {
        let request = request(.edit(recipe, edits))
        if let completion { confirmations.append((request, completion)) }
    }

    /// A function that stores the text of a file in the history of its recipe, before the file is replaced. Any thread
    /// can call the function. The call ends when the text is stored, or after five seconds.
    var keepText: @Sendable (_ path: String, _ text: [UInt8]) -> Void {
        { [queue] path, text in
            queue.enqueue(.kept(path: path, text))
            _ = queue.finish()
        }
    }

    /// Updates the notebook and the kitchen files after the browser has changed recipe files.
    func follow(_ change: CookbookFiles.Change) {
        switch change {
        case .edited(let path, let old, let new): _ = request(.rewritten(path: path, from: old, to: new))
        case .created(let path, let content): _ = request(.rewritten(path: path, from: nil, to: content))
        case .moved(let moves):
            guard let move = moves.first else { return }
            _ = request(.moved(from: move.from, to: move.to))
            kitchen.follow(from: move.from, to: move.to)
        case .trashed, .restored: break
        case .several(let changes): for change in changes { follow(change) }
        }
    }

    // MARK: - Ticks

    func isTicked(_ item: String, in recipe: RecipeID) -> Bool {
        for tick in pendingTicks.reversed() where tick.recipe == recipe && (tick.item == nil || tick.item == item) {
            return tick.isTicked
        }
        return entry(of: recipe)?.ticks.contains(item) ?? false
    }

    func toggle(_ item: String, in recipe: RecipeSummary) {
        let isTicked = !isTicked(item, in: recipe.id)
        let request = request(.edit(recipe, [.tick(item, isTicked: isTicked)]))
        pendingTicks.append((request, recipe.id, item, isTicked))
    }

    func untickAll(in recipe: RecipeSummary) {
        let request = request(.edit(recipe, [.untickAll]))
        pendingTicks.append((request, recipe.id, nil, false))
    }
}

/// The current recipe marks. A search can read them on any thread.
private final class SearchFactsStore: Sendable {
    let marks = Mutex(RecipeMarks())
}
