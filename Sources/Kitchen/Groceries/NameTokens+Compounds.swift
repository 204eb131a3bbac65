import RecipeKit

extension NameTokens.Token {
    /// Whether the word separates two ingredients that can replace each other: `or`.
    var isAlternative: Bool { !isJoined && PreparationWords.alternatives.contains(folded) }

    /// Whether the word can name a food. Connectors and words of the preparation or the kind cannot.
    var namesFood: Bool {
        !isConnector && !PreparationWords.contains(singular) && !PreparationWords.kinds.contains(folded)
    }
}

extension RandomAccessCollection<NameTokens.Token> where Index == Int {
    /// The words without the names of a cut of meat or fish: `bone-in`, `skin-on`, `center-cut`.
    var withoutCuts: [NameTokens.Token] {
        guard contains(where: { ["on", "in", "off", "cut", "range"].contains($0.folded) }) else { return Array(self) }
        var kept: [NameTokens.Token] = []
        for token in self {
            let isCut =
                switch token.folded {
                case "on", "in", "off": ["bone", "skin", "shell", "tail"].contains(kept.last?.folded)
                case "cut":
                    ["center", "centre", "flat", "first", "second", "thick", "thin"].contains(kept.last?.folded)
                case "range": kept.last?.folded == "free"
                default: false
                }
            if isCut { kept.removeLast() } else { kept.append(token) }
        }
        return kept
    }

    /// The words without the words of the preparation or the size. Words that are joined by a hyphen are kept or
    /// dropped together: `paper-thin` is dropped, `medium-grain` is kept.
    var withoutPreparation: [NameTokens.Token] {
        var kept: [NameTokens.Token] = []
        var start = startIndex
        while start < endIndex {
            var end = start + 1
            while end < endIndex, self[end].isJoined { end += 1 }
            let group = self[start..<end]
            let parts = group.filter { PreparationWords.contains($0.singular) }
            let isLastPreparation = self[end - 1].singular == parts.last?.singular
            // A number before a hyphen is a size: `6-inch`.
            let isSize = group.first?.folded.utf8.allSatisfy(UTF8Text.isDigit) == true
            if parts.isEmpty || group.count > 1 && !isLastPreparation && !isSize {
                kept += group
            } else if group.count == 1 || !isLastPreparation {
                kept += group.filter { !PreparationWords.contains($0.singular) }
            }
            start = end
        }
        return kept
    }

    /// The words without each `and` that is directly before an `or`: `butter or oil` for `butter and/or oil`.
    var withoutAndOr: [NameTokens.Token] {
        enumerated().filter { index, token in
            token.folded != "and" || index + 1 >= count || self[startIndex + index + 1].folded != "or"
        }.map(\.element)
    }

    /// The words, with each compound as one word. The parts of a compound alone mean something else: `fat-free`,
    /// `whole wheat`, `half-and-half`.
    var joiningCompounds: [NameTokens.Token] {
        var joined: [NameTokens.Token] = []
        for token in self {
            guard let last = joined.last else {
                joined.append(token)
                continue
            }
            let isCompound =
                switch (last.folded, token.folded) {
                case (_, "free"), (_, "grained"): !last.isConnector
                case ("whole", "wheat"), ("whole", "milk"), ("whole", "grain"), ("whole", "meal"): true
                case ("half", "and"), ("half and", "half"): true
                default: false
                }
            guard isCompound else {
                joined.append(token)
                continue
            }
            // Connectors are not part of a key.
            let singular = token.isConnector ? last.singular : "\(last.singular) \(token.singular)"
            joined[joined.count - 1] = NameTokens.Token(
                folded: "\(last.folded) \(token.folded)", singular: singular,
                range: last.range.lowerBound..<token.range.upperBound, isJoined: last.isJoined)
        }
        return joined
    }
}
