import Kitchen
import RecipeKit
import RecipeLibrary

/// A recipe that is suggested for a meal, and why.
package struct PlanSuggestion: Hashable, Sendable {
    package let recipe: RecipeSummary
    /// The path of the recipe, as the plan states it.
    package let path: String
    /// The reason, which continues the title: `uses the leeks that expire on Tuesday`.
    package let reason: String
}

/// Chooses recipes for meals of the plan.
///
/// First come recipes with something at home that would expire, then those for which nothing or nearly nothing is to
/// buy. Among equals, the choice is random, and better ratings are chosen more often. What is too little for a meal, such
/// as a side dish or a salad of 77 kcal, is not suggested.
package struct PlanSuggester {
    private let kitchen: CookbookKitchen
    private let library: IndexedCookbook
    private let facts: [RecipeID: SearchFacts]
    private let supplies: [RecipeID: MissingIngredients.Supply]
    private let reader: KitchenRecipes
    private var candidates: [MealKind: [Candidate]] = [:]

    private struct Candidate {
        var recipe: RecipeSummary
        var meal: MealSuggestions.Candidate
        /// Whether its energy must be known, because its course can be too little for the meal.
        var isLight: Bool
    }

    /// Collects what the suggestions depend on. Reads all recipes if something is in the pantry, so do not call it on the
    /// main actor.
    ///
    /// - Parameters:
    ///   - kitchen: The kitchen files and the settings.
    ///   - library: The library with the recipes. Of a large library, only a part of the recipes is considered.
    ///   - facts: The ratings of the recipes, and the days on which the user cooked them.
    ///   - missing: Counts what must be bought. In a library of more than 20,000 recipes, it is not asked.
    package init(
        for kitchen: CookbookKitchen, from library: IndexedCookbook, _ facts: [RecipeID: SearchFacts],
        _ missing: MissingIngredients?
    ) {
        self.kitchen = kitchen
        self.library = library
        self.facts = facts
        reader = KitchenRecipes(in: kitchen.folder)
        let count = library.withListing { $0.contents.numberOfRecipes } ?? 0
        supplies = count > Self.mostCounted ? [:] : missing?.supplies(missingAtMost: Self.mostSupplied) ?? [:]
    }

    private static let mostCounted = 20_000
    /// Of recipes that lack at most this many ingredients, it matters whether something at home expires.
    private static let mostSupplied = 15
    /// To buy more than this is no small purchase.
    private static let mostBought = 3
    /// The maximum number of recipes that are read for a suggestion, to compute their energy.
    private static let mostRead = 25

    /// Returns a suggestion, or `nil` if no recipe fits.
    ///
    /// - Parameters:
    ///   - meal: The name of the meal.
    ///   - date: The day.
    ///   - plan: The plan, in which no recipe is to be repeated within two weeks.
    ///   - tried: The paths of recipes that were suggested already.
    ///   - seed: The seed of the random choice.
    package mutating func suggestion(
        for meal: String, on date: CalendarDay, in plan: MealPlanFile, without tried: Set<String>, seed: UInt64
    ) -> PlanSuggestion? {
        let kind = MealKind(named: meal)
        let all = candidates[kind] ?? found(for: kind)
        candidates[kind] = all
        let planned = Self.planned(in: plan)
        let groups = Dictionary(grouping: all.filter { !tried.contains($0.meal.path) }) { rank(of: $0, on: date) }
        var reads = 0
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            var left = group
            while !left.isEmpty, reads < Self.mostRead {
                let chosen = MealSuggestions(left.map(\.meal), minimumRating: 3)
                    .suggestions(for: [MealSuggestions.Slot(date)], planned: planned, seed: seed)
                guard let path = chosen.first??.path, let index = left.firstIndex(where: { $0.meal.path == path })
                else { break }
                let candidate = left.remove(at: index)
                reads += 1
                guard isEnough(candidate, for: kind) else { continue }
                return PlanSuggestion(
                    recipe: candidate.recipe, path: path, reason: reason(for: candidate, on: date))
            }
        }
        return nil
    }

    private static func planned(in plan: MealPlanFile) -> [(path: String, date: CalendarDay)] {
        plan.positions.flatMap { position in
            plan[position].items.compactMap { item -> (path: String, date: CalendarDay)? in
                guard case .recipe(let path, _) = item, let date = plan.days[position.day].date else { return nil }
                return (path, date)
            }
        }
    }

    // MARK: - Ranking

    /// Returns the place of a recipe among the suggestions. The smallest is the first.
    private func rank(of candidate: Candidate, on date: CalendarDay) -> Int {
        guard let supply = supplies[candidate.recipe.id] else { return 300 }
        if let days = daysLeft(supply, on: date) { return supply.missing <= 2 * Self.mostBought ? days : 50 + days }
        return supply.missing <= Self.mostBought ? 100 + supply.missing : 300
    }

    /// Returns the number of days until something of a recipe expires, or `nil` if it is not cooked before that.
    private func daysLeft(_ supply: MissingIngredients.Supply, on date: CalendarDay) -> Int? {
        supply.daysLeft.flatMap { kitchen.today.adding(days: $0) >= date ? $0 : nil }
    }

    /// Returns whether a serving of a recipe is enough for a meal. If the energy is not known, the course decides.
    private func isEnough(_ candidate: Candidate, for kind: MealKind) -> Bool {
        guard let recipe = reader.recipe(candidate.recipe.id) else { return false }
        guard let energy = kitchen.nutrition(of: recipe).perServing?.energy else { return !candidate.isLight }
        return energy >= kind.leastEnergy
    }

    // MARK: - Reasons

    private func reason(for candidate: Candidate, on date: CalendarDay) -> String {
        let supply = supplies[candidate.recipe.id]
        if let supply, let days = daysLeft(supply, on: date), let name = expiring(in: candidate.recipe.id, days) {
            let verb = name.hasSuffix("s") && !name.hasSuffix("ss") ? "expire" : "expires"
            return "uses the \(name) that \(verb) \(dayName(days))"
        }
        switch supply?.missing {
        case 0?: return "everything is at home"
        case 1?: return "only one thing is to buy"
        case let count? where count <= Self.mostBought: return "only \(count) things are to buy"
        default: break
        }
        if let rating = candidate.meal.rating, rating >= 4 { return "you gave it \(rating) stars" }
        if let minutes = candidate.meal.minutes, minutes <= 30 { return "it takes \(minutes) minutes" }
        guard let last = candidate.meal.lastCooked else { return "you have not cooked it yet" }
        return "you cooked it last \((kitchen.today.number - last.number) / 7) weeks ago"
    }

    /// Returns the name of the item of the pantry that a recipe uses and that expires after a number of days.
    private func expiring(in recipe: RecipeID, _ days: Int) -> String? {
        // The reason is left out if a file cannot be read; the screen of the pantry says why.
        guard let pantry = try? kitchen.pantry(), let recipe = reader.recipe(recipe) else { return nil }
        let names = GroceryNames(aisles: (try? kitchen.aisles()) ?? nil)
        var needs = ShoppingNeeds()
        needs.add(recipe, resolve: { reader.recipe(for: $0, from: $1) })
        let keys = Set(needs.needs.map { names.grocery(for: $0).key })
        return pantry.expiring(within: days, of: kitchen.today).first { item in
            item.daysLeft == days && keys.contains(names.grocery(for: pantry.items[item.index].name).key)
        }.map { pantry.items[$0.index].name.lowercased() }
    }

    private func dayName(_ days: Int) -> String {
        switch days {
        case 0: return "today"
        case 1: return "tomorrow"
        default:
            let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
            return "on \(names[kitchen.today.adding(days: days).weekday - 1])"
        }
    }

    // MARK: - Candidates

    private func found(for kind: MealKind) -> [Candidate] {
        let listed = library.withListing { Self.recipes(for: kind, in: $0, limit: Self.maximumCandidates) } ?? []
        let known = Set(listed.map(\.id))
        // Of a large library, every recipe with something that expires is considered.
        let expiring = supplies.filter { $0.value.daysLeft != nil && !known.contains($0.key) }.keys
            .compactMap(library.recipe).filter(kind.admits).sorted { $0.id.description < $1.id.description }
        return (listed + expiring).map { recipe in
            let path = kitchen.folder.path(of: recipe.id)
            let fact = facts[recipe.id]
            return Candidate(
                recipe: recipe,
                meal: MealSuggestions.Candidate(
                    path, minutes: recipe.totalTime?.minutes, rating: fact?.rating,
                    lastCooked: fact?.lastCooked.map(CalendarDay.init(number:))), isLight: kind.isLight(recipe))
        }
    }

    /// The maximum number of recipes that are considered.
    package static let maximumCandidates = 2_000

    /// Returns recipes for a meal. If the cookbook has fewer than seven of its courses, also returns those without a
    /// course, and those of a course that is not well known. In a large cookbook, considers only every *n*-th
    /// recipe.
    private static func recipes(for kind: MealKind, in listing: LibraryListing, limit: Int) -> [RecipeSummary] {
        let sections = listing.sections.indices.filter { listing.sections[$0].kind == .course }
        let total = sections.reduce(0) { $0 + listing.sections[$1].count }
        let step = max(1, (total + limit - 1) / limit)
        var all: [RecipeSummary] = []
        var row = 0
        for section in sections {
            let count = listing.sections[section].count
            while row < count {
                if let recipe = listing.recipe(at: row, inSection: section) { all.append(recipe) }
                row += step
            }
            row -= count
        }
        let fitting = all.filter(kind.admits)
        return fitting.count < 7 ? all.filter { kind.admits($0) || kind.mayAdmit($0) } : fitting
    }

    /// Returns the recipes that are considered for an evening.
    package static func dinners(of library: IndexedCookbook, limit: Int = maximumCandidates) -> [RecipeSummary] {
        library.withListing { recipes(for: .dinner, in: $0, limit: limit) } ?? []
    }
}

/// A kind of meal, which determines the courses that are suggested for it.
enum MealKind: Int, Comparable {
    case breakfast, lunch, dinner

    /// The kind of a meal with a name in English or in another language of Europe. Any other name means the main meal.
    init(named name: String) {
        let name = name.lowercased()
        func has(_ words: [String]) -> Bool { words.contains(where: name.contains) }
        if has(["breakfast", "brunch", "frühstück", "petit", "desayuno", "colazione"]) {
            self = .breakfast
        } else if has(["lunch", "mittag", "déjeuner", "almuerzo", "comida", "pranzo"]) {
            self = .lunch
        } else {
            self = .dinner
        }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The energy of a serving in kilocalories, below which a dish is too little for the meal.
    var leastEnergy: Double { self == .breakfast ? 120 : 250 }

    func admits(_ recipe: RecipeSummary) -> Bool { ranks.contains(Course(named: recipe.course).rank) }

    /// Returns whether the course of a recipe does not say for which meal it is.
    func mayAdmit(_ recipe: RecipeSummary) -> Bool {
        [.unknown, .none].contains(Course(named: recipe.course).rank)
    }

    /// Returns whether the course of a recipe can be too little for the meal.
    func isLight(_ recipe: RecipeSummary) -> Bool {
        self != .breakfast && Course(named: recipe.course).rank == .salad
    }

    private var ranks: [CourseRank] {
        self == .breakfast ? [.breakfast, .brunch] : [.main, .centrepiece, .pasta, .lunch, .soup, .salad]
    }
}

extension CookbookKitchen {
    /// Plans a suggested recipe for each day without a dinner.
    ///
    /// Does not repeat a recipe within two weeks, and suggests no recipe with fewer than three stars. If no recipe
    /// fits, the day stays free.
    ///
    /// - Parameters:
    ///   - days: The days.
    ///   - suggester: Chooses the recipes.
    ///   - seed: The seed of the random choice among suitable recipes.
    package func suggestDinners(
        on days: [CalendarDay], from suggester: PlanSuggester, seed: UInt64
    ) throws(EditingError) -> String {
        var suggester = suggester
        var count = 0
        try editPlan { plan in
            for day in days where !plan.days.contains(where: { $0.date == day && $0.hasDinner }) {
                let found = suggester.suggestion(
                    for: customs.dinner, on: day, in: plan, without: [],
                    seed: seed &+ UInt64(bitPattern: Int64(day.number)))
                guard let found else { continue }
                let item = PlanItem.recipe(path: found.path, quantity: plannedQuantity(of: found.recipe))
                if plan.put(item, on: day, meal: customs.dinner) != nil { count += 1 }
            }
            return nil
        }
        return count == 0 ? "Each day has a dinner, or no recipe fits" : "Suggested \(count.counted("dinner"))"
    }

    /// Plans a suggestion, in the place of an earlier one.
    package func plan(
        _ suggestion: PlanSuggestion, on date: CalendarDay, meal: String, replacing old: PlanContents.EntryID?
    ) throws(EditingError) {
        if let old { try removeFromPlan(old) }
        try plan(
            .recipe(path: suggestion.path, quantity: plannedQuantity(of: suggestion.recipe)), on: date, meal: meal)
    }
}

extension KitchenCustoms {
    /// The name of the evening meal, for which the plan suggests recipes.
    package var dinner: String {
        meals.first { EveningMeal.isName($0) } ?? meals.last ?? CookbookKitchen.defaultMeal
    }
}

/// The names of the evening meal.
private enum EveningMeal {
    private static let words = ["dinner", "supper", "abend", "dîner", "cena"]

    static func isName(_ name: String) -> Bool { words.contains(where: name.lowercased().contains) }
}

extension MealPlanFile.Day {
    /// Whether the day has an entry for the evening, or an entry that belongs to no meal.
    fileprivate var hasDinner: Bool {
        meals.contains { !$0.entries.isEmpty && ($0.name.isEmpty || EveningMeal.isName($0.name)) }
    }
}
