/// An index of the recipes of a library: for each ingredient, the recipes that need it.
///
/// Recipes and ingredients are identified by numbers from 0. The index of a million recipes with nine ingredients each
/// takes about 12 MB.
public struct CanMakeIndex: Sendable {
    /// The number of different ingredients of each recipe.
    let totals: [UInt8]
    /// The recipes of all ingredients. A recipe is stored as the distance to the previous recipe of the same
    /// ingredient, in bytes of seven bits each (LEB128).
    private let postings: [UInt8]
    /// For each ingredient, the start of its recipes in ``postings``. The last element is the end of ``postings``.
    private let starts: [Int]

    /// The number of recipes.
    public var recipeCount: Int { totals.count }
    /// The number of ingredients.
    public var ingredientCount: Int { starts.count - 1 }
    /// The size of the index in bytes.
    public var byteCount: Int { postings.count + totals.count + starts.count * 8 }

    /// Collects recipes for an index.
    public struct Builder: Sendable {
        private var totals: [UInt8] = []
        private var lists: [[UInt8]] = []
        private var last: [Int] = []

        /// Creates an empty builder.
        public init() {}

        /// Adds the next recipe. Equal ingredients count once. At most 255 ingredients of a recipe count.
        ///
        /// - Returns: The number of the recipe.
        @discardableResult
        public mutating func addRecipe(_ ingredients: some Sequence<Int>) -> Int {
            let recipe = totals.count
            var total = 0
            for ingredient in ingredients where ingredient >= 0 && total < 255 {
                while lists.count <= ingredient {
                    lists.append([])
                    last.append(-1)
                }
                guard last[ingredient] != recipe else { continue }
                var distance = recipe - last[ingredient]
                last[ingredient] = recipe
                while distance > 0x7F {
                    lists[ingredient].append(UInt8(truncatingIfNeeded: distance) | 0x80)
                    distance >>= 7
                }
                lists[ingredient].append(UInt8(distance))
                total += 1
            }
            totals.append(UInt8(total))
            return recipe
        }

        /// Returns the index of the recipes.
        public func index() -> CanMakeIndex {
            var postings: [UInt8] = []
            postings.reserveCapacity(lists.reduce(0) { $0 + $1.count })
            var starts = [0]
            starts.reserveCapacity(lists.count + 1)
            for list in lists {
                postings += list
                starts.append(postings.count)
            }
            return CanMakeIndex(totals: totals, postings: postings, starts: starts)
        }
    }

    private init(totals: [UInt8], postings: [UInt8], starts: [Int]) {
        (self.totals, self.postings, self.starts) = (totals, postings, starts)
    }

    /// Calls a closure with each recipe that needs an ingredient, in the order of the recipes.
    @inline(__always)
    func forEachRecipe(with ingredient: Int, _ body: (Int) -> Void) {
        guard ingredient >= 0, ingredient < ingredientCount else { return }
        postings.withUnsafeBufferPointer { postings in
            var position = starts[ingredient]
            let end = starts[ingredient + 1]
            var recipe = -1
            while position < end {
                var byte = postings[position]
                position += 1
                var distance = Int(byte & 0x7F)
                var shift = 7
                while byte & 0x80 != 0 {
                    byte = postings[position]
                    position += 1
                    distance |= Int(byte & 0x7F) << shift
                    shift += 7
                }
                recipe += distance
                body(recipe)
            }
        }
    }
}

/// Gives numbers to groceries, for a ``CanMakeIndex``.
public struct IngredientNumbers: Sendable {
    /// The keys of the groceries. The number of a grocery is its index in this array.
    public private(set) var keys: [String] = []
    private var numbers: [String: Int] = [:]

    /// Creates an empty table.
    public init() {}

    /// Returns the number of the grocery with a key. Adds the grocery if it has no number yet.
    public mutating func number(addingKey key: String) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = keys.count
        keys.append(key)
        return keys.count - 1
    }

    /// Returns the number of the grocery with a key, or `nil` if the grocery was not added.
    public func number(forKey key: String) -> Int? { numbers[key] }

    /// Returns the substitutes of each grocery in this table, as numbers. Adds the substitutes that have no number yet.
    ///
    /// - Parameter substitutes: The groceries that can replace others.
    public mutating func numbers(of substitutes: Substitutes) -> [Int: [Int]] {
        var table: [Int: [Int]] = [:]
        for key in substitutes.keys {
            guard let number = numbers[key] else { continue }
            table[number] = substitutes.keys(for: key).map { self.number(addingKey: $0) }
        }
        return table
    }
}
