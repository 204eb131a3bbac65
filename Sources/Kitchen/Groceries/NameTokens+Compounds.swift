extension NameTokens.Token {
    /// Whether the word can name a food: it is no connector, and no word of the preparation or the kind.
    var namesFood: Bool {
        !isConnector && !PreparationWords.contains(singular) && !PreparationWords.kinds.contains(folded)
    }
}

extension RandomAccessCollection<NameTokens.Token> where Index == Int {
    /// The words without those for a cut of meat or fish: `bone-in`, `skin-on`, `center-cut`.
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

    /// The words with compounds as one word, whose parts would mean something else alone: `fat-free`, `whole wheat`,
    /// `half-and-half`.
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
            // A connector is no part of a key.
            let singular = token.isConnector ? last.singular : "\(last.singular) \(token.singular)"
            joined[joined.count - 1] = NameTokens.Token(
                folded: "\(last.folded) \(token.folded)", singular: singular,
                range: last.range.lowerBound..<token.range.upperBound)
        }
        return joined
    }
}
