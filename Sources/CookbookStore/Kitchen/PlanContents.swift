import Kitchen
import RecipeKit
import RecipeLibrary

/// The meal plan of a cookbook: the content of a file `NAME.menu`, and the titles of the recipes in it.
public struct PlanContents: Sendable {
    /// The identity of an entry: its day, its meal and its text. The identity stays the same if other parts of the file
    /// change.
    package struct EntryID: Hashable, Sendable {
        package let day: String
        package let meal: String
        package let text: String
        /// The number of earlier entries with the same day, meal and text.
        package let occurrence: Int
    }

    /// An entry, with what a screen shows of it.
    package struct Entry: Hashable, Sendable {
        package let id: EntryID
        package let meal: String
        package let time: PlanTime?
        /// The text of the entry: the titles of its recipes, its ingredients and its words.
        package let text: String
        /// The servings or the factor of the first recipe, as text. Empty if the entry states neither.
        package let amount: String
        /// The servings or the factor of the first recipe. `nil` if the entry states neither. The recipe then has its
        /// written size.
        package let quantity: Quantity?
        /// The path of the first recipe, or `nil` for an entry without a recipe.
        package let path: String?
        /// The first recipe. `nil` if the entry has no recipe, or if the cookbook does not have the first recipe.
        package let recipe: RecipeID?

        /// Whether the entry has a recipe, but the cookbook does not have the first recipe of the entry.
        package var isMissing: Bool { path != nil && recipe == nil }
    }

    /// A section of the file, which is usually a day.
    package struct Day: Hashable, Sendable {
        package let name: String
        package let date: CalendarDay?
        package let entries: [Entry]
    }

    /// The name of the file.
    public let name: String
    /// The content of the file.
    public let plan: MealPlanFile
    /// The sections, in the order of the file.
    package let days: [Day]
    private let titles: [String: String]

    package init(_ plan: MealPlanFile, name: String, in folder: KitchenFolder) {
        self.plan = plan
        self.name = name
        let reader = KitchenRecipes(in: folder)
        var titles: [String: String] = [:]
        let ids = plan.entryIDs
        var number = 0
        days = plan.days.map { day in
            var entries: [Entry] = []
            for meal in day.meals {
                for entry in meal.entries {
                    var path: String?
                    var planned: Quantity?
                    let texts = entry.items.map { item in
                        switch item {
                        case .recipe(let name, let quantity):
                            let title = titles[name] ?? reader.recipe(at: name)?.recipe.title ?? Self.name(of: name)
                            titles[name] = title
                            if path == nil {
                                path = name
                                planned = quantity
                            }
                            return title
                        case .ingredient(let ingredient): return ingredient.line(.unicode)
                        case .words(let words): return words
                        }
                    }
                    entries.append(
                        Entry(
                            id: ids[number], meal: meal.name, time: meal.time, text: texts.joined(separator: ", "),
                            amount: planned.map(Self.amount) ?? "", quantity: planned, path: path,
                            recipe: path.flatMap(folder.recipe(at:))))
                    number += 1
                }
            }
            return Day(name: day.name, date: day.date, entries: entries)
        }
        self.titles = titles
    }

    /// Returns the title of the planned recipe at a path. If the plan does not contain the path, or if the recipe
    /// cannot be read, returns the last part of the path.
    public func title(ofRecipe path: String) -> String { titles[path] ?? Self.name(of: path) }

    /// Returns the entries of a date. The file can contain the same date several times.
    package func entries(on date: CalendarDay) -> [Entry] { days.filter { $0.date == date }.flatMap(\.entries) }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the text of a planned quantity: `4 servings`, or `× 2` for a factor.
    public static func amount(_ quantity: Quantity) -> String {
        (quantity.unit ?? "").isEmpty ? "× \(quantity.amount.formatted())" : quantity.formatted()
    }
}

extension MealPlanFile {
    /// The identities of all entries, in the order of ``MealPlanFile/positions``.
    package var entryIDs: [PlanContents.EntryID] {
        var counts: [PlanContents.EntryID: Int] = [:]
        return positions.map { position in
            let day = days[position.day]
            let first = PlanContents.EntryID(
                day: day.name, meal: day.meals[position.meal].name, text: self[position].text, occurrence: 0)
            let count = counts[first, default: 0]
            counts[first] = count + 1
            return PlanContents.EntryID(day: first.day, meal: first.meal, text: first.text, occurrence: count)
        }
    }

    /// Returns the position of an entry, or `nil` if the plan no longer contains it.
    package func position(of id: PlanContents.EntryID) -> Position? {
        zip(entryIDs, positions).first { $0.0 == id }?.1
    }
}
