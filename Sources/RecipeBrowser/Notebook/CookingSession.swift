import RecipeKit
import SectionedLists
import Synchronization

/// What a cook adds while the program runs, for all screens: asked for here, shown from here, kept in the notebook.
///
/// A star shows when it is on the disk; a tick at once, because a cook's hands are full.
@MainActor
final class CookingSession {
    /// Brings what there is, after each wish. Screens observe it.
    let source: ModelController<CookingNotes>
    /// Fails where something must be said of the notebook; for a ``StatusOverlay`` to follow.
    let keeping: ModelController<Bool>
    /// What is shown.
    private(set) var notes = CookingNotes()
    /// Whether it is known by now what there is.
    private(set) var hasNotes = false
    /// The marks for who asks from elsewhere.
    private let shared = SharedMarks()

    private let desk: NotebookDesk
    private var lastWish = 0
    private var observations: [ModelObservation] = []
    /// Ticks that are not in the notes yet.
    private var pendingTicks: [(wish: Int, recipe: RecipeID, item: String?, isTicked: Bool)] = []
    /// What is to be done as soon as a recipe's entry has come.
    private var questions: [(recipe: RecipeID, wish: Int, ask: @MainActor (NotebookEntry) -> Void)] = []
    /// Who is to be told whether a wish is on the disk.
    private var confirmations: [(wish: Int, tell: @MainActor (String?) -> Void)] = []
    private var toldTrouble: NotebookTrouble?

    init(cookbook: Cookbook, notebook: Notebook) {
        let desk = NotebookDesk(cookbook, notebook)
        self.desk = desk
        source = ModelController { _ in await desk.fulfil() }
        keeping = ModelController { _ in
            try await desk.save()
            return true
        }
        observations = [
            source.observe { [weak self] event in
                if case .updated(let notes) = event { self?.take(notes) }
            },
            // What was saved at last, or what is to be told no more.
            keeping.observe { [weak self] event in
                if case .updated = event { self?.source.update() }
            },
        ]
    }

    /// Reads what there is, in the background.
    func start() { source.update() }

    func settle() async {
        await source.settle()
        await keeping.settle()
    }

    /// Waits until all that was asked for is kept. For the end of the program.
    ///
    /// - Returns: Why it is not; `nil` where it is.
    func finish() -> String? {
        let last = notes.wishesDone >= lastWish ? notes : desk.finish()
        guard let last else { return "What was noted last may be lost, because the disk does not answer." }
        return last.unsavedReason.map { "What you noted was not saved: \($0)" }
    }

    /// What would be lost if the program ended now, as a sentence.
    var unsavedChanges: String? { notes.unsavedReason.map { "What you noted is not saved: \($0)" } }

    private func wish(_ wish: NotebookDesk.Wish) -> Int {
        lastWish = desk.lay(wish)
        source.update()
        return lastWish
    }

    private func take(_ notes: CookingNotes) {
        let isSavedNow = self.notes.unsavedReason != nil && notes.unsavedReason == nil
        self.notes = notes
        hasNotes = true
        shared.marks.withLock { $0 = notes.marks }
        pendingTicks.removeAll { $0.wish <= notes.wishesDone }
        let answered = questions.filter { $0.wish <= notes.wishesDone }
        questions.removeAll { $0.wish <= notes.wishesDone }
        let confirmed = confirmations.filter { $0.wish <= notes.wishesDone }
        confirmations.removeAll { $0.wish <= notes.wishesDone }
        for confirmation in confirmed { confirmation.tell(notes.unsavedReason) }
        for question in answered { question.ask(notes.entries[question.recipe] ?? NotebookEntry()) }
        if isSavedNow || notes.trouble != nil && notes.trouble != toldTrouble { keeping.update() }
        toldTrouble = notes.trouble
    }

    // MARK: - Reading

    /// What a search asks of a recipe. From any thread.
    var facts: @Sendable (RecipeID) -> SearchFacts {
        { [shared] id in shared.marks.withLock { $0.facts(of: id) } }
    }

    /// The same of all recipes of which there is anything.
    var allFacts: @Sendable () -> [RecipeID: SearchFacts] {
        { [shared] in
            let marks = shared.marks.withLock { $0 }
            return Dictionary(
                marks.all.map { ($0.id, marks.facts(of: $0.id)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    func mark(of recipe: RecipeSummary) -> RecipeMark? { notes.marks.isEmpty ? nil : notes.marks[recipe] }

    /// What was added to a recipe that is open; `nil` until it has been read.
    func entry(of recipe: RecipeID) -> NotebookEntry? { notes.entries[recipe] }

    /// Asks for what was added to a recipe; a trace of one that was read finds it wherever it was then.
    func open(_ recipe: RecipeTrace) { _ = wish(.open(recipe)) }

    /// Calls back with what was added to a recipe, as soon as it is known.
    func withEntry(of recipe: RecipeSummary, _ ask: @escaping @MainActor (NotebookEntry) -> Void) {
        if let entry = entry(of: recipe.id) { return ask(entry) }
        let wish = wish(.open(RecipeTrace(recipe.id, title: recipe.title)))
        questions.append((recipe.id, wish, ask))
    }

    /// Another program may have added something.
    func lookAgain() {
        if hasNotes { _ = wish(.lookAgain) }
    }

    /// Tries again to save what could not be, and takes away what was told.
    func retry() {
        guard case .failed = keeping.state else { return }
        keeping.update()
    }

    /// Recipes may have gone elsewhere.
    func follow(_ list: @escaping @Sendable (WantedRecipes) -> [RecipeSummary]) {
        if !notes.marks.isEmpty { _ = wish(.follow(list)) }
    }

    // MARK: - Changing

    func toggleFavourite(_ recipe: RecipeSummary) { _ = wish(.toggleFavourite(recipe)) }

    /// Makes changes to what was added to a recipe.
    ///
    /// - Parameter tell: Is told when they are on the disk, or with the reason why they are not.
    func edit(
        _ recipe: RecipeSummary, _ edits: [NotebookEdit], tell: (@MainActor (_ problem: String?) -> Void)? = nil
    ) {
        let wish = wish(.edit(recipe, edits))
        if let tell { confirmations.append((wish, tell)) }
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
        let wish = wish(.edit(recipe, [.tick(item, isTicked: isTicked)]))
        pendingTicks.append((wish, recipe.id, item, isTicked))
    }

    func untickAll(in recipe: RecipeSummary) {
        let wish = wish(.edit(recipe, [.untickAll]))
        pendingTicks.append((wish, recipe.id, nil, false))
    }
}

/// The marks as they are now, behind a lock.
private final class SharedMarks: Sendable {
    let marks = Mutex(RecipeMarks())
}
