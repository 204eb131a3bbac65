import RecipeKit

/// A line of a shopping list: one grocery, and everything that needs it.
public struct ShoppingLine: Hashable, Sendable {
    /// An amount of a line. A line has several amounts if they cannot be added: `1 bunch + 2 tbsp`.
    public struct Amount: Hashable, Sendable {
        /// The exact sum, minus the amount that is at home.
        public let quantity: Quantity
        /// Whether the sum is approximate, because an amount was converted with the weight of a food.
        public let isAbout: Bool

        /// Returns the amount for a cook: rounded, in the units of a system.
        public func shown(
            of grocery: Grocery, in system: MeasurementSystem, _ converter: KitchenConverter
        ) -> ShownQuantity {
            // The grocery determines the unit in other systems, and whether the items are whole eggs.
            let quantity = withoutManySpoons(converter)
            let needsFood = system != .asWritten || grocery.key.hasPrefix("egg")
            let name = needsFood ? grocery.name : nil
            var shown = system == .asWritten ? nil : converter.shown(quantity, of: name, in: system)
            if shown?.quantity == quantity { shown = nil }
            let best = shown ?? inCups(quantity) ?? converter.simplified(quantity, of: name)
            guard isAbout, !best.isApproximate else { return best }
            return ShownQuantity(quantity: best.quantity, exact: best.exact, isApproximate: true, source: best.source)
        }

        /// Returns the amount. If it is too large to be measured in spoons, it is in cups, or in millilitres for
        /// languages without cups.
        private func withoutManySpoons(_ converter: KitchenConverter) -> Quantity {
            guard let unit = quantity.unit.flatMap({ converter.units.unit(named: $0, amount: quantity.amount) }),
                unit.symbol == "tbsp" || unit.symbol == "tsp", let size = unit.size, let high = quantity.amount.high,
                let millilitres = high.multiplied(by: size), millilitres > Self.mostInSpoons
            else { return quantity }
            let target = UnitSpelling(like: quantity.unit).hasCups ? KitchenUnit.cup() : .millilitre
            return quantity.amount.mapped { unit.converted($0, to: target) }
                .map { Quantity($0, unit: target == .millilitre ? "ml" : "cups") } ?? quantity
        }

        /// Returns the rounded number of cups for a sum of many spoons: 87 tablespoons are about 5½ cups. Returns `nil`
        /// for other sums.
        private func inCups(_ cups: Quantity) -> ShownQuantity? {
            guard cups != quantity, cups.unit == "cups",
                let rounded = cups.amount.mapped({ Graduation.cups.nearest(to: $0) })
            else { return nil }
            return ShownQuantity(
                quantity: Quantity(rounded, unit: rounded.high == .one ? "cup" : "cups"), exact: cups,
                isApproximate: rounded != cups.amount, source: nil)
        }

        /// The largest amount that is shown in spoons, in millilitres. It is one cup, or 16 tablespoons.
        private static let mostInSpoons = Rational(237)
    }

    /// A need for the grocery: an ingredient of a recipe, or an item that the user typed.
    public struct Contribution: Hashable, Sendable {
        /// The need, with the amount that the recipe writes.
        public let need: ShoppingNeed
        /// The reason why the name means this grocery.
        public let basis: Grocery.Basis
        /// The amounts that were converted with the weight of a food to the unit of the sum.
        public internal(set) var conversions: [Conversion] = []
    }

    /// A conversion with the weight of a food.
    public struct Conversion: Hashable, Sendable {
        /// The amount as the recipe writes it.
        public let from: Quantity
        /// The amount in the unit of the sum.
        public let to: Quantity
        /// The source of the weight: `USDA 11282`.
        public let source: String
    }

    /// Stock that was subtracted from the amount to buy.
    public struct Supply: Hashable, Sendable {
        /// The stock.
        public let stock: ShoppingStock
        /// The subtracted amount in the unit of the sum. `nil` if the stock is enough for any amount.
        public let taken: Quantity?
        /// Whether the amount is approximate, because it was converted with the weight of a food.
        public let isAbout: Bool
    }

    /// The grocery.
    public let grocery: Grocery
    /// Whether all recipes can be cooked without the grocery.
    public let isOptional: Bool
    /// The amounts to buy. The array is empty if no recipe states an amount.
    public let amounts: [Amount]
    /// The amounts in words, each of them once: `to taste`.
    public let words: [String]
    /// Whether some recipe needs the grocery and states no amount. The stated amounts are then not all that is needed.
    public let isOpenEnded: Bool
    /// The needs for the grocery, in the order of the recipes.
    public let contributions: [Contribution]
    /// The stock of the grocery at home.
    public let supplies: [Supply]
    /// The place of the grocery in the shop.
    public let place: Aisles.Place
    /// The packs or items to buy, if amounts are rounded up to what shops sell.
    public let purchase: ShopSizes.Purchase?

    /// The name to show.
    public var name: String { grocery.name }

    /// Whether a part of the line is a guess that the user can undo with a ``ShoppingSplit``: names with the same
    /// meaning, or amounts that were converted with weights.
    public var isGuessed: Bool {
        !otherNames.isEmpty || contributions.contains { $0.basis == .guess } || amounts.contains(where: \.isAbout)
    }

    /// The other names in recipes that mean this grocery, each of them once: `extra-virgin olive oil` on a line of
    /// olive oil.
    public var otherNames: [String] {
        var seen: Set<String> = [NameTokens.key(name)]
        return contributions.compactMap { contribution in
            guard contribution.basis >= .synonym else { return nil }
            let other = contribution.need.name.prefix { !",(;[".contains($0) }.trimmingSpaces()
            return seen.insert(NameTokens.key(other)).inserted && !other.isEmpty ? other : nil
        }
    }

    /// The splits that undo what was merged in this line.
    public var splits: [ShoppingSplit] {
        var splits: [ShoppingSplit] = []
        for contribution in contributions where contribution.basis >= .synonym {
            let split = ShoppingSplit(splitting: contribution.need.name, from: grocery)
            if !splits.contains(split) { splits.append(split) }
        }
        if contributions.contains(where: { !$0.conversions.isEmpty }) { splits.append(.units(grocery: grocery.key)) }
        return splits
    }

    /// Returns the text of the packs to buy, or of the amounts if they are not rounded up. The text is empty if there
    /// are neither.
    public func amountText(
        in system: MeasurementSystem = .asWritten, _ converter: KitchenConverter = KitchenConverter(),
        style: QuantityStyle = .unicode
    ) -> String {
        purchase?.formatted(style) ?? exactAmountText(in: system, converter, style: style)
    }

    /// Returns the text of the amounts: `~5`, `1½ l + 1 tbsp`, `2 tsp + to taste`. The text is empty if there are none.
    public func exactAmountText(
        in system: MeasurementSystem = .asWritten, _ converter: KitchenConverter = KitchenConverter(),
        style: QuantityStyle = .unicode
    ) -> String {
        (amounts.map { $0.shown(of: grocery, in: system, converter).formatted(style) } + words)
            .joined(separator: " + ")
    }
}
