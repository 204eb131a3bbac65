import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The key commands that change the notebook entry of the selected recipe.
@MainActor
final class NotebookCommands {
    private let store: Store
    private let screen: () -> SectionsViewController?
    private let recipe: () -> RecipeSummary?
    private let factor: () -> Rational?

    /// - Parameters:
    ///   - store: The notebook and the kitchen files.
    ///   - screen: Returns the screen that presents the sheets.
    ///   - recipe: Returns the selected recipe, or `nil` if none is selected.
    ///   - factor: Returns the factor by which the screen shows the recipe scaled. If it returns `nil`, the factor in
    ///     the notebook is used.
    init(
        _ store: Store, over screen: @escaping () -> SectionsViewController?,
        recipe: @escaping () -> RecipeSummary?, factor: @escaping () -> Rational? = { nil }
    ) {
        self.store = store
        self.screen = screen
        self.recipe = recipe
        self.factor = factor
    }

    /// The key commands that are available now. Empty if no recipe is selected.
    var available: [KeyCommand] { recipe() == nil ? [] : all }

    /// All commands that change a notebook entry, even those that are not available now.
    private(set) lazy var all = [
        RecipeCommands.favourite.command { [weak self] in self?.toggleFavourite() },
        RecipeCommands.cooked.command { [weak self] in self?.askHowItWent() },
        RecipeCommands.rate.command { [weak self] in self?.askForRating() },
        RecipeCommands.note.command { [weak self] in self?.askForNote() },
    ]

    /// The key command that removes all ticks of a recipe, for screens that show ticks.
    private(set) lazy var untickAll = RecipeCommands.untick.command { [weak self] in self?.untick() }

    // MARK: - Actions

    private func toggleFavourite() {
        guard let recipe = recipe() else { return }
        let navigation = screen()?.navigationController
        store.change(nil) { edits throws(EditingError) in
            let isFavourite = !edits.entry(of: recipe).isFavourite
            edits.title =
                isFavourite ? "Favourite \(recipe.title.quoted)" : "No favourite any more: \(recipe.title.quoted)"
            edits.note(recipe) { _ in [.favourite(isFavourite)] }
        } then: { [store] result in
            // A status line says what could not be saved.
            if case .success(let done) = result, done.unsavedReason == nil { store.tell(done, on: navigation) }
        }
    }

    private func untick() {
        guard let recipe = recipe() else { return }
        store.untickAll(in: recipe)
        screen()?.reloadVisibleRows()
    }

    private typealias Show = @MainActor (ViewController) -> Void

    /// Asks something about the selected recipe after its notebook entry was read.
    ///
    /// - Parameter question: Calls the closure with the sheet.
    private func ask(_ question: @escaping @MainActor (RecipeSummary, NotebookEntry, @escaping Show) -> Void) {
        guard let recipe = recipe() else { return }
        store.withEntry(of: recipe) { [weak self] entry in
            question(recipe, entry) { sheet in
                // Before everything was read, the user may have selected another recipe or opened a sheet.
                guard let self, let screen = self.screen(), screen.navigationController?.presentedViewController == nil,
                    self.recipe()?.id == recipe.id
                else { return }
                screen.present(sheet)
            }
        }
    }

    /// Asks how the cooking of the selected recipe went.
    ///
    /// - Parameter finish: Called after the answer was saved, or if the notebook has the day already.
    func askHowItWent(then finish: @escaping @MainActor () -> Void = {}) {
        ask { [store, factor] recipe, entry, show in
            let today = CalendarDay.today
            let factor = factor() ?? entry.factor ?? store.customs.openingFactor(of: recipe.servings)
            guard let cooking = entry.cookings.first(where: { $0.day == today }) else {
                store.read({ kitchen throws(EditingError) in try kitchen.afterCooking(recipe.id, factor: factor) }) {
                    // Without a pantry that can be read, the form asks for the rest.
                    let after = (try? $0.get()) ?? .init()
                    show(
                        CookedForm(
                            recipe, entry, .init(day: today), factor: factor, after: after, store, then: finish))
                }
                return
            }
            let note = AlertButton("Change note") { [weak self] in
                self?.screen()?.present(
                    CookedForm(recipe, entry, cooking, factor: nil, after: .init(), store, then: finish))
            }
            let remove = AlertButton("Remove") {
                store.note("Not cooked \(recipe.title.quoted) today", recipe) { _ in [.notCooked(today)] }
                finish()
            }
            show(
                AlertViewController(
                    title: "Cooked today already",
                    text: cooking.note.isEmpty ? recipe.title : "\(recipe.title): \(cooking.note)",
                    buttons: [AlertButton("Keep", action: finish), note, remove, .cancel()]))
        }
    }

    /// Returns the error message that a sheet shows if its input could not be saved.
    private static func notSaved(_ reason: String) -> String { "Not saved, kept until you quit: \(reason)" }

    private func askForRating() {
        ask { [store] recipe, entry, show in
            show(
                RatingSheet(recipe.title, rating: entry.rating) { rating, answer in
                    store.note("Rated \(recipe.title.quoted)", recipe) { _ in
                        [.rating(rating)]
                    } completion: {
                        answer($0.map(Self.notSaved))
                    }
                })
        }
    }

    private func askForNote() {
        ask { [store] recipe, entry, show in
            show(
                PromptViewController(
                    title: "Your note", message: "\(recipe.title). An empty note is removed.", text: entry.note,
                    allowsLineBreaks: true
                ) { note, answer in
                    store.note("Your note on \(recipe.title.quoted)", recipe) { _ in
                        [.note(note.trimmingSpaces())]
                    } completion: {
                        answer($0.map(Self.notSaved))
                    }
                })
        }
    }
}

/// The notebook entry of one recipe, and its ticks.
@MainActor
struct RecipeNotes {
    let store: Store
    let recipe: RecipeSummary
    var lights = RecipeLights()

    /// The notebook entry. As long as the entry is not read, this is an empty entry.
    var entry: NotebookEntry { store.entry(of: recipe.id) ?? NotebookEntry() }

    func isTicked(_ item: String) -> Bool { store.isTicked(item, in: recipe.id) }

    func toggle(_ item: String) { store.toggle(item, in: recipe) }
}

extension String {
    /// Returns the key under which the notebook stores the tick of a row. For example,
    /// `"step 2".tickName("Whisk the eggs.")` returns `step 2: Whisk the eggs.`
    ///
    /// If the author edits the first 60 characters of the text, the row loses its tick.
    func tickName(_ text: String) -> String { "\(self): \(text.prefix(60))" }
}

/// The notebook entry that a screen shows now, without its factor. A new factor changes the whole screen anyway.
struct ShownEntry {
    /// The part of the screen that must be drawn again after the entry has changed.
    enum Change {
        case nothing
        case ticks
        case entry
    }

    /// Whether the entry was requested from the notebook.
    var isRequested = false
    private var withoutTicks: NotebookEntry?
    private var ticks: Set<String> = []

    /// Replaces the entry. Returns the part of the screen that must be drawn again.
    @discardableResult
    mutating func update(to entry: NotebookEntry) -> Change {
        var rest = entry
        rest.ticks = []
        rest.factor = nil
        defer { (withoutTicks, ticks) = (rest, entry.ticks) }
        guard rest == withoutTicks else { return .entry }
        return entry.ticks == ticks ? .nothing : .ticks
    }
}
