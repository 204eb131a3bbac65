extension IngredientLineReader {
    /// Tells the name from preparation and remarks in what stands behind the amounts.
    mutating func readNames(from start: Int, into line: inout IngredientLine, _ table: WordTable) {
        guard start < tokens.count else { return }
        markWholeLine(&line)
        markParentheses(from: start)
        let headEnd = headEnd(from: start)
        takeTrailingMeasure(start..<headEnd, &line, table)
        markHead(start..<headEnd)
        markTails(from: headEnd)
        takeTrailingUnit(start..<headEnd, &line, table)
        guard tokens.contains(where: { $0.part == .name && $0.kind == .word }) else { return }
        line.name = joined(.name, separator: " ")
        line.size = nonempty(joined(.size, separator: " "))
        line.preparation = nonempty(joined(.preparation, separator: ", "))
        line.comment = nonempty(joined(.remark, separator: ", "))
        line.alternatives = alternatives()
    }

    /// An amount behind the name: `sugar, 2 cups`, `Mehl 500 g`, and the other measure of `2 cups flour 500 g`.
    private mutating func takeTrailingMeasure(_ head: Range<Int>, _ line: inout IngredientLine, _ table: WordTable) {
        let open = head.filter(isOpen)
        if let place = open.indices.dropFirst().last(where: { tokens[open[$0]].kind == .number && $0 + 3 >= open.count }
        ),
            let (quantity, unitName) = measure(in: open[place...], table), quantity.unit != nil,
            tokens[open[place - 1]].roles.isDisjoint(with: [.or, .preposition]), tokens[open[place - 1]].kind == .word
        {
            take(quantity, unitName, of: open[place...], &line)
        } else if line.amount == nil, line.unit == nil, !tokens[head].contains(where: { $0.kind == .number }) {
            var tail = head.upperBound + 1
            while tail < tokens.count, !isOpen(tail) { tail += 1 }
            var end = tail
            while end < tokens.count, isOpen(end), tokens[end].kind != .comma, tokens[end].kind != .stop { end += 1 }
            guard tail < end, let (quantity, unitName) = measure(in: Array(tail..<end)[...], table) else { return }
            take(quantity, unitName, of: Array(tail..<end)[...], &line)
        }
    }

    private mutating func take(
        _ quantity: Quantity, _ unitName: String?, of indices: ArraySlice<Int>, _ line: inout IngredientLine
    ) {
        for index in indices {
            let isAbout = tokens[index].roles.contains(.about)
            tokens[index].part = isAbout ? .remark : .amount
            if isAbout { line.isApproximate = true }
        }
        if line.amount == nil, line.unit == nil {
            line.amount = quantity.amount
            line.unit = quantity.unit
            line.unitName = unitName
        } else {
            line.otherQuantities.append(quantity)
        }
    }

    private func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }

    private mutating func markWholeLine(_ line: inout IngredientLine) {
        for token in tokens where token.kind == .word {
            let roles = token.roles.union(token.phraseRoles)
            if roles.contains(.optional) { line.isOptional = true }
            if roles.contains(.toTaste) { line.isToTaste = true }
        }
    }

    /// What stands between parentheses is a remark; one that is never closed is a slip of the hand.
    private mutating func markParentheses(from start: Int) {
        var depth = 0
        guard let end = tokens.lastIndex(where: { $0.kind == .close }), end > start else { return }
        for index in start...end {
            switch tokens[index].kind {
            case .open: depth += 1
            case .close: depth = max(0, depth - 1)
            default: if depth > 0, !isWordInName(index) { tokens[index].part = .remark }
            }
        }
    }

    /// One word between parentheses in the middle of a name: `sweet (glutinous) rice`.
    private func isWordInName(_ index: Int) -> Bool {
        guard index > 0, index + 2 < tokens.count, tokens[index - 1].kind == .open, tokens[index + 1].kind == .close
        else { return false }
        let after = tokens[index + 2]
        return tokens[index].kind == .word
            && tokens[index].roles.isDisjoint(with: [.remark, .optional, .remarkWord, .about])
            && after.kind == .word
            && after.roles.union(after.phraseRoles).isDisjoint(with: [
                .remark, .preparation, .or, .and, .adverb, .preposition,
            ])
    }

    private func isOpen(_ index: Int) -> Bool {
        tokens[index].part == .none && tokens[index].kind != .open && tokens[index].kind != .close
    }

    /// Where the name's part of the line ends: at a comma, unless all before it only describes what comes.
    private func headEnd(from start: Int) -> Int {
        var hasNoun = false
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

    /// Where the name ends that goes on behind the comma at `start` as a list: `basil, mint and thyme`.
    private func listEnd(from start: Int) -> Int? {
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

    private static let isNoListItem: WordRoles = [
        .and, .or, .remark, .preparationPhrase, .preparation, .adverb, .piece, .about, .optional, .unit, .preposition,
    ]

    private mutating func markHead(_ range: Range<Int>) {
        let indices = range.filter(isOpen)
        let end = nameEnd(indices)
        markTail(indices[end...])
        var place = 0
        while place < end {
            place = markHeadWord(indices[..<end], at: place)
        }
        for place in indices.indices[..<end].dropFirst().dropLast() where tokens[indices[place]].kind == .comma {
            let isInside = tokens[indices[place - 1]].part == .name && tokens[indices[place + 1]].part == .name
            tokens[indices[place]].part = isInside ? .name : .none
        }
    }

    /// How many of the head's tokens stand before the first that begins a remark or a preparation.
    private func nameEnd(_ indices: [Int]) -> Int {
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
    private func isInBrand(_ index: Int) -> Bool {
        isCapital(index) && index > 0 && tokens[index - 1].kind == .word && isCapital(index - 1)
    }

    /// Whether nothing but preparation follows: `peeled and chopped`, `beaten with a fork`.
    private func endsInPreparation(_ indices: ArraySlice<Int>) -> Bool {
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

    /// Marks the word at `place` of the head, or the preparation that begins there.
    ///
    /// - Returns: The place behind.
    private mutating func markHeadWord(_ indices: ArraySlice<Int>, at place: Int) -> Int {
        let index = indices[place]
        let roles = tokens[index].roles
        let isBeforeNoun = place + 1 < indices.endIndex
        if place > 0, !roles.isDisjoint(with: [.and, .or]), tokens[indices[place - 1]].part == .name {
            // What stands behind “and” is said of the second alone: `salt and freshly ground pepper`.
            for rest in indices[place...] where tokens[rest].kind != .comma { tokens[rest].part = .name }
            return indices.endIndex
        }
        if isBeforeNoun, let end = preparationEnd(indices, from: place), end < indices.endIndex {
            let isRemark = tokens[indices[end - 1]].roles.contains(.remarkWord)
            for marked in place..<end { tokens[indices[marked]].part = isRemark ? .remark : .preparation }
            return end
        }
        let isEither = isBeforeNoun && tokens[indices[place + 1]].roles.contains(.or)
        if isBeforeNoun, !isEither, roles.contains(.size), !isCapital(index) || index == 0,
            tokens[index].phraseRoles.isDisjoint(with: .describing)
        {
            return markSizes(indices, from: place)
        }
        if tokens[index].kind != .comma { tokens[index].part = .name }
        return place + 1
    }

    private func isJoint(_ index: Int) -> Bool {
        tokens[index].kind == .comma || !tokens[index].roles.isDisjoint(with: [.and, .or])
    }

    /// `large`, `small to medium`
    private mutating func markSizes(_ indices: ArraySlice<Int>, from place: Int) -> Int {
        var next = place + 1
        if next + 2 < indices.endIndex, tokens[indices[next]].roles.contains(.rangeWord),
            tokens[indices[next + 1]].roles.contains(.size)
        {
            next += 2
        }
        for marked in place..<next { tokens[indices[marked]].part = .size }
        return next
    }

    private func isCapital(_ index: Int) -> Bool {
        let byte = bytes[tokens[index].range.lowerBound]
        return byte >= 0x41 && byte <= 0x5A
    }

    /// The end of `finely chopped and peeled` that begins at `place`, if it does.
    private func preparationEnd(_ indices: ArraySlice<Int>, from place: Int) -> Int? {
        var end: Int?
        var next = place
        while next < indices.endIndex {
            let index = indices[next]
            let roles = tokens[index].roles
            // Names of brands are not taken to pieces: `Diced Tomatoes` of somebody.
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
}

extension IngredientLineReader {
    /// Marks what stands behind the name, part by part.
    private mutating func markTails(from start: Int) {
        var first = start
        for index in start..<tokens.count
        where isOpen(index) && (tokens[index].kind == .comma || tokens[index].kind == .stop) {
            markTail(Array((first..<index).filter(isOpen))[...])
            first = index + 1
        }
        markTail(Array((first..<tokens.count).filter(isOpen))[...])
    }

    /// Marks a part of the line that is all preparation, all remark, or the one and then the other.
    private mutating func markTail(_ indices: ArraySlice<Int>) {
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

    private func startsRemark(_ roles: WordRoles) -> Bool {
        !roles.isDisjoint(with: [.remark, .or, .plus, .optional, .about])
    }

    /// `2 garlic cloves` are two cloves of garlic.
    private mutating func takeTrailingUnit(_ head: Range<Int>, _ line: inout IngredientLine, _ table: WordTable) {
        guard line.unit == nil, line.amount != nil, line.packageQuantity == nil,
            let last = head.last(where: { tokens[$0].part == .name }), tokens[last].roles.contains(.trailingUnit),
            tokens[last].unit >= 0, last > 0, tokens[last - 1].roles.isDisjoint(with: [.and, .or]),
            tokens[last - 1].phraseRoles.isDisjoint(with: .describing), tokens[last - 1].kind != .number,
            head.contains(where: { $0 < last && tokens[$0].part == .name && !tokens[$0].roles.contains(.describing) })
        else { return }
        let unit = table.units[Int(tokens[last].unit)]
        let sizes = joined(.size, separator: " ")
        line.unit = sizes.isEmpty ? unit.singular : sizes + " " + unit.singular
        line.unitName = unit.name
        tokens[last].part = .none
        for index in head where tokens[index].part == .size { tokens[index].part = .none }
    }

    /// The text of all tokens of a part; `separator` stands between those that are apart in the line.
    private func joined(_ part: LineToken.Part, separator: String) -> String {
        var text: [UInt8] = []
        var last: Int?
        for index in tokens.indices where tokens[index].part == part {
            if let last {
                if last + 1 < index {
                    text.append(contentsOf: separator.utf8)
                } else if tokens[index].hasSpaceBefore {
                    text.append(0x20)
                }
            }
            text.append(contentsOf: bytes[tokens[index].range])
            last = index
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The remarks that begin with “or” and name something else.
    private func alternatives() -> [String] {
        var found: [String] = []
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            guard tokens[index].part == .remark, tokens[index].roles.contains(.or), index + 1 < tokens.count,
                tokens[index].phraseRoles.isDisjoint(with: [.remark]) || tokens[index].phraseLength == 0,
                index == 0 || tokens[index - 1].part != .remark
            else { continue }
            var end = index + 1
            while end < tokens.count, tokens[end].part == .remark { end += 1 }
            guard end > index + 1 else { continue }
            found.append(text(of: tokens[index + 1].range.lowerBound..<tokens[end - 1].range.upperBound))
            index = end
        }
        return found
    }
}
