import RecipeKit

/// Writes the new numbers of a step in the form of the old numbers.
struct StepNumberWriter {
    let text: StepTokens
    let vocabulary: StepVocabulary
    let language: StepLanguage
    /// The style of fractions in the text.
    let fractionStyle: QuantityStyle
    /// The decimal separator of the text.
    let separator: Character

    /// Creates a writer for a text. The first fraction and the first decimal in the text determine how new ones are
    /// written.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - vocabulary: The words of the language.
    ///   - language: The language.
    ///   - style: The style of fractions for a text without fractions.
    init(text: StepTokens, vocabulary: StepVocabulary, language: StepLanguage, style: QuantityStyle) {
        (self.text, self.vocabulary, self.language) = (text, vocabulary, language)
        var fractionStyle: QuantityStyle?
        var separator: Character?
        for token in text.tokens where token.number?.isInteger == false {
            let bytes = text.bytes[token.range]
            if bytes.contains(UInt8(ascii: "/")) {
                fractionStyle = fractionStyle ?? .ascii
            } else if bytes.contains(UInt8(ascii: ",")) {
                separator = separator ?? ","
            } else if bytes.contains(UInt8(ascii: ".")) {
                separator = separator ?? "."
            } else {
                fractionStyle = fractionStyle ?? .unicode
            }
        }
        self.fractionStyle = fractionStyle ?? style
        self.separator = separator ?? (vocabulary.usesDecimalComma ? "," : ".")
    }

    /// Returns the text of a number.
    ///
    /// - Parameters:
    ///   - value: The new number.
    ///   - number: The old number, which the new number replaces.
    ///   - isMetric: Whether the unit of the number is metric.
    func text(of value: Rational, replacing number: StepNumber, isMetric: Bool) -> String {
        var written = wordBefore(number) + written(value, replacing: number, isMetric: isMetric)
        // The unit of `demi-litre` and `mezz’etto` has no space before it.
        if number.form == .article, !vocabulary.hasNoSpaces, text.tokens.indices.contains(number.tokens.upperBound),
            text.tokens[number.tokens.upperBound].kind == .word, !text.tokens[number.tokens.upperBound].followsSpace
        {
            written += " "
        }
        guard text.tokens[number.tokens.lowerBound].isFullWidth else { return written }
        let scalars = written.unicodeScalars.map { scalar in
            (0x30...0x39).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns the word that stays before a new number, with a space: `remaining `. Empty if there is none.
    func wordBefore(_ number: StepNumber) -> String {
        number.keepsWord ? text.text(text.bytes(of: number.tokens)) + " " : ""
    }

    private func written(_ value: Rational, replacing number: StepNumber, isMetric: Bool) -> String {
        if value.isInteger { return integer(value.numerator, replacing: number) }
        switch number.form {
        case .decimal, .thousands:
            return decimal(value)
        case .slash:
            return fraction(value, .ascii)
        case .character:
            return fraction(value, .unicode)
        case .integer, .word, .article, .phrase:
            return isMetric && value > Rational(10) ? decimal(value) : fraction(value, fractionStyle)
        }
    }

    /// Returns the text of a number whose unit is not in the original text: `250` before `g`.
    func text(of value: Rational, unit: String?) -> String {
        let quantity = Quantity(.number(value), unit: unit).formatted(fractionStyle)
        let number = String(quantity.dropLast(unit.map { $0.count + 1 } ?? 0))
        return separator == "." ? number : number.replacing(".", with: String(separator))
    }

    private func integer(_ value: Int, replacing number: StepNumber) -> String {
        switch number.form {
        case .word
        where (1...vocabulary.spelledNumbers.count).contains(value) && (value > 1 || language == .english):
            let word = vocabulary.spelledNumbers[value - 1]
            let isCapital = text.tokens[number.tokens.lowerBound].isCapital
            return isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
        case .thousands where value >= 1000 && value < 1_000_000:
            let rest = String(value % 1000)
            let written = UTF8Text.string(text.tokens[number.tokens.lowerBound].range, in: text.bytes)
            let separator = written.filter { !$0.isNumber }
            return "\(value / 1000)\(separator)"
                + String(repeating: "0", count: 3 - rest.count) + rest
        default:
            return String(value)
        }
    }

    private func fraction(_ value: Rational, _ style: QuantityStyle) -> String {
        let written = value.formatted(style)
        guard vocabulary.usesDecimalComma, written.contains(".") else { return written }
        return written.replacing(".", with: ",")
    }

    /// Returns a decimal that a cook can measure.
    ///
    /// Usually, a number of 10 or more becomes a whole number, and a smaller number has at most two decimal places, and
    /// three below 0.1. But
    /// exact decimals such as `12.5` and `0.125` do not change.
    func decimal(_ value: Rational) -> String {
        let places =
            value >= Rational(10)
            ? (10 % value.denominator == 0 ? 1 : 0)
            : value < .part(10) || value < .one && 1000 % value.denominator == 0 ? 3 : 2
        let scale = [1, 10, 100, 1000][places]
        guard let rounded = Int(nearest: value.doubleValue * Double(scale)) else { return value.formatted(.ascii) }
        guard places > 0 else { return String(rounded) }
        var decimals = String(rounded % scale)
        decimals = String(repeating: "0", count: places - decimals.count) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        guard !decimals.isEmpty else { return String(rounded / scale) }
        return "\(rounded / scale)\(separator)\(decimals)"
    }

    /// Returns the new form of a word after a number. Returns `nil` if the word does not change.
    ///
    /// The word changes only if its form agreed with the old number.
    func form(of token: Int, _ forms: StepVocabulary.Forms, from old: Rational, to new: Rational) -> String? {
        let wanted = forms.form(after: new, vocabulary.plural)
        guard wanted != text.tokens[token].word, agrees(token, forms, with: old) else { return nil }
        return text.tokens[token].isCapital ? wanted.prefix(1).uppercased() + wanted.dropFirst() : wanted
    }

    /// Returns whether a word has the form that a number requires.
    func agrees(_ token: Int, _ forms: StepVocabulary.Forms, with number: Rational) -> Bool {
        let word = text.tokens[token].word
        if word == forms.form(after: number, vocabulary.plural) { return true }
        // Cooks write both `1/2 cup` and `1/2 cups`, and both `1 1/2 cup` and `1 1/2 cups`.
        return !number.isInteger && number < Rational(2) && [forms.singular, forms.plural].contains(word)
    }
}
