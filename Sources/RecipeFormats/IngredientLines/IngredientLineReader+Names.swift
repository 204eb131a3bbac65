extension IngredientLineReader {
    /// Separates the name from preparation and remarks in the text after the amounts.
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

    func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }

    mutating func markWholeLine(_ line: inout IngredientLine) {
        for token in tokens where token.kind == .word {
            let roles = token.roles.union(token.phraseRoles)
            if roles.contains(.optional) { line.isOptional = true }
            if roles.contains(.toTaste) { line.isToTaste = true }
        }
    }

    /// Marks text in parentheses as a remark. An unclosed parenthesis is a typing error.
    mutating func markParentheses(from start: Int) {
        var depth = 0
        guard let end = tokens.lastIndex(where: { $0.kind == .close }), end > start else { return }
        for index in start...end {
            switch tokens[index].kind {
            case .open where depth == 0 && isPartOfWord(index): return markPartOfWord(from: index)
            case .open: depth += 1
            case .close: depth = max(0, depth - 1)
            default: if depth > 0, !isWordInName(index) { tokens[index].part = .remark }
            }
        }
    }

    /// Whether the text in parentheses is part of the following word: `(wal-)nuts`.
    private func isPartOfWord(_ open: Int) -> Bool {
        guard let close = tokens[open...].prefix(6).firstIndex(where: { $0.kind == .close }), close > open + 1 else {
            return false
        }
        return token(close - 1, is: .dash) && token(close + 1, is: .word) && isGlued(close + 1)
    }

    private mutating func markPartOfWord(from open: Int) {
        guard let close = tokens[open...].firstIndex(where: { $0.kind == .close }) else { return }
        for index in open...close + 1 { tokens[index].part = .name }
        markParentheses(from: close + 1)
    }

    /// Whether one word in parentheses is in the middle of a name: `sweet (glutinous) rice`.
    func isWordInName(_ index: Int) -> Bool {
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

    /// Reads a unit at the end of the name: `2 garlic cloves` are two cloves of garlic.
    mutating func takeTrailingUnit(_ head: Range<Int>, _ line: inout IngredientLine, _ table: WordTable) {
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

    /// Returns the text of all tokens of a part, with `separator` between those that are apart in the line.
    func joined(_ part: LineToken.Part, separator: String) -> String {
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

    /// Returns the remarks that begin with “or” and name another ingredient.
    func alternatives() -> [String] {
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
