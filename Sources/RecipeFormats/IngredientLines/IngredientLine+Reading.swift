extension IngredientLine {
    /// Creates the parts of a line.
    ///
    /// If the amount cannot be read or no name is found, the whole line becomes the name.
    init(_ line: AnnotatedLine) {
        self.init(name: "", language: line.language)
        var parts = LineParts(of: line)
        guard let end = LeadingAmountReader(line).read(into: &self, &parts) else {
            self.init(name: line.wholeText, language: line.language)
            return
        }
        let hasAmount = quantity != nil
        if end < line.count { readName(from: end, of: line, &parts) }
        guard !name.isEmpty else {
            self.init(name: line.wholeText, language: line.language)
            return
        }
        restStart = hasAmount ? line[end].range.lowerBound : 0
    }

    /// Reads the name and the other parts that follow the amounts of the line.
    ///
    /// - Parameters:
    ///   - start: The index of the first token after the amounts.
    ///   - line: The tokens of the line.
    ///   - parts: The parts to which the tokens belong. The method assigns the tokens of the name and of the text after
    ///     the name.
    private mutating func readName(from start: Int, of line: AnnotatedLine, _ parts: inout LineParts) {
        readFlags(of: line)
        ParenthesesReader(line).mark(from: start, &parts)
        let head = start..<NameRangeReader(line).headEnd(from: start, parts)
        let trailing = TrailingAmountReader(line)
        trailing.readMeasure(head, into: &self, &parts)
        NameReader(line).mark(head, &parts)
        RemarkReader(line).markAll(from: head.upperBound, &parts)
        trailing.readUnit(head, into: &self, &parts)
        guard line.indices.contains(where: { parts[$0] == .name && line[$0].kind == .word }) else { return }
        name = parts.text(of: .name, separator: " ")
        size = parts.text(of: .size, separator: " ").nonempty
        preparation = parts.text(of: .preparation, separator: ", ").nonempty
        comment = parts.text(of: .remark, separator: ", ").nonempty
        alternatives = parts.alternatives
    }

    /// Finds words that apply to the whole line: `optional`, `to taste`.
    private mutating func readFlags(of line: AnnotatedLine) {
        for index in line.indices where line[index].kind == .word {
            let roles = line[index].roles.union(line[index].phraseRoles)
            if roles.contains(.optional) { isOptional = true }
            if roles.contains(.toTaste) { isToTaste = true }
        }
    }
}

extension String {
    fileprivate var nonempty: String? { isEmpty ? nil : self }
}
