/// The sum of several quantities.
///
/// Quantities of the same unit are added. Quantities of different units remain separate, and so do fixed and scalable
/// quantities.
struct QuantityTotal {
    /// The sums, and the quantities that remain separate, in the order in which they were first added.
    private(set) var quantities: [Quantity] = []
    private var indexOfKind: [Kind: Int] = [:]

    private struct Kind: Hashable {
        var unit: String?
        var isFixed: Bool
    }

    /// Adds a quantity to the sum of its unit. The quantity remains separate if it is in words, or if the sum would
    /// overflow.
    mutating func add(_ quantity: Quantity) {
        if case .text = quantity.amount {
            quantities.append(quantity)
            return
        }
        let kind = Kind(unit: quantity.unit, isFixed: quantity.isFixed)
        if let index = indexOfKind[kind], let sum = quantities[index].amount.adding(quantity.amount) {
            quantities[index].amount = sum
        } else {
            indexOfKind[kind] = quantities.count
            quantities.append(quantity)
        }
    }
}
