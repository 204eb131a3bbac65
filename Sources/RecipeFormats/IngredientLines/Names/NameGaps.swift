/// The gaps in the name of an ingredient. A gap consists of words inside the name that were read as a preparation, a
/// size or a remark.
///
/// In `fresh chopped mint`, only a describing word is before `chopped`, so the name is `fresh mint`. In
/// `dry split peas`, the gap is uncertain, so `split` stays in the name.
struct NameGaps {
    /// The ranges of uncertain words. These words stay in the name.
    private(set) var uncertain: [Range<Int>] = []

    /// Creates the gaps in the name of a line.
    ///
    /// - Parameters:
    ///   - line: The tokens of the line.
    ///   - parts: The parts to which the tokens belong.
    ///   - name: The range from the first token of the name to the last.
    init(_ line: AnnotatedLine, _ parts: LineParts, in name: ClosedRange<Int>) {
        var describing = true
        var index = name.lowerBound
        while index < name.upperBound {
            guard parts[index] != .name, line[index].kind != .comma else {
                if line[index].kind == .word, !Self.isDescribing(line[index]) { describing = false }
                index += 1
                continue
            }
            let start = index
            while parts[index] != .name { index += 1 }
            let gap = start..<index
            if !Self.isCertain(gap, of: line, parts, describing) { uncertain.append(gap) }
        }
    }

    private static func isDescribing(_ token: LineToken) -> Bool {
        token.roles.contains(.describing) && token.roles.isDisjoint(with: [.bought, .piece])
    }

    /// Returns whether the words of a gap do not belong to the name.
    ///
    /// - Parameters:
    ///   - gap: A range of tokens directly before a token of the name.
    ///   - line: The tokens of the line.
    ///   - parts: The parts to which the tokens belong.
    ///   - isDescribed: Whether all words of the name before the gap are describing words.
    private static func isCertain(
        _ gap: Range<Int>, of line: AnnotatedLine, _ parts: LineParts, _ isDescribed: Bool
    ) -> Bool {
        if gap.contains(where: { line[$0].kind == .open }) {
            let next = line[gap.upperBound]
            return next.kind == .word && next.roles.isDisjoint(with: [.and, .or])
        }
        guard gap.contains(where: { line[$0].kind == .word }) else { return true }
        return isDescribed && gap.allSatisfy { parts[$0] != .remark }
    }
}
