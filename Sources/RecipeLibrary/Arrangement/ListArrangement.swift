import RecipeKit

/// The sort order and the filters of a list of recipes.
public struct ListArrangement: Hashable, Sendable {
    /// The sort order.
    public var order: ListOrder
    /// The filters. A listed recipe matches all of them.
    public var filters: [ListFilter]

    /// Creates an arrangement. By default it sorts by course and title and has no filters.
    public init(order: ListOrder = .title, filters: [ListFilter] = []) {
        self.order = order
        self.filters = filters
    }

    /// The number of ingredients that a listed recipe may lack. It is the lowest limit of all filters, or `nil` if no
    /// filter is about missing ingredients.
    public var mostMissing: Int? { filters.compactMap(\.mostMissing).min() }

    /// Adds a filter at the end, or removes it if the arrangement contains it.
    public mutating func toggle(_ filter: ListFilter) {
        if let index = filters.firstIndex(of: filter) { filters.remove(at: index) } else { filters.append(filter) }
    }
}
