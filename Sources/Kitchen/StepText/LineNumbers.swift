import RecipeKit

/// Decides for every number in the words of an ingredient line whether it is an amount that grows with the recipe, such
/// as the `240 ml` of `milk, 240 ml`, or a number that never changes, such as the `405` of `flour type 405`.
///
/// An ingredient line says more than a step does with fewer words, so rules hold here that would be wrong in a step: in
/// `potatoes (about 3 medium)` the 3 is an amount, although no word after it names a food.
struct LineNumbers {
    /// What is known of the ingredient to which the words belong.
    struct Context {
        /// Whether the ingredient has a quantity apart from its words.
        var hasQuantity = false
        /// Whether the quantity has a unit. A number at the start of the name is then a part of the name: `7 Up`.
        var hasUnit = false
        /// Whether the unit is a package, such as a can. A mass or a volume beside it is the size of each package.
        var isPackaged = false
        /// Whether the words are the name of the ingredient, and not its preparation.
        var isName = false
        /// The number of things that the quantity counts, or `nil` if it measures something.
        var count: Rational?
    }

    /// The amounts, in the order of the text. Portions and the sizes of packages do not grow with the recipe.
    private(set) var amounts: [FoundAmount] = []
    /// Whether the meaning of every number is certain.
    private(set) var isCertain = true

    let finder: AmountFinder
    let context: Context
    var vocabulary: StepVocabulary { finder.vocabulary }

    /// Reads the numbers of a text. O(n).
    init(_ finder: AmountFinder, _ context: Context) {
        (self.finder, self.context) = (finder, context)
        var known = [Bool](repeating: false, count: finder.text.tokens.count)
        func mark(_ range: Range<Int>) {
            for index in range.clamped(to: known.indices) { known[index] = true }
        }
        // A line says nothing of what is divided: `cut into 8 wedges`.
        for amount in finder.allAmounts where !amount.isDivision {
            mark(amount.tokens)
            // In `omega 3 eggs`, the 3 counts no eggs.
            if context.isName, context.hasQuantity, isLabelled(amount.tokens.lowerBound) { continue }
            if let unit = amount.unit { mark(unit) }
            var amount = amount
            amount.isPortion =
                amount.isPortion || isPackageSize(amount) || isSizeOfEach(amount)
                || amount.unit.map { isForEachPerson($0.upperBound) } == true
            amounts.append(amount)
        }
        for package in packagesBehindArticles {
            mark(package.tokens)
            amounts.append(package)
        }
        for measure in MeasureFinder(finder).measures where !isAmountInInches(measure.tokens) { mark(measure.tokens) }
        for amount in partCounts(known) {
            mark(amount.tokens)
            amounts.append(amount)
        }
        var index = 0
        while index < known.count {
            defer { index += 1 }
            guard !known[index], holdsNumber(index) else { continue }
            let run = finder.numberRun(at: index)
            let end = run.map { $0[$0.count - 1].tokens.upperBound } ?? index + 1
            defer { index = max(index, end - 1) }
            if isUnchanging(index, end) { continue }
            if let run, isCount(run, end) {
                amounts.append(FoundAmount(numbers: run))
            } else {
                isCertain = false
            }
        }
        amounts.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
        if context.hasQuantity, !context.isName, holdsUnreadWord(known) { isCertain = false }
        if context.isName, context.hasQuantity, startsWithFraction { isCertain = false }
    }

    /// Returns whether a length in front of a line is all that states an amount: `2" nub of ginger`.
    private func isAmountInInches(_ tokens: Range<Int>) -> Bool {
        guard context.isName, !context.hasQuantity, tokens.lowerBound == 0,
            let last = finder.token(tokens.upperBound - 1)
        else { return false }
        return ["\"", "″", "”"].contains { last.isSign($0) } && finder.token(tokens.upperBound)?.isSign("-") != true
    }

    /// Returns whether words state an amount that is not read: the one of `or one of these`, the half of `half of an 8-ounce
    /// block`.
    private func holdsUnreadWord(_ known: [Bool]) -> Bool {
        known.indices.contains { index in
            guard !known[index] else { return false }
            let word = finder.word(index)
            if vocabulary.numbers[word] == .one, !vocabulary.articles.contains(word) {
                return vocabulary.orWords.contains(finder.word(index - 1)) || context.count != nil && startsPart(index)
            }
            // The amount of the line is a part of the package that the remark describes.
            return vocabulary.halves.contains(word) && startsPart(index)
                && vocabulary.ofWords.contains(finder.word(index + 1))
                && (index + 2..<index + 4).contains { finder.token($0)?.number != nil }
        }
    }

    /// Returns whether the number of an amount is written as a word or an article: the `a` of `a splash`.
    func isWord(_ amount: FoundAmount) -> Bool { amount.numbers.allSatisfy { $0.form == .word || $0.form == .article } }

    /// Returns whether a token is a number in digits, or has digits that are neither a part of a word nor a number.
    private func holdsNumber(_ index: Int) -> Bool {
        let token = finder.text.tokens[index]
        switch token.kind {
        case .number, .digits: return true
        // In `T55`, the digits belong to a name. `x2` is a multiplication.
        case .word: return token.word.first == "x" && token.word.dropFirst().allSatisfy(\.isNumber) && token.word != "x"
        case .sign(let sign): return sign.properties.numericType == .decimal
        }
    }

    /// Returns whether an amount is the size of a package: the `400 g` of `2 cans tomatoes, 400 g`.
    private func isPackageSize(_ amount: FoundAmount) -> Bool {
        let before = amount.tokens.lowerBound - 1
        // In `x 400 g`, the number of packages is the quantity of the ingredient.
        if before == 0, finder.word(0) == "x" || finder.token(0)?.isSign("×") == true { return true }
        guard context.isPackaged, let unit = amount.unit.flatMap({ finder.unit(at: $0.lowerBound) }) else {
            return false
        }
        guard unit.kind == .metric || unit.kind == .measure, !isPlus(before) else { return false }
        // In `1 can, or 400 g`, the measure is what to take instead of the can.
        if vocabulary.orWords.contains(finder.word(before)), startsPart(before) { return false }
        // In `otherwise 2 tsp of yeast`, the spoons measure another food.
        return unit.kind == .metric || !vocabulary.ofWords.contains(finder.word(unit.end))
            || finder.token(unit.end + 1)?.kind != .word
    }

    /// Returns whether an amount is the size of each thing that the ingredient counts: `of about 150 g`, `à 200 g`.
    private func isSizeOfEach(_ amount: FoundAmount) -> Bool {
        guard let unit = amount.unit.flatMap({ finder.unit(at: $0.lowerBound) }),
            unit.kind == .metric || unit.kind == .measure
        else { return false }
        guard context.hasQuantity else { return isEachLink(amount.tokens.lowerBound - 1) }
        var link = amount.tokens.lowerBound - 1
        while vocabulary.approximations.contains(finder.word(link)) || finder.token(link)?.isSign(".") == true
            || finder.token(link)?.isSign("'") == true || finder.token(link)?.isSign("’") == true
        {
            link -= 1
        }
        if context.count == .one, isUpTo(amount.tokens.lowerBound - 1) { return true }
        let word = finder.word(link)
        // `cut into 25 g cubes`, `cubes (25 g)`
        if vocabulary.divisions.contains(word), vocabulary.cutPieces.contains(finder.word(unit.end)) { return true }
        if vocabulary.cutPieces.contains(word), finder.number(at: link - 1) == nil { return true }
        guard vocabulary.ofWords.contains(word) || Self.sizeLinks.contains(word), !vocabulary.andWords.contains(word),
            !vocabulary.articles.contains(word)
        else { return false }
        return startsPart(link) || vocabulary.ofWords.contains(finder.word(link - 1)) && startsPart(link - 1)
            || vocabulary.cutPieces.contains(finder.word(link - 1))
    }

    private static let sizeLinks: Set<String> = ["à", "a", "je", "zu", "da"]

    /// Returns whether a token is the first one of the text, or behind a comma or a parenthesis.
    func startsPart(_ index: Int) -> Bool {
        guard let previous = finder.token(index - 1) else { return true }
        return previous.isSign(",") || previous.isSign("(") || previous.isSign(";")
    }

    /// Returns whether the words after a quantity continue its number, as in `2 & 1/2 cups` or `1 litro e mezzo`. The
    /// quantity is then only a half of the amount.
    private var startsWithFraction: Bool {
        let first = finder.word(0)
        let isAnd =
            vocabulary.andWords.contains(first) || "&+".unicodeScalars.contains { finder.token(0)?.isSign($0) == true }
        guard isAnd else { return false }
        var index = 1
        if vocabulary.articles.contains(finder.word(index)) { index += 1 }
        if vocabulary.fractions[finder.word(index)] != nil {
            return true
        }
        return finder.token(1)?.number.map { $0 < .one } == true
    }
}

// MARK: - Numbers that never change

extension LineNumbers {
    /// Returns whether a number is certainly no amount: a percentage, a time, a type of flour, a ratio, a year, a share
    /// of the ingredient, the number of pieces into which it is cut.
    private func isUnchanging(_ start: Int, _ end: Int) -> Bool {
        let number = finder.token(start)?.number
        return isLabelled(start) || isJoinedToWord(start, end) || isOther(start, end)
            || number == nil && isWordOfDigits(start) || number.map { isShare($0, start, end) } == true
    }

    /// Returns whether the word or sign before a number makes it a label: `type 405`, `No. 2`, `#4`, `B-12`.
    private func isLabelled(_ start: Int) -> Bool {
        var before = start - 1
        if finder.token(before)?.isSign(".") == true { before -= 1 }
        let word = finder.word(before)
        if vocabulary.labels.contains(word) || Self.labels.contains(word) { return true }
        if isBrand(start) { return true }
        guard let previous = finder.token(start - 1), finder.token(start)?.followsSpace == false else { return false }
        if case .sign(let sign) = previous.kind, "#$€£".unicodeScalars.contains(sign) { return true }
        return previous.isSign("-") && finder.token(start - 2)?.kind == .word && !previous.followsSpace
    }

    /// Returns whether a number of two digits or more belongs to the name of a brand before it, as in `(Cure 81 works well)`.
    private func isBrand(_ start: Int) -> Bool {
        guard !context.isName, !vocabulary.capitalizesNouns, let number = finder.token(start)?.number, number.isInteger,
            number >= Rational(10), let previous = finder.token(start - 1), previous.kind == .word, previous.isCapital,
            !vocabulary.approximations.contains(previous.word), !finder.isFunctionWord(start - 1)
        else { return false }
        return finder.unit(at: start + 1) == nil && finder.token(start + 1)?.isSign("-") != true
            && vocabulary.foods[finder.word(start + 1)] == nil
    }

    /// Returns whether a number and the word after it are one word: `5-spice`, `14-ounce`, `1st`, `405er`.
    private func isJoinedToWord(_ start: Int, _ end: Int) -> Bool {
        guard let next = finder.token(end), !next.followsSpace, finder.token(start)?.number?.isInteger != false else {
            return false
        }
        if next.isSign("-") || next.isSign("‑"), let word = finder.token(end + 1) {
            return word.kind == .word && !word.followsSpace
        }
        // At the start of a line without a quantity, the letters can be a unit that the program does not know.
        if context.isName, !context.hasQuantity, start == 0 || next.isArabic { return false }
        return next.kind == .word && !vocabulary.hasNoSpaces && finder.unit(at: end) == nil
    }

    /// Returns whether a number is a percentage, a time, a length, a temperature, a price, or a part of a name.
    private func isOther(_ start: Int, _ end: Int) -> Bool {
        let next = finder.token(end)
        if next?.isSign("%") == true || next?.isSign("°") == true || Self.percent.contains(finder.word(end)) {
            return true
        }
        // In `16-20 count` and `16-20 per pound`, the numbers say how large each prawn is.
        if finder.numberRun(at: start)?.count == 2,
            Self.counts.contains(finder.word(end))
                || vocabulary.perWords.contains(finder.word(end)) && vocabulary.units[finder.word(end + 1)] != nil
        {
            return true
        }
        if ["per", "por", "pro", "pour"].contains(finder.word(end)),
            ["cent", "cento", "ciento"].contains(finder.word(end + 1))
        {
            return true
        }
        // The 3 of the Japanese `3倍濃縮` says how strong a sauce is.
        if vocabulary.hasNoSpaces, ["倍", "배"].contains(where: finder.word(end).hasPrefix) { return true }
        if next?.isSign("€") == true || next?.isSign("$") == true { return true }
        let isTime = vocabulary.timeUnits.contains(finder.word(end)) || vocabulary.seconds(finder.word(end)) != nil
        if isTime, finder.unit(at: end) == nil { return true }
        let isCut =
            finder.numberRun(at: start).map { AmountPhrase(finder: finder, number: $0[0]).isDivision($0) } == true
        if isCut { return true }
        return context.isName && context.hasUnit && (start == 0 && next?.kind == .word || isLastWord(start, end))
    }

    /// Returns whether a number ends a name directly after one of its words, as in `food 1`, `E 330` and
    /// `vetemjöl special 2`. If the quantity has a unit, such a number is not a count.
    private func isLastWord(_ start: Int, _ end: Int) -> Bool {
        guard finder.token(end) == nil, finder.token(start)?.number?.isInteger == true,
            let previous = finder.token(start - 1), previous.kind == .word
        else { return false }
        return !isPlus(start - 1) && !isOr(start - 1) && !vocabulary.approximations.contains(previous.word)
            && !finder.isFunctionWord(start - 1) && previous.word != "x"
    }

    /// Returns whether digits that are no number are a name or a ratio: `00`, `1:1`, `24/7`.
    private func isWordOfDigits(_ start: Int) -> Bool {
        guard let token = finder.token(start), token.kind == .digits else { return false }
        let text = finder.text.text(token.range)
        if text.allSatisfy({ $0 == "0" }) || text.contains(":") { return true }
        // The prawns of `16/20` are 16 to 20 in a pound. No cook measures with such a fraction.
        let parts = text.split(separator: "/").compactMap { Int($0) }
        return parts.count == 2 && parts[0] > 5 && parts[0] < parts[1]
    }

    /// Returns whether a number without a unit is a share of the ingredient (`1/2 reserved`), two shares that make a
    /// hundred (`80/20`), or a year.
    private func isShare(_ number: Rational, _ start: Int, _ end: Int) -> Bool {
        guard let token = finder.token(start) else { return false }
        let text = finder.text.text(token.range)
        let parts = text.split(separator: "/").compactMap { Int($0) }
        if parts.count == 2, parts[0] + parts[1] == 100 { return true }
        if number < .one, context.hasQuantity, !isPlus(start - 1), !isOr(start - 1) { return !text.contains(".") }
        return text.count == 4 && number.isInteger && (1900...2100).contains(number.numerator)
    }

    private static let labels: Set<String> = [
        "type", "typ", "typu", "typo", "tipo", "typen", "no", "nr", "n", "num", "núm", "nº", "n°", "№", "size", "grade",
        "gr", "größe",
        "taille", "talla", "formato", "calibre", "see", "siehe", "tip", "note", "footnote", "recipe", "omega", "oméga",
        "ômega", "ómega",
    ]
    /// Words behind the number of things in a pound: `16-20 count prawns`.
    static let counts: Set<String> = ["count", "ct", "cnt"]
    private static let percent: Set<String> = [
        "percent", "prozent", "pct", "procent", "procenta", "procentní", "процентов", "процента", "процент", "prosent",
        "prosenttia", "-prozentig", "prozentig", "prozentige", "prozentiger", "igen", "ige",
    ]
}

// MARK: - Counts

extension LineNumbers {
    /// Returns whether a number without a known unit counts things: `(about 3 medium)`, `or 2 small`, `plus 1 extra`.
    private func isCount(_ run: [StepNumber], _ end: Int) -> Bool {
        let start = run[0].tokens.lowerBound
        let before = start - 1
        let isLinked =
            isPlus(before) || isOr(before) || vocabulary.approximations.contains(finder.word(before))
            || Self.onlyWords.contains(finder.word(before))
        let opens =
            finder.token(before).map { $0.isSign("(") || $0.isSign(",") || $0.isSign(";") || $0.isSign("=") } ?? true
        guard isLinked || opens && (context.hasQuantity || before >= 0) else { return false }
        guard let next = finder.token(end) else { return true }
        switch next.kind {
        case .number, .digits: return false
        case .sign(let sign): return "),;+.".unicodeScalars.contains(sign)
        case .word:
            if vocabulary.perPiece.contains(next.word) { return false }
            return isLinked || vocabulary.adjectives[next.word] != nil || !finder.isFunctionWord(end)
        }
    }

    private func isPlus(_ index: Int) -> Bool {
        finder.token(index)?.isSign("+") == true || vocabulary.plusWords.contains(finder.word(index))
    }

    private func isOr(_ index: Int) -> Bool {
        finder.token(index)?.isSign("/") == true || vocabulary.rangeWords.contains(finder.word(index))
    }
}
