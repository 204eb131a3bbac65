import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Plans a suggested recipe for a meal. If this recipe is still selected at the next key press, another one takes its
/// place.
@MainActor
final class PlanSuggestions {
    private let store: Store
    private let library: IndexedCookbook
    /// The last suggestion, and the recipes that were suggested for the same meal.
    private var last: (date: CalendarDay, meal: String, path: String, tried: Set<String>)?
    private var isChoosing = false

    init(_ store: Store, library: IndexedCookbook) {
        self.store = store
        self.library = library
    }

    /// Returns whether an entry of the plan is the last suggestion, so that another one may replace it.
    func isLast(_ entry: PlanContents.Entry, on date: CalendarDay) -> Bool {
        last.map { $0.date == date && $0.path == entry.path && $0.meal == entry.meal } ?? false
    }

    /// Chooses a recipe in the background, and plans it.
    ///
    /// - Parameters:
    ///   - date: The day.
    ///   - meal: The meal.
    ///   - old: The last suggestion, which is replaced, or `nil` to suggest the first recipe for the meal.
    ///   - screen: The screen of the plan.
    ///   - willPlan: Called before the plan changes.
    func suggest(
        for meal: String, on date: CalendarDay, replacing old: PlanContents.Entry?, over screen: PlanViewController,
        willPlan: @escaping @MainActor () -> Void
    ) {
        guard !isChoosing else { return }
        isChoosing = true
        let tried = old == nil ? [] : last?.tried ?? []
        let (library, facts, missing) = (library, store.allFacts, store.missing)
        let seed = UInt64.random(in: 0 ... .max)
        store.read({ kitchen throws(EditingError) in
            var suggester = PlanSuggester(for: kitchen, from: library, facts(ListArrangement()), missing)
            return suggester.suggestion(
                for: meal, on: date, in: try kitchen.plan().plan, without: tried, seed: seed)
        }) { [weak self, weak screen] result in
            guard let self, let screen else { return }
            isChoosing = false
            switch result {
            case .failure(let error): Store.tell(error, over: screen.navigationController)
            case .success(nil):
                screen.showToast(
                    Toast(tried.isEmpty ? "No recipe fits this meal." : "No other recipe fits this meal."))
                // The next press begins with the first recipe again.
                if let last { self.last = (last.date, last.meal, last.path, [last.path]) }
            case .success(let suggestion?):
                last = (date, meal, suggestion.path, tried.union([suggestion.path]))
                willPlan()
                let title = "Planned \(suggestion.recipe.title.quoted): \(suggestion.reason)"
                store.change(from: screen, title) { edits throws(EditingError) in
                    edits.group = "suggestion for \(meal) on \(date.iso)"
                    try edits.kitchen.plan(suggestion, on: date, meal: meal, replacing: old?.id)
                }
            }
        }
    }
}
