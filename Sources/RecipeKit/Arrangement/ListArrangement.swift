/// How a list of recipes is sorted, and which of them it shows.
public struct ListArrangement: Hashable, Sendable {
    public var order: ListOrder
    /// A recipe must have all of them.
    public var filters: [ListFilter]

    /// By course and title, everything.
    public init(order: ListOrder = .title, filters: [ListFilter] = []) {
        self.order = order
        self.filters = filters
    }

    /// Adds a filter, or takes it away where it is there already.
    public mutating func toggle(_ filter: ListFilter) {
        if let index = filters.firstIndex(of: filter) { filters.remove(at: index) } else { filters.append(filter) }
    }

    public func admits(_ recipe: RecipeSummary, _ facts: SearchFacts) -> Bool {
        filters.allSatisfy { $0.admits(recipe, facts) }
    }
}

/// A section of an arranged list.
public struct ArrangedSection: Hashable, Sendable, Identifiable {
    public var id: String
    public var title: String
    public var recipes: [RecipeSummary]
}

extension ListArrangement {
    /// The recipes that the filters admit, sorted, in sections that have any. Recipes with the same value stand as they do
    /// by title: in kinds of meal.
    ///
    /// Costs some microseconds for a recipe; call it off the main actor where there are many.
    ///
    /// - Parameters:
    ///   - facts: What is known of a recipe besides its file; asked several times.
    ///   - today: The day counted from the beginning of 1970.
    public func sections(
        of recipes: [RecipeSummary], today: Int, facts: (RecipeSummary) -> SearchFacts
    ) -> [ArrangedSection] {
        let admitted = recipes.filter { admits($0, facts($0)) }
        let courses = CourseSection.sections(of: admitted)
        guard order != .title else {
            return courses.map {
                ArrangedSection(id: "course \($0.id)", title: $0.course.title, recipes: $0.recipes)
            }
        }
        // Sorting by the number too leaves what has the same value as it stands.
        let places = courses.flatMap(\.recipes).enumerated().map { number, recipe in
            ListPlace(
                value: order.value(minutes: recipe.totalTime?.minutes, facts(recipe), today: today), number: number,
                recipe: recipe)
        }.sorted { left, right in
            left.sortedValue == right.sortedValue ? left.number < right.number : left.sortedValue < right.sortedValue
        }
        let bands = order.bands
        return Dictionary(grouping: places) { order.band(of: $0.value) }.sorted { $0.key < $1.key }.map {
            band, places in
            ArrangedSection(id: "\(order) \(band)", title: bands[band].title, recipes: places.map(\.recipe))
        }
    }
}

/// Where a recipe stands in a list.
private struct ListPlace {
    let value: Int?
    /// By title.
    let number: Int
    let recipe: RecipeSummary

    var sortedValue: Int { value ?? .max }
}
