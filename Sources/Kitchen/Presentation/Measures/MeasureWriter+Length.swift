import RecipeKit

extension MeasureWriter {
    /// Returns the change of a length or of the sides of a pan. Returns `nil` on overflow.
    func length(_ measure: FoundMeasure) -> TextChange? {
        let from: KitchenUnit = measure.unit == .inch ? .inch : .centimetre
        let ten = measure.unit == .millimetre ? Rational.part(10) : .one
        let exact = measure.elements.compactMap { element in
            element.value.multiplied(by: ten).flatMap { from.converted($0, to: toMetric ? .centimetre : .inch) }
        }
        guard exact.count == measure.elements.count, let longest = exact.max() else { return nil }
        let isSmall = toMetric && longest < .one
        let values = exact.compactMap { value in
            isSmall
                ? value.multiplied(by: Rational(10))?.rounded(to: .one) : toMetric ? centimetres(value) : inches(value)
        }
        guard values.count == exact.count, let greatest = values.max() else { return nil }
        let unit = toMetric ? (isSmall ? " mm" : " cm") : inchName(after: measure, greatest)
        return change(measure, values, unit: unit)
    }

    /// Returns a length that is usual for pans, in centimetres. From 10 cm on, the result is a whole number. Below
    /// 10 cm, the result is the nearest multiple of ½. If this multiple differs from the exact length by more than 6 %,
    /// the result is the nearest multiple of ⅒.
    private func centimetres(_ value: Rational) -> Rational? {
        if value >= Rational(10) { return value.rounded(to: .one) }
        guard let half = value.rounded(to: .part(2)), value.error(of: half) > 0.06 else {
            return value.rounded(to: .part(2))
        }
        return value.rounded(to: .part(10))
    }

    private func inches(_ value: Rational) -> Rational? {
        let limit = value < Rational(4) ? 0.06 : 0.03
        for step in [Rational.one, .part(2), .part(4)] {
            if let rounded = value.rounded(to: step), rounded > .zero, value.error(of: rounded) <= limit {
                return rounded
            }
        }
        return value.rounded(to: .part(8)).map { max($0, .part(8)) }
    }

    private func inchName(after measure: FoundMeasure, _ value: Rational) -> String {
        guard finder.vocabulary.isEnglish else {
            return " " + (finder.vocabulary.name(ofUnit: "in", after: value) ?? "in")
        }
        let next = finder.token(measure.tokens.upperBound)
        let isBeforeNoun =
            next?.kind == .word && !finder.vocabulary.functionWords.contains(next?.word ?? "")
            && !Self.measuredWords.contains(next?.word ?? "")
        return isBeforeNoun ? "-inch" : value > .one ? " inches" : " inch"
    }

    /// Words before which a length has no hyphen: `2 inches thick`. Function words are not in this set, but also have
    /// no hyphen before them. Before all other words, a hyphen joins the number and the unit: `9-inch tin`.
    private static let measuredWords: Set<String> = [
        "thick", "thickness", "long", "wide", "high", "deep", "tall", "apart", "above", "below", "away", "across",
        "larger",
        "smaller", "intervals",
    ]

    /// Returns the change of the volume that a pan holds.
    func panSize(_ measure: FoundMeasure, _ name: String) -> TextChange? {
        guard let from = units.unit(named: name), from.kind == .volume else { return nil }
        let large: KitchenUnit = toMetric ? .litre : .known("quart", .us)
        let values = measure.elements.compactMap { element -> Rational? in
            guard let exact = from.converted(element.value, to: large) else { return nil }
            return (toMetric ? Graduation.largeMetric : .quarters).nearest(to: exact)
        }
        guard values.count == measure.elements.count, let greatest = values.max() else { return nil }
        let isSmall = toMetric && greatest < .one
        guard isSmall else { return change(measure, values, unit: toMetric ? " l" : "-quart") }
        let small = measure.elements.compactMap { element in
            from.converted(element.value, to: .millilitre).map(Graduation.metric.nearest)
        }
        return small.count == values.count ? change(measure, small, unit: " ml") : nil
    }
}
