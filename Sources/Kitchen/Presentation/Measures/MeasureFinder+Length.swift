import RecipeKit

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
            guard let connector = connectorEnd(at: tail.upperBound, joinsSides: true) else { break }
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
