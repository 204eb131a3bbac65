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
        /// Several words: `one and a half`, `three quarters of a`. A new number is never written in this form.
        case phrase
    }

    var value: Rational
    var form: Form
    var tokens: Range<Int>
    /// Whether a new number is written behind the words: `the remaining cup` becomes `the remaining 2 cups`.
    var keepsWord = false

    /// The number of an article.
    static func one(at index: Int) -> StepNumber {
        StepNumber(value: .one, form: .article, tokens: index..<(index + 1))
    }
}

/// Reads the numbers of a step: `2`, `1½`, `two`, `half a`, `one and a half`, `1 & 1/2`, `three quarters of a`.
struct StepNumberReader {
    let text: StepTokens
    let vocabulary: StepVocabulary

    /// Returns the number that begins at a token, or `nil` if no number begins there.
    func number(at index: Int) -> StepNumber? {
        guard let token = token(index) else { return nil }
        if let value = token.number { return number(value, at: index) }
        guard token.kind == .word, !isHalfOfName(index) else { return nil }
        if let part = part(from: index, at: index, times: .one) { return part }
        if let sum = sum(at: index) { return withFraction(sum) }
        let isArticle = vocabulary.articles.contains(token.word)
        if isArticle, let part = part(from: index, at: skippingHyphen(index + 1), times: .one) { return part }
        guard let value = vocabulary.number(token.word) ?? (isArticle ? .one : nil) else { return nil }
        let plain = StepNumber(value: value, form: isArticle ? .article : .word, tokens: index..<(index + 1))
        return parts(plain) ?? withFraction(plain)
    }

    private func number(_ value: Rational, at index: Int) -> StepNumber? {
        let plain = StepNumber(value: value, form: form(of: index, value), tokens: index..<(index + 1))
        // American books write one and a half as `1-1/2`.
        if value.isInteger, token(index + 1)?.isRangeSign == true, token(index + 1)?.followsSpace == false,
            token(index + 2)?.followsSpace == false, let fraction = writtenFraction(at: index + 2),
            let sum = value.adding(fraction.value)
        {
            return StepNumber(value: sum, form: fraction.form, tokens: index..<(index + 3))
        }
        return partOf(plain) ?? parts(plain) ?? withFraction(plain)
    }

    /// Returns a fraction together with the words `of a` after it: the `3/4 of a` in `3/4 of a cup`, the `½ a` in `½ a cup`.
    /// Returns `nil` if there are no such words, or if the number is 1 or more.
    private func partOf(_ number: StepNumber) -> StepNumber? {
        let end = number.tokens.upperBound
        let article = vocabulary.ofWords.contains(word(end)) ? end + 1 : end
        guard number.value < .one, vocabulary.articles.contains(word(article)) else { return nil }
        return StepNumber(value: number.value, form: number.form, tokens: number.tokens.lowerBound..<(article + 1))
    }

    // MARK: Whole numbers in words

    /// Returns a number of several words: `forty-five`, `dix-huit`, `soixante-quinze`, `on iki`. Returns `nil` if there is
    /// none.
    private func sum(at index: Int) -> StepNumber? {
        guard let first = eighty(at: index) ?? single(at: index), !first.tokens.isEmpty else { return nil }
        let next = skippingHyphen(first.tokens.upperBound)
        if next == first.tokens.upperBound, token(next)?.isSign("-") == true { return nil }
        if let second = single(at: next), isSum(first.value, second.value), let sum = first.value.adding(second.value) {
            return StepNumber(value: sum, form: .word, tokens: index..<second.tokens.upperBound)
        }
        return first.tokens.count > 1 ? first : nil
    }

    private func single(at index: Int) -> StepNumber? {
        if let next = token(index + 1), next.kind == .word, let value = vocabulary.number("\(word(index)) \(next.word)")
        {
            return StepNumber(value: value, form: .word, tokens: index..<(index + 2))
        }
        guard let value = vocabulary.number(word(index)), value.isInteger else { return nil }
        return StepNumber(value: value, form: .word, tokens: index..<(index + 1))
    }

    /// Returns whether two numbers in words are one number: the sum of the two.
    private func isSum(_ first: Rational, _ second: Rational) -> Bool {
        if first == Rational(10) { return second >= Rational(7) && second < Rational(10) && vocabulary.isFrench }
        guard first.isInteger, first >= Rational(20), first <= Rational(90), first.numerator % 10 == 0 else {
            return false
        }
        return second < Rational(vocabulary.isFrench ? 20 : 10)
    }

    /// Returns the French number 80, which is `quatre-vingts`, or `quatre-vingt` before another number.
    private func eighty(at index: Int) -> StepNumber? {
        guard word(index) == "quatre", token(index + 1)?.isSign("-") == true,
            ["vingt", "vingts"].contains(word(index + 2))
        else { return nil }
        return StepNumber(value: Rational(80), form: .word, tokens: index..<(index + 3))
    }

    // MARK: Fractions in words

    /// Returns several parts as a number: the `three quarters of a` in `three quarters of a cup`, or `one-half`.
    private func parts(_ number: StepNumber) -> StepNumber? {
        guard number.form != .article, number.value.isInteger,
            var part = part(
                from: number.tokens.lowerBound, at: skippingHyphen(number.tokens.upperBound), times: number.value)
        else { return nil }
        part.form = .phrase
        return part
    }

    /// Returns the number whose word for a part is at a token: `half a`, `a half`, `un quart d’`. A part other than a
    /// half is a number only before a unit, because its word can be a verb or a place in an order: `quarter the onions`.
    ///
    /// - Parameters:
    ///   - start: The first token of the number.
    ///   - index: The token of the word for the part.
    ///   - count: How many parts there are.
    private func part(from start: Int, at index: Int, times count: Rational) -> StepNumber? {
        guard let one = vocabulary.fractions[word(index)], let value = one.multiplied(by: count), value < .one else {
            return nil
        }
        let end = behindLink(skippingHyphen(index + 1))
        if isUnit(end) { return StepNumber(value: value, form: .article, tokens: start..<end) }
        guard count == .one, one == .part(2) else { return nil }
        let hasArticle = vocabulary.articles.contains(word(index + 1)) && start == index
        return StepNumber(
            value: value, form: .article, tokens: start..<(hasArticle ? index + 2 : skippingHyphen(index + 1)))
    }

    /// Returns whether a word for a part begins the name of things that are known: `les demi-abricots`.
    private func isHalfOfName(_ index: Int) -> Bool {
        guard vocabulary.fractions[word(index)] != nil, case let next = skippingHyphen(index + 1), next > index + 1
        else {
            return false
        }
        return vocabulary.definites.contains(word(index - 1)) && !isUnit(next)
    }

    /// Returns the index after the words between a part and a unit: `of a`, `de`, `d’`.
    private func behindLink(_ index: Int) -> Int {
        var end = isApostrophe(index) ? index + 1 : index
        if ["d", "dell"].contains(word(end)), isApostrophe(end + 1) {
            end += 2
        } else if vocabulary.ofWords.contains(word(end)) {
            end += 1
        }
        return vocabulary.articles.contains(word(end)) ? end + 1 : end
    }

    // MARK: Mixed numbers

    /// Returns a whole number with the fraction that follows it: `1 and 1/2`, `1 & 1/2`, `one and a half`, `2 buçuk`. If
    /// no fraction follows, returns the number unchanged.
    private func withFraction(_ number: StepNumber) -> StepNumber {
        let end = number.tokens.upperBound
        guard number.value.isInteger else { return number }
        if !vocabulary.hasNoSpaces, let half = andHalf(at: end), let sum = number.value.adding(.part(2)) {
            return StepNumber(value: sum, form: .phrase, tokens: number.tokens.lowerBound..<half)
        }
        let joint = skippingHyphen(end)
        let isPlus = token(joint)?.isSign("+") == true || isMiddleDot(joint)
        let behindJoint = behindAnd(joint) ?? joint + 1
        guard behindJoint > joint + 1 || isAnd(joint) || isPlus,
            let fraction = addedFraction(at: skippingHyphen(behindJoint)),
            !isPlus || fraction.form != .phrase, let sum = number.value.adding(fraction.value)
        else { return number }
        if fraction.form == .phrase {
            let isHalf = fraction.value == .part(2) && fraction.tokens.count > 1
            guard isHalf || isUnit(fraction.tokens.upperBound) else { return number }
        }
        return StepNumber(
            value: sum, form: fraction.form, tokens: number.tokens.lowerBound..<fraction.tokens.upperBound)
    }

    /// Returns the fraction below one that begins at a token and is added to the number before it: `1/2`, `a half`,
    /// `three quarters`.
    func addedFraction(at index: Int) -> StepNumber? {
        if let written = writtenFraction(at: index) { return written }
        var start = index
        var count = Rational.one
        if let number = token(index)?.number ?? vocabulary.number(word(index)), number.isInteger,
            !vocabulary.articles.contains(word(index)) || vocabulary.fractions[word(index)] == nil
        {
            (count, start) = (number, skippingHyphen(index + 1))
        } else if vocabulary.articles.contains(word(index)) {
            start = skippingHyphen(index + 1)
        }
        guard let one = vocabulary.fractions[word(start)], let value = one.multiplied(by: count), value < .one else {
            return nil
        }
        return StepNumber(value: value, form: .phrase, tokens: index..<(start + 1))
    }

    /// Returns the fraction in digits or the character that is at a token. It is below one.
    private func writtenFraction(at index: Int) -> StepNumber? {
        guard let value = token(index)?.number, value < .one else { return nil }
        let form = form(of: index, value)
        guard form == .slash || form == .character else { return nil }
        return StepNumber(value: value, form: form, tokens: index..<(index + 1))
    }

    /// Returns the index after a word or phrase that adds a half to what is before it: `buçuk`. Returns `nil` if there is
    /// none at the token.
    func andHalf(at index: Int) -> Int? {
        for phrase in vocabulary.andHalves where phrase.indices.allSatisfy({ phrase[$0] == word(index + $0) }) {
            return index + phrase.count
        }
        return nil
    }

    /// Returns whether a token joins a number and a fraction, or two amounts: `and`, `&`.
    func isAnd(_ index: Int) -> Bool { token(index)?.isSign("&") == true || vocabulary.andWords.contains(word(index)) }

    /// Returns the index after `and`, `&` or `&amp;`, or `nil` if there is none at a token.
    func behindAnd(_ index: Int) -> Int? {
        guard isAnd(index) else { return nil }
        return word(index + 1) == "amp" && token(index + 2)?.isSign(";") == true ? index + 3 : index + 1
    }

    /// Returns whether a unit of an amount or of a time begins at a token.
    func isUnit(_ index: Int) -> Bool {
        let word = word(index)
        guard !word.isEmpty else { return false }
        return vocabulary.units[word] != nil || vocabulary.unitPhrases[word] != nil || vocabulary.seconds(word) != nil
    }

    // MARK: Tokens

    /// Returns the index after a hyphen without spaces around it, as in `one-half`. If there is none, returns the index
    /// itself.
    private func skippingHyphen(_ index: Int) -> Int {
        guard let hyphen = token(index), hyphen.isSign("-"), !hyphen.followsSpace,
            token(index + 1)?.followsSpace == false
        else { return index }
        return index + 1
    }

    private func isApostrophe(_ index: Int) -> Bool {
        token(index)?.isSign("'") == true || token(index)?.isSign("’") == true
    }

    /// Returns whether a dot between a whole number and its fraction is at a token, as in the Japanese `1・1/2`.
    private func isMiddleDot(_ index: Int) -> Bool {
        vocabulary.hasNoSpaces && (token(index)?.isSign("・") == true || token(index)?.isSign("･") == true)
    }

    private func token(_ index: Int) -> StepToken? { text.tokens.indices.contains(index) ? text.tokens[index] : nil }

    private func word(_ index: Int) -> String { token(index)?.word ?? "" }

    private func form(of index: Int, _ value: Rational) -> StepNumber.Form {
        let bytes = text.bytes[text.tokens[index].range]
        if bytes.contains(UInt8(ascii: "/")) || text.tokens[index].isRaised { return .slash }
        if value >= Rational(1000), value.isInteger, bytes.contains(where: { !UTF8Text.isDigit($0) }),
            !text.tokens[index].isFullWidth
        {
            return .thousands
        }
        if bytes.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) {
            return .decimal
        }
        return bytes.contains { $0 >= 0x80 } && !value.isInteger ? .character : .integer
    }
}
