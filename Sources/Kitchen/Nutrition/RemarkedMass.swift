import CookingLanguages
import RecipeKit

/// Finds a mass in the remark of an ingredient: `about 12 ounces total`, `115 g, softened`.
struct RemarkedMass {
    private let units: UnitCatalog

    init(_ units: UnitCatalog) { self.units = units }

    /// Returns the first mass in grams, and whether it is the mass of each piece. Returns `nil` if there is no mass.
    func mass(in remark: String) -> (grams: Double, isEach: Bool)? {
        let tokens = StepTokens(remark, .of(.english)).tokens
        for (index, token) in tokens.enumerated() {
            guard let number = token.number, index + 1 < tokens.count else { continue }
            var next = index + 1
            if tokens[next].isSign("-"), next + 1 < tokens.count { next += 1 }
            // Skip the second number of a range. The first number is exact enough.
            if tokens[next].number != nil, next + 1 < tokens.count { next += 1 }
            guard tokens[next].kind == .word, let unit = units.unit(named: tokens[next].word, amount: .number(number)),
                unit.kind == .mass, let size = unit.size
            else { continue }
            let following = tokens[(next + 1)...].first?.word ?? ""
            let isEach = Self.eachWords.contains(following)
            return (number.doubleValue * size.doubleValue, isEach)
        }
        return nil
    }

    private static let eachWords = Set(CookingLanguage.entriesOfAll(.each))
}
