import RecipeKit

/// Finds the temperatures, the lengths and the sizes of pans in a step.
struct MeasureFinder {
    let finder: AmountFinder

    init(_ finder: AmountFinder) { self.finder = finder }

    /// The measures, in the order of the text. O(n).
    var measures: [FoundMeasure] {
        var found: [FoundMeasure] = []
        var index = 0
        while index < finder.text.tokens.count {
            guard let measure = temperature(at: index) ?? length(at: index) ?? panSize(at: index) else {
                index += 1
                continue
            }
            found.append(measure)
            index = measure.tokens.upperBound
        }
        return found
    }

    /// Returns whether a number is directly after another number, or after `#`, a currency sign, a period or a comma.
    /// Such a number is a label, a price or a part of a longer number.
    func isGlued(_ index: Int) -> Bool {
        guard let previous = finder.token(index - 1), finder.token(index)?.followsSpace == false else { return false }
        switch previous.kind {
        case .digits, .number: return true
        case .sign(let sign): return "#$€£.,".unicodeScalars.contains(sign)
        case .word: return false
        }
    }

    /// Returns the index after a connector between two numbers, such as a dash or `to`. Returns `nil` if there is none.
    /// Words such as `or` do not connect.
    ///
    /// - Parameters:
    ///   - index: The index of the connector's first token.
    ///   - joinsSides: Whether a connector of the sides of a pan counts too: `9 x 13`, `9 by 13`.
    func connectorEnd(at index: Int, joinsSides: Bool) -> Int? {
        var index = index
        if isDash(index), joinsSides, isSideWord(index + 1) { index += 1 }
        guard let token = finder.token(index) else { return nil }
        if isDash(index) { return index + 1 }
        if joinsSides, token.isSign("×") || isSideWord(index) {
            index += 1
            return isDash(index) && finder.token(index)?.followsSpace == false ? index + 1 : index
        }
        let isRange = token.word == "to" || token.word == "bis" || finder.vocabulary.rangeWords.contains(token.word)
        return isRange && token.word != "or" && token.word != "oder" && token.word != "ou" ? index + 1 : nil
    }

    private func isSideWord(_ index: Int) -> Bool { ["x", "by", "mal", "auf", "per"].contains(finder.word(index)) }

    func isDash(_ index: Int) -> Bool {
        guard let token = finder.token(index) else { return false }
        return token.isSign("-") || token.isSign("–") || token.isSign("—") || token.isSign("‑")
    }
}
