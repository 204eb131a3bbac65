import RecipeKit

/// A line of a shopping list: one grocery, and everything that needs it.
public struct ShoppingLine: Hashable, Sendable {
    /// An amount of a line. A line has several amounts if they cannot be added: `1 bunch + 2 tbsp`.
    public struct Amount: Hashable, Sendable {
        /// The exact sum, minus the amount that is at home.
        public let quantity: Quantity
        /// Whether the sum is approximate, because an amount was converted with the weight of a food.
        public let isAbout: Bool
        /// The unit that the name in ``quantity`` means. The cups and spoons of countries have the same names.
        let unit: KitchenUnit?

        /// Returns the amount for a cook: rounded, in the units of a system.
        public func shown(
            of grocery: Grocery, in system: MeasurementSystem, _ converter: KitchenConverter
        ) -> ShownQuantity {
            let quantity = withoutManySpoons(inUnits(of: converter), converter)
            // The name of the grocery is needed only if the units change, and for eggs, which are whole numbers.
            let needsFood = system != .asWritten || grocery.key.hasPrefix("egg")
            let name = needsFood ? grocery.name : nil
            var shown = system == .asWritten ? nil : converter.shown(quantity, of: name, in: system)
            if shown?.quantity == quantity { shown = nil }
            let best = shown ?? inCups(quantity, converter) ?? converter.simplified(quantity, of: name)
            guard isAbout, !best.isApproximate else { return best }
            return ShownQuantity(quantity: best.quantity, exact: best.exact, isApproximate: true, source: best.source)
        }

        /// Returns the quantity in the unit that its name means to a converter: 4 Australian tablespoons are more than 5
        /// American ones.
        private func inUnits(of converter: KitchenConverter) -> Quantity {
            guard let unit, let name = quantity.unit,
                let other = converter.units.unit(named: name, amount: quantity.amount), other != unit,
                let amount = quantity.amount.mapped({ unit.converted($0, to: other) })
            else { return quantity }
            return Quantity(amount, unit: name)
        }

        /// Returns a quantity. If the quantity is in spoons and is more than one cup, converts it to cups. For a
        /// language without cups, converts it to millilitres instead.
        private func withoutManySpoons(_ quantity: Quantity, _ converter: KitchenConverter) -> Quantity {
            guard let unit = quantity.unit.flatMap({ converter.units.unit(named: $0, amount: quantity.amount) }),
                unit.symbol == "tbsp" || unit.symbol == "tsp", let size = unit.size, let high = quantity.amount.high,
                let millilitres = high.multiplied(by: size), millilitres > Self.mostInSpoons
            else { return quantity }
            let hasCups = UnitLanguage.hasCups(like: quantity.unit, in: converter.units.language)
            let target = hasCups ? KitchenUnit.cup(converter.units.standard) : .millilitre
            return quantity.amount.mapped { unit.converted($0, to: target) }
                .map { Quantity($0, unit: target == .millilitre ? "ml" : "cups") } ?? quantity
        }

        /// Returns the rounded number of cups for a sum of many spoons: 87 tablespoons are about 5½ cups. Returns `nil`
        /// for other sums.
        ///
        /// - Parameters:
        ///   - cups: The result of ``withoutManySpoons(_:_:)``.
        ///   - converter: The converter that made it.
        private func inCups(_ cups: Quantity, _ converter: KitchenConverter) -> ShownQuantity? {
            guard cups != inUnits(of: converter), cups.unit == "cups",
                let rounded = cups.amount.mapped({ Graduation.cups.nearest(to: $0) })
            else { return nil }
            return ShownQuantity(
                quantity: Quantity(rounded, unit: rounded.high == .one ? "cup" : "cups"), exact: cups,
                isApproximate: rounded != cups.amount, source: nil)
        }

        /// The millilitres in the largest amount that is shown in spoons: one US cup, or 16 tablespoons.
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
        public let stock: ShoppingStock
        /// The subtracted amount in the unit of the sum. `nil` if the stock counts as enough for the whole line. If the
        /// amount of the stock is in words, nothing is subtracted, and the value is an empty text.
        public let taken: Quantity?
        /// Whether the amount is approximate, because it was converted with the weight of a food.
        public let isAbout: Bool
    }

    public let grocery: Grocery
    /// Whether all needs of this line are optional. If other needs for the grocery are required, they are in another
    /// line.
    public let isOptional: Bool
    /// The amounts to buy. The array is empty if no recipe states an amount, or if the stock is enough.
    public let amounts: [Amount]
    /// The amounts in words, each of them once: `to taste`.
    public let words: [String]
    /// Whether the user needs more than the stated amounts, because a recipe needs the grocery and states no amount. If
    /// some of the grocery is at home, the value is `false`: any stock is enough for such a recipe.
    public let isOpenEnded: Bool
    /// The needs for the grocery, in the order of the recipes.
    public let contributions: [Contribution]
    /// The stock of the grocery at home that this line uses.
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

    /// Whether an amount is that of a recipe's file, although the recipe was scaled.
    public var isUnscaled: Bool { unscaledFactor != nil }

    /// How often the words of the recipe are needed if they could not be scaled, or `nil`.
    public var unscaledFactor: Rational? { contributions.lazy.compactMap(\.need.unscaledFactor).first }

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

    /// Returns the text of the packs to buy. If the amounts are not rounded up to packs, returns the text of the
    /// amounts. The text is empty if there are no amounts.
    public func amountText(
        in system: MeasurementSystem = .asWritten, _ converter: KitchenConverter = KitchenConverter(),
        style: QuantityStyle = .unicode
    ) -> String {
        purchase?.formatted(style) ?? exactAmountText(in: system, converter, style: style)
    }

    /// Returns the text of the amounts, without rounding up to packs: `1½ l + 1 tbsp`, `2 tsp + to taste`. The text is
    /// empty if there are no amounts.
    ///
    /// The amounts are rounded as cooks write them. An approximate amount has a `~` before it: `~5`.
    public func exactAmountText(
        in system: MeasurementSystem = .asWritten, _ converter: KitchenConverter = KitchenConverter(),
        style: QuantityStyle = .unicode
    ) -> String {
        // The units on a line are those of the recipe, in its language.
        let language = contributions.lazy.compactMap(\.need.language).first
        let converter = KitchenConverter(units: converter.units.spelling(in: language), foods: converter.foods)
        return (amounts.map { $0.shown(of: grocery, in: system, converter).formatted(style) } + words)
            .joined(separator: " + ")
    }
}
