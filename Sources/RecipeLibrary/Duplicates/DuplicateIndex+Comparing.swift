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
