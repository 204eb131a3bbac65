import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary

/// `recipes plan add`: plans a recipe for a day.
struct PlanAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Plan a recipe for a day.",
        discussion: "Example: recipes plan add \"Leek soup\" --on sunday --servings 6.")

    @Argument(help: ArgumentHelp("A title or a file.", valueName: "recipe"), completion: Completions.recipes)
    var recipe: String

    @Option(help: "The day: 2026-12-24, 24.12., today, tomorrow, sunday.", transform: CalendarDay.typed)
    var on: CalendarDay

    @Option(help: "The meal.")
    var meal = CookbookKitchen.defaultMeal

    @Option(help: "For how many. Without it, as many as the configuration or the recipe says.")
    var servings: Int?

    @OptionGroup var change: CookbookChange

    func validate() throws {
        guard servings.map({ (1...10_000).contains($0) }) ?? true else {
            throw ValidationError("--servings must be between 1 and 10,000.")
        }
    }

    func run() throws {
        try Self.reportingFailure {
            let found = try RecipeFinder().summary(named: recipe)
            let quantity = servings.map { Quantity(.number(Rational($0)), unit: "servings") }
            let (on, meal) = (on, meal)
            try change.make("Planned “\(found.title)” for \(on.name)") { edits throws(EditingError) in
                try edits.kitchen.plan(
                    found.id, quantity ?? edits.kitchen.plannedQuantity(of: found), on: on, meal: meal)
            }
        }
    }
}

/// `recipes plan remove`: removes what is planned for a day.
struct PlanRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove an entry from the plan.")

    @Argument(help: ArgumentHelp("A part of the entry, such as the title of its recipe.", valueName: "entry"))
    var entry: String

    @Option(help: "The day: 2026-12-24, 24.12., today, tomorrow, sunday.", transform: CalendarDay.typed)
    var on: CalendarDay

    @OptionGroup var change: CookbookChange

    func run() throws {
        try Self.reportingFailure {
            let (wanted, on) = (SortingKey(entry), on)
            try change.make { edits throws(EditingError) in
                let entries = try edits.kitchen.plan().entries(on: on).filter { SortingKey($0.text).contains(wanted) }
                guard let found = entries.first else {
                    throw .refused("nothing like it is planned for \(on.name); recipes plan shows the plan.")
                }
                guard entries.count == 1 else {
                    throw .refused(
                        "several entries of \(on.name) have it: \(entries.map(\.text).joined(separator: "; ")).")
                }
                try edits.kitchen.removeFromPlan(found.id)
                edits.title = "Removed “\(found.text)” from \(on.name)"
            }
        }
    }
}
