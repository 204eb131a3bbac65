import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// What the screen of a recipe shows.
enum RecipeState {
    /// No recipe.
    case empty
    /// A recipe that is not read yet. Until then, the page of the previous recipe remains visible, if there is one.
    case loading(RecipeSummary, over: RecipePage?)
    /// A recipe as its file was read last, and what is known about the file since then.
    case shown(RecipePage, File)
    /// A recipe that could not be read. No page is visible, because it would be that of another recipe.
    case failed(RecipeSummary)

    /// What is known about the file of a recipe that was read.
    enum File {
        case unchanged
        /// The browser itself has changed the file. The toast of the change informs the user, so the next reading shows
        /// no notice.
        case edited
        case gone
    }

    /// Something that happened to the recipe.
    enum Event {
        /// Another recipe or another path was chosen, or no recipe.
        case chosen(RecipeSummary?)
        /// The browser itself has changed the file.
        case edited
        case read(RecipePage)
        case failed
        /// The recipe was prepared in another size or other units.
        case presented(RecipePage)
    }

    /// What the screen must do after an event.
    enum Effect {
        case clear
        case show(RecipePage)
        /// Find the notebook entry of a recipe that was read.
        case findEntry(RecipePage)
        case scrollToStart
        /// Show a notice about the file, or remove it.
        case say(String?)
    }

    /// The recipe of the screen.
    var summary: RecipeSummary? {
        switch self {
        case .empty: nil
        case .loading(let summary, _), .failed(let summary): summary
        case .shown(let page, _): page.read.summary
        }
    }

    /// The page of the recipe, or `nil` if the recipe is not read.
    var page: RecipePage? { if case .shown(let page, _) = self { page } else { nil } }

    /// The page that is visible, also if it is that of the previous recipe.
    var visiblePage: RecipePage? { if case .loading(_, let page) = self { page } else { page } }

    /// Moves to the state after an event. Returns what the screen must do, in this order.
    mutating func move(on event: Event) -> [Effect] {
        switch (event, self) {
        case (.chosen(nil), _):
            self = .empty
            return [.clear]
        case (.chosen(let summary?), _):
            self = .loading(summary, over: visiblePage)
            return []
        case (.edited, _):
            if let page { self = .shown(page, .edited) }
            return [.say(nil)]
        case (.presented(let new), .shown(_, let file)):
            self = .shown(new, file)
            return [.show(new)]
        case (.read(let new), .loading), (.read(let new), .failed):
            self = .shown(new, .unchanged)
            return [.show(new), .findEntry(new), .scrollToStart]
        case (.read(let new), .shown(let old, let file)):
            let change = new.read.change
            self = .shown(new, change == .deleted ? .gone : .unchanged)
            let notice = file == .edited && change == .edited ? nil : new.read.notice
            let effects: [Effect] = notice != nil || file == .gone ? [.say(notice)] : []
            let isSame = change != .edited && change != .moved && new.shown.presentation == old.shown.presentation
            return isSame ? effects : effects + [.show(new), .findEntry(new)]
        case (.failed, .loading(let summary, _)):
            self = .failed(summary)
            return [.clear]
        case (.read, .empty), (.failed, _), (.presented, _): return []
        }
    }
}

/// A recipe as a screen shows it: in the size and the units that the user chose.
struct ShownRecipe: Sendable {
    /// The recipe to show, with its diagnostics.
    let result: ReadResult
    /// The recipe as written in its file, with parsed ingredient lines.
    let original: Recipe
    /// The ingredients of the recipe to show.
    let ingredientGroups: [IngredientGroup]
    /// The size and the units.
    let presentation: RecipePresentation
    let stepTexts: StepTexts

    /// - Parameters:
    ///   - result: The recipe that was read, with its diagnostics.
    ///   - presentation: The size and the units.
    ///   - style: How amounts are written.
    ///   - written: The `ingredientGroups` of the recipe that was read, or `nil` if they are not known.
    ///   - previous: The same recipe in another size or other units, or `nil` if it was not prepared before.
    init(
        _ result: ReadResult, _ presentation: RecipePresentation = .init(), style: QuantityStyle,
        ingredientGroups written: [IngredientGroup]? = nil, after previous: ShownRecipe? = nil
    ) {
        let original = previous?.original ?? result.recipe.parsingIngredientLines(splitting: false)
        self.original = original
        self.presentation = presentation
        var shown = result
        // If neither size nor units change, the ingredient lines are shown as the author wrote them.
        if !presentation.isAsWritten {
            let converter = KitchenConverter(for: original, customs: presentation.customs)
            shown.recipe = converter.presented(original, presentation, style: style)
        }
        self.result = shown
        let known = presentation.isAsWritten ? written : nil
        ingredientGroups = known ?? shown.recipe.ingredientGroups
        stepTexts = StepTexts(
            of: shown.recipe.steps, written: original.steps, style: style, after: previous?.stepTexts)
    }

    /// Returns the facts about the recipe, together with what differs from its file. For example,
    /// `serves 8 (written for 4)` replaces `serves 8`, and `metric units` is added at the end.
    ///
    /// - Parameter facts: The facts about the recipe in the shown size.
    func facts(_ facts: [String]) -> [String] {
        var differences = differences
        var facts = facts
        if let servings = differences.first, let shown = shownServings,
            let index = facts.firstIndex(of: shown), servings.hasPrefix(shown + " (")
        {
            facts[index] = servings
            differences.removeFirst()
        }
        return facts + differences
    }

    /// What differs from the file of the recipe: `serves 8 (written for 4)` or `× 2`, and `metric units`. Empty if the
    /// recipe is shown as written.
    var differences: [String] {
        var differences: [String] = []
        if presentation.factor != .one {
            let written = original.metadata.servings
            if let written, let shown = shownServings, shown != written.formatted {
                differences.append("\(shown) (written for \(written.shortened))")
            } else {
                differences.append("× \(presentation.factor.formatted())")
            }
        }
        switch presentation.system {
        case .asWritten: break
        case .metric: differences.append("metric units")
        case .us: differences.append("US units")
        case .byWeight: differences.append("by weight")
        }
        return differences
    }

    private var shownServings: String? {
        result.recipe.metadata.servings?.formatted
    }
}
