import RecipeKit

extension ListArrangement {
    /// What is not as it is to begin with: the order, then the filters.
    var chips: [ChipBar.Chip] {
        let order = order == .title ? [] : [ChipBar.Chip(text: order.name)]
        return order + filters.map { ChipBar.Chip(text: $0.text) }
    }

    /// Takes one of the ``chips`` away.
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
    /// What a chip and the menu call it.
    var name: String {
        switch self {
        case .title: "by title"
        case .time: "by time"
        case .rating: "by rating"
        case .lastCooked: "by last cooked"
        case .added: "by added"
        }
    }

    /// What the menu says of it.
    var explanation: String {
        switch self {
        case .title: "in kinds of meal"
        case .time: "the quickest first"
        case .rating: "the best first"
        case .lastCooked: "the last one first"
        case .added: "the newest first"
        }
    }
}
