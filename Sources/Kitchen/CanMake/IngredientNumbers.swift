/// Gives numbers to groceries, for a ``CanMakeIndex``.
public struct IngredientNumbers: Sendable {
    /// The key of each number.
    public private(set) var keys: [String] = []
    private var numbers: [String: Int] = [:]

    /// Creates an empty table.
    public init() {}

    /// Returns the number of a grocery's key, which is new if the key is.
    public mutating func number(addingKey key: String) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = keys.count
        keys.append(key)
        return keys.count - 1
    }

    /// Returns the number of a grocery's key, or `nil` if no recipe needs it.
    public func number(forKey key: String) -> Int? { numbers[key] }

    /// Adds what can replace the groceries of this table, and returns it by number.
    ///
    /// - Parameter substitutes: What can replace an ingredient.
    public mutating func numbers(of substitutes: Substitutes) -> [Int: [Int]] {
        var table: [Int: [Int]] = [:]
        for key in substitutes.keys {
            guard let number = numbers[key] else { continue }
            table[number] = substitutes.keys(for: key).map { self.number(addingKey: $0) }
        }
        return table
    }
}
