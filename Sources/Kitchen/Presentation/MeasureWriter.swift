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
    var isTemperature: Bool { self == .celsius || self == .fahrenheit }
}

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
        if value >= .part(10) { return value.rounded(to: .part(8)).map { max($0, .part(8)) } }
        // Less than 2 mm is no eighth of an inch.
        return value.rounded(to: .part(32)).map { max($0, .part(32)) }
    }

    private func inchName(after measure: FoundMeasure, _ value: Rational) -> String {
        guard finder.vocabulary.isEnglish else {
            return " " + (finder.vocabulary.name(ofUnit: "in", after: value) ?? "in")
        }
        let next = finder.token(measure.tokens.upperBound)
        if let next, next.isSign("-"), !next.followsSpace { return "-inch" }
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

/// A temperature, a length or the size of a pan in a step. It is converted, but never scaled.
struct FoundMeasure {
    enum Unit: Hashable {
        case celsius, fahrenheit
        case inch, centimetre, millimetre
        /// The volume that a pan holds. The value is the name of the unit of volume.
        case volume(String)

        /// Returns whether the unit is metric. A unit of volume that the catalog does not have counts as metric.
        func isMetric(_ units: UnitCatalog) -> Bool {
            switch self {
            case .celsius, .centimetre, .millimetre: true
            case .fahrenheit, .inch: false
            case .volume(let name):
                units.unit(named: name).map { MetricUnitSymbols.symbols.contains($0.symbol) } ?? true
            }
        }
    }

    /// A number of a measure: `9` of `9 x 13-inch`.
    struct Element {
        var value: Rational
        /// The tokens of the number, including a minus sign before it.
        var number: Range<Int>
        /// The tokens after the number that belong to it: a hyphen and the unit. The range is empty for `9` of
        /// `9x13 cm`.
        var tail: Range<Int>
    }

    var unit: Unit
    var elements: [Element]

    var tokens: Range<Int> {
        let last = elements[elements.count - 1]
        return elements[0].number.lowerBound..<max(last.number.upperBound, last.tail.upperBound)
    }
}
