import RecipeKit

/// Finds the temperatures, the lengths and the sizes of pans in a step.
struct MeasureFinder {
    let finder: AmountFinder
    /// The scale of the recipe's other temperatures, which degrees without a letter have too. `nil` if it is not known.
    let scaleOfRecipe: FoundMeasure.Unit?

    init(_ finder: AmountFinder, scaleOfRecipe: FoundMeasure.Unit? = nil) {
        (self.finder, self.scaleOfRecipe) = (finder, scaleOfRecipe)
    }

    /// The measures, in the order of the text. O(n).
    var measures: [FoundMeasure] {
        var found: [FoundMeasure] = []
        var index = 0
        while index < finder.text.tokens.count {
            guard let measure = temperature(at: index) ?? length(at: index) ?? panSize(at: index) else {
                index += 1
                continue
            }
            found.append(measure)
            index = measure.tokens.upperBound
        }
        return found
    }

    /// Returns whether a number is directly after another number, or after `#`, a currency sign, a period or a comma.
    /// Such a number is a label, a price or a part of a longer number.
    func isGlued(_ index: Int) -> Bool {
        guard let previous = finder.token(index - 1), finder.token(index)?.followsSpace == false else { return false }
        switch previous.kind {
        case .digits, .number: return true
        case .sign(let sign): return "#$€£.,".unicodeScalars.contains(sign)
        case .word: return false
        }
    }

    /// Returns the index after a connector between two numbers, such as a dash or `to`. Returns `nil` if there is none.
    /// Words such as `or` do not connect.
    ///
    /// - Parameters:
    ///   - index: The index of the connector's first token.
    ///   - joinsSides: Whether a connector of the sides of a pan counts too: `9 x 13`, `9 by 13`.
    func connectorEnd(at index: Int, joinsSides: Bool) -> Int? {
        var index = index
        if isDash(index), joinsSides, isSideWord(index + 1) { index += 1 }
        guard let token = finder.token(index) else { return nil }
        if isDash(index) { return index + 1 }
        if joinsSides, token.isSign("×") || isSideWord(index) {
            index += 1
            return isDash(index) && finder.token(index)?.followsSpace == false ? index + 1 : index
        }
        let isRange = token.word == "to" || token.word == "bis" || finder.vocabulary.rangeWords.contains(token.word)
        return isRange && token.word != "or" && token.word != "oder" && token.word != "ou" ? index + 1 : nil
    }

    /// Returns the index after the word for `and` in a range such as `between 160 and 180 °C`. Returns `nil` if there is none.
    private func endOfAnd(at index: Int, behind start: Int) -> Int? {
        let isRange =
            finder.vocabulary.betweenWords.contains(finder.word(start - 1))
            && finder.vocabulary.andWords.contains(finder.word(index))
        return isRange ? index + 1 : nil
    }

    private func isSideWord(_ index: Int) -> Bool { ["x", "by", "mal", "auf", "per"].contains(finder.word(index)) }

    func isDash(_ index: Int) -> Bool {
        guard let token = finder.token(index) else { return false }
        return token.isSign("-") || token.isSign("–") || token.isSign("—") || token.isSign("‑")
    }
}

extension MeasureFinder {
    /// Returns the length, the range of lengths or the sides of a pan that begin at a token: `9-inch`, `1- to 2-inch`,
    /// `9 x 13 inch`. Returns `nil` if there is none.
    func length(at index: Int) -> FoundMeasure? {
        var elements: [FoundMeasure.Element] = []
        var unit: FoundMeasure.Unit?
        var measured = 0
        var next = index
        while elements.count < 3, let number = finder.number(at: next), number.form != .article,
            !elements.isEmpty || !isGlued(index), number.value <= Rational(300)
        {
            let end = number.tokens.upperBound
            var tail = end..<end
            if let (own, unitEnd) = lengthUnit(at: end) {
                guard unit == nil || unit == own else { break }
                unit = own
                tail = end..<unitEnd
            } else if isDash(end), finder.token(end)?.followsSpace == false, finder.token(end + 1)?.followsSpace == true
            {
                // In `1- to 2-inch`, the hyphen after `1` belongs to this number.
                tail = end..<(end + 1)
            }
            elements.append(FoundMeasure.Element(value: number.value, number: number.tokens, tail: tail))
            if unit != nil { measured = tail.isEmpty ? measured : elements.count }
            let and = elements.count == 1 ? endOfAnd(at: tail.upperBound, behind: index) : nil
            guard let connector = and ?? connectorEnd(at: tail.upperBound, joinsSides: true) else { break }
            next = connector
        }
        guard let unit, measured > 0 else { return nil }
        return FoundMeasure(unit: unit, elements: Array(elements.prefix(measured)))
    }

    /// Returns the unit of length at a token after a number, and the index after the unit. If the token is a hyphen,
    /// the unit begins after the hyphen. Returns `nil` if there is no unit of length.
    private func lengthUnit(at index: Int) -> (FoundMeasure.Unit, end: Int)? {
        var index = index
        let hasHyphen = isDash(index)
        if hasHyphen { index += 1 }
        guard let token = finder.token(index) else { return nil }
        if token.isSign("\"") || token.isSign("″") || token.isSign("”"), !token.followsSpace {
            return (.inch, index + 1)
        }
        let hasPeriod = finder.token(index + 1)?.isSign(".") == true
        switch token.word {
        case "inch", "inches", "zoll", "pouce", "pouces", "pulgada", "pulgadas", "pollice", "pollici":
            return (.inch, index + 1)
        case "in" where finder.vocabulary.isEnglish:
            // In `9in tin` and `9 in. tin`, the word is a unit. In `fry 9 in batches`, it is not.
            let isUnit = hasHyphen || !token.followsSpace || hasPeriod && finder.token(index + 2)?.kind == .word
            return isUnit ? (.inch, index + (hasPeriod ? 2 : 1)) : nil
        case "см", "мм": return (token.word == "см" ? .centimetre : .millimetre, index + 1)
        case "cm", "centimetre", "centimetres", "centimeter", "centimeters", "zentimeter", "centimètre", "centimètres",
            "centímetro", "centímetros", "centimetro", "centimetri":
            return (.centimetre, index + 1)
        case "mm", "millimetre", "millimetres", "millimeter", "millimeters", "millimètre", "millimètres", "milímetro",
            "milímetros", "millimetro", "millimetri":
            return (.millimetre, index + 1)
        default:
            return nil
        }
    }

    /// Returns the volume of a pan that begins at a token: `2 quart casserole dish`, `4- to 6-quart pot`. Returns `nil`
    /// if there is none.
    func panSize(at index: Int) -> FoundMeasure? {
        guard let first = finder.number(at: index), first.form != .article, !isGlued(index) else { return nil }
        var elements = [
            FoundMeasure.Element(
                value: first.value, number: first.tokens, tail: first.tokens.upperBound..<first.tokens.upperBound)
        ]
        var numbers = [first]
        var end = first.tokens.upperBound
        let afterHyphen = isDash(end) && finder.token(end + 1)?.followsSpace == true ? end + 1 : end
        if let connector = connectorEnd(at: afterHyphen, joinsSides: false), let second = finder.number(at: connector),
            second.form != .article, second.value > first.value
        {
            elements[0].tail = end..<afterHyphen
            end = second.tokens.upperBound
            elements.append(FoundMeasure.Element(value: second.value, number: second.tokens, tail: end..<end))
            numbers.append(second)
        }
        let start = isDash(end) ? end + 1 : end
        guard let unit = finder.unit(at: start), unit.kind == .metric || unit.kind == .measure,
            AmountPhrase(finder: finder, number: numbers[numbers.count - 1]).isPanSize(numbers, unit: unit)
        else { return nil }
        elements[elements.count - 1].tail = end..<unit.end
        let name = finder.text.text(finder.text.bytes(of: start..<unit.end))
        return FoundMeasure(unit: .volume(name), elements: elements)
    }
}

extension MeasureFinder {
    /// Returns the temperature or the range of temperatures that begins at a token: `350°F`, `180 to 190 °C`, `-18 °C`,
    /// `350 degrees Fahrenheit`. Returns `nil` if there is none, or if its scale is not clear.
    func temperature(at index: Int) -> FoundMeasure? {
        guard let first = degrees(at: index) else { return nil }
        let afterFirst = first.element.tail.upperBound
        if let next = connectorEnd(at: afterFirst, joinsSides: false) ?? endOfAnd(at: afterFirst, behind: index),
            let second = degrees(at: next, isAfterDash: true),
            second.hasDegree, let scale = second.scale ?? first.scale ?? bareScale(second.element.value, at: index),
            first.scale == nil || first.scale == scale, first.element.value < second.element.value
        {
            return FoundMeasure(unit: scale, elements: [first.element, second.element])
        }
        if !first.hasDegree, isOvenSetting(index, first.element.value) {
            return FoundMeasure(unit: .fahrenheit, elements: [first.element])
        }
        guard first.hasDegree, let scale = first.scale ?? bareScale(first.element.value, at: index) else { return nil }
        if first.scale == nil, isAngle(index, first.element.value) { return nil }
        return FoundMeasure(unit: scale, elements: [first.element])
    }

    /// Returns whether a number without degrees is the temperature of an oven: `preheat the oven to 350.`, `bake at 350 for
    /// one hour`. Only American recipes leave out the degrees, and no oven has 275 °C.
    private func isOvenSetting(_ index: Int, _ value: Rational) -> Bool {
        guard finder.vocabulary.isEnglish, value >= Rational(275), value <= Rational(550), value.isInteger,
            value.numerator % 5 == 0
        else { return false }
        let (before, verb) = (finder.word(index - 1), finder.word(index - 2))
        let isBehindOven =
            before == "to" && ["oven", "preheat", "grill", "smoker", "temperature", "temp"].contains(verb)
            || before == "of" && ["temperature", "temp"].contains(verb)
        let isBaked = before == "at" && ["bake", "roast", "baked", "roasted", "bakes", "cook", "oven"].contains(verb)
        guard isBehindOven || isBaked, let next = finder.token(index + 1) else { return isBehindOven || isBaked }
        switch next.kind {
        case .sign(let sign): return ".,;)!".unicodeScalars.contains(sign)
        case .word: return finder.isFunctionWord(index + 1) && !finder.vocabulary.rangeWords.contains(next.word)
        case .number, .digits: return false
        }
    }

    /// Returns the scale of degrees that have no letter: `350 degrees`. In English, 275 degrees or more are Fahrenheit.
    /// Lower values have the scale of the recipe. No food gets an internal temperature of 110 °C. In other languages, 50
    /// degrees or more are Celsius. Returns `nil` for lower values and for angles.
    private func bareScale(_ value: Rational, at index: Int) -> FoundMeasure.Unit? {
        let sentence = finder.sentence(around: index)
        func holds(_ words: Set<String>) -> Bool { sentence.contains { words.contains(finder.word($0)) } }
        guard finder.vocabulary.isEnglish else {
            return value >= Rational(50) || holds(finder.vocabulary.thermometerWords) ? .celsius : nil
        }
        if value >= Rational(275) { return .fahrenheit }
        if value >= Rational(110), holds(["internal"]) { return scaleOfRecipe ?? .fahrenheit }
        guard value >= Rational(95), ![180, 270].contains(where: { value == Rational($0) }) || holds(Self.heats) else {
            return nil
        }
        return scaleOfRecipe
    }

    private static let heats: Set<String> = [
        "temperature", "temp", "thermometer", "oven", "bake", "roast", "heat", "preheat", "reaches", "reach", "grill",
    ]

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
        if isSign || finder.vocabulary.degreeWords.contains(token.word) {
            var next = index + 1
            if !isSign, token.word == "deg", finder.token(next)?.isSign(".") == true { next += 1 }
            // The Cyrillic letter looks the same.
            if isSign, finder.token(next)?.followsSpace == false, finder.word(next) == "с" {
                return (.celsius, next + 1, true)
            }
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

    /// Returns whether degrees without a scale are an angle: the German `um 180 Grad`, `draai de vorm 180 graden`.
    private func isAngle(_ index: Int, _ value: Rational) -> Bool {
        if finder.word(index - 1) == "um" { return true }
        guard [90, 180, 270, 360].contains(where: { value == Rational($0) }) else { return false }
        let stems = finder.vocabulary.turningStems
        return !stems.isEmpty
            && finder.sentence(around: index).contains { word in stems.contains(where: finder.word(word).hasPrefix) }
    }
}
