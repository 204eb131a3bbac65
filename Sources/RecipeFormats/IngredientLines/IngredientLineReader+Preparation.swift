extension IngredientLineReader {
    mutating func markHead(_ range: Range<Int>) {
        let indices = range.filter { isOpen($0) }
        let end = nameEnd(indices)
        markTail(indices[end...])
        var position = 0
        while position < end {
            position = markHeadWord(indices[..<end], at: position)
        }
        for position in indices.indices[..<end].dropFirst().dropLast() where tokens[indices[position]].kind == .comma {
            let isInside = tokens[indices[position - 1]].part == .name && tokens[indices[position + 1]].part == .name
            tokens[indices[position]].part = isInside ? .name : .none
        }
        if let first = range.first(where: { tokens[$0].part == .name }),
            let last = range.last(where: { tokens[$0].part == .name })
        {
            for gap in NameGaps(tokens, in: first...last).uncertain {
                for index in gap { tokens[index].part = .name }
            }
        }
    }

    /// Marks the word at `position` of the head, or the preparation that begins there.
    ///
    /// - Returns: The next position.
    mutating func markHeadWord(_ indices: ArraySlice<Int>, at position: Int) -> Int {
        let index = indices[position]
        let roles = tokens[index].roles
        let isBeforeNoun = position + 1 < indices.endIndex
        if position > 0, !roles.isDisjoint(with: [.and, .or]), tokens[indices[position - 1]].part == .name {
            // The text after “and” describes only the second name: `salt and freshly ground pepper`.
            for rest in indices[position...] where tokens[rest].kind != .comma { tokens[rest].part = .name }
            return indices.endIndex
        }
        if isBeforeNoun, let end = preparationEnd(indices, from: position), end < indices.endIndex {
            let isRemark = tokens[indices[end - 1]].roles.contains(.remarkWord)
            for marked in position..<end { tokens[indices[marked]].part = isRemark ? .remark : .preparation }
            return end
        }
        let isEither = isBeforeNoun && tokens[indices[position + 1]].roles.contains(.or)
        if isBeforeNoun, !isEither, roles.contains(.size), !isCapital(index) || index == 0,
            tokens[index].phraseRoles.isDisjoint(with: .describing)
        {
            return markSizes(indices, from: position)
        }
        if tokens[index].kind != .comma { tokens[index].part = .name }
        return position + 1
    }

    func isJoint(_ index: Int) -> Bool {
        tokens[index].kind == .comma || !tokens[index].roles.isDisjoint(with: [.and, .or])
    }

    /// Marks sizes: `large`, `small to medium`.
    mutating func markSizes(_ indices: ArraySlice<Int>, from position: Int) -> Int {
        var next = position + 1
        if next + 2 < indices.endIndex, tokens[indices[next]].roles.contains(.rangeWord),
            tokens[indices[next + 1]].roles.contains(.size)
        {
            next += 2
        }
        for marked in position..<next { tokens[indices[marked]].part = .size }
        return next
    }

    /// Returns the end of a preparation that begins at `position`, `finely chopped and peeled`, or `nil`.
    func preparationEnd(_ indices: ArraySlice<Int>, from position: Int) -> Int? {
        var end: Int?
        var next = position
        while next < indices.endIndex {
            let index = indices[next]
            let roles = tokens[index].roles
            // Brand names are not split: `Diced Tomatoes`.
            if isCapital(index), index > 0, tokens[index - 1].kind == .word { return end }
            if tokens[index].phraseRoles.contains(.preparation) {
                next += tokens[index].phraseLength
                end = min(next, indices.endIndex)
            } else if roles.contains(.kept), end == nil, next + 1 == indices.endIndex || !isJoint(indices[next + 1]) {
                return end
            } else if next > indices.startIndex, tokens[indices[next - 1]].roles.contains(.bought) {
                return end
            } else if !roles.isDisjoint(with: [.preparation, .remarkWord]) {
                next += 1
                end = next
            } else if roles.contains(.adverb) {
                next += 1
            } else if end != nil, !roles.isDisjoint(with: [.and, .or]) || tokens[index].kind == .comma {
                next += 1
            } else {
                return end
            }
        }
        return end
    }

    /// Marks the text after the name, part by part.
    mutating func markTails(from start: Int) {
        var first = start
        for index in start..<tokens.count
        where isOpen(index) && (tokens[index].kind == .comma || tokens[index].kind == .stop) {
            markTail(Array((first..<index).filter { isOpen($0) })[...])
            first = index + 1
        }
        markTail(Array((first..<tokens.count).filter { isOpen($0) })[...])
    }

    /// Marks a part of the line as preparation, as a remark, or as one followed by the other.
    mutating func markTail(_ indices: ArraySlice<Int>) {
        var isRemark = true
        for (offset, index) in indices.enumerated() {
            let token = tokens[index]
            let roles = token.roles.union(token.phraseRoles)
            if offset == 0 {
                isRemark =
                    startsRemark(roles)
                    && !(roles.contains(.preparation) || roles.contains(.preparationPhrase))
                if !isRemark, roles.isDisjoint(with: [.preparation, .preparationPhrase, .adverb]) {
                    isRemark = !indices.contains { tokens[$0].roles.contains(.preparation) }
                }
            } else if !token.phraseRoles.isDisjoint(with: .remark) || roles.contains(.optional) {
                isRemark = true
            }
            tokens[index].part = isRemark ? .remark : .preparation
        }
    }

    func startsRemark(_ roles: WordRoles) -> Bool {
        !roles.isDisjoint(with: [.remark, .or, .plus, .optional, .about])
    }
}
