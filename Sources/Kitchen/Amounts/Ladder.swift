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
    /// 2. The largest unit in which rounding changes the amount by at most 5 %.
    /// 3. The unit in which rounding changes the amount least.
    /// 4. The smallest unit.
    ///
    /// In cases 2 and 3, ``Rung/roundingMaximum`` limits the amounts that may be rounded in a unit.
    ///
    /// - Parameters:
    ///   - amount: The amount.
    ///   - unit: The unit of the amount.
    /// - Returns: `nil` for words and on overflow.
    func position(of amount: Amount, in unit: KitchenUnit) -> Position? {
        let steps = rungs.compactMap { rung in Step(rung, amount, unit) }
        if let exact = steps.first(where: \.isExact) { return exact.position(isRounded: false) }
        return rounded(steps)
    }

    /// Returns an approximate amount in the unit that is best for this amount. The result is always rounded to a value
    /// that cooks write. Returns `nil` for words and on overflow.
    func roundedPosition(of amount: Amount, in unit: KitchenUnit) -> Position? {
        rounded(rungs.compactMap { rung in Step(rung, amount, unit) })
    }

    private func rounded(_ steps: [Step]) -> Position? {
        let fitting = steps.filter(\.canRound)
        let best = fitting.first { $0.error <= 0.0501 } ?? fitting.min { $0.error < $1.error } ?? steps.last
        return best?.position(isRounded: true)
    }

    /// An amount in the unit of a rung.
    private struct Step {
        let rung: Rung
        let exact: Amount
        let low: Rational
        let high: Rational

        init?(_ rung: Rung, _ amount: Amount, _ unit: KitchenUnit) {
            guard let exact = amount.mapped({ unit.converted($0, to: rung.unit) }) else { return nil }
            self.rung = rung
            self.exact = exact
            switch exact {
            case .number(let number): (low, high) = (number, number)
            case .range(let first, let second): (low, high) = (first, second)
            case .text: return nil
            }
        }

        var isExact: Bool { rung.holds(high) && rung.isUsual(low) && rung.isUsual(high) }

        var canRound: Bool { rung.holds(high) && rung.roundingMaximum.map { high <= $0 } ?? true }

        var error: Double {
            max(low.error(of: rung.graduation.nearest(to: low)), high.error(of: rung.graduation.nearest(to: high)))
        }

        func position(isRounded: Bool) -> Position {
            let shown = isRounded ? exact.mapped { $0 == .zero ? $0 : rung.graduation.nearest(to: $0) } ?? exact : exact
            return Position(unit: rung.unit, exact: exact, shown: shown)
        }
    }
}
