import RecipeKit

/// Finds the ground beef with the fat that a recipe states: `90% lean`, `80/20`, `5% fat`.
enum GroundBeef {
    /// Returns the USDA number of the ground beef whose fat is nearest to the fat that an ingredient states. Returns
    /// `nil` if the ingredient is not ground beef, or if it states no fat.
    ///
    /// - Parameters:
    ///   - number: The USDA number of the food that the name of the ingredient means.
    ///   - ingredient: The ingredient.
    static func number(_ number: Int, _ ingredient: Ingredient) -> Int? {
        guard Set(byLean.map(\.number)).contains(number) else { return nil }
        let text = ingredient.name + " " + (ingredient.preparation ?? "") + " " + (ingredient.quantity?.unit ?? "")
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard text.contains("%") || text.contains("/"),
            let lean = numbers.first(where: (70...97).contains)
                ?? numbers.first(where: (3...30).contains).map({ 100 - $0 })
        else { return nil }
        return byLean.min { abs($0.lean - lean) < abs($1.lean - lean) }?.number
    }

    private static let byLean: [(lean: Int, number: Int)] = [
        (95, 23557), (90, 23562), (85, 23567), (80, 23572), (75, 23577), (70, 13498),
    ]
}
