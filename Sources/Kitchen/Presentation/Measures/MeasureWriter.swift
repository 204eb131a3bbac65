import RecipeKit

/// Converts the temperatures, the lengths and the sizes of pans in a step to another system of units.
struct MeasureWriter {
    let toMetric: Bool
    let finder: AmountFinder
    let writer: StepNumberWriter
    let units = UnitCatalog()

    /// Creates a writer. Returns `nil` if the system converts nothing.
    init?(system: MeasurementSystem, finder: AmountFinder, writer: StepNumberWriter) {
        guard system != .asWritten else { return nil }
        toMetric = system != .us
        (self.finder, self.writer) = (finder, writer)
    }

    /// Returns the changes of measures. The measures must be in the order of the text.
    func changes(of measures: [FoundMeasure]) -> [TextChange] {
        var changes: [TextChange] = []
        var index = 0
        while index < measures.count {
            var end = index + 1
            while end < measures.count, areBeside(measures[end - 1], measures[end]) { end += 1 }
            let group = measures[index..<end]
            // Change the measures only if all of them are in the same system of units.
            if Set(group.map { $0.unit.isMetric(units) }).count == 1 {
                changes += group.compactMap { change($0, isAlone: group.count == 1) }
            }
            index = end
        }
        return changes
    }

    /// Returns whether two measures can mean the same: `350°F/180°C`, `9-inch (23 cm)`, `180 °C or 350 °F`.
    private func areBeside(_ first: FoundMeasure, _ second: FoundMeasure) -> Bool {
        guard first.unit.isTemperature == second.unit.isTemperature else { return false }
        let gap = first.tokens.upperBound..<max(first.tokens.upperBound, second.tokens.lowerBound)
        guard gap.count <= 7 else { return false }
        return gap.allSatisfy { index in
            guard let token = finder.token(index) else { return false }
            switch token.kind {
            case .word:
                return finder.vocabulary.approximations.contains(token.word)
                    || finder.vocabulary.rangeWords.contains(token.word) || Self.fanWords.contains(token.word)
                    || ["or", "oder", "ou", "o", "round", "square"].contains(token.word)
            case .sign: return !token.isSign(".")
            case .number, .digits: return false
            }
        }
    }

    private static let fanWords: Set<String> = [
        "fan", "convection", "umluft", "heißluft", "oberhitze", "unterhitze", "ober", "ventilado", "ventilato",
        "tournante",
    ]

    private func change(_ measure: FoundMeasure, isAlone: Bool) -> TextChange? {
        guard measure.unit.isMetric(units) != toMetric else { return nil }
        switch measure.unit {
        case .celsius, .fahrenheit: return temperature(measure, isAlone: isAlone)
        case .inch, .centimetre, .millimetre: return length(measure)
        case .volume(let name): return panSize(measure, name)
        }
    }

    // MARK: Temperatures

    private func temperature(_ measure: FoundMeasure, isAlone: Bool) -> TextChange? {
        let from: KitchenUnit = toMetric ? .fahrenheit : .celsius
        let to: KitchenUnit = toMetric ? .celsius : .fahrenheit
        let isExact = hasThermometer(measure)
        let values = measure.elements.compactMap { element in
            from.converted(element.value, to: to).flatMap { rounded($0, isExact: isExact) }
        }
        guard values.count == measure.elements.count else { return nil }
        let text = writer.text
        let last = measure.elements[measure.elements.count - 1]
        let hasSpace = finder.token(last.tail.lowerBound)?.followsSpace == true
        var written = signed(values[0])
        if values.count == 2, values[0] != values[1] {
            let connector = measure.elements[0].tail.upperBound..<last.number.lowerBound
            written += between(connector) + signed(values[1])
        }
        written += (hasSpace ? " °" : "°") + (toMetric ? "C" : "F")
        let bytes = text.bytes(of: measure.tokens)
        if isAlone, !isInParentheses(measure.tokens.lowerBound) { written += " (" + text.text(bytes) + ")" }
        return TextChange(range: bytes, replacements: [.init(range: bytes, text: written)])
    }

    /// Returns the text of a whole number, with a minus sign if it is below zero.
    private func signed(_ value: Rational) -> String {
        (value < .zero ? "−" : "") + String(value.numerator.magnitude)
    }

    /// Returns the text between two numbers, with its spaces.
    private func between(_ tokens: Range<Int>) -> String {
        let lower = finder.text.tokens[tokens.lowerBound - 1].range.upperBound
        let upper = finder.text.tokens[tokens.upperBound].range.lowerBound
        return finder.text.text(lower..<upper)
    }

    /// Returns a rounded temperature.
    ///
    /// A temperature that cooks usually write does not change; see ``Graduation``. Any other temperature of an oven is
    /// rounded to a multiple of 10 °C or 25 °F.
    ///
    /// - Parameter isExact: Whether the cook measures the temperature with a thermometer. If so, it is rounded to a
    ///   whole degree.
    private func rounded(_ value: Rational, isExact: Bool) -> Rational? {
        if isExact { return value.rounded(to: .one) }
        let graduation: Graduation = toMetric ? .degreesCelsius : .degreesFahrenheit
        return graduation.isUsual(value)
            ? value : value < .one ? value.rounded(to: .one) : graduation.nearest(to: value)
    }

    private func hasThermometer(_ measure: FoundMeasure) -> Bool {
        finder.sentence(around: measure.tokens.lowerBound).contains {
            finder.vocabulary.thermometerWords.contains(finder.word($0))
        }
    }

    private func isInParentheses(_ index: Int) -> Bool {
        for back in 1...8 {
            guard let token = finder.token(index - back), !token.isSign(")") else { return false }
            if token.isSign("(") { return true }
        }
        return false
    }

    /// Returns the change of a measure to other numbers, with the unit after the last number.
    func change(_ measure: FoundMeasure, _ values: [Rational], unit: String) -> TextChange {
        let text = writer.text
        var replacements: [TextChange.Replacement] = []
        for (index, element) in measure.elements.enumerated() {
            let upper = max(element.number.upperBound, element.tail.upperBound)
            let isLast = index == measure.elements.count - 1
            replacements.append(
                .init(
                    range: text.bytes(of: element.number.lowerBound..<upper),
                    text: (toMetric ? writer.decimal(values[index]) : writer.text(of: values[index], unit: nil))
                        + (isLast ? unit : "")))
        }
        return TextChange(range: text.bytes(of: measure.tokens), replacements: replacements)
    }
}

extension FoundMeasure.Unit {
    fileprivate var isTemperature: Bool { self == .celsius || self == .fahrenheit }
}
