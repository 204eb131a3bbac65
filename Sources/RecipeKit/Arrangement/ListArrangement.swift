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
    /// The recipes that the filters admit, sorted, in sections that have any.
    ///
    /// Costs some microseconds for a recipe; call it off the main actor where there are many.
    ///
    /// - Parameters:
    ///   - facts: Asked once for each recipe.
    ///   - today: The day counted from the beginning of 1970.
    public func sections(
        of recipes: [RecipeSummary], today: Int, facts: (RecipeSummary) -> SearchFacts
    ) -> [ArrangedSection] {
        var admitted: [(recipe: RecipeSummary, facts: SearchFacts)] = []
        for recipe in recipes {
            let known = facts(recipe)
            if admits(recipe, known) { admitted.append((recipe, known)) }
        }
        guard order != .title else {
            return CourseSection.sections(of: admitted.map(\.recipe)).map {
                ArrangedSection(id: "course \($0.id)", title: $0.course.title, recipes: $0.recipes)
            }
        }
        let sorted = admitted.map { recipe, facts in
            ListPlace(recipe: recipe, value: order.value(minutes: recipe.totalTime?.minutes, facts, today: today))
        }.sorted()
        let bands = order.bands
        return Dictionary(grouping: sorted) { order.band(of: $0.value) }.sorted { $0.key < $1.key }.map {
            band, places in
            ArrangedSection(
                id: "\(order) \(band)", title: bands[band].title, recipes: places.map(\.recipe))
        }
    }
}

/// Where a recipe stands in a list: by its value, those without one last; then as titles are sorted.
private struct ListPlace: Comparable {
    let recipe: RecipeSummary
    let value: Int?
    let key: SortingKey

    init(recipe: RecipeSummary, value: Int?) {
        self.recipe = recipe
        self.value = value
        key = SortingKey(recipe.title)
    }

    static func < (left: ListPlace, right: ListPlace) -> Bool {
        let values = (left.value ?? .max, right.value ?? .max)
        if values.0 != values.1 { return values.0 < values.1 }
        if left.key != right.key { return left.key < right.key }
        return (left.recipe.id.path, left.recipe.id.index) < (right.recipe.id.path, right.recipe.id.index)
    }
}
