/// Finds pairs of recipes that may be equal, without comparing all pairs.
///
/// Two recipes are candidates if they have the same words in the title, if parts of their steps are equal, or if they
/// share two of their rarest ingredient words. If many recipes share a property, each of them is compared only with the
/// next few. So the copies of one recipe still form a chain, however many they are. Time and memory grow almost linearly
/// with the number of recipes.
package struct DuplicateIndex {
    package private(set) var sketches: [RecipeSketch]
    /// The weights of the words: a rare word has a high weight. The index is the number of the word.
    package let weights: [Float]

    /// The number of words that are used for keys. They are the rarest ingredient words of a recipe, and each pair is a
    /// key.
    private static let rareCount = 5
    /// The number of ``RecipeSketch/minima`` that are combined into a key.
    private static let bandSize = 3
    /// The maximum number of recipes that share a key of which all pairs are candidates.
    private static let mostOfOneKey = 40
    /// The number of following recipes with which a recipe is compared if more recipes share a key.
    private static let nextOfOneKey = 2

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
            let reach = end - start <= Self.mostOfOneKey ? end - start : Self.nextOfOneKey
            for first in start..<end {
                for second in (first + 1)..<max(first + 1, min(end, first + 1 + reach))
                where keys[first].index != keys[second].index {
                    pairs.append(UInt64(keys[first].index) << 32 | UInt64(keys[second].index))
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

extension DuplicateIndex {
    /// The similarity of the titles, of the ingredients and of the steps of two recipes. Each value is from 0 to 1.
    package struct Similarity {
        package var title: Float
        /// The similarity of the ingredients, or `nil` if one of the recipes has none.
        package var ingredients: Float?
        /// The similarity of the steps, or `nil` if one of the recipes has none.
        package var steps: Float?

        /// Whether the recipes have almost the same text.
        ///
        /// Different recipes for the same dish often have the same ingredients. So if both recipes have steps, the
        /// steps must be similar too.
        package var isSameText: Bool {
            switch (ingredients, steps) {
            case (let ingredients?, let steps?):
                let mean = (ingredients + steps) / 2
                return min(ingredients, steps) >= 0.4 && mean >= (title >= 0.99 ? 0.58 : 0.64)
            case (let ingredients?, nil): return ingredients >= 0.8 && title >= 0.5
            case (nil, let steps?): return steps >= 0.7 && title >= 0.5 || steps >= 0.85
            case (nil, nil): return false
            }
        }
    }

    /// Returns the similarity of two recipes.
    ///
    /// - Parameters:
    ///   - first: The index of a recipe in ``sketches``.
    ///   - second: The index of the other recipe.
    package func similarity(_ first: Int, _ second: Int) -> Similarity {
        let (a, b) = (sketches[first], sketches[second])
        func shared(_ a: [UInt32], _ b: [UInt32]) -> Float? { a.isEmpty || b.isEmpty ? nil : overlap(a, b) }
        return Similarity(
            title: shared(a.title, b.title) ?? 0, ingredients: shared(a.ingredients, b.ingredients),
            steps: shared(a.steps, b.steps))
    }

    /// Returns the relation of the recipes at two indexes of ``sketches``, or `nil` if they are different recipes.
    package func relation(_ first: Int, _ second: Int) -> RecipeRelation? {
        guard similarity(first, second).isSameText else { return nil }
        let amounts = LineComparison(sketches[first], sketches[second], weights)
        return amounts.relation
    }

    /// Returns the weight of the words that two sorted lists have in common, divided by the weight of all their words.
    private func overlap(_ a: [UInt32], _ b: [UInt32]) -> Float {
        var both: Float = 0
        var all: Float = 0
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                both += weights[Int(a[i])]
                all += weights[Int(a[i])]
                i += 1
                j += 1
            } else if a[i] < b[j] {
                all += weights[Int(a[i])]
                i += 1
            } else {
                all += weights[Int(b[j])]
                j += 1
            }
        }
        for word in a[i...] { all += weights[Int(word)] }
        for word in b[j...] { all += weights[Int(word)] }
        return all > 0 ? both / all : 0
    }
}

/// Disjoint sets of the numbers from 0 (union-find). At first, each number is a set of its own. Two sets can be joined.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    /// Returns the smallest member of the set that contains a number.
    func root(_ number: Int) -> Int {
        var number = number
        while parents[number] != number { number = parents[number] }
        return number
    }

    /// Joins the set of the first number with the set of the second number.
    mutating func join(_ first: Int, _ second: Int) {
        let (one, other) = (root(first), root(second))
        parents[max(one, other)] = min(one, other)
        // Both numbers now refer directly to the smallest member of the joined set. This makes `root(_:)` fast.
        parents[first] = min(one, other)
        parents[second] = min(one, other)
    }

    /// The sets with more than one member. The members of a set are sorted, and the sets are sorted by their smallest
    /// members.
    var sets: [[Int]] {
        var sets: [Int: [Int]] = [:]
        for number in parents.indices { sets[root(number), default: []].append(number) }
        return sets.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}
