import RecipeKit

/// The sizes in which shops sell groceries.
public struct ShopSizes: Sendable {
    /// A number of packs or items to buy, such as two packs of 250 g.
    public struct Purchase: Hashable, Sendable {
        /// The number of packs or items.
        public let count: Int
        /// The size of a pack, or `nil` for single items.
        public let size: Quantity?

        /// Returns the text: `2 × 250 g`, `1 kg`, `5`.
        public func formatted(_ style: QuantityStyle = .unicode) -> String {
            guard let size else { return String(count) }
            if count == 1 { return size.formatted(style) }
            return "\(count) \(style == .unicode ? "×" : "x") \(size.formatted(style))"
        }
    }

    private let sizes: [String: [Quantity]]

    /// Creates sizes.
    ///
    /// - Parameter own: The sizes of packs for names of groceries. For these groceries, they replace the sizes that the
    ///   program knows.
    public init(own: [String: [Quantity]] = [:]) {
        var sizes = Self.common
        for (name, packs) in own { sizes[GroceryNames().grocery(for: name).key] = packs }
        self.sizes = sizes
    }

    /// Returns the packs or items to buy for an amount of a grocery. For a range, the upper bound counts. Returns `nil`
    /// for an amount of zero and on overflow.
    ///
    /// All packs have the same size: the size with the smallest surplus, then the size with the fewest packs. If no
    /// size fits, the amount is rounded up. For a length without a fitting size, returns `nil`.
    func purchase(of key: String, for sum: ShoppingSum, _ units: inout ShoppingUnits, food: Food?) -> Purchase? {
        guard let needed = sum.amount.high, needed > .zero else { return nil }
        var best: (purchase: Purchase, total: Double)?
        for size in sizes[key] ?? [] {
            guard let pack = units.sum(size, language: nil), let each = Self.amount(of: pack, like: sum, food) else {
                continue
            }
            guard each > .zero, let count = needed.divided(by: each)?.roundedUp, count < 1_000 else {
                continue
            }
            let total = Double(count) * each.doubleValue
            if let best, (best.total, best.purchase.count) <= (total, count) { continue }
            best = (Purchase(count: count, size: size), total)
        }
        return best?.purchase ?? general(sum, needed)
    }

    private static func amount(of pack: ShoppingSum, like sum: ShoppingSum, _ food: Food?) -> Rational? {
        if pack.measure == sum.measure {
            guard let unit = sum.unit, let own = pack.unit else { return pack.amount.high }
            return pack.amount.high.flatMap { own.converted($0, to: unit) }
        }
        return food.flatMap { pack.converted(to: sum, of: $0)?.amount.high }
    }

    /// Returns a purchase for a grocery without a fitting size: whole items, or a weight or volume that is rounded up.
    /// Returns `nil` for a length.
    private func general(_ sum: ShoppingSum, _ needed: Rational) -> Purchase? {
        switch sum.measure {
        case .items: return Purchase(count: needed.roundedUp, size: nil)
        case .counted:
            return Purchase(
                count: 1, size: Quantity(.number(Rational(needed.roundedUp)), unit: sum.spelling))
        case .mass, .volume:
            guard let unit = sum.unit, let base = unit.size, let small = needed.multiplied(by: base) else { return nil }
            let isVolume = sum.measure == .volume
            let step = small <= Rational(500) ? 50 : small <= Rational(2_000) ? 100 : 500
            guard let steps = small.divided(by: Rational(step))?.roundedUp else { return nil }
            let amount = steps * step
            let size =
                amount >= 1_000
                ? Quantity(.number(Rational(amount, 1_000) ?? .one), unit: isVolume ? "l" : "kg")
                : Quantity(.number(Rational(amount)), unit: isVolume ? "ml" : "g")
            return Purchase(count: 1, size: size)
        case .length: return nil
        }
    }

    private static let common: [String: [Quantity]] = {
        var sizes: [String: [Quantity]] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard parts.count == 2 else { continue }
            let packs = parts[1].split(separator: ",").compactMap { Quantity(cooklang: $0) }
            for name in parts[0].split(separator: "/") { sizes[NameTokens.key(name)] = packs }
        }
        return sizes
    }()

    private static let table = """
        flour/bread flour/whole wheat flour/spelt flour/rye flour: 1%kg
        sugar/brown sugar/caster sugar/salt: 1%kg, 500%g
        powdered sugar/almond flour/hazelnut/walnut/almond: 250%g, 200%g
        butter/unsalted butter/salted butter/margarine: 250%g
        milk/low-fat milk/oat milk/soy milk/almond milk/orange juice/apple juice: 1%l
        cream/sour cream/crème fraîche: 200%ml
        yogurt/Greek yogurt/quark: 500%g, 150%g
        mascarpone/ricotta: 250%g
        cream cheese/feta/goat cheese: 200%g
        mozzarella: 125%g
        egg: 10, 6
        rice/basmati rice/risotto rice/brown rice/lentil/red lentil/couscous/bulgur/quinoa: 500%g, 1%kg
        pasta/spaghetti/penne/macaroni/fusilli/linguine/tagliatelle: 500%g
        oat: 500%g
        canned tomato/chickpea/kidney bean/black bean/white bean/coconut milk: 400%g, 400%ml
        passata: 500%g, 700%g
        tomato paste: 200%g, 70%g
        olive oil/oil/sunflower oil/canola oil/vinegar/balsamic vinegar: 500%ml, 1%l
        soy sauce/sesame oil/fish sauce: 250%ml, 150%ml
        honey/jam/peanut butter: 500%g, 250%g
        baking powder/yeast: 7%g, 15%g
        cornstarch: 400%g
        cocoa: 125%g, 250%g
        dark chocolate/milk chocolate/white chocolate: 100%g
        raisin: 200%g
        white wine/red wine: 750%ml
        beer: 500%ml
        tofu: 200%g, 400%g
        bacon/ham: 100%g, 200%g
        ground beef/minced meat: 500%g, 400%g
        """
}

extension Rational {
    var roundedUp: Int {
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        return rest > 0 ? whole + 1 : whole
    }
}
