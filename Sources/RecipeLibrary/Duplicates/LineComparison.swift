import RecipeKit

/// Compares the ingredient lines of two recipes. It finds the lines with a counterpart in the other recipe, and the
/// ratios of their amounts.
struct LineComparison {
    /// The number of lines of the first recipe with a counterpart in the second.
    private var matched = 0
    /// The number of lines of the first recipe without a counterpart.
    private var unmatched = 0
    /// The number of lines of the second recipe without a counterpart.
    private var extra = 0
    /// The amounts in the second recipe, divided by the amounts of their counterparts in the first recipe. Only amounts
    /// of the same kind, such as two weights, have a ratio.
    private var ratios: [Float] = []

    /// The largest ratio of two amounts that count as equal. A cup has 237 to 250 ml, and amounts in other units are
    /// often rounded.
    private static let tolerance: Float = 1.15

    init(_ first: RecipeSketch, _ second: RecipeSketch, _ weights: [Float]) {
        var rest = Array(second.lines.indices)
        for line in first.lines {
            let words = first.lineWords[Int(line.words.lowerBound)..<Int(line.words.upperBound)]
            var best: (place: Int, overlap: Float)?
            for (place, index) in rest.enumerated() {
                let other = second.lines[index].words
                let overlap = Self.overlap(
                    words, second.lineWords[Int(other.lowerBound)..<Int(other.upperBound)], weights)
                if overlap > max(0.34, best?.overlap ?? 0) { best = (place, overlap) }
            }
            guard let best else {
                unmatched += 1
                continue
            }
            matched += 1
            let counterpart = second.lines[rest.remove(at: best.place)]
            if line.amount > 0, counterpart.amount > 0, line.kind == counterpart.kind {
                ratios.append(counterpart.amount / line.amount)
            }
        }
        extra = rest.count
    }

    /// The relation of two recipes whose texts are almost the same. The first of these rules applies:
    ///
    /// - If most amounts differ by a common factor, the recipes are the same in another size.
    /// - If more than a third of the amounts differ, or more than a quarter of the lines have no counterpart, the
    ///   second recipe is a variation.
    /// - Otherwise both recipes are the same.
    ///
    /// In a short recipe, a few differences are allowed.
    var relation: RecipeRelation {
        let equal = ratios.filter { Self.isNear($0, 1) }.count
        if ratios.count >= 2, equal * 2 < ratios.count {
            let sorted = ratios.sorted()
            let median = sorted[sorted.count / 2]
            let isCommon = ratios.filter { Self.isNear($0, median) }.count * 3 >= ratios.count * 2
            guard isCommon, median < 10_000, let twelfths = Int(nearest: Double(median * 12)),
                let factor = Rational(twelfths, 12), factor > .zero
            else { return .variation }
            return .scaled(factor)
        }
        if ratios.count >= 3, (ratios.count - equal) * 3 > ratios.count { return .variation }
        let missing = max(unmatched, extra)
        return missing > max(1, (matched + missing) / 4) ? .variation : .same
    }

    private static func isNear(_ ratio: Float, _ other: Float) -> Bool {
        ratio < other * tolerance && other < ratio * tolerance
    }

    /// Returns the weight of the words that two short lists have in common, divided by the weight of the lighter list.
    /// The other words of the heavier list are often a remark.
    private static func overlap(_ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>, _ weights: [Float]) -> Float {
        func sum(_ words: some Sequence<UInt32>) -> Float { words.reduce(0) { $0 + weights[Int($1)] } }
        let both = sum(a.filter(b.contains))
        return both / max(0.1, min(sum(a), sum(b)))
    }
}
