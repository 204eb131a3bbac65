import RecipeKit

/// A number in the text of a step.
struct StepNumber {
    enum Form: Hashable {
        case integer
        case decimal
        /// `1,500`, or `1.500` in German.
        case thousands
        /// `1/2`.
        case slash
        /// `½`.
        case character
        /// `two`.
        case word
        /// `a`, or the `half a` of `half a cup`. A new number is never written in this form.
        case article
    }

    var value: Rational
    var form: Form
    var tokens: Range<Int>
}

/// Reads the numbers of a step: `2`, `1½`, `two`, `half a`, `one and a half`.
struct StepNumberReader {
    let text: StepTokens
    let vocabulary: StepVocabulary

    /// Returns the number that begins at a token, or `nil` if no number begins there.
    func number(at index: Int) -> StepNumber? {
        guard text.tokens.indices.contains(index) else { return nil }
        let token = text.tokens[index]
        if let value = token.number { return number(value, at: index) }
        guard token.kind == .word else { return nil }
        if vocabulary.halves.contains(token.word) { return half(from: index, to: index + 1) }
        if vocabulary.articles.contains(token.word), let next = word(index + 1), vocabulary.halves.contains(next) {
            return half(from: index, to: index + 2)
        }
        let isArticle = vocabulary.articles.contains(token.word)
        guard let value = vocabulary.numbers[token.word] ?? (isArticle ? .one : nil) else { return nil }
        let plain = StepNumber(
            value: value, form: isArticle ? .article : .word, tokens: index..<(index + 1))
        return isArticle ? plain : withHalf(plain)
    }

    /// Returns `half`, `half a` or `a half` as a number.
    private func half(from start: Int, to end: Int) -> StepNumber? {
        guard let value = Rational(1, 2) else { return nil }
        var end = end
        if let next = word(end), vocabulary.articles.contains(next), end == start + 1 { end += 1 }
        return StepNumber(value: value, form: .article, tokens: start..<end)
    }

    private func number(_ value: Rational, at index: Int) -> StepNumber? {
        let token = text.tokens[index]
        let plain = StepNumber(value: value, form: form(of: token, value), tokens: index..<(index + 1))
        // American books write one and a half as `1-1/2`.
        if value.isInteger, joins(index + 1, "-"), text.tokens.indices.contains(index + 2),
            !text.tokens[index + 2].followsSpace,
            let fraction = text.tokens[index + 2].number, fraction < .one, let sum = value.adding(fraction)
        {
            let form = form(of: text.tokens[index + 2], fraction)
            if form == .slash || form == .character {
                return StepNumber(value: sum, form: form, tokens: index..<(index + 3))
            }
        }
        return partOf(plain) ?? withHalf(plain)
    }

    /// Returns a fraction together with the words `of a` after it: the `3/4 of a` in `3/4 of a cup`. Returns `nil` if
    /// there are no such words, or if the number is 1 or more.
    private func partOf(_ number: StepNumber) -> StepNumber? {
        let end = number.tokens.upperBound
        guard number.value < .one, let link = word(end), vocabulary.ofWords.contains(link), let article = word(end + 1),
            vocabulary.articles.contains(article)
        else { return nil }
        return StepNumber(value: number.value, form: number.form, tokens: number.tokens.lowerBound..<(end + 2))
    }

    /// Returns a whole number with the fraction that follows it: `1 and 1/2`, `one and a half`. If no fraction follows,
    /// returns the number unchanged.
    private func withHalf(_ number: StepNumber) -> StepNumber {
        let end = number.tokens.upperBound
        guard number.value.isInteger, let and = word(end), vocabulary.andWords.contains(and) else { return number }
        if let fraction = text.tokens.indices.contains(end + 1) ? text.tokens[end + 1].number : nil,
            fraction < .one, form(of: text.tokens[end + 1], fraction) != .decimal,
            let sum = number.value.adding(fraction)
        {
            return StepNumber(
                value: sum, form: form(of: text.tokens[end + 1], fraction), tokens: number.tokens.lowerBound..<(end + 2)
            )
        }
        if let article = word(end + 1), vocabulary.articles.contains(article), let half = word(end + 2),
            vocabulary.halves.contains(half), let fraction = Rational(1, 2), let sum = number.value.adding(fraction)
        {
            return StepNumber(value: sum, form: .article, tokens: number.tokens.lowerBound..<(end + 3))
        }
        return number
    }

    private func joins(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
        text.tokens.indices.contains(index) && text.tokens[index].isSign(scalar) && !text.tokens[index].followsSpace
    }

    private func word(_ index: Int) -> String? {
        guard text.tokens.indices.contains(index), text.tokens[index].kind == .word else { return nil }
        return text.tokens[index].word
    }

    private func form(of token: StepToken, _ value: Rational) -> StepNumber.Form {
        let bytes = text.bytes[token.range]
        if bytes.contains(UInt8(ascii: "/")) { return .slash }
        if value >= Rational(1000), value.isInteger, bytes.contains(where: { !UTF8Text.isDigit($0) }) {
            return .thousands
        }
        if bytes.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) {
            return .decimal
        }
        return bytes.contains { $0 >= 0x80 } && !value.isInteger ? .character : .integer
    }
}
