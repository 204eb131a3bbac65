import RecipeKit
import RecipeLibrary

extension ListArrangement {
    /// The chips: one for the sort order, unless it is the default, and one for each filter.
    var chips: [ChipBar.Chip] {
        let order = order == .title ? [] : [ChipBar.Chip(text: order.name)]
        return order + filters.map { ChipBar.Chip(text: $0.text) }
    }

    /// Removes the sort order or the filter of the chip at an index in ``chips``.
    mutating func removeChip(at index: Int) {
        let first = order == .title ? 0 : 1
        if index < first {
            order = .title
        } else if filters.indices.contains(index - first) {
            filters.remove(at: index - first)
        }
    }
}

extension ListOrder {
    /// The name of the sort order in chips and in the menu.
    var name: String {
        switch self {
        case .title: "by title"
        case .time: "by time"
        case .rating: "by rating"
        case .lastCooked: "by last cooked"
        case .added: "by added"
        }
    }

    /// The explanation that the menu shows beside the name of the sort order.
    var explanation: String {
        switch self {
        case .title: "in courses"
        case .time: "the quickest first"
        case .rating: "the best first"
        case .lastCooked: "the latest first"
        case .added: "the newest first"
        }
    }
}
