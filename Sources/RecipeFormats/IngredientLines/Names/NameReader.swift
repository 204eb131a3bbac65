/// Separates the name of an ingredient from the sizes, preparation and remarks around it.
struct NameReader {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Assigns tokens to the name, the sizes, the preparation and the remark.
    ///
    /// - Parameters:
    ///   - head: The tokens before ``NameRangeReader/headEnd(from:_:)``.
    ///   - parts: Receives the parts of the tokens.
    func mark(_ head: Range<Int>, _ parts: inout LineParts) {
        let indices = head.filter { parts.isOpen($0) }
        var end = NameRangeReader(line).nameEnd(indices)
        // In `any milk of your choice`, the word `of` belongs to the remark.
        while end > 1, end < indices.count, line[indices[end - 1]].kind == .word,
            !line[indices[end - 1]].roles.isDisjoint(with: [.connector, .or]),
            line[indices[end - 1]].roles.isDisjoint(with: [.describing, .size, .unit])
        {
            end -= 1
        }
        RemarkReader(line).mark(indices[end...], &parts)
        var position = 0
        while position < end {
            position = markWord(indices[..<end], at: position, &parts)
        }
        // A name does not begin with `of`: `8 sliced of bacon`.
        if let first = indices[..<end].first(where: { parts[$0] == .name }), first > 0,
            parts[first - 1] == .preparation,
            line.has(.connector, at: first), line[first].roles.isDisjoint(with: [.describing, .unit])
        {
            parts.mark(first, as: .none)
        }
        for position in indices.indices[..<end].dropFirst().dropLast() where line[indices[position]].kind == .comma {
            let isInside = parts[indices[position - 1]] == .name && parts[indices[position + 1]] == .name
            parts.mark(indices[position], as: isInside ? .name : .none)
        }
        if let first = head.first(where: { parts[$0] == .name }), let last = head.last(where: { parts[$0] == .name }) {
            for gap in NameGaps(line, parts, in: first...last).uncertain { parts.mark(gap, as: .name) }
        }
    }

    /// Assigns the word at a position of `indices` to a part of the line. If a preparation or a size begins there,
    /// assigns all its words.
    ///
    /// - Returns: The position after these words.
    private func markWord(_ indices: ArraySlice<Int>, at position: Int, _ parts: inout LineParts) -> Int {
        let index = indices[position]
        let roles = line[index].roles
        let isBeforeNoun = position + 1 < indices.endIndex
        if position > 0, !roles.isDisjoint(with: [.and, .or]), parts[indices[position - 1]] == .name {
            // Words after “and” describe only the second name: `salt and freshly ground pepper`.
            for rest in indices[position...] where line[rest].kind != .comma { parts.mark(rest, as: .name) }
            return indices.endIndex
        }
        if isBeforeNoun, let end = preparationEnd(indices, from: position), end < indices.endIndex {
            let isRemark = line.has(.remarkWord, at: indices[end - 1])
            parts.mark(indices[position..<end], as: isRemark ? .remark : .preparation)
            return end
        }
        let isEither = isBeforeNoun && line.has(.or, at: indices[position + 1])
        if isBeforeNoun, !isEither, roles.contains(.size), !line.isCapital(index) || index == 0,
            line[index].phraseRoles.isDisjoint(with: .describing)
        {
            return markSizes(indices, from: position, &parts)
        }
        if line[index].kind != .comma { parts.mark(index, as: .name) }
        return position + 1
    }

    /// Assigns the sizes at a position of `indices`: `large`, `small to medium`.
    ///
    /// - Returns: The position after the sizes.
    private func markSizes(_ indices: ArraySlice<Int>, from position: Int, _ parts: inout LineParts) -> Int {
        var next = position + 1
        if next + 2 < indices.endIndex, line.has(.rangeWord, at: indices[next]),
            line.has(.size, at: indices[next + 1])
        {
            next += 2
        }
        // `medium sized`, `medium size`, and the period of `gr.`
        if next + 1 < indices.endIndex,
            line.textIs("sized", indices[next]) || line.textIs("size", indices[next])
                || line.token(indices[next], is: .dot)
        {
            next += 1
        }
        parts.mark(indices[position..<next], as: .size)
        return next
    }

    /// Returns the end of the preparation that begins at `position`, such as `finely chopped and peeled`. Returns `nil`
    /// if there is none.
    private func preparationEnd(_ indices: ArraySlice<Int>, from position: Int) -> Int? {
        var end: Int?
        var next = position
        while next < indices.endIndex {
            let index = indices[next]
            let roles = line[index].roles
            // A brand name such as `Diced Tomatoes` is not split.
            if line.isCapital(index), index > 0, line[index - 1].kind == .word { return end }
            if line[index].phraseRoles.contains(.preparation) {
                next += line[index].phraseLength
                end = min(next, indices.endIndex)
            } else if roles.contains(.kept), end == nil, next + 1 == indices.endIndex || !isJoint(indices[next + 1]) {
                return end
            } else if next > indices.startIndex, line.has(.bought, at: indices[next - 1]) {
                return end
            } else if !roles.isDisjoint(with: [.preparation, .remarkWord]) {
                next += 1
                end = next
            } else if roles.contains(.adverb) || end != nil && isJoint(index) {
                next += 1
            } else {
                return end
            }
        }
        return end
    }

    /// Returns whether a token is a comma, `and` or `or`.
    private func isJoint(_ index: Int) -> Bool {
        line[index].kind == .comma || !line[index].roles.isDisjoint(with: [.and, .or])
    }
}
