/// The words inside an ingredient's name that were read as preparation, size or remark.
///
/// They can be removed from the name if only describing words precede them: `fresh chopped mint` is fresh mint,
/// chopped. The other gaps are uncertain (`dry split peas`, `high quality oil`), and without their words the name has
/// another meaning.
struct NameGaps {
    /// The gaps whose words belong to the name.
    private(set) var uncertain: [Range<Int>] = []

    /// - Parameter name: The range from the first token of the name to the last.
    init(_ tokens: [LineToken], in name: ClosedRange<Int>) {
        var describing = true
        var index = name.lowerBound
        while index < name.upperBound {
            guard tokens[index].part != .name, tokens[index].kind != .comma else {
                if tokens[index].kind == .word, !Self.isDescribing(tokens[index]) { describing = false }
                index += 1
                continue
            }
            let start = index
            while tokens[index].part != .name { index += 1 }
            let gap = start..<index
            if !Self.isCertain(tokens[gap], describing, before: tokens[index]) { uncertain.append(gap) }
        }
    }

    private static func isDescribing(_ token: LineToken) -> Bool {
        token.roles.contains(.describing) && token.roles.isDisjoint(with: [.bought, .piece])
    }

    private static func isCertain(_ gap: ArraySlice<LineToken>, _ isDescribed: Bool, before next: LineToken) -> Bool {
        if gap.contains(where: { $0.kind == .open }) {
            return next.kind == .word && next.roles.isDisjoint(with: [.and, .or])
        }
        guard gap.contains(where: { $0.kind == .word }) else { return true }
        return isDescribed && gap.allSatisfy { $0.part != .remark }
    }
}
