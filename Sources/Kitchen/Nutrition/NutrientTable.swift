/// The nutrients of some 2,900 foods of the USDA. The program contains them as text.
public struct NutrientTable: Sendable {
    /// Creates the table.
    public init() {}

    /// Returns the food with a USDA number, or `nil` if the table does not contain it. O(log n).
    public func food(number: Int) -> NutrientFood? {
        let digits = String(number)
        return food(digits: String(repeating: "0", count: max(0, 5 - digits.count)) + digits)
    }

    /// Returns the food whose number has these five digits, or `nil` if the table does not contain it.
    func food(digits: String) -> NutrientFood? {
        guard let number = Int(digits), let line = SortedLines(Self.lines).rest(after: digits, before: "|") else {
            return nil
        }
        let parts = line.dropFirst().split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let values = parts[0].split(separator: " ").compactMap { Double(String($0)) }
        guard values.count == 7 else { return nil }
        let named = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
        return NutrientFood(
            number: number, name: named ?? FoodTable().food(usdaNumber: number)?.name ?? digits,
            per100Grams: Nutrients(
                energy: values[0], protein: values[1], fat: values[2], carbohydrate: values[3], sugar: values[4],
                fibre: values[5], salt: values[6] * 2.54 / 1000))
    }
}
