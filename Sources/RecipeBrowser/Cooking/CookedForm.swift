import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Asks what happened when a recipe was cooked: how it went, its stars, the day, what is left over, and what stays in the
/// pantry. Everything is saved as one change.
@MainActor
final class CookedForm: FormViewController {
    private let recipe: RecipeSummary
    private let factor: Rational?
    private let store: Store
    private let finish: @MainActor () -> Void
    private let oldRating: Int?

    private let note: FormTextField
    private let stars: FormChoice<Int?>
    private let day: FormChoice<CalendarDay>
    private let leftovers = FormStepper("Servings left", value: 0, in: 0...99)
    private let eaten: FormChoice<LaterMeal>
    private let shopping = FormToggle("Shopping list", isOn: true, note: "take it off")
    private let pantry: [(change: PantryFile.Change, field: FormTextField)]
    private let isOnList: Bool
    private var isSaving = false

    /// The days on which the user can say that they cooked, and on which they can eat what is left over.
    private static let days = 7

    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - entry: Its notebook entry, with the rating and the ticks, which saving removes.
    ///   - cooking: The day, and the note that it already has.
    ///   - factor: The factor by which the recipe was cooked, or `nil` if the notebook has the day already. Then the
    ///     form asks only for the note and the stars.
    ///   - after: How the kitchen would change.
    ///   - store: Saves the answers.
    ///   - finish: Called after the answers were saved.
    init(
        _ recipe: RecipeSummary, _ entry: NotebookEntry, _ cooking: NotebookEntry.Cooking, factor: Rational?,
        after: CookbookKitchen.AfterCooking, _ store: Store, then finish: @escaping @MainActor () -> Void = {}
    ) {
        self.finish = finish
        self.recipe = recipe
        self.factor = factor
        self.store = store
        oldRating = entry.rating
        isOnList = after.isOnShoppingList
        note = FormTextField("How it went", text: cooking.note, placeholder: "e.g. less salt next time", lines: 2)
        stars = FormChoice("Stars", value: entry.rating, options: [nil, 1, 2, 3, 4, 5]) { stars in
            stars.map { $0 == 1 ? "1 star" : "\($0) stars" } ?? "none"
        }
        let today = cooking.day
        day = FormChoice("Day", value: today, options: (0..<Self.days).map { today.adding(days: $0 - Self.days + 1) }) {
            $0 == today ? "today, \($0.shortName)" : $0.shortName
        }
        let later = (1...Self.days).map { today.adding(days: $0) }
            .flatMap { [LaterMeal(day: $0, meal: "Lunch"), LaterMeal(day: $0, meal: "Dinner")] }
        eaten = FormChoice("Leftovers for", value: later[0], options: later, name: \.name)
        pantry = after.pantry.map { change in
            let name = "\(change.name): \(Self.shown(change.before)) →".withoutControlCharacters
            return (change, FormTextField(name, text: Self.shown(change.after), placeholder: "used up"))
        }
        var fields: [FormField] = [note, stars]
        if factor != nil {
            fields += [day, leftovers, eaten]
            if isOnList { fields.append(shopping) }
            if !pantry.isEmpty { fields += [FormHeading("What stays in the pantry")] + pantry.map(\.field) }
        }
        super.init(title: "Cooked \(recipe.title.withoutControlCharacters.quoted)", fields: fields) { form in
            (form as? CookedForm)?.save()
        }
        closesOnSubmit = false
    }

    /// An amount of the pantry file as people write it: `750 g` for `750%g`. Empty for nothing.
    private static func shown(_ amount: String?) -> String {
        guard let amount else { return "some" }
        let item = PantryItem("", place: "", amount: amount)
        return item.isUsedUp ? "" : item.quantity?.formatted() ?? amount
    }

    private func save() {
        guard !isSaving else { return }
        isSaving = true
        let (recipe, factor) = (recipe, factor)
        let cooking = NotebookEntry.Cooking(day: day.value, note: note.text.trimmingSpaces())
        var notes: [NotebookEdit] = [.cooked(cooking)]
        if factor != nil { notes.append(.untickAll) }
        if stars.value != oldRating { notes.append(.rating(stars.value)) }
        let takesOff = factor != nil && isOnList && shopping.isOn
        let left = pantry.map { (change, field) in
            let text = field.text.trimmingSpaces()
            return (change, text == Self.shown(change.after) ? change.after : text.isEmpty ? "0" : text)
        }
        let leftovers = leftovers.value
        let (meal, words) = (
            eaten.value, "leftovers of \(recipe.title), \(leftovers == 1 ? "1 serving" : "\(leftovers) servings")"
        )
        store.change("Cooked \(recipe.title.quoted)") { [notes] edits throws(EditingError) in
            if takesOff { try edits.kitchen.takeCooked(recipe.id, factor: factor) }
            try edits.kitchen.leave(left)
            if leftovers > 0 { try edits.kitchen.plan(.words(words), on: meal.day, meal: meal.meal) }
            return edits.note(recipe) { _ in notes }
        } then: { [weak self, store] result in
            guard let self else { return }
            isSaving = false
            switch result {
            case .failure(let error): refuse(error.message)
            case .success(let done):
                if let reason = done.unsavedReason { return refuse("Not saved, kept until you quit: \(reason)") }
                let navigation = navigationController
                dismiss()
                finish()
                store.tell(done, on: navigation)
            }
        }
    }

    private func refuse(_ reason: String) {
        note.problem = reason
        focus(on: note)
    }
}

/// A meal of one of the next days.
private struct LaterMeal: Hashable {
    let day: CalendarDay
    let meal: String

    var name: String { "\(day.shortName), \(meal.lowercased())" }
}
