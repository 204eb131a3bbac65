import RecipeKit

/// Finds the recipes that can be cooked from the ingredients at home. It orders recipes by the number of missing
/// ingredients.
///
/// Each recipe has one byte: the number of its missing ingredients. Setting an ingredient changes only the bytes of the
/// recipes that need it. A search reads all bytes once.
///
/// The numbers of missing ingredients ignore amounts. To include amounts, check the few recipes that are shown with
/// ``CanMakeCheck``.
public struct CanMake: Sendable {
    /// A recipe without missing ingredients, or with only a few of them.
    public struct Match: Hashable, Sendable {
        /// The number of the recipe.
        public let recipe: Int
        /// The number of missing ingredients.
        public let missing: Int
        /// The highest urgency of the recipe's ingredients at home. 0 if none of them has an urgency.
        public let urgency: Int
    }

    /// The recipes with their ingredients.
    public let index: CanMakeIndex
    private var missing: [UInt8]
    private var urgency: [UInt8]
    private var isPresent: [Bool]
    /// Whether each ingredient counts as present. An ingredient counts if it is at home, is a staple, or has a
    /// substitute that is at home.
    private var counts: [Bool]
    private let isStaple: [Bool]
    /// For an ingredient, the ingredients that can replace it.
    private let substitutes: [Int: [Int]]
    /// For an ingredient, the ingredients that it can replace.
    private let replaced: [Int: [Int]]
    private var urgencies: [Int: UInt8] = [:]

    /// Creates a search for a kitchen that has only the staples. O(recipes + recipes that need the staples).
    ///
    /// - Parameters:
    ///   - index: The recipes.
    ///   - staples: The ingredients that every kitchen has.
    ///   - substitutes: For an ingredient, the ingredients that can replace it.
    public init(_ index: CanMakeIndex, staples: [Int] = [], substitutes: [Int: [Int]] = [:]) {
        self.index = index
        missing = index.totals
        urgency = Array(repeating: 0, count: index.recipeCount)
        isPresent = Array(repeating: false, count: index.ingredientCount)
        counts = isPresent
        var isStaple = isPresent
        for ingredient in staples where isStaple.indices.contains(ingredient) { isStaple[ingredient] = true }
        self.isStaple = isStaple
        self.substitutes = substitutes
        var replaced: [Int: [Int]] = [:]
        for (ingredient, others) in substitutes {
            for other in others { replaced[other, default: []].append(ingredient) }
        }
        self.replaced = replaced
        for ingredient in isStaple.indices where isStaple[ingredient] { update(ingredient) }
    }

    /// Returns whether an ingredient is at home.
    public func contains(_ ingredient: Int) -> Bool { isPresent.indices.contains(ingredient) && isPresent[ingredient] }

    /// Sets whether an ingredient is at home. O(recipes that need the ingredient or any ingredient that it can
    /// replace). For an ingredient with an urgency, the cost of ``setUrgencies(_:)`` is added.
    public mutating func set(_ ingredient: Int, isPresent newValue: Bool) {
        // An ingredient that is only a substitute is not in the index, so the arrays must grow.
        while isPresent.count <= ingredient, replaced[ingredient] != nil {
            isPresent.append(false)
            counts.append(false)
        }
        guard isPresent.indices.contains(ingredient), isPresent[ingredient] != newValue else { return }
        isPresent[ingredient] = newValue
        update(ingredient)
        for other in replaced[ingredient] ?? [] { update(other) }
        if urgencies[ingredient] != nil { rebuildUrgency() }
    }

    /// Replaces the urgencies of all ingredients. An urgency is from 1 to 255, for example 255 minus the days until the
    /// ingredient expires. Only ingredients at home count. O(recipes + recipes that need these ingredients).
    public mutating func setUrgencies(_ urgencies: [Int: Int]) {
        self.urgencies = urgencies.mapValues { UInt8(min(max($0, 0), 255)) }
        rebuildUrgency()
    }

    /// Returns the recipes with the fewest missing ingredients first. Of recipes with equally many missing ingredients,
    /// the most urgent one comes first. Of equally urgent recipes, the one with the lowest recipe number comes first.
    ///
    /// A recipe without ingredients never matches. O(recipes + results · log limit).
    ///
    /// - Parameters:
    ///   - most: The maximum number of missing ingredients.
    ///   - limit: The maximum number of results.
    public func matches(missingAtMost most: Int, limit: Int = 50) -> [Match] {
        guard limit > 0, most >= 0 else { return [] }
        var best = BestRecipes(limit: limit)
        let most = UInt8(min(most, 254))
        missing.withUnsafeBufferPointer { missing in
            urgency.withUnsafeBufferPointer { urgency in
                index.totals.withUnsafeBufferPointer { totals in
                    for recipe in missing.indices {
                        let count = missing[recipe]
                        guard count <= most, totals[recipe] > 0 else { continue }
                        best.add(recipe, rank: UInt16(count) << 8 | UInt16(255 - urgency[recipe]))
                    }
                }
            }
        }
        return best.sorted().map { recipe in
            Match(recipe: recipe, missing: Int(missing[recipe]), urgency: Int(urgency[recipe]))
        }
    }

    /// Returns the number of recipes for each number of missing ingredients, from 0 to a maximum. O(recipes).
    public func recipeCounts(missingAtMost most: Int) -> [Int] {
        var histogram = Array(repeating: 0, count: 256)
        for recipe in missing.indices where index.totals[recipe] > 0 { histogram[Int(missing[recipe])] += 1 }
        return Array(histogram.prefix(max(0, min(most, 255)) + 1))
    }

    /// Returns the number of missing ingredients of a recipe.
    public func missingCount(of recipe: Int) -> Int { Int(missing[recipe]) }

    /// Returns the share of a recipe's ingredients that are present, in per cent, rounded down. Returns 0 for a recipe
    /// without ingredients.
    public func percentage(of recipe: Int) -> Int {
        let total = Int(index.totals[recipe])
        return total == 0 ? 0 : (total - Int(missing[recipe])) * 100 / total
    }

    /// An ingredient to buy.
    public struct Purchase: Hashable, Sendable {
        /// The number of the ingredient.
        public let ingredient: Int
        /// The number of recipes that this purchase makes possible.
        public let unlocked: Int
        /// The number of all recipes that are possible after this purchase.
        public let possible: Int
    }

    /// Returns the ingredients to buy next, one after the other.
    ///
    /// After each purchase, some recipes are still not possible. The next purchase is the missing ingredient that the
    /// largest number of these recipes need. If two ingredients are needed by equally many recipes, the ingredient with
    /// the lower number is bought first.
    ///
    /// O(purchases · all ingredients of all recipes).
    ///
    /// - Parameters:
    ///   - most: A recipe is possible if it has at most this number of missing ingredients.
    ///   - limit: The maximum number of purchases.
    public func purchases(missingAtMost most: Int = 0, limit: Int) -> [Purchase] {
        var state = self
        var purchases: [Purchase] = []
        var possible = recipeCounts(missingAtMost: most).reduce(0, +)
        while purchases.count < limit {
            var best: (ingredient: Int, count: Int)?
            for ingredient in state.counts.indices where !state.counts[ingredient] {
                var count = 0
                index.forEachRecipe(with: ingredient) { recipe in
                    if state.missing[recipe] > most { count += 1 }
                }
                if count > best?.count ?? 0 { best = (ingredient, count) }
            }
            guard let best else { break }
            state.set(best.ingredient, isPresent: true)
            let now = state.recipeCounts(missingAtMost: most).reduce(0, +)
            purchases.append(Purchase(ingredient: best.ingredient, unlocked: now - possible, possible: now))
            possible = now
        }
        return purchases
    }

    private mutating func update(_ ingredient: Int) {
        guard counts.indices.contains(ingredient) else { return }
        let now =
            isPresent[ingredient] || isStaple.indices.contains(ingredient) && isStaple[ingredient]
            || (substitutes[ingredient] ?? []).contains { contains($0) }
        guard now != counts[ingredient] else { return }
        counts[ingredient] = now
        missing.withUnsafeMutableBufferPointer { missing in
            if now {
                index.forEachRecipe(with: ingredient) { missing[$0] &-= 1 }
            } else {
                index.forEachRecipe(with: ingredient) { missing[$0] &+= 1 }
            }
        }
    }

    private mutating func rebuildUrgency() {
        let present = urgencies.filter { contains($0.key) }
        urgency.withUnsafeMutableBufferPointer { urgency in
            urgency.update(repeating: 0)
            for (ingredient, value) in present {
                index.forEachRecipe(with: ingredient) { urgency[$0] = max(urgency[$0], value) }
            }
        }
    }
}

/// Keeps the recipes with the lowest ranks. If ranks are equal, it keeps the recipes with the lower numbers.
private struct BestRecipes {
    private let limit: Int
    /// A heap. Its first element is the worst recipe.
    private var heap: [UInt64] = []

    init(limit: Int) {
        self.limit = limit
        heap.reserveCapacity(min(limit, 1 << 16))
    }

    @inline(__always)
    mutating func add(_ recipe: Int, rank: UInt16) {
        let key = UInt64(rank) << 40 | UInt64(recipe)
        if heap.count == limit {
            guard key < heap[0] else { return }
            heap[0] = key
            sink()
        } else {
            heap.append(key)
            rise()
        }
    }

    func sorted() -> [Int] { heap.sorted().map { Int($0 & (1 << 40 - 1)) } }

    private mutating func rise() {
        var child = heap.count - 1
        while child > 0, heap[(child - 1) / 2] < heap[child] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { return }
            if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
            guard heap[child] > heap[parent] else { return }
            heap.swapAt(parent, child)
            parent = child
        }
    }
}

/// Checks whether the ingredients at home are enough to cook a recipe. In contrast to ``CanMake``, it compares amounts.
public struct CanMakeCheck: Sendable {
    /// The lines that must be bought, with the amounts that are missing.
    public let missing: [ShoppingLine]
    /// The lines for which nothing must be bought: enough of the ingredient or a substitute is at home.
    public let present: [ShoppingLine]

    /// Checks the ingredients of a recipe. Optional ingredients are never missing.
    ///
    /// - Parameters:
    ///   - needs: The scaled ingredients of the recipe and of the recipes that it refers to.
    ///   - options: The stock at home, the meanings of names, and the weights of foods.
    ///   - substitutes: The ingredients that can replace another one. If a substitute is at home in any amount, the
    ///     ingredient counts as present.
    public init(_ needs: ShoppingNeeds, _ options: ShoppingList.Options, substitutes: Substitutes = Substitutes()) {
        let list = ShoppingList(needs, options)
        let keys = Set(
            options.stock.filter { $0.isThere }.map { options.names.grocery(for: $0.name).key })
        let isReplaced = { (line: ShoppingLine) in
            line.supplies.isEmpty && substitutes.keys(for: line.grocery.key).contains { keys.contains($0) }
        }
        missing = list.lines.filter { !isReplaced($0) }
        present = list.covered + list.lines.filter(isReplaced)
    }
}

extension ShoppingStock {
    /// Whether some of the stock is left. An unknown amount and an amount in words count as some.
    public var isThere: Bool {
        guard case .quantity(let quantity) = supply else { return true }
        return quantity.amount.high.map { $0 > .zero } ?? true
    }
}
