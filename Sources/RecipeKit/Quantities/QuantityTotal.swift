/// Adds quantities up: those that can be counted together become one, the others stand side by side.
struct QuantityTotal {
    /// In the order in which their kinds first came.
    private(set) var quantities: [Quantity] = []
    private var placeOfKind: [Kind: Int] = [:]

    private struct Kind: Hashable {
        var unit: String?
        var isFixed: Bool
    }

    /// Adds `quantity` to the sum of its unit; words, and sums too large to be exact, stay by themselves.
    mutating func add(_ quantity: Quantity) {
        if case .text = quantity.amount {
            quantities.append(quantity)
            return
        }
        let kind = Kind(unit: quantity.unit, isFixed: quantity.isFixed)
        if let place = placeOfKind[kind], let sum = quantities[place].amount.adding(quantity.amount) {
            quantities[place].amount = sum
        } else {
            placeOfKind[kind] = quantities.count
            quantities.append(quantity)
        }
    }
}
