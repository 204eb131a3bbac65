/// Pairs the lines of two texts: first the equal lines, and then lines that have many words in common.
struct LinePairs {
    /// The pairs, in the order of the first text. A line without a counterpart is in a pair with `nil`.
    let pairs: [(first: String?, second: String?)]

    /// Two different lines become a pair only if more than this share of their words is in both lines.
    private static let minimumShare = 0.3
    /// The limit for comparing lines: the product of the numbers of lines of both texts. Above this limit, the lines
    /// are paired in their order.
    private static let maximumWork = 250_000

    init(_ first: [String], _ second: [String]) {
        let counterparts = Self.counterparts(first, second)
        var owners: [Int: Int] = [:]
        for (line, other) in counterparts.enumerated() { if let other { owners[other] = line } }
        // The indices of the lines of the second text that have no counterpart. The key is the index of the line of the
        // first text above them, or -1 at the start.
        var alone: [Int: [Int]] = [:]
        var last = -1
        for other in second.indices {
            if let owner = owners[other] { last = owner } else { alone[last, default: []].append(other) }
        }
        var pairs = (alone[-1] ?? []).map { (first: String?.none, second: String?.some(second[$0])) }
        for line in first.indices {
            pairs.append((first[line], counterparts[line].map { second[$0] }))
            pairs += (alone[line] ?? []).map { (nil, second[$0]) }
        }
        self.pairs = pairs
    }

    /// Returns, for each line of the first text, the index of its counterpart in the second text, or `nil` if it has
    /// none.
    private static func counterparts(_ first: [String], _ second: [String]) -> [Int?] {
        guard first.count * second.count <= maximumWork else {
            return first.indices.map { $0 < second.count ? $0 : nil }
        }
        var counterparts = [Int?](repeating: nil, count: first.count)
        var free = Array(second.indices)
        for line in first.indices {
            guard let index = free.firstIndex(where: { second[$0] == first[line] }) else { continue }
            counterparts[line] = free.remove(at: index)
        }
        let words = second.map(Self.words)
        for line in first.indices where counterparts[line] == nil {
            let own = Self.words(first[line])
            var best: (index: Int, share: Double)?
            for (index, other) in free.enumerated() {
                let common = own.intersection(words[other]).count * 2
                let share = Double(common) / Double(max(1, own.count + words[other].count))
                if share > max(minimumShare, best?.share ?? 0) { best = (index, share) }
            }
            if let best { counterparts[line] = free.remove(at: best.index) }
        }
        return counterparts
    }

    private static func words(_ line: String) -> Set<Substring> {
        Set(line.lowercased().split { !$0.isLetter && !$0.isNumber })
    }
}
