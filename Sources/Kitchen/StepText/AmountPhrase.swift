import RecipeKit

/// Decides from the words after a number whether the number is an amount. Each method looks for one form of amounts,
/// and returns `nil` if the words do not have this form.
struct AmountPhrase {
    let finder: AmountFinder
    let number: StepNumber
    var vocabulary: StepVocabulary { finder.vocabulary }
    /// The token after the number.
    var start: Int { number.tokens.upperBound }

    init(finder: AmountFinder, number: StepNumber) {
        (self.finder, self.number) = (finder, number)
    }

    /// Returns the yield of the recipe: `serves 4`, `makes about 24 cookies`.
    func yielded(_ run: [StepNumber]) -> FoundAmount? {
        guard vocabulary.yieldVerbs.contains(wordBefore(run[0].tokens.lowerBound)),
            !vocabulary.timeUnits.contains(finder.word(start))
        else { return nil }
        return measured(run, isArticle: false) ?? counted(run) ?? FoundAmount(numbers: run)
    }

    /// Returns a number of packages with a size: `2 (400 g) cans`, `3 8-ounce packages`, `2 x 400 g tins`.
    func packaged(_ run: [StepNumber]) -> FoundAmount? {
        guard run.allSatisfy({ $0.value.isInteger }) else { return nil }
        var index = start
        let isTimes = ["x", "×"].contains(finder.word(index)) || finder.token(index)?.isSign("×") == true
        if isTimes { index += 1 }
        let isOpen = finder.token(index)?.isSign("(") == true
        if isOpen { index += 1 }
        if vocabulary.approximations.contains(finder.word(index)) { index += 1 }
        guard let size = finder.number(at: index), size.form != .article, size.form != .word else { return nil }
        index = size.tokens.upperBound
        if finder.token(index)?.isSign("-") == true { index += 1 }
        while vocabulary.adjectives[finder.word(index)] != nil { index += 1 }
        guard let unit = finder.unit(at: index), unit.kind == .metric || unit.kind == .measure else { return nil }
        index = unit.end
        if isOpen {
            guard finder.token(index)?.isSign(")") == true else { return nil }
            index += 1
        }
        if finder.token(index)?.isSign("-") == true { index += 1 }
        while vocabulary.adjectives[finder.word(index)] != nil { index += 1 }
        // `3 8-oz jelly jars`
        let isDescribed = finder.unit(at: index) == nil && namesFood(index)
        if isDescribed, finder.unit(at: index + 1)?.kind == .container { index += 1 }
        guard let container = finder.unit(at: index), container.kind == .container else {
            // In `2 x 250 g butter`, the mass is the size of each package.
            return isTimes ? FoundAmount(numbers: run) : nil
        }
        return FoundAmount(numbers: run, inflected: [(index, container.forms)])
    }

    /// Returns whether the words at a token say that a pan has what is counted: the `of a 12-cup muffin tin` of
    /// `10 cups of a 12-cup muffin tin`. Such a cup holds no certain volume.
    private func isPartOfPan(_ start: Int) -> Bool {
        guard vocabulary.ofWords.contains(finder.word(start)) else { return false }
        let next = finder.word(start + 1)
        guard vocabulary.articles.contains(next) || vocabulary.definites.contains(next) else { return false }
        for index in start + 2..<start + 8 {
            guard let token = finder.token(index) else { return false }
            if token.isSign("-") || token.number != nil { continue }
            guard token.kind == .word, !vocabulary.functionWords.contains(token.word) else { return false }
            // The name of the pan ends here: `muffin tin`.
            let isPan = vocabulary.cookware.contains(token.word) || token.word == "tin" || token.word == "pan"
            if isPan { return finder.token(index + 1)?.kind != .word || finder.isFunctionWord(index + 1) }
        }
        return false
    }

    /// Returns a number with a unit: `2 tbsp`, `1 cup`, `half a teaspoon`.
    func measured(_ run: [StepNumber], isArticle: Bool) -> FoundAmount? {
        var index = start
        // In `14-ounce can` and `3-quart pot`, the hyphen shows a size.
        guard finder.token(index)?.isSign("-") != true else { return nil }
        var inflected: [(token: Int, forms: StepVocabulary.Forms)] = []
        while let forms = vocabulary.adjectives[finder.word(index)], vocabulary.units[finder.word(index)] == nil {
            inflected.append((index, forms))
            index += 1
        }
        guard let unit = finder.unit(at: index), !isSize(run, unit: unit, at: index) else { return nil }
        if unit.kind == .measure, !isArticle, isPartOfPan(unit.end) {
            return FoundAmount(numbers: run, inflected: inflected + [(index, unit.forms)], isUnclear: true)
        }
        let next = finder.token(unit.end)
        let isOf = vocabulary.ofWords.contains(next?.word ?? "")
        var isFractional = number.value != .one
        if case .added = finder.fraction(behindUnit: unit.end) { isFractional = true }
        switch unit.kind {
        case .metric:
            if isArticle, !isFractional, next?.kind != .word { return nil }
        case .measure:
            if isArticle, !isFractional, !(isOf || namesFood(unit.end)) { return nil }
            // `Top with a good spoonful of beans` says how much goes on each portion.
            if isArticle, !isFractional, unit.forms.singular == "spoonful" { return nil }
            // `Using 2 teaspoons, form heaps`
            if !isOf, !namesFood(unit.end), isTool(run[0].tokens.lowerBound, unit: index) { return nil }
            if isDivision(run), !isOf, !namesFood(unit.end) { return nil }
        case .piece:
            if isArticle, !isFractional { return nil }
            if vocabulary.division.batches.contains(finder.word(index)), !isBatch(run, behind: unit.end) { return nil }
            if isDivision(run, before: unit.end) || isVesselBehind(unit.end) || isPaper(unit.end) { return nil }
        case .container:
            guard !isArticle || isFractional, !isDivision(run),
                isOf || namesFood(unit.end) || beginsWithNumber(unit.end) || next?.isSign("(") == true
                    || next?.isSign(")") == true
            else {
                return nil
            }
        }
        inflected.append((index, unit.forms))
        inflected += unit.others
        if isPortions(index, behind: unit.end) { return FoundAmount(numbers: run, inflected: inflected) }
        let amount = FoundAmount(
            numbers: run, inflected: inflected, unit: index..<unit.end, isMetric: unit.kind == .metric)
        return withFraction(amount, behind: unit.end)
    }

    /// Returns whether the spoons behind a number are what the cook works with: `à l'aide de 2 cuillères à café`.
    private func isTool(_ first: Int, unit: Int) -> Bool {
        vocabulary.division.spoons.contains(finder.word(unit))
            && (first - 3..<first).contains { vocabulary.division.instruments.contains(finder.word($0)) }
    }

    /// Returns an amount together with the fraction behind its unit: `1 tasse et demie`, `2 tazas y media`,
    /// `1 kg e 1/2`. Returns `nil` if it is not clear whether such a fraction belongs to the amount.
    func withFraction(_ amount: FoundAmount, behind end: Int) -> FoundAmount? {
        switch finder.fraction(behindUnit: end) {
        case .none: return amount
        case .unclear: return nil
        case .added(let fraction):
            let last = amount.numbers.count - 1
            guard amount.numbers[last].value.isInteger, let sum = amount.numbers[last].value.adding(fraction.value)
            else {
                return nil
            }
            var amount = amount
            amount.agreeing = amount.numbers[last].value
            amount.numbers[last].value = sum
            amount.tail = end..<fraction.tokens.upperBound
            return amount
        }
    }

    /// Returns half a food as an amount: `half an onion`.
    func halved(_ run: [StepNumber]) -> FoundAmount? { number.value == .one ? nil : counted(run) }

    /// Returns a number of pieces with their thickness: `16 1/4-inch slices`, `2 5 cm-thick slices`.
    func sized(_ run: [StepNumber]) -> FoundAmount? {
        guard run.allSatisfy({ $0.value.isInteger && $0.form == .integer }), let size = finder.number(at: start),
            size.form != .article, size.form != .word
        else { return nil }
        var index = size.tokens.upperBound
        if finder.token(index)?.isSign("-") == true { index += 1 }
        let isInch = ["\"", "″"].contains { finder.token(index)?.isSign($0) == true }
        guard isInch || ["inch", "inches", "in", "cm", "mm"].contains(finder.word(index)) else { return nil }
        index += 1
        while finder.token(index)?.isSign("-") == true || ["thick", "wide", "long"].contains(finder.word(index)) {
            index += 1
        }
        return isDivision(run) ? nil : counted(run, from: index)
    }

    /// Returns a number of things that are counted: `2 large eggs`.
    func counted(_ run: [StepNumber]) -> FoundAmount? { counted(run, from: start) }

    /// Returns whether a number counts something, whatever follows it.
    func counts(_ number: StepNumber) -> Bool { counted([number], from: start, readsFraction: false) != nil }

    private func counted(_ run: [StepNumber], from start: Int, readsFraction: Bool = true) -> FoundAmount? {
        var index = start
        if ["x", "×"].contains(finder.word(index)) { index += 1 }
        var isUnclear = false
        if vocabulary.ofWords.contains(finder.word(index)) {
            // `10 of the reserved strawberries` counts things. `1/2 of the eggs` and `one of the eggs` do not.
            guard number.value.isInteger, number.value > .one, number.form == .integer || number.form == .word else {
                return nil
            }
            index += 1
            guard finder.word(index) == "the" else { return nil }
            index += 1
            // Two slices can be two of all, or the two with which one sandwich is made.
            isUnclear = number.form == .word
            // `two of the bread slices`
            while isUnclear, index < start + 4, forms(ofFood: finder.word(index)) == nil, namesFood(index),
                vocabulary.units[finder.word(index)] == nil, vocabulary.adjectives[finder.word(index)] == nil
            {
                index += 1
            }
        }
        var inflected: [(token: Int, forms: StepVocabulary.Forms)] = []
        var head: StepVocabulary.Forms?
        var end = index
        for offset in index..<(index + 7) {
            let word = finder.word(offset)
            if let food = forms(ofFood: word) {
                if head != nil { inflected.removeAll { $0.token == end - 1 } }
                head = food
                inflected.append((offset, food))
                end = offset + 1
            } else if finder.token(offset)?.isSign("-") == true || word == "of" && offset > index {
                if word == "of" { break }
            } else if let unit = vocabulary.units[word], unit.kind == .piece,
                !vocabulary.division.batches.contains(word)
            {
                if head != nil { inflected.removeAll { $0.token == end - 1 } }
                head = unit.forms
                inflected.append((offset, unit.forms))
                end = offset + 1
            } else if let adjective = vocabulary.adjectives[word], head == nil || isFood(offset + 1) {
                inflected.append((offset, adjective))
            } else {
                break
            }
        }
        guard let head else { return nil }
        if vocabulary.units[head.singular]?.kind == .piece, isDivision(run) || isPaper(end) { return nil }
        if vocabulary.hasNoSpaces, isDivision(run, before: end) || isVesselBehind(end) { return nil }
        inflected.removeAll { $0.token >= end }
        let isSingular = finder.word(end - 1) == head.singular && head.singular != head.plural
        if isSingular, !isPhraseEnd(end) { return nil }
        let amount = FoundAmount(numbers: run, inflected: inflected, isUnclear: isUnclear)
        return readsFraction ? withFraction(amount, behind: end) : amount
    }

    /// Returns a number of shaped pieces: `shape into 12 balls`.
    func shaped(_ run: [StepNumber]) -> FoundAmount? {
        guard run.allSatisfy({ $0.value.isInteger }), run[0].value >= Rational(3),
            vocabulary.divisions.contains(wordBefore(run[0].tokens.lowerBound))
        else { return nil }
        var index = start
        while vocabulary.adjectives[finder.word(index)] != nil
            || ["equal", "even", "gleich", "gleiche"].contains(finder.word(index))
            || vocabulary.mixtures.contains(finder.word(index))
        {
            index += 1
        }
        guard let forms = vocabulary.shapes[finder.word(index)] else { return nil }
        return FoundAmount(numbers: run, inflected: [(index, forms)], isWhole: true)
    }
}

extension AmountPhrase {
    /// Returns whether an amount is the size of a package or a piece of cookware: `a 400 g tin`, `2 quart saucepan`,
    /// `1 can (400 g)`, `un moule de 1 l`.
    ///
    /// - Parameters:
    ///   - run: The numbers of the amount.
    ///   - unit: The unit of the amount.
    ///   - index: The token of the unit.
    func isSize(
        _ run: [StepNumber], unit: FoundUnit, at index: Int
    ) -> Bool {
        guard unit.kind == .metric || unit.kind == .measure else { return false }
        let first = run[0].tokens.lowerBound
        if isWeightOfPiece(first, unit) { return false }
        return isBeforeVessel(unit.end) || isBehindVessel(first) || isBehindTimes(first) || isRemarkOfVessel(first)
    }

    /// Returns whether a mass belongs to each of several pieces that the cook shapes: `6 balls of 75 g`. It is converted, and
    /// their number is scaled.
    private func isWeightOfPiece(_ first: Int, _ unit: FoundUnit) -> Bool {
        guard
            ["g", "gram", "grams", "gramm", "grammes", "gramos", "grammi", "oz", "ounces", "kg"]
                .contains(finder.word(unit.end - 1)), finder.vocabulary.ofWords.contains(finder.word(first - 1))
        else { return false }
        return finder.vocabulary.shapes[finder.word(first - 2)] != nil
    }

    /// Returns whether an amount is the size of a pan, and not of a package: `2 quart saucepan`,
    /// `a pot that holds 3 litres`.
    func isPanSize(
        _ run: [StepNumber], unit: FoundUnit
    ) -> Bool {
        isBeforeVessel(unit.end, countsPackages: false)
            || isBehindVessel(run[0].tokens.lowerBound, countsPackages: false)
            || isRemarkOfVessel(run[0].tokens.lowerBound, countsPackages: false)
    }

    /// Returns whether the words that begin at a token name a vessel: `tin`, `casserole dish`.
    ///
    /// - Parameters:
    ///   - start: The index of the token.
    ///   - countsPackages: Whether a package, such as a can, is a vessel too.
    private func isBeforeVessel(_ start: Int, countsPackages: Bool = true) -> Bool {
        var start = start
        if finder.token(start)?.isSign("-") == true { start += 1 }
        start = indexAfterRemark(start)
        for index in start..<(start + 4) {
            guard let token = finder.token(index) else { return false }
            if token.isSign("-") { continue }
            guard token.kind == .word, !finder.vocabulary.functionWords.contains(token.word),
                finder.vocabulary.number(token.word) == nil
            else { return false }
            if finder.vocabulary.cookware.contains(token.word) { return true }
            if let other = finder.vocabulary.units[token.word], other.kind == .container { return countsPackages }
        }
        return false
    }

    /// Returns the index after a remark in parentheses, such as the `(1.9 l)` of `a 2 quart (1.9 l) dish`. If there is
    /// no parenthesis at the index, returns the index itself.
    private func indexAfterRemark(_ start: Int) -> Int {
        if finder.token(start)?.isSign(")") == true { return start + 1 }
        guard finder.token(start)?.isSign("(") == true else { return start }
        let close = (start + 1..<start + 6).first { finder.token($0)?.isSign(")") == true }
        return close.map { $0 + 1 } ?? start
    }

    /// Returns whether a number comes after a vessel and a word such as `holding`: `a pot that holds 3 litres`,
    /// `a pot of 3 litres`, `a pot of at least 5 quarts`.
    private func isBehindVessel(_ first: Int, countsPackages: Bool = true) -> Bool {
        var index = first - 1
        while index > 0,
            ["at", "least", "about", "of", "mindestens", "moins", "au", "circa", "etwa"].contains(finder.word(index)),
            !finder.vocabulary.sizeLinks.contains(finder.word(index))
        {
            index -= 1
        }
        let link = finder.word(index)
        let isSizeLink = finder.vocabulary.sizeLinks.contains(link)
        if isSizeLink, link.utf8.count > 3 { return true }
        let isAtLeast = finder.word(first - 1) == "least" && finder.word(first - 2) == "at"
        let of = isAtLeast ? first - 3 : first - 1
        guard isSizeLink || finder.word(of) == "of" else { return false }
        let vessel = finder.word(isSizeLink ? index - 1 : of - 1)
        if finder.vocabulary.cookware.contains(vessel) { return true }
        guard countsPackages, let unit = finder.vocabulary.units[vessel] else { return false }
        return unit.kind == .container
    }

    /// Returns whether a number is after a multiplication sign and another number: the `400` of `2 x 400 g`.
    private func isBehindTimes(_ first: Int) -> Bool {
        guard let previous = finder.token(first - 1), previous.word == "x" || previous.isSign("×") else { return false }
        return finder.token(first - 2)?.number != nil
    }

    /// Returns whether a number in parentheses is the size of the container or the cookware before it:
    /// `2 cans tomatoes (400 g)`, `a saucepan (5 liters)`.
    private func isRemarkOfVessel(_ first: Int, countsPackages: Bool = true) -> Bool {
        var index = first - 1
        while index > 0, finder.token(index)?.isSign("(") != true {
            guard first - index < 4,
                finder.token(index)?.kind == .word || finder.token(index)?.isSign(".") == true
                    || finder.token(index)?.isSign("~") == true
            else { return false }
            index -= 1
        }
        if finder.vocabulary.cookware.contains(finder.word(index - 1)) { return true }
        guard countsPackages else { return false }
        for back in 1...5 {
            guard let token = finder.token(index - back) else { return false }
            guard token.kind == .word, !["and", "und", "et", "y", "e", "with"].contains(token.word) else {
                return false
            }
            if let unit = finder.vocabulary.units[token.word] { return unit.kind == .container }
        }
        return false
    }
}
