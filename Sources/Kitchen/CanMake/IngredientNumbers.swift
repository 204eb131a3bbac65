/// Gives numbers to groceries, for a ``CanMakeIndex``.
public struct IngredientNumbers: Sendable {
    /// The keys of the groceries. The number of a grocery is its index in this array.
    public private(set) var keys: [String] = []
    private var numbers: [String: Int] = [:]

    /// Creates an empty table.
    public init() {}

    /// Returns the number of the grocery with a key. Adds the grocery if it has no number yet.
    public mutating func number(addingKey key: String) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = keys.count
        keys.append(key)
        return keys.count - 1
    }

    /// Returns the number of the grocery with a key, or `nil` if the grocery was not added.
    public func number(forKey key: String) -> Int? { numbers[key] }

    /// Returns the substitutes of each grocery in this table, as numbers. Adds the substitutes that have no number yet.
    ///
    /// - Parameter substitutes: The groceries that can replace others.
    public mutating func numbers(of substitutes: Substitutes) -> [Int: [Int]] {
        var table: [Int: [Int]] = [:]
        for key in substitutes.keys {
            guard let number = numbers[key] else { continue }
            table[number] = substitutes.keys(for: key).map { self.number(addingKey: $0) }
        }
        return table
    }
}
