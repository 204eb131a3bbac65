/// Finds pairs of recipes that may be equal, without comparing all pairs.
///
/// Two recipes are candidates if they have the same words in the title, if parts of their steps are equal, or if they
/// share two of their rarest ingredient words. A property that many recipes share does not count. Time and memory grow
/// almost linearly with the number of recipes.
package struct DuplicateIndex {
    package private(set) var sketches: [RecipeSketch]
    /// The weights of the words: a rare word has a high weight. The index is the number of the word.
    package let weights: [Float]

    /// The number of words that are used for keys. They are the rarest ingredient words of a recipe, and each pair is a
    /// key.
    private static let rareCount = 5
    /// The number of ``RecipeSketch/minima`` that are combined into a key.
    private static let bandSize = 3
    /// The maximum number of recipes that share a key. A key that more recipes share is too common and is ignored.
    private static let mostOfOneKey = 40

    /// Creates an index.
    ///
    /// - Parameter sketches: The recipes. Their words are hashes.
    package init(_ sketches: [RecipeSketch]) {
        var numbers: [UInt32: UInt32] = [:]
        var counts: [Float] = []
        func number(_ words: inout [UInt32]) {
            for index in words.indices {
                let number = numbers[words[index]] ?? UInt32(counts.count)
                if number == counts.count {
                    numbers[words[index]] = number
                    counts.append(0)
                }
                words[index] = number
            }
        }
        self.sketches = sketches
        for index in self.sketches.indices {
            number(&self.sketches[index].title)
            number(&self.sketches[index].ingredients)
            number(&self.sketches[index].steps)
            number(&self.sketches[index].lineWords)
            self.sketches[index].title.sort()
            self.sketches[index].ingredients.sort()
            self.sketches[index].steps.sort()
            for word in self.sketches[index].ingredients { counts[Int(word)] += 1 }
            for word in self.sketches[index].steps { counts[Int(word)] += 1 }
        }
        weights = Self.weights(ofWordsIn: counts, recipes: sketches.count)
    }

    /// Returns the weights of words.
    ///
    /// A frequent word has a low weight. In a small cookbook, all words have almost the same weight. A word that occurs
    /// only once is often a typing error, so its weight is at most the average weight of the other words.
    ///
    /// - Parameters:
    ///   - counts: For each word, the number of recipes with the word in the ingredients, plus the number of recipes
    ///     with the word in the steps.
    ///   - recipes: The number of all recipes.
    private static func weights(ofWordsIn counts: [Float], recipes: Int) -> [Float] {
        let total = Float(recipes) + 50
        var weights = counts.map { max(0.5, min(6, logarithm(total / ($0 + 1)))) }
        var (sum, shared): (Float, Float) = (0, 0)
        for (count, weight) in zip(counts, weights) where count > 1 {
            sum += count * weight
            shared += count
        }
        guard shared > 0 else { return weights }
        for word in weights.indices where counts[word] <= 1 { weights[word] = min(weights[word], sum / shared) }
        return weights
    }

    /// Calls a function once for each pair of candidates, with the indexes of both recipes. The first index is smaller
    /// than the second.
    package func forEachCandidate(_ body: (Int, Int) -> Void) {
        var keys: [(key: UInt64, index: UInt32)] = []
        for (index, sketch) in sketches.enumerated() {
            for key in Self.keys(of: sketch, weights) { keys.append((key, UInt32(index))) }
        }
        keys.sort { ($0.key, $0.index) < ($1.key, $1.index) }
        var pairs: [UInt64] = []
        var start = 0
        while start < keys.count {
            var end = start + 1
            while end < keys.count, keys[end].key == keys[start].key { end += 1 }
            if end - start <= Self.mostOfOneKey {
                for first in start..<end {
                    for second in (first + 1)..<max(end, first + 1) where keys[first].index != keys[second].index {
                        pairs.append(UInt64(keys[first].index) << 32 | UInt64(keys[second].index))
                    }
                }
            }
            start = end
        }
        pairs.sort()
        var last: UInt64?
        for pair in pairs where pair != last {
            last = pair
            body(Int(pair >> 32), Int(pair & 0xFFFF_FFFF))
        }
    }

    private static func keys(of sketch: RecipeSketch, _ weights: [Float]) -> [UInt64] {
        var keys: [UInt64] = []
        func add(_ kind: UInt64, _ words: some Sequence<UInt32>) {
            var hash = kind
            for word in words { hash = (hash ^ UInt64(word)) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 31 }
            keys.append(hash)
        }
        if !sketch.title.isEmpty { add(1, sketch.title) }
        for band in stride(from: 0, to: RecipeSketch.minimaCount, by: bandSize) {
            let minima = sketch.minima[band..<band + bandSize]
            if !minima.contains(.max) { add(UInt64(2 + band), minima) }
        }
        // A word that occurs only once is in no other recipe, so it is useless in a key. It is rarely chosen here,
        // because its weight is at most the average.
        let rarest = sketch.ingredients.sorted {
            (weights[Int($0)], $0) > (weights[Int($1)], $1)
        }.prefix(rareCount)
        for (index, first) in rarest.enumerated() {
            for second in rarest.dropFirst(index + 1) { add(100, [min(first, second), max(first, second)]) }
        }
        return keys
    }

    /// Returns an approximate natural logarithm. In contrast to the system's function, the result is the same on every
    /// system.
    private static func logarithm(_ value: Float) -> Float {
        let exponent = Float(value.exponent)
        let rest = value.significand - 1
        return (exponent + rest * (1.3465 - rest * 0.3465)) * 0.693147
    }
}
