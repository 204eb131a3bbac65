import RecipeKit

/// A time in a text, in seconds.
struct StepTime {
    var lower: Int
    var upper: Int
    var tokens: Range<Int>
    /// The length of the largest unit in seconds.
    var unit: Int
}

/// Reads times in a step: `20 to 25 minutes`, `1 hour and 30 minutes`, `45 minutes to 1 hour`, `half an hour`, `1h30`.
struct StepTimeReader {
    private let text: StepTokens
    private let vocabulary: StepVocabulary
    private let numbers: StepNumberReader

    init(text: StepTokens, vocabulary: StepVocabulary) {
        (self.text, self.vocabulary) = (text, vocabulary)
        numbers = StepNumberReader(text: text, vocabulary: vocabulary)
    }

    /// Returns the time that begins at a token, or `nil` if no time begins there.
    func time(at index: Int) -> StepTime? {
        guard let first = sum(at: index) else { return nil }
        // Both ends of a range can have a unit: `45 minutes to 1 hour`.
        let end = first.tokens.upperBound
        if isRangeSign(end) || vocabulary.rangeWords.contains(word(end)), let second = sum(at: end + 1),
            second.upper > first.upper
        {
            return StepTime(
                lower: first.lower, upper: second.upper, tokens: index..<second.tokens.upperBound,
                unit: max(first.unit, second.unit))
        }
        return first
    }

    /// Returns a time of one or several parts: `1 hour 30 minutes`. Returns `nil` if there is none.
    private func sum(at index: Int) -> StepTime? {
        guard var time = part(at: index) else { return nil }
        while true {
            let end = time.tokens.upperBound
            if time.lower == time.upper, let (fraction, last) = fraction(behindUnit: end),
                let more = TimeUnit.seconds(fraction, of: time.unit)
            {
                time.lower += more
                time.upper += more
                time.tokens = time.tokens.lowerBound..<last
                return time
            }
            var start = end
            if numbers.isAnd(start) { start += 1 }
            if let next = part(at: start), next.unit < time.unit {
                time.lower += next.lower
                time.upper += next.upper
                time.tokens = time.tokens.lowerBound..<next.tokens.upperBound
            } else if time.unit == 3600, time.lower == time.upper, let minutes = bareMinutes(at: start) {
                time.lower += minutes * 60
                time.upper += minutes * 60
                time.tokens = time.tokens.lowerBound..<(start + 1)
            } else {
                return time
            }
        }
    }

    /// Returns the fraction of the unit before a token that is added to a time: `an hour and a half`, `1 heure et
    /// quart`, `1時間半`. Returns `nil` if there is none.
    private func fraction(behindUnit end: Int) -> (Rational, end: Int)? {
        if let half = numbers.andHalf(at: end) { return (.part(2), half) }
        let hasAnd = numbers.isAnd(end)
        guard let fraction = numbers.addedFraction(at: hasAnd ? end + 1 : end),
            hasAnd || fraction.form != .phrase || fraction.tokens.count > 1
        else { return nil }
        let after = fraction.tokens.upperBound
        // In `1 hour and half an onion` and `1 hour 1/2 inch`, the fraction belongs to the next words.
        guard !numbers.isUnit(after), !vocabulary.timeUnits.contains(word(after)), !isSign(after, "-"),
            !vocabulary.articles.contains(word(after)), !vocabulary.ofWords.contains(word(after))
        else { return nil }
        return (fraction.value, after)
    }

    /// Returns the minutes of a time such as `1 h 30`, in which only the hours have a unit. Returns `nil` if there are
    /// none.
    private func bareMinutes(at index: Int) -> Int? {
        guard let token = token(index), let number = token.number, number.isInteger, number < Rational(60) else {
            return nil
        }
        let next = self.token(index + 1)
        guard !isRangeSign(index + 1), !isSign(index + 1, "°"), !isSign(index + 1, "%"),
            !vocabulary.rangeWords.subtracting(vocabulary.orWords).contains(next?.word ?? "")
        else { return nil }
        // In `1 h 2 EL Öl`, the number 2 belongs to the next word and is not a number of minutes.
        guard
            next?.kind != .word || vocabulary.functionWords.contains(next?.word ?? "")
                || vocabulary.actions.contains(next?.word ?? "")
        else { return nil }
        return number.numerator
    }

    /// Returns the time of a number, or of a range, with one unit. Returns `nil` if there is none.
    private func part(at index: Int) -> StepTime? {
        if vocabulary.halfHours.contains(word(index)) {
            return StepTime(lower: 1800, upper: 1800, tokens: index..<(index + 1), unit: 1800)
        }
        if let sole = soleUnit(at: index) { return sole }
        guard let first = numbers.number(at: index) ?? another(at: index) else { return nil }
        let low = first.value
        var last = first
        if first.form != .article || vocabulary.numbers[word(index)] != nil {
            let next = first.tokens.upperBound
            let isBetween =
                vocabulary.betweenWords.contains(word(index - 1)) && vocabulary.andWords.contains(word(next))
            if isRangeSign(next) || vocabulary.rangeWords.contains(word(next)) || isBetween,
                let second = numbers.number(at: next + 1), second.form != .article, second.value > first.value
            {
                last = second
            }
        }
        var end = last.tokens.upperBound
        // A word can be between the number and the unit: `15 more minutes`.
        if vocabulary.seconds(word(end)) == nil, vocabulary.moreTime.contains(word(end)) { end += 1 }
        // After a word for a half, which has the form `.article`, a sign can be before the unit: `mezz'ora`,
        // `demi-heure`. But `5-minute eggs` is not a time to wait.
        if last.form == .article, isSign(end, "'") || isSign(end, "’") || isSign(end, "-") { end += 1 }
        if let time = gluedTime(at: end, low, last, index) { return time }
        // In `1个半小时`, half of the unit is before the unit.
        var isHalfMore = false
        if vocabulary.hasNoSpaces, vocabulary.units[word(end)]?.kind == .piece,
            vocabulary.halves.contains(word(end + 1))
        {
            isHalfMore = true
            end += 2
        }
        guard let unit = vocabulary.seconds(word(end)), var lower = TimeUnit.seconds(low, of: unit),
            var upper = TimeUnit.seconds(last.value, of: unit), upper > 0
        else { return nil }
        if isHalfMore {
            lower += unit / 2
            upper += unit / 2
        }
        // `once a day` and `in a second pan` are not times to wait.
        if last.form == .article, unit > 3600 || unit == 1 { return nil }
        end += 1
        if isSign(end, "."), !text.tokens[end].followsSpace, word(end - 1).utf8.count <= 4,
            token(end + 1).map({ !$0.isCapital }) ?? false
        {
            end += 1
        }
        return StepTime(lower: lower, upper: upper, tokens: index..<end, unit: unit)
    }

    /// Returns the time of a unit without a number: `piec godzinę`, `hora y media`. In a language with articles, the unit
    /// alone is a point in time, and only a half behind it makes it a time to wait.
    private func soleUnit(at index: Int) -> StepTime? {
        let word = word(index)
        let isQuarter = vocabulary.articles.isEmpty && vocabulary.seconds(word) == 900
        guard isQuarter || vocabulary.soleHours.contains(word), !isNumber(before: index) else { return nil }
        if !vocabulary.articles.isEmpty {
            guard numbers.isAnd(index + 1), fraction(behindUnit: index + 1) != nil else { return nil }
        }
        let seconds = isQuarter ? 900 : 3600
        return StepTime(lower: seconds, upper: seconds, tokens: index..<(index + 1), unit: seconds)
    }

    /// Returns whether a number or an article is directly before a token.
    private func isNumber(before index: Int) -> Bool {
        token(index - 1)?.number != nil || vocabulary.number(word(index - 1)) != nil
            || vocabulary.articles.contains(word(index - 1)) || vocabulary.fractions[word(index - 1)] != nil
    }

    /// Returns the time of `1h30`. Its tokens are a number and the word `h30`.
    private func gluedTime(at end: Int, _ low: Rational, _ last: StepNumber, _ index: Int) -> StepTime? {
        let word = word(end)
        guard word.first == "h", word.utf8.count > 1, let minutes = Int(word.dropFirst().prefix { $0.isNumber }),
            ["", "m", "min"].contains(String(word.dropFirst().drop { $0.isNumber })),
            let hours = TimeUnit.seconds(last.value, of: 3600), low == last.value, minutes < 60
        else { return nil }
        let seconds = hours + minutes * 60
        return StepTime(lower: seconds, upper: seconds, tokens: index..<(end + 1), unit: 3600)
    }

    /// Returns the number 1 for the first word of `another minute`.
    private func another(at index: Int) -> StepNumber? {
        guard vocabulary.anotherTime.contains(word(index)), vocabulary.seconds(word(index + 1)) != nil
        else { return nil }
        return StepNumber(value: .one, form: .article, tokens: index..<(index + 1))
    }

    private func token(_ index: Int) -> StepToken? { text.tokens.indices.contains(index) ? text.tokens[index] : nil }
    private func word(_ index: Int) -> String { token(index)?.word ?? "" }
    private func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool { token(index)?.isSign(sign) ?? false }
    private func isRangeSign(_ index: Int) -> Bool {
        token(index)?.isRangeSign == true || isSign(index, "/") || isSign(index, "~")
    }
}
