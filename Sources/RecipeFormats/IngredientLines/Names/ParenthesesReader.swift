/// Reads the text in parentheses in an ingredient line, after its amounts.
struct ParenthesesReader {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Assigns text in parentheses to the remark. Words in `sweet (glutinous) rice` and `(wal-)nuts` belong to the
    /// name.
    func mark(from start: Int, _ parts: inout LineParts) {
        var depth = 0
        guard let end = line.indices.last(where: { line[$0].kind == .close }), end > start else { return }
        for index in start...end {
            switch line[index].kind {
            case .open:
                if depth == 0, let close = closeOfWordPart(openedAt: index) {
                    parts.mark(index...close + 1, as: .name)
                    return mark(from: close + 1, &parts)
                }
                depth += 1
            case .close: depth = max(0, depth - 1)
            // In `butter (, cold)` and in `(from a can (drained), dry)`, the comma separates nothing more.
            case .comma
            where index > 0 && (line[index - 1].kind == .open || depth > 0 && line[index - 1].kind == .close)
                || line.token(index + 1, is: .close):
                break
            default: if depth > 0, !isWordInName(index) { parts.mark(index, as: .remark) }
            }
        }
    }

    /// Returns the index of the closing parenthesis if the text in parentheses is the start of the word after it:
    /// `(wal-)nuts`.
    private func closeOfWordPart(openedAt open: Int) -> Int? {
        guard let close = (open..<line.count).prefix(6).first(where: { line[$0].kind == .close }), close > open + 1,
            line.token(close - 1, is: .dash), line.token(close + 1, is: .word), line.isGlued(close + 1)
        else { return nil }
        return close
    }

    /// Returns whether a word is alone in parentheses and is part of the name: `glutinous` in `sweet (glutinous) rice`.
    private func isWordInName(_ index: Int) -> Bool {
        guard index > 0, index + 2 < line.count, line[index - 1].kind == .open, line[index + 1].kind == .close
        else { return false }
        let after = line[index + 2]
        return line[index].kind == .word
            && line[index].roles.isDisjoint(with: [.remark, .optional, .remarkWord, .about])
            && after.kind == .word
            && after.roles.union(after.phraseRoles).isDisjoint(with: [
                .remark, .preparation, .or, .and, .adverb, .preposition,
            ])
    }
}

/// Reads the text after the name of an ingredient line: preparation and remarks.
struct RemarkReader {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Assigns the text after the name to the preparation and the remark. At each comma or stop, a new part begins.
    func markAll(from start: Int, _ parts: inout LineParts) {
        var first = start
        for index in start..<line.count where parts.isOpenSeparator(index) {
            mark((first..<index).filter { parts.isOpen($0) }[...], &parts)
            first = index + 1
        }
        mark((first..<line.count).filter { parts.isOpen($0) }[...], &parts)
    }

    /// Assigns the tokens of one part to the preparation or to the remark. If a remark begins inside the part, the
    /// tokens before it belong to the preparation.
    func mark(_ indices: ArraySlice<Int>, _ parts: inout LineParts) {
        guard let first = indices.first else { return }
        var isRemark = startsWithRemark(first, indices)
        for index in indices {
            if index != first,
                !line[index].phraseRoles.isDisjoint(with: [.remark, .optional]) || line.has(.optional, at: index)
            {
                isRemark = true
            }
            parts.mark(index, as: isRemark ? .remark : .preparation)
        }
    }

    /// Returns whether the first token begins a remark and not a preparation.
    private func startsWithRemark(_ first: Int, _ indices: ArraySlice<Int>) -> Bool {
        let roles = line[first].roles.union(line[first].phraseRoles)
        guard roles.isDisjoint(with: [.preparation, .preparationPhrase]) else { return false }
        if !roles.isDisjoint(with: [.remark, .or, .plus, .optional, .about]) { return true }
        return !roles.contains(.adverb) && !indices.contains { line.has(.preparation, at: $0) }
    }
}
