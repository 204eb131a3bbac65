import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The key command that plans the selected recipe for a day and a meal.
@MainActor
final class PlanRecipeCommand {
    let command: KeyCommand

    /// - Parameters:
    ///   - store: The notebook and the kitchen files.
    ///   - screen: The screen that presents the sheets.
    ///   - recipe: Returns the selected recipe.
    ///   - factor: Finds the factor by which the recipe is scaled. By default, the factor in the notebook.
    init(
        _ store: Store, over screen: ViewController,
        recipe: @escaping @MainActor () -> RecipeSummary?, factor: BuyCommand.Factor? = nil
    ) {
        let factor = factor ?? BuyCommand.stored(in: store)
        command = PlanCommands.put.command { [weak screen] in
            guard let recipe = recipe() else { return }
            factor(recipe) { [weak screen] factor in
                guard let screen, screen.navigationController?.presentedViewController == nil else { return }
                Self.ask(recipe, factor, store, screen)
            }
        }
    }

    private static func ask(
        _ recipe: RecipeSummary, _ factor: Rational, _ store: Store, _ screen: ViewController
    ) {
        let today = store.timers.clock.today
        let navigation = screen.navigationController
        store.read({ kitchen throws(EditingError) in try kitchen.plan() }) { [weak screen] result in
            guard let screen, navigation?.presentedViewController == nil else { return }
            switch result {
            case .failure(let error): Store.tell(error, over: navigation)
            case .success(let plan):
                screen.present(
                    PlanDaySheet(recipe.title, plan, from: today, meals: store.customs.meals) {
                        [weak screen] day, meal, _ in
                        guard let screen else { return }
                        let name = "Planned \(recipe.title.quoted) for \(day.shortName)"
                        store.change(from: screen, name, command: PlanCommands.show.command {}) {
                            edits throws(EditingError) in
                            try edits.kitchen.plan(recipe.id, recipe.plannedQuantity(factor), on: day, meal: meal)
                        }
                    })
            }
        }
    }
}

/// The menu of days and meals for which recipes can be planned. The user chooses a day first, and then a meal. Of several
/// recipes, each gets a day of its own, or all are one meal.
@MainActor
final class PlanDaySheet: ChoiceSheet {
    private let choose: @MainActor (CalendarDay, String, _ isTogether: Bool) -> Void
    private let meals: [String]
    /// What is planned, in quotation marks if it is a single recipe.
    private let recipe: String
    private let isSeveral: Bool
    private static let columns = 52

    /// The number of days in the menu.
    private static let days = 14

    /// - Parameters:
    ///   - recipe: The title of the recipe.
    ///   - plan: The plan, from which the menu shows what each day already has.
    ///   - today: The first day in the menu.
    ///   - usual: The usual meals, or an empty array for dinner, lunch and breakfast.
    ///   - isSeveral: Whether several recipes are planned.
    ///   - choose: Called with the chosen day and meal, and whether all recipes are this one meal.
    init(
        _ recipe: String, _ plan: PlanContents, from today: CalendarDay, meals usual: [String] = [],
        isSeveral: Bool = false, choose: @escaping @MainActor (CalendarDay, String, _ isTogether: Bool) -> Void
    ) {
        self.choose = choose
        self.isSeveral = isSeveral
        self.recipe = recipe.withoutControlCharacters
        var meals = usual.isEmpty ? ["Dinner", "Lunch", "Breakfast"] : usual
        let known = plan.days.flatMap(\.entries).map(\.meal).filter { !$0.isEmpty }
        for meal in known where !meals.contains(where: { $0.lowercased() == meal.lowercased() }) && meals.count < 9 {
            meals.append(meal)
        }
        self.meals = meals
        super.init(title: "", columns: Self.columns)
        title = title(endingIn: isSeveral ? " from" : "")
        let days = (0..<Self.days).map { today.adding(days: $0) }
        sections = [
            section(id: "days", of: days, closes: false) { day in
                let planned = plan.entries(on: day).map(\.text).joined(separator: ", ").withoutControlCharacters
                let name = day == today ? "\(day.shortName), today" : day.shortName
                let shown = planned.truncated(toWidth: 24, ellipsis: "…")
                // The days of the second week have no letters, so that a letter is the next such day.
                let isNear = day < today.adding(days: 7)
                return ChoiceRow(
                    name, detail: shown.isEmpty ? nil : shown, lettered: isNear ? String(name.prefix(3)) : "", id: day)
            } choose: { [weak self] day in
                self?.chooseMeal(on: day)
            }
        ]
    }

    /// Returns the title of the menu. A long title of a recipe is shortened, so that the day behind it is seen.
    private func title(endingIn end: String) -> String {
        let isQuoted = recipe.hasPrefix("“")
        let name = isQuoted ? String(recipe.dropFirst().dropLast()) : recipe
        // The frame of the menu takes some columns, and so do `Plan` and the quotation marks.
        let shown = name.truncated(toWidth: max(8, Self.columns - 6 - 7 - end.displayWidth), ellipsis: "…")
        return "Plan " + (isQuoted || !isSeveral ? shown.quoted : shown) + end
    }

    private func chooseMeal(on day: CalendarDay) {
        func section(_ title: String?, isTogether: Bool) -> Section {
            self.section(
                title, id: isTogether ? "together" : "apart", of: meals, row: { ChoiceRow($0, id: $0) },
                choose: { [choose] in choose(day, $0, isTogether) })
        }
        if isSeveral {
            title = title(endingIn: " from \(day.shortName)")
            sections = [
                section("A day for each", isTogether: false), section("All on \(day.shortName)", isTogether: true),
            ]
        } else {
            title = title(endingIn: " on \(day.shortName)")
            sections = [section(nil, isTogether: true)]
        }
        scrollToStart()
    }
}

/// An action of the menu of the plan.
enum PlanAction: Hashable, CaseIterable {
    case copy, `repeat`, leftovers, copyWeek, suggest

    /// Whether the action concerns the selected entry. The other actions concern the week.
    var isAboutEntry: Bool { [.copy, .repeat, .leftovers].contains(self) }

    /// The text of the menu row.
    var title: String {
        switch self {
        case .copy: "Copy to the next day"
        case .repeat: "Repeat in each of the next four weeks"
        case .leftovers: "Eat the leftovers on the next day"
        case .copyWeek: "Copy this week to the next"
        case .suggest: "Suggest dinners for days without one"
        }
    }
}

/// The menu of actions for an entry of the plan and for the week.
final class PlanActionsSheet: ChoiceSheet {
    /// - Parameters:
    ///   - entry: The text of the selected entry, or `nil` if none is selected.
    ///   - choose: Called with the chosen action.
    init(entry: String?, choose: @escaping @MainActor (PlanAction) -> Void) {
        super.init(title: entry?.withoutControlCharacters ?? "Plan")
        func section(_ title: String, _ actions: [PlanAction]) -> Section {
            self.section(title, of: actions, row: { ChoiceRow($0.title, id: $0) }, choose: choose)
        }
        let onEntry = entry.map { _ in [section("This entry", PlanAction.allCases.filter(\.isAboutEntry))] }
        sections = (onEntry ?? []) + [section("The week", PlanAction.allCases.filter { !$0.isAboutEntry })]
    }
}
