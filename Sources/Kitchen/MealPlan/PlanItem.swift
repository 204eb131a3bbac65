import RecipeKit

/// Something that is planned: a recipe, an ingredient, or words.
public enum PlanItem: Hashable, Sendable {
    /// A recipe by its path in the cookbook, without `./` and without the file extension. Its amount is a factor (`2`),
    /// servings (`4%servings`) or a yield (`500%ml`).
    case recipe(path: String, quantity: Quantity?)
    /// An ingredient that is eaten as it is.
    case ingredient(Ingredient)
    /// Words: `leftovers of Monday`.
    case words(String)

    /// The text of the item in a line of a menu, without the dash. `nil` if a line cannot store the item.
    public var text: String? {
        let text: String
        switch self {
        case .recipe(let path, let quantity):
            guard !path.isEmpty, !path.contains(where: { "{}@".contains($0) }) else { return nil }
            text = "@./\(path){\(quantity?.cooklang ?? "")}"
        case .ingredient(let ingredient):
            guard !ingredient.name.isEmpty, !ingredient.name.contains(where: { "{}@".contains($0) }) else { return nil }
            text = "@\(ingredient.name){\(ingredient.quantity?.cooklang ?? "")}"
        case .words(let words):
            text = words.trimmingSpaces()
            guard !text.isEmpty, !text.contains("@"), !text.hasSuffix("\\") else { return nil }
        }
        guard !text.contains(where: \.isNewline), !text.contains("--"), !text.contains("[-") else { return nil }
        return text
    }

    /// The factor of a planned recipe.
    public struct Factor: Hashable, Sendable {
        /// The factor.
        public let value: Rational
        /// Whether the program could not compare the amount with the recipe's servings or yield. If so, ``value`` is
        /// the number itself, or 1 for an amount in words.
        public let isGuess: Bool
    }

    /// Returns the factor of a planned recipe. For a recipe without an amount, and for an item that is not a recipe,
    /// returns the factor of the whole plan.
    ///
    /// A number without a unit is the factor. Planned servings are divided by the servings of the recipe. An amount in
    /// another unit is divided by the recipe's yield. If the recipe states nothing that can be compared, the number
    /// itself is the factor.
    ///
    /// - Parameters:
    ///   - scale: The factor of the whole plan. It does not multiply a fixed amount (`=4%servings`).
    ///   - recipe: The recipe.
    ///   - convert: The conversion between units, for yields.
    public func factor(
        scale: Rational = .one, for recipe: Recipe, converting convert: QuantityConversion = Self.convertingUnits
    ) -> Factor {
        guard case .recipe(_, let quantity?) = self else { return Factor(value: scale, isGuess: false) }
        let scaled = quantity.scaled(by: scale)
        guard let number = scaled.amount.high, number > .zero else {
            // The factor is 1 for an amount in words, such as `{some%servings}`, and for an amount of zero.
            return Factor(value: .one, isGuess: true)
        }
        let unit = (scaled.unit ?? "").trimmingSpaces().lowercased()
        if unit.isEmpty { return Factor(value: number, isGuess: false) }
        if unit == "serving" || Scaling.isServings(unit) {
            guard let servings = recipe.metadata.servings?.number, let value = number.divided(by: servings) else {
                return Factor(value: number, isGuess: true)
            }
            return Factor(value: value, isGuess: false)
        }
        for yield in recipe.yields {
            guard let whole = yield.amount.high, let wanted = convert(scaled, yield.unit, nil),
                let value = wanted.divided(by: whole)
            else { continue }
            return Factor(value: value, isGuess: false)
        }
        return Factor(value: number, isGuess: true)
    }

    /// A conversion between units of the same kind: 2 l are 2000 ml.
    public static let convertingUnits: QuantityConversion = { quantity, unit, _ in
        if let same = Scaling.sameUnit(quantity, unit, nil) { return same }
        let units = UnitCatalog()
        guard let number = quantity.amount.high, let from = quantity.unit.flatMap({ units.unit(named: $0) }),
            let to = unit.flatMap({ units.unit(named: $0) })
        else { return nil }
        return from.converted(number, to: to)
    }
}

/// A time of day.
public struct PlanTime: Hashable, Sendable, Comparable {
    public let hour: Int
    public let minute: Int

    /// Creates a time. Returns `nil` if the hour or the minute is out of range.
    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }

    /// Reads a time: `08:30`, `8:30`, `18.30`. Returns `nil` for any other text.
    public init?(parsing text: some StringProtocol) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
        guard parts.count == 2, parts[0].count <= 2, parts[1].count == 2, let numbers = CalendarDay.numbers(parts)
        else {
            return nil
        }
        self.init(hour: numbers[0], minute: numbers[1])
    }

    /// The text: `08:30`.
    public var text: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }

    /// Returns whether the first time is before the second one.
    public static func < (left: PlanTime, right: PlanTime) -> Bool {
        (left.hour, left.minute) < (right.hour, right.minute)
    }
}
