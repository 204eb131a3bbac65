extension IngredientLineReader {
    /// Returns the end of the name's part of the line: at a comma, unless the text before it only describes the text
    /// after it.
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

    /// Returns the end of the name after `each`: at the comma after the last of several things.
    private func sharedEnd(from start: Int) -> Int? {
        guard start > 0, tokens[..<start].suffix(2).contains(where: { $0.roles.contains(.each) }),
            let comma = tokens[start...].firstIndex(where: { $0.kind == .comma }), isOpen(comma),
            tokens[start..<comma].allSatisfy({ $0.kind == .word && $0.part == .none })
        else { return nil }
        return listEnd(from: comma)
    }

    /// Returns the end of a name that continues as a list after the comma at `start`: `basil, mint and thyme`.
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

    /// Returns the number of tokens before the first one that begins a remark or a preparation.
    func nameEnd(_ indices: [Int]) -> Int {
        for position in indices.indices.dropFirst() {
            let token = tokens[indices[position]]
            guard token.kind == .word else { continue }
            let roles = token.roles.union(token.phraseRoles)
            if !roles.isDisjoint(with: [.remark, .preparationPhrase]), !isInBrand(indices[position]) {
                return position
            }
            if roles.contains(.or), position + 1 < indices.count, tokens[indices[position + 1]].kind == .number,
                position + 2 == indices.count || tokens[indices[position + 2]].kind != .other
            {
                return position
            }
            if !roles.isDisjoint(with: [.preparation, .adverb]), endsInPreparation(indices[position...]) {
                return position
            }
        }
        return indices.count
    }

    /// Whether the word is capitalized like a part of a name: `Ready To Serve`.
    func isInBrand(_ index: Int) -> Bool {
        isCapital(index) && index > 0 && tokens[index - 1].kind == .word && isCapital(index - 1)
    }

    /// Whether only preparation follows: `peeled and chopped`, `beaten with a fork`.
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
