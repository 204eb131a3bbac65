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
