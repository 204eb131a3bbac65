@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

/// A slow search for duplicates that compares all pairs, with sets of words.
///
/// A few lines of code define which recipes are compared and how. Tests compare the fast index with this search.
struct PlainDuplicates {
    private let sketches: [RecipeSketch]
    /// The weight of each word.
    private let weights: [UInt32: Float]

    /// - Parameter index: The index, whose words and weights are used.
    init(_ index: DuplicateIndex) {
        sketches = index.sketches
        weights = Dictionary(uniqueKeysWithValues: index.weights.enumerated().map { (UInt32($0), $1) })
    }

    /// The pairs of recipes to compare. They have the same title, or the same three adjacent minima of their steps, or
    /// their five rarest ingredient words have at least two words in common.
    var candidates: Set<[Int]> {
        pairs { a, b in
            !a.title.isEmpty && a.title == b.title || rarest(a).intersection(rarest(b)).count >= 2
                || stride(from: 0, to: RecipeSketch.minimaCount, by: 3).contains { start in
                    let minima = a.minima[start..<start + 3]
                    return minima == b.minima[start..<start + 3] && !minima.contains(.max)
                }
        }
    }

    /// The pairs whose titles, ingredients and steps are almost the same.
    var sameTexts: Set<[Int]> {
        pairs { a, b in
            let title = overlap(a.title, b.title) ?? 0
            switch (overlap(a.ingredients, b.ingredients), overlap(a.steps, b.steps)) {
            case (let one?, let other?):
                return one >= 0.4 && other >= 0.4 && (one + other) / 2 >= (title >= 0.99 ? 0.58 : 0.64)
            case (let one?, nil): return one >= 0.8 && title >= 0.5
            case (nil, let other?): return other >= 0.7 && title >= 0.5 || other >= 0.85
            case (nil, nil): return false
            }
        }
    }

    /// Returns the sets that pairs connect, each sorted, in the order of their smallest numbers.
    static func connected(_ pairs: Set<[Int]>) -> [[Int]] {
        var sets: [Set<Int>] = []
        for pair in pairs {
            let touched = sets.filter { !$0.isDisjoint(with: pair) }
            sets.removeAll { !$0.isDisjoint(with: pair) }
            sets.append(touched.reduce(Set(pair)) { $0.union($1) })
        }
        return sets.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    private func pairs(_ isWanted: (RecipeSketch, RecipeSketch) -> Bool) -> Set<[Int]> {
        var pairs: Set<[Int]> = []
        for first in sketches.indices {
            for second in sketches.indices where second > first && isWanted(sketches[first], sketches[second]) {
                pairs.insert([first, second])
            }
        }
        return pairs
    }

    private func rarest(_ sketch: RecipeSketch) -> Set<UInt32> {
        Set(sketch.ingredients.sorted { (weight([$0]), $0) > (weight([$1]), $1) }.prefix(5))
    }

    private func overlap(_ a: [UInt32], _ b: [UInt32]) -> Float? {
        guard !a.isEmpty, !b.isEmpty else { return nil }
        return weight(Set(a).intersection(b)) / weight(Set(a).union(b))
    }

    private func weight(_ words: some Sequence<UInt32>) -> Float { words.reduce(0) { $0 + (weights[$1] ?? 0) } }
}
