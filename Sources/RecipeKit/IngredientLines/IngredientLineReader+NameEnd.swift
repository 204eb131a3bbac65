extension IngredientLineReader {
    /// Where the name's part of the line ends: at a comma, unless all before it only describes what comes.
    func headEnd(from start: Int) -> Int {
        var hasNoun = false
        if let end = sharedEnd(from: start) { return end }
        for index in start..<tokens.count where isOpen(index) {
            switch tokens[index].kind {
            case .stop: return index
            case .comma:
                let next = index + 1 < tokens.count ? tokens[index + 1].roles.union(tokens[index + 1].phraseRoles) : []
                if !next.isDisjoint(with: [.part, .piece, .remark, .preparationPhrase, .preposition]),
                    next.isDisjoint(with: [.describing, .preparation, .adverb])
                {
                    return index
                }
                if hasNoun || !tokens[(index + 1)...].contains(where: { $0.kind == .word && $0.part == .none }) {
                    return hasNoun ? listEnd(from: index) ?? index : index
                }
            case .word:
                let roles = tokens[index].roles
                if roles.isDisjoint(with: [.describing, .preparation, .adverb, .size, .and, .or, .remarkWord]) {
                    hasNoun = true
                }
            default: break
            }
        }
        return tokens.count
    }

    /// Where the name ends behind `each`: at the comma behind the last thing of a list of several.
    private func sharedEnd(from start: Int) -> Int? {
        guard start > 0, tokens[..<start].suffix(2).contains(where: { $0.roles.contains(.each) }),
            let comma = tokens[start...].firstIndex(where: { $0.kind == .comma }), isOpen(comma),
            tokens[start..<comma].allSatisfy({ $0.kind == .word && $0.part == .none })
        else { return nil }
        return listEnd(from: comma)
    }

    /// Where the name ends that goes on behind the comma at `start` as a list: `basil, mint and thyme`.
    func listEnd(from start: Int) -> Int? {
        var hasEnd = false
        var isFirst = true
        for index in start..<min(tokens.count, start + 24) where isOpen(index) {
            let roles = tokens[index].roles.union(tokens[index].phraseRoles)
            switch tokens[index].kind {
            case .comma:
                if hasEnd { return index }
                isFirst = index == start
            case .stop: return hasEnd ? index : nil
            case .word:
                let isAfterComma = tokens[index - 1].kind == .comma
                if !roles.isDisjoint(with: [.and, .or]), !(isFirst && isAfterComma) {
                    if !isAfterComma, tokens[index - 1].roles.contains(.describing) { return nil }
                    hasEnd = true
                } else if !isAfterComma, !roles.isDisjoint(with: [.remark, .preparationPhrase]) {
                    return hasEnd ? index : nil
                } else if !roles.isDisjoint(with: Self.isNoListItem) {
                    return nil
                }
            default: return nil
            }
        }
        return hasEnd ? tokens.count : nil
    }

    static let isNoListItem: WordRoles = [
        .and, .or, .remark, .preparationPhrase, .preparation, .adverb, .piece, .about, .optional, .unit, .preposition,
    ]

    /// How many of the head's tokens stand before the first that begins a remark or a preparation.
    func nameEnd(_ indices: [Int]) -> Int {
        for place in indices.indices.dropFirst() {
            let token = tokens[indices[place]]
            guard token.kind == .word else { continue }
            let roles = token.roles.union(token.phraseRoles)
            if !roles.isDisjoint(with: [.remark, .preparationPhrase]), !isInBrand(indices[place]) { return place }
            if roles.contains(.or), place + 1 < indices.count, tokens[indices[place + 1]].kind == .number,
                place + 2 == indices.count || tokens[indices[place + 2]].kind != .other
            {
                return place
            }
            if !roles.isDisjoint(with: [.preparation, .adverb]), endsInPreparation(indices[place...]) { return place }
        }
        return indices.count
    }

    /// Whether the word is written like one of a name: `Ready To Serve`.
    func isInBrand(_ index: Int) -> Bool {
        isCapital(index) && index > 0 && tokens[index - 1].kind == .word && isCapital(index - 1)
    }

    /// Whether nothing but preparation follows: `peeled and chopped`, `beaten with a fork`.
    func endsInPreparation(_ indices: ArraySlice<Int>) -> Bool {
        var hasPreparation = false
        for index in indices {
            let roles = tokens[index].roles
            if roles.contains(.preparation) {
                hasPreparation = true
            } else if roles.contains(.adverb) || roles.contains(.and) || roles.contains(.or)
                || tokens[index].kind == .comma
            {
                continue
            } else {
                return hasPreparation && roles.contains(.preposition)
            }
        }
        return hasPreparation
    }
}
