import RecipeKit

/// A line of a shopping list: one grocery, with everything that asks for it.
public struct ShoppingLine: Hashable, Sendable {
    /// An amount of a line. A line has several if they cannot be added: `1 bunch + 2 tbsp`.
    public struct Amount: Hashable, Sendable {
        /// The exact sum, after what is at home was subtracted.
        public let quantity: Quantity
        /// Whether the weight of a food was used, so that the sum is only about right.
        public let isAbout: Bool

        /// Returns the amount in the units that a cook wants, rounded.
        public func shown(
            of grocery: Grocery, in system: MeasurementSystem, _ converter: KitchenConverter
        ) -> ShownQuantity {
            // The food decides about the unit of other systems, and whether items are whole eggs.
            let quantity = withoutManySpoons(converter)
            let needsFood = system != .asWritten || grocery.key.hasPrefix("egg")
            let name = needsFood ? grocery.name : nil
            var shown = system == .asWritten ? nil : converter.shown(quantity, of: name, in: system)
            if shown?.quantity == quantity { shown = nil }
            let best = shown ?? inCups(quantity) ?? converter.simplified(quantity, of: name)
            guard isAbout, !best.isApproximate else { return best }
            return ShownQuantity(quantity: best.quantity, exact: best.exact, isApproximate: true, source: best.source)
        }

        /// The sum in cups, or in millilitres for languages without cups, if nobody would count the spoons.
        private func withoutManySpoons(_ converter: KitchenConverter) -> Quantity {
            guard let unit = quantity.unit.flatMap({ converter.units.unit(named: $0, amount: quantity.amount) }),
                unit.symbol == "tbsp" || unit.symbol == "tsp", let size = unit.size, let high = quantity.amount.high,
                let millilitres = high.multiplied(by: size), millilitres > Self.mostInSpoons
            else { return quantity }
            let target = UnitSpelling(like: quantity.unit).hasCups ? KitchenUnit.cup() : .millilitre
            return quantity.amount.mapped { unit.converted($0, to: target) }
                .map { Quantity($0, unit: target == .millilitre ? "ml" : "cups") } ?? quantity
        }

        /// A sum of many spoons in cups, as a cook measures them: 87 tablespoons are about 5½ cups. `nil` if the sum is not
        /// one of many spoons.
        private func inCups(_ cups: Quantity) -> ShownQuantity? {
            guard cups != quantity, cups.unit == "cups",
                let rounded = cups.amount.mapped({ Graduation.cups.nearest(to: $0) })
            else { return nil }
            return ShownQuantity(
                quantity: Quantity(rounded, unit: rounded.high == .one ? "cup" : "cups"), exact: cups,
                isApproximate: rounded != cups.amount, source: nil)
        }

        /// A cup: 16 tablespoons.
        private static let mostInSpoons = Rational(237)
    }

    /// Something that asks for the grocery.
    public struct Contribution: Hashable, Sendable {
        /// What is needed, as the recipe writes it.
        public let need: ShoppingNeed
        /// Why the name means this grocery.
        public let basis: Grocery.Basis
        /// The amounts that were converted by the weights of a food, in the unit of the sum.
        public internal(set) var conversions: [Conversion] = []
    }

    /// A conversion by the weights of a food.
    public struct Conversion: Hashable, Sendable {
        /// The amount as the recipe writes it.
        public let from: Quantity
        /// The amount in the unit of the sum.
        public let to: Quantity
        /// Where the weight comes from: `USDA 11282`.
        public let source: String
    }

    /// Something at home that was subtracted.
    public struct Supply: Hashable, Sendable {
        /// What is there.
        public let stock: ShoppingStock
        /// The subtracted amount in the unit of the sum, or `nil` if there is enough of it, whatever the amount.
        public let taken: Quantity?
        /// Whether the weight of a food was used.
        public let isAbout: Bool
    }

    /// What the line is about.
    public let grocery: Grocery
    /// Whether all recipes can be cooked without it.
    public let isOptional: Bool
    /// The amounts to buy. Empty if no recipe states one.
    public let amounts: [Amount]
    /// Amounts in words, each once: `to taste`.
    public let words: [String]
    /// Whether a recipe needs it in an amount that it does not state, besides the stated ones.
    public let isOpenEnded: Bool
    /// What asks for it, in the order of the recipes.
    public let contributions: [Contribution]
    /// What is at home of it.
    public let supplies: [Supply]
    /// Its place in the shop.
    public let place: Aisles.Place
    /// What a shop sells of it, if the amounts are rounded up.
    public let purchase: ShopSizes.Purchase?

    /// The name to show.
    public var name: String { grocery.name }

    /// Whether something about the line is a guess that the user can undo with a ``ShoppingSplit``: other names, or amounts
    /// that were converted by weights.
    public var isGuessed: Bool {
        !otherNames.isEmpty || contributions.contains { $0.basis == .guess } || amounts.contains(where: \.isAbout)
    }

    /// The names by which recipes ask for it that the program takes for the shown one, each once: `extra-virgin olive oil`
    /// on a line of olive oil.
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

    /// Returns the text of what to buy: the packs, or the amounts if they are not rounded up. Empty if there are none.
    public func amountText(
        in system: MeasurementSystem = .asWritten, _ converter: KitchenConverter = KitchenConverter(),
        style: QuantityStyle = .unicode
    ) -> String {
        purchase?.formatted(style) ?? exactAmountText(in: system, converter, style: style)
    }

    /// Returns the text of the amounts: `~5`, `1½ l + 1 tbsp`, `2 tsp + to taste`. Empty if there are none.
    public func exactAmountText(
        in system: MeasurementSystem = .asWritten, _ converter: KitchenConverter = KitchenConverter(),
        style: QuantityStyle = .unicode
    ) -> String {
        (amounts.map { $0.shown(of: grocery, in: system, converter).formatted(style) } + words)
            .joined(separator: " + ")
    }
}
