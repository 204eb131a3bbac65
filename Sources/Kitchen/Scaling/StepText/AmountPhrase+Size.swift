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
        return isBeforeVessel(unit.end) || isBehindVessel(first) || isBehindTimes(first) || isRemarkOfVessel(first)
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
            guard token.kind == .word, !finder.vocabulary.functionWords.contains(token.word) else { return false }
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
