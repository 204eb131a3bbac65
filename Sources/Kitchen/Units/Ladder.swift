import RecipeKit

/// The units in which an amount can be shown, from the largest to the smallest. Each unit is a ``Rung``. For example,
/// one ladder has kilograms and grams.
struct Ladder {
    let rungs: [Rung]

    /// Creates a ladder from units in any order.
    init(_ rungs: [Rung]) {
        self.rungs = rungs.sorted { ($0.unit.size ?? .one) > ($1.unit.size ?? .one) }
    }

    /// An amount in one of the units of the ladder.
    struct Position {
        let unit: KitchenUnit
        let exact: Amount
        let shown: Amount

        var isRounded: Bool { exact != shown }
    }

    /// Returns an amount in the unit that is best for this amount. The best unit is the first of the following units
    /// that exists:
    ///
    /// 1. The largest unit in which cooks write exactly this amount.
    /// 2. The largest unit in which rounding changes the amount by at most 5.5 %, so that a cup of 250 ml is an American
    ///    cup.
    /// 3. The unit in which rounding changes the amount least. If this is more than 10 %, fractions that cooks rarely
    ///    write, such as ⅙, count too.
    /// 4. The smallest unit.
    ///
    /// In cases 2 and 3, ``Rung/roundingMaximum`` limits the amounts that may be rounded in a unit.
    ///
    /// - Parameters:
    ///   - amount: The amount.
    ///   - unit: The unit of the amount.
    /// - Returns: `nil` for words and on overflow.
    func position(of amount: Amount, in unit: KitchenUnit) -> Position? {
        let steps = rungs.compactMap { rung in Step(rung, amount, unit, keepsUsual: true) }
        if let exact = steps.first(where: \.isExact) { return exact.position(isRounded: false) }
        return rounded(steps)
    }

    /// Returns an approximate amount in the unit that is best for this amount. The result is always rounded to a value
    /// that cooks write. Returns `nil` for words and on overflow.
    func roundedPosition(of amount: Amount, in unit: KitchenUnit) -> Position? {
        rounded(rungs.compactMap { rung in Step(rung, amount, unit, keepsUsual: false) })
    }

    private func rounded(_ steps: [Step]) -> Position? {
        let fitting = steps.filter(\.canRound)
        let round = fitting.first { $0.roundError <= 0.055 } ?? fitting.min { $0.roundError < $1.roundError }
        if let round, round.roundError <= Graduation.largestError { return round.position(isRounded: true) }
        return (fitting.min { $0.error < $1.error } ?? steps.last)?.position(isRounded: true)
    }

    /// An amount in the unit of a rung.
    private struct Step {
        let rung: Rung
        let exact: Amount
        let low: Rational
        let high: Rational
        /// Whether an end of a range that cooks write stays exact if only the other end must be rounded.
        let keepsUsual: Bool

        init?(_ rung: Rung, _ amount: Amount, _ unit: KitchenUnit, keepsUsual: Bool) {
            guard let exact = amount.mapped({ unit.converted($0, to: rung.unit) }) else { return nil }
            (self.rung, self.keepsUsual) = (rung, keepsUsual)
            self.exact = exact
            switch exact {
            case .number(let number): (low, high) = (number, number)
            case .range(let first, let second): (low, high) = (first, second)
            case .text: return nil
            }
        }

        var isExact: Bool { rung.holds(high) && rung.isUsual(low) && rung.isUsual(high) }

        var canRound: Bool {
            rung.holds(high) && high >= rung.roundingMinimum && rung.roundingMaximum.map { high <= $0 } ?? true
        }

        /// The error if rare fractions such as ⅙ are not used.
        var roundError: Double { error(rung.graduation.round) }

        var error: Double { error(rung.graduation.nearest) }

        private func error(_ rounding: (Rational) -> Rational) -> Double {
            max(low.error(of: rounded(low, rounding)), high.error(of: rounded(high, rounding)))
        }

        private func rounded(_ value: Rational, _ rounding: (Rational) -> Rational) -> Rational {
            value == .zero || keepsUsual && rung.isUsual(value) ? value : rounding(value)
        }

        func position(isRounded: Bool) -> Position {
            let shown = isRounded ? exact.mapped { rounded($0, rung.graduation.nearest) } ?? exact : exact
            return Position(unit: rung.unit, exact: exact, shown: shown)
        }
    }
}

extension Ladder {
    static let metricMass = Ladder([
        Rung(.gram, .metric), Rung(.kilogram, .largeMetric, minimum: .one),
    ])

    static let metricVolume = Ladder([
        Rung(.millilitre, .metric), Rung(.litre, .largeMetric, minimum: .one),
    ])

    static let usMass = Ladder([
        Rung(.ounce, .quarters), Rung(.pound, .quarters, minimum: .one),
    ])

    static let metricLength = Ladder([Rung(.centimetre, .metric)])

    static let usLength = Ladder([Rung(.inch, .inches)])

    static let metricTemperature = Ladder([Rung(.celsius, .degreesCelsius)])

    static let usTemperature = Ladder([Rung(.fahrenheit, .degreesFahrenheit)])

    /// Teaspoons, tablespoons and cups.
    static let usVolume = spoons(.us, from: "cup", hasCups: true)

    /// Returns the ladder of the spoons and cups of a standard.
    ///
    /// - Parameters:
    ///   - standard: The country of the spoons.
    ///   - symbol: The symbol of the recipe's unit. If it is `tbsp`, less than one tablespoon can be shown in
    ///     tablespoons. If it is `cup`, an exact amount can be shown in eighths of a cup.
    ///   - hasCups: Whether four tablespoons become a quarter of a cup.
    static func spoons(_ standard: MeasureStandard, from symbol: String, hasCups: Bool) -> Ladder {
        var rungs = [
            Rung(
                .teaspoon(standard), .teaspoons, maximum: symbol == "tsp" && !hasCups ? nil : Rational(8),
                roundingMaximum: Rational(5)),
            Rung(
                .tablespoon(standard), .tablespoons, minimum: symbol == "tbsp" ? .part(2) : .one,
                roundingMaximum: hasCups ? Rational(12) : nil),
        ]
        if hasCups {
            rungs.append(
                Rung(.cup(standard), .cups, minimum: .part(4), largestDenominator: symbol == "cup" ? 8 : 4))
        }
        return Ladder(rungs)
    }

    /// Returns the ladder for an amount that stays in the units of the recipe.
    ///
    /// - Parameters:
    ///   - unit: The unit that the recipe writes.
    ///   - hasCups: Whether the result can be in cups.
    static func own(_ unit: KitchenUnit, hasCups: Bool) -> Ladder {
        switch unit.symbol {
        case "tsp", "tbsp", "cup":
            let standards: [MeasureStandard] = [.us, .metric, .australian, .imperial]
            guard let standard = standards.first(where: { KitchenUnit.known(unit.symbol, $0) == unit }) else { break }
            return spoons(standard, from: unit.symbol, hasCups: hasCups || unit.symbol == "cup")
        case "g": return metricMass
        case "ml": return metricVolume
        case "kg": return large(.kilogram, small: .gram)
        case "l": return large(.litre, small: .millilitre)
        case "dl", "cl": return small(unit, large: .litre)
        case "dag", "hg": return small(unit, large: .kilogram)
        case "mg": return small(unit, large: .gram)
        case "oz": return usMass
        case "lb": return Ladder([Rung(.ounce, .quarters), Rung(.pound, .quarters, minimum: .part(4))])
        case "fl oz" where unit == .known("fl oz", .us):
            return Ladder([Rung(unit, .quarters), Rung(.cup(.us), .cups, minimum: .part(2), largestDenominator: 4)])
        default: break
        }
        return Ladder([Rung(unit, graduation(of: unit))])
    }

    private static func large(_ unit: KitchenUnit, small: KitchenUnit) -> Ladder {
        Ladder([
            Rung(small, .metric),
            Rung(unit, .largeMetric, minimum: .part(8), roundingMinimum: .one, largestDenominatorBelowOne: 4),
        ])
    }

    private static func small(_ unit: KitchenUnit, large: KitchenUnit) -> Ladder {
        Ladder([Rung(unit, .largeMetric), Rung(large, .largeMetric, minimum: .one)])
    }

    private static func graduation(of unit: KitchenUnit) -> Graduation {
        switch unit.kind {
        case .length: unit == .inch ? .inches : MetricUnitSymbols.symbols.contains(unit.symbol) ? .metric : .quarters
        case .temperature: unit == .celsius ? .degreesCelsius : unit == .fahrenheit ? .degreesFahrenheit : .quarters
        case .count: .items
        case .mass, .volume: .quarters
        }
    }
}

/// A unit of a ``Ladder``, and the amounts that cooks write in this unit.
struct Rung {
    let unit: KitchenUnit
    let graduation: Graduation
    /// The smallest amount that cooks write in this unit.
    let minimum: Rational
    /// The largest amount that cooks write in this unit, or `nil` if there is none.
    let maximum: Rational?
    /// The largest amount that may be rounded in this unit. A larger amount is shown in this unit only if it needs no
    /// rounding.
    let roundingMaximum: Rational?
    /// The smallest amount that may be rounded in this unit: ⅓ kg becomes ~330 g, and not ~0.33 kg.
    let roundingMinimum: Rational
    /// The largest denominator of a value that needs no rounding.
    let largestDenominator: Int
    /// The largest denominator of a value that needs no rounding, for values less than 1.
    let largestDenominatorBelowOne: Int

    init(
        _ unit: KitchenUnit, _ graduation: Graduation, minimum: Rational = .zero, maximum: Rational? = nil,
        roundingMaximum: Rational? = nil, roundingMinimum: Rational = .zero, largestDenominator: Int = .max,
        largestDenominatorBelowOne: Int = .max
    ) {
        self.unit = unit
        self.graduation = graduation
        self.minimum = minimum
        self.maximum = maximum
        self.roundingMaximum = roundingMaximum
        self.roundingMinimum = roundingMinimum
        self.largestDenominator = largestDenominator
        self.largestDenominatorBelowOne = largestDenominatorBelowOne
    }

    /// Returns whether an amount is neither too small nor too large for this unit.
    func holds(_ value: Rational) -> Bool { value >= minimum && maximum.map { value <= $0 } ?? true }

    /// Returns whether cooks write the value in this unit without rounding.
    func isUsual(_ value: Rational) -> Bool {
        graduation.isUsual(value) && value.denominator <= largestDenominator
            && (value >= .one || value.denominator <= largestDenominatorBelowOne)
    }
}

extension KitchenConverter {
    /// Returns a quantity in a unit that the caller chooses, rounded as cooks write amounts in this unit: 1½ cups of
    /// flour → ~190 g. Returns `nil` if the quantity cannot be converted.
    ///
    /// - Parameters:
    ///   - quantity: The quantity.
    ///   - ingredient: The name of the ingredient. Without it, masses do not become volumes, and volumes do not become
    ///     masses.
    ///   - unit: The unit of the result.
    ///   - name: The spelling of the unit, in the singular or in the plural.
    ///   - usesDecimals: Whether an amount that is far from every fraction of the unit has two significant digits: 1 tsp
    ///     is 0.021 cups. Otherwise, it is rounded to the nearest fraction, such as ¼ cup.
    public func shown(
        _ quantity: Quantity, of ingredient: String? = nil, in unit: KitchenUnit, spelled name: String,
        usesDecimals: Bool = true
    ) -> ShownQuantity? {
        let own = quantity.unit.flatMap { units.unit(named: $0, amount: quantity.amount) }
        guard own != nil || quantity.unit == nil else { return nil }
        var food: Food?
        var exact = own.flatMap { own in quantity.amount.mapped { own.converted($0, to: unit) } }
        if exact == nil, let ingredient, let found = foods.food(named: ingredient, measuredIn: own),
            let each = found.grams(per: own), let other = found.grams(per: unit), other > .zero
        {
            food = found
            exact = quantity.amount.mapped { number in
                each.divided(by: other).flatMap { number.multiplied(by: $0) }
                    ?? Rational(nearest: number.doubleValue * (each.doubleValue / other.doubleValue))
            }
        }
        guard let exact,
            var position = Ladder([Rung(unit, Ladder.graduation(withoutLeaving: unit))])
                .position(of: exact, in: unit, isRounded: food != nil)
        else { return nil }
        if usesDecimals { position = position.withDecimals }
        let spelling = UnitLanguage.adapted(name, to: position.shown.high ?? .one, in: units.language)
        return ShownQuantity(
            quantity: Quantity(position.shown, unit: spelling), exact: Quantity(exact, unit: spelling),
            isApproximate: position.isRounded || food != nil && exact != .number(.zero), source: food?.source)
    }
}

extension Ladder {
    fileprivate func position(of amount: Amount, in unit: KitchenUnit, isRounded: Bool) -> Position? {
        isRounded ? roundedPosition(of: amount, in: unit) : position(of: amount, in: unit)
    }
}

extension Ladder.Position {
    /// The position with two significant digits if the unit is so large that no fraction of it is near: 0.021 cups for
    /// 1 tsp, and not ¼ cup.
    fileprivate var withDecimals: Ladder.Position {
        guard unit.kind != .temperature, let low = exact.low, let shownLow = shown.low,
            low.error(of: shownLow) > 0.1 || (exact.high ?? low).error(of: shown.high ?? shownLow) > 0.1
        else { return self }
        let digits = exact.mapped { $0.rounded(toSignificantDigits: 2) } ?? exact
        return Ladder.Position(unit: unit, exact: exact, shown: digits)
    }
}

extension Ladder {
    /// Returns the values that cooks write if an amount must stay in this unit.
    fileprivate static func graduation(withoutLeaving unit: KitchenUnit) -> Graduation {
        switch unit.symbol {
        case "cup": .cups
        case "tbsp": .tablespoons
        case "tsp": .teaspoons
        case "kg", "l", "dl", "cl", "dag", "hg": .largeMetric
        case "in": .inches
        case "°C": .degreesCelsius
        case "°F": .degreesFahrenheit
        default: MetricUnitSymbols.symbols.contains(unit.symbol) ? .metric : unit.kind == .count ? .items : .quarters
        }
    }
}
