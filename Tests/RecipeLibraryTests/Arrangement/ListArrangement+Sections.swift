import RecipeKit
import RecipeLibrary

/// A section of an arranged list. ``ListArrangement/sections(of:today:facts:)`` creates it.
struct ArrangedSection: Hashable, Sendable, Identifiable {
    var id: String
    var title: String
    var recipes: [RecipeSummary]
}

extension ListArrangement {
    /// Returns the expected listing: the recipes that the filters admit, sorted and grouped in memory. Recipes with the
    /// same value stay in the order of their titles.
    func sections(
        of recipes: [RecipeSummary], today: Int, facts: (RecipeSummary) -> SearchFacts
    ) -> [ArrangedSection] {
        let isCourse = { (filter: ListFilter) in filter.text.hasPrefix("course:") }
        let (courses, others) = (filters.filter(isCourse), filters.filter { !isCourse($0) })
        let admitted = recipes.filter { recipe in
            let known = facts(recipe)
            let admits = { (filter: ListFilter) in filter.admits(recipe, known) }
            return (courses.isEmpty || courses.contains(where: admits)) && others.allSatisfy(admits)
        }
        let listed = CourseSection.sections(of: admitted)
        guard order != .title else {
            return listed.map {
                ArrangedSection(id: "course \($0.id)", title: $0.course.title, recipes: $0.recipes)
            }
        }
        // Because the number is compared last, recipes with the same value keep their order.
        var entries: [ListEntry] = []
        for (number, recipe) in listed.flatMap(\.recipes).enumerated() {
            let value = order.value(minutes: recipe.totalTime?.minutes, facts(recipe), today: today)
            entries.append(ListEntry(value: value, number: number, recipe: recipe))
        }
        entries.sort { ($0.sortedValue, $0.number) < ($1.sortedValue, $1.number) }
        let entriesOfBands = Dictionary(grouping: entries) { order.band(of: $0.value) }
        return entriesOfBands.keys.sorted().map { band in
            ArrangedSection(
                id: "\(order) \(band)", title: order.bands[band].title,
                recipes: entriesOfBands[band, default: []].map(\.recipe))
        }
    }
}

/// A recipe and the values it is sorted by.
private struct ListEntry {
    let value: Int?
    /// The index in the order by title.
    let number: Int
    let recipe: RecipeSummary

    var sortedValue: Int { value ?? .max }
}
