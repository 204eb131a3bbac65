import RecipeKit

/// Reads the words and signs before the first amount of an ingredient line: bullets, `juice of`, `about`, `heaped`.
struct AmountPreface {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Skips everything before the amount. Qualifiers directly before the amount, such as `heaped` in `heaped ½ cup`,
    /// are not skipped.
    ///
    /// - Returns: The index after the skipped words.
    func read(into result: inout IngredientLine, _ parts: inout LineParts) -> Int {
        var start = skipBullets()
        if let end = toTasteEnd(at: start) {
            parts.mark(start..<end - 1, as: .remark)
            return end
        }
        if let end = partPhrase(at: start) {
            parts.mark(start..<end, as: .remark)
            start = end
        }
        start = skipAbbreviation(at: start, &parts) ?? skipParentheses(at: start, &parts) ?? start
        return skipWords(at: start, into: &result, &parts)
    }

    /// Returns the range of the qualifiers before a number: `heaped` in `heaped ½ cup`, `generous` in
    /// `a generous ½ teaspoon`. The range is empty if there are none.
    func qualifiersBeforeNumber(at start: Int) -> Range<Int> {
        let first = line.has(.article, at: start) ? start + 1 : start
        var end = first
        while end < first + 2, line.has(.unitQualifier, at: end) { end += 1 }
        return end > first && line.token(end, is: .number) ? first..<end : start..<start
    }

    private func skipBullets() -> Int {
        var start = 0
        while start + 1 < line.count {
            switch line[start].kind {
            case .dash, .stop, .plus: start += 1
            case .other where ["*", "•", "·", "‣", "~", ">", "›", "»"].contains(line.text(of: start)): start += 1
            case .word where LineSymbol.isOnlySymbols(line.bytes(of: start)) && !line.has(.about, at: start): start += 1
            case .open:
                guard let end = checkBoxEnd(at: start) else { return start }
                start = end
            case .number:
                guard let end = listNumberEnd(at: start) else { return start }
                start = end
            default: return start
            }
        }
        return start
    }

    /// Returns the index after an empty or crossed box: `[ ]`, `[x]`. Returns `nil` if there is none.
    private func checkBoxEnd(at open: Int) -> Int? {
        guard line.textIs("[", open) else { return nil }
        let close = line.textIs("x", open + 1) || line.textIs("X", open + 1) ? open + 2 : open + 1
        return line.textIs("]", close) && close + 1 < line.count ? close + 1 : nil
    }

    /// Returns the index after the number of a list: `1)` in `1) 2 cups milk`, `1.` in `1. 2 cups milk`. Returns `nil` if
    /// there is none.
    private func listNumberEnd(at start: Int) -> Int? {
        guard let number = line[start].value, number.isInteger, number < Rational(100),
            line.token(start + 1, is: .close) || line.token(start + 1, is: .dot), line.isGlued(start + 1),
            line.token(start + 2, is: .number), !line.isGlued(start + 2)
        else { return nil }
        return start + 2
    }

    /// Returns the index after words such as `q.b.` and a dash: `q.b. - Sale fino`. Returns `nil` if there are none.
    private func toTasteEnd(at start: Int) -> Int? {
        guard line.token(start, is: .word) else { return nil }
        let isPhrase = line[start].phraseRoles.contains(.toTaste)
        guard isPhrase || line.has(.toTaste, at: start) else { return nil }
        var end = start + (isPhrase ? line[start].phraseLength : 1)
        if line.token(end, is: .dot) { end += 1 }
        return line.token(end, is: .stop) && end + 1 < line.count ? end + 1 : nil
    }

    /// Returns the index after words such as `juice of` or `finely grated zest of` before an amount. Returns `nil` if
    /// there are no such words.
    private func partPhrase(at start: Int) -> Int? {
        var index = start
        var hasPart = false
        while index < line.count, index < start + 8 {
            if line.has(.connector, at: index) || hasPart && line.textIs("from", index) {
                return hasPart && line.startsAmount(at: index + 1) ? index + 1 : nil
            }
            if hasPart, line.token(index, is: .number) { return index }
            guard line.has(.part, at: index) || line.has(.and, at: index) || line.token(index, is: .plus) else {
                return nil
            }
            hasPart = true
            index += 1
        }
        return nil
    }

    /// Skips an unknown abbreviation of at most five bytes before a number: `mind. 40 ml`, `ok. 220 g`. Returns the
    /// index after the abbreviation, or `nil` if there is none.
    private func skipAbbreviation(at start: Int, _ parts: inout LineParts) -> Int? {
        guard line.token(start, is: .word), line.token(start + 1, is: .dot), line.isGlued(start + 1),
            line.token(start + 2, is: .number), line[start].range.count <= 5, line[start].unit < 0,
            line[start].roles.isDisjoint(with: [.about, .unit])
        else { return nil }
        parts.mark(start, as: .remark)
        return start + 2
    }

    /// Skips words in parentheses before a number: `(optional)`. Returns the index after the parentheses, or `nil` if
    /// there are none.
    private func skipParentheses(at start: Int, _ parts: inout LineParts) -> Int? {
        guard line.token(start, is: .open),
            let end = (start..<line.count).prefix(8).first(where: { line[$0].kind == .close }),
            line.token(end + 1, is: .number), (start + 1..<end).allSatisfy({ line[$0].kind == .word })
        else { return nil }
        parts.mark(start + 1..<end, as: .remark)
        return end + 1
    }

    /// Skips words before an amount: `Optional:`, `about`, `up to`, `additional`. Words such as `about` make the amount
    /// approximate.
    private func skipWords(at first: Int, into result: inout IngredientLine, _ parts: inout LineParts) -> Int {
        var start = first
        if line.has(.optional, at: start), line.token(start + 1, is: .stop) { start += 2 }
        while line.token(start, is: .word) {
            let isPhrase = line[start].phraseRoles.contains(.about)
            guard isPhrase || !line[start].roles.isDisjoint(with: [.about, .remarkWord, .each]) else { break }
            var end = start + (isPhrase ? line[start].phraseLength : 1)
            if line.token(end, is: .dot) { end += 1 }
            guard line.startsAmount(at: end), !line.has(.vagueUnit, at: start) else { break }
            if isPhrase || line.has(.about, at: start) { result.isApproximate = true }
            parts.mark(start..<end, as: LineSymbol.isOnlySymbols(line.bytes(of: start)) ? .amount : .remark)
            start = end
        }
        return start
    }
}
