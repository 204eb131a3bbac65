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
            // Half of the unit can follow: `an hour and a half`.
            if vocabulary.andWords.contains(word(end)), time.lower == time.upper {
                let start = vocabulary.articles.contains(word(end + 1)) ? end + 2 : end + 1
                if vocabulary.halves.contains(word(start)), vocabulary.seconds(word(start + 1)) == nil,
                    !vocabulary.articles.contains(word(start + 1)), !isSign(start + 1, "-")
                {
                    time.lower += time.unit / 2
                    time.upper += time.unit / 2
                    time.tokens = time.tokens.lowerBound..<(start + 1)
                    return time
                }
            }
            if vocabulary.hasNoSpaces, vocabulary.halves.contains(word(end)), time.lower == time.upper {
                time.lower += time.unit / 2
                time.upper += time.unit / 2
                time.tokens = time.tokens.lowerBound..<(end + 1)
                return time
            }
            var start = end
            if vocabulary.andWords.contains(word(start)) { start += 1 }
            if let next = part(at: start), next.unit < time.unit {
                time.lower += next.lower
                time.upper += next.upper
                time.tokens = time.tokens.lowerBound..<next.tokens.upperBound
            } else if time.unit == 3600, start == end, let minutes = bareMinutes(at: end) {
                time.lower += minutes * 60
                time.upper += minutes * 60
                time.tokens = time.tokens.lowerBound..<(end + 1)
            } else {
                return time
            }
        }
    }

    /// Returns the minutes of a time such as `1 h 30`, in which only the hours have a unit. Returns `nil` if there are
    /// none.
    private func bareMinutes(at index: Int) -> Int? {
        guard let token = token(index), let number = token.number, number.isInteger, number < Rational(60),
            !["hour", "hours", "stunde", "stunden"].contains(word(index - 1))
        else { return nil }
        let next = self.token(index + 1)
        // In `1 h 2 EL Öl`, the number 2 belongs to the next word and is not a number of minutes.
        guard next?.kind != .word || vocabulary.functionWords.contains(next?.word ?? "") else { return nil }
        return number.numerator
    }

    /// Returns the time of a number, or of a range, with one unit. Returns `nil` if there is none.
    private func part(at index: Int) -> StepTime? {
        if vocabulary.halfHours.contains(word(index)) {
            return StepTime(lower: 1800, upper: 1800, tokens: index..<(index + 1), unit: 1800)
        }
        guard let first = number(at: index) ?? another(at: index) else { return nil }
        let low = first.value
        var last = first
        if first.form != .article {
            let next = first.tokens.upperBound
            let isBetween =
                vocabulary.betweenWords.contains(word(index - 1)) && vocabulary.andWords.contains(word(next))
            if isRangeSign(next) || vocabulary.rangeWords.contains(word(next)) || isBetween,
                let second = number(at: next + 1), second.form != .article, second.value > first.value
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
        if last.form == .article, vocabulary.quarters.contains(word(end)),
            let hour = (end + 1..<end + 5).first(where: { vocabulary.seconds(word($0)) == 3600 })
        {
            return StepTime(lower: 900, upper: 900, tokens: index..<(hour + 1), unit: 900)
        }
        if let time = gluedTime(at: end, low, last, index) { return time }
        guard let unit = vocabulary.seconds(word(end)), let lower = TimeUnit.seconds(low, of: unit),
            let upper = TimeUnit.seconds(last.value, of: unit), upper > 0
        else { return nil }
        // `once a day` is not a time to wait.
        if last.form == .article, unit > 3600 { return nil }
        end += 1
        if isSign(end, "."), !text.tokens[end].followsSpace, word(end - 1).utf8.count <= 4,
            token(end + 1).map({ !$0.isCapital }) ?? false
        {
            end += 1
        }
        return StepTime(lower: lower, upper: upper, tokens: index..<end, unit: unit)
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

    /// Returns the number that begins at a token, or `nil` if no number begins there. Two words with a hyphen can be
    /// one number: `forty-five`, `dix-huit`, `soixante-quinze`.
    private func number(at index: Int) -> StepNumber? {
        guard let first = eighty(at: index) ?? numbers.number(at: index) else { return nil }
        guard first.form == .word, isSign(first.tokens.upperBound, "-"),
            let second = numbers.number(at: first.tokens.upperBound + 1), second.form == .word,
            isSum(first.value, second.value), let sum = first.value.adding(second.value)
        else { return first }
        return StepNumber(value: sum, form: .word, tokens: index..<second.tokens.upperBound)
    }

    /// Returns whether two numbers in words with a hyphen between them are one number: the sum of the two.
    private func isSum(_ first: Rational, _ second: Rational) -> Bool {
        if first == Rational(10) { return second >= Rational(7) && second < Rational(10) }
        return first >= Rational(20) && second < Rational(20)
    }

    /// Returns the French number 80, which is `quatre-vingts`, or `quatre-vingt` before another number.
    private func eighty(at index: Int) -> StepNumber? {
        guard word(index) == "quatre", isSign(index + 1, "-"), ["vingt", "vingts"].contains(word(index + 2)) else {
            return nil
        }
        return StepNumber(value: Rational(80), form: .word, tokens: index..<(index + 3))
    }

    private func token(_ index: Int) -> StepToken? { text.tokens.indices.contains(index) ? text.tokens[index] : nil }
    private func word(_ index: Int) -> String { token(index)?.word ?? "" }
    private func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool { token(index)?.isSign(sign) ?? false }
    private func isRangeSign(_ index: Int) -> Bool {
        token(index)?.isRangeSign == true || isSign(index, "/") || isSign(index, "~")
    }
}
