import RecipeKit

extension MeasureFinder {
    /// Returns the temperature or the range of temperatures that begins at a token: `350°F`, `180 to 190 °C`, `-18 °C`,
    /// `350 degrees Fahrenheit`. Returns `nil` if there is none, or if its scale is not clear.
    func temperature(at index: Int) -> FoundMeasure? {
        guard let first = degrees(at: index) else { return nil }
        let afterFirst = first.element.tail.upperBound
        if let next = connectorEnd(at: afterFirst, joinsSides: false),
            let second = degrees(at: next, isAfterDash: true),
            second.hasDegree, let scale = second.scale ?? first.scale ?? bareScale(second.element.value),
            first.scale == nil || first.scale == scale, first.element.value < second.element.value
        {
            return FoundMeasure(unit: scale, elements: [first.element, second.element])
        }
        guard first.hasDegree, let scale = first.scale ?? bareScale(first.element.value) else { return nil }
        // In German, `um 180 Grad` is an angle.
        if first.scale == nil, finder.word(index - 1) == "um" { return nil }
        return FoundMeasure(unit: scale, elements: [first.element])
    }

    /// Returns the scale of degrees that have no letter: `350 degrees`. In English, 275 degrees or more are Fahrenheit.
    /// In other languages, 50 degrees or more are Celsius. Returns `nil` for lower values.
    private func bareScale(_ value: Rational) -> FoundMeasure.Unit? {
        guard finder.vocabulary.isEnglish else { return value >= Rational(50) ? .celsius : nil }
        return value >= Rational(275) ? .fahrenheit : nil
    }

    private typealias Degrees = (element: FoundMeasure.Element, scale: FoundMeasure.Unit?, hasDegree: Bool)

    private func degrees(at index: Int, isAfterDash: Bool = false) -> Degrees? {
        var number = index
        if !isAfterDash, isMinus(index), let next = finder.token(index + 1), next.number != nil || isZero(index + 1) {
            number += 1
        }
        if !isAfterDash, number == index {
            // In `-18`, the temperature begins at the minus sign, and not at `18`.
            guard !isGlued(index), !(isMinus(index - 1) && finder.token(index)?.followsSpace == false) else {
                return nil
            }
        }
        guard let value = finder.token(number)?.number ?? (isZero(number) ? .zero : nil), value < Rational(1000) else {
            return nil
        }
        let isNegative = number > index
        let (scale, end, hasDegree) = degreeSign(at: number + 1, value)
        return (
            FoundMeasure.Element(
                value: isNegative ? value.multiplied(by: Rational(-1)) ?? value : value, number: index..<(number + 1),
                tail: (number + 1)..<end), scale, hasDegree
        )
    }

    private func isZero(_ index: Int) -> Bool {
        guard let token = finder.token(index), token.kind == .digits else { return false }
        return finder.text.text(token.range) == "0"
    }

    /// Returns whether the token is the minus sign of a negative number, or a word such as `minus`.
    private func isMinus(_ index: Int) -> Bool {
        guard let token = finder.token(index) else { return false }
        if finder.vocabulary.minusWords.contains(token.word) { return true }
        guard token.isSign("-") || token.isSign("−") || token.isSign("–") || token.isSign("‑"),
            finder.token(index + 1)?.followsSpace == false
        else { return false }
        return token.followsSpace || index == 0 || finder.token(index - 1)?.isSign("(") == true
    }

    /// Reads the scale of a temperature after the number: `°F`, `degrees Celsius`. Also returns the index after the
    /// scale.
    ///
    /// Without a degree sign or word, the number must be above 25: `180 C`.
    private func degreeSign(
        at index: Int, _ value: Rational
    ) -> (scale: FoundMeasure.Unit?, end: Int, hasDegree: Bool) {
        guard let token = finder.token(index) else { return (nil, index, false) }
        if token.isSign("℃") { return (.celsius, index + 1, true) }
        if token.isSign("℉") { return (.fahrenheit, index + 1, true) }
        if token.word == "ºc" { return (.celsius, index + 1, true) }
        if token.word == "ºf" { return (.fahrenheit, index + 1, true) }
        let isSign = token.isSign("°") || token.isSign("˚") || token.word == "º"
        if isSign || Self.degreeWords.contains(token.word) {
            var next = index + 1
            if !isSign, token.word == "deg", finder.token(next)?.isSign(".") == true { next += 1 }
            if let scale = scale(at: next, needsCapital: finder.token(next)?.followsSpace == true) {
                return (scale, next + 1, true)
            }
            return (nil, index + 1, true)
        }
        guard value > Rational(25), let scale = scale(at: index, needsCapital: token.followsSpace) else {
            return (nil, index, false)
        }
        return (scale, index + 1, true)
    }

    /// Returns the scale that a letter or a name means: `F`, `Celsius`. Returns `nil` for any other token.
    ///
    /// - Parameters:
    ///   - index: The index of the token.
    ///   - needsCapital: Whether a single letter must be a capital.
    private func scale(at index: Int, needsCapital: Bool) -> FoundMeasure.Unit? {
        guard let token = finder.token(index), token.kind == .word,
            !needsCapital || token.isCapital || token.word.count > 1
        else { return nil }
        switch token.word {
        case "c", "celsius", "centigrade": return .celsius
        case "f", "fahrenheit": return .fahrenheit
        default: return nil
        }
    }

    private static let degreeWords: Set<String> = [
        "degree", "degrees", "deg", "grad", "degré", "degrés", "degre", "degres", "grado", "grados", "gradi",
    ]
}
