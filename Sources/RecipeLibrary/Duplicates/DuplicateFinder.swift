import RecipeFormats
import RecipeKit

/// Finds recipes that are in a cookbook several times: in several formats, in other units, with other titles, or with
/// small changes.
///
/// The finder stores only the words and amounts of each recipe. It takes some seconds for 70,000 recipes.
public struct DuplicateFinder {
    private var recipes: [DuplicateGroup.Member] = []
    private var sketches: [RecipeSketch] = []

    /// Creates a finder without recipes.
    public init() {}

    /// Adds every recipe of a cookbook, on several threads.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - progress: Called after each recipe with the number of recipes that were read. Returns whether to continue.
    ///   - report: Receives each error. Warnings about recipes are left out.
    /// - Returns: The category of the first error, for the exit status, or `nil` if there is no error.
    public mutating func add(
        _ cookbook: Cookbook, progress: (Int) -> Bool = { _ in true }, report: (Diagnostic) -> Void
    ) -> CookbookError.Category? {
        let threads = SketchThreads()
        var members: [DuplicateGroup.Member] = []
        let category = cookbook.readAll { id, result in
            threads.add(result.recipe)
            members.append(DuplicateGroup.Member(id: id, title: result.recipe.title))
            return progress(members.count)
        } report: { diagnostic in
            if diagnostic.severity == .error { report(diagnostic) }
        }
        for (member, sketch) in zip(members, threads.finish()) { add(member, sketch) }
        return category
    }

    /// Adds a recipe. Has no effect if the recipe has neither ingredients nor steps to compare.
    public mutating func add(_ recipe: Recipe, _ id: RecipeID) {
        add(DuplicateGroup.Member(id: id, title: recipe.title), RecipeSketch(recipe))
    }

    private mutating func add(_ member: DuplicateGroup.Member, _ sketch: RecipeSketch) {
        guard !sketch.isEmpty else { return }
        recipes.append(member)
        sketches.append(sketch)
    }

    /// Returns the groups of equal recipes, then the pairs of recipes in different sizes, then the pairs of variations.
    public func groups() -> [DuplicateGroup] {
        let index = DuplicateIndex(sketches)
        var same = DisjointSets(count: recipes.count)
        var others: [(first: Int, second: Int, relation: RecipeRelation)] = []
        index.forEachCandidate { first, second in
            switch index.relation(first, second) {
            case .same: same.join(first, second)
            case let relation?: others.append((first, second, relation))
            case nil: break
            }
        }
        let groups = same.sets.map { set in DuplicateGroup(relation: .same, members: set.map { recipes[$0] }) }
        // Of all pairs that connect the same two groups of equal recipes, only the first is reported. Two recipes of
        // one group are not reported as a pair.
        var seen: Set<[Int]> = []
        let pairs = others.compactMap { pair -> DuplicateGroup? in
            let roots = [same.root(pair.first), same.root(pair.second)]
            guard roots[0] != roots[1], seen.insert(roots.sorted()).inserted else { return nil }
            return DuplicateGroup(relation: pair.relation, members: [recipes[pair.first], recipes[pair.second]])
        }
        func isScaled(_ group: DuplicateGroup) -> Bool { if case .scaled = group.relation { true } else { false } }
        return groups + pairs.filter(isScaled) + pairs.filter { !isScaled($0) }
    }
}

/// A group of equal recipes, or a pair of similar recipes.
public struct DuplicateGroup: Hashable, Sendable {
    /// A recipe of a group.
    public struct Member: Hashable, Sendable {
        /// The identity of the recipe.
        public var id: RecipeID
        public var title: String
    }

    /// The relation of the recipes. Only a group of equal recipes can have more than two members.
    public var relation: RecipeRelation
    /// The recipes, in the order in which they were read.
    public var members: [Member]

    package init(relation: RecipeRelation, members: [Member]) {
        self.relation = relation
        self.members = members
    }
}

extension [DuplicateGroup] {
    /// Returns the groups without the recipes whose files no longer exist. A group is left out if fewer than two
    /// recipes remain. Asks the file system about each recipe.
    public func withoutMissingFiles() -> [DuplicateGroup] {
        compactMap { group in
            let members = group.members.filter { access($0.id.path, F_OK) == 0 }
            return members.count < 2 ? nil : DuplicateGroup(relation: group.relation, members: members)
        }
    }
}

/// The relation of two recipes with almost the same text.
public enum RecipeRelation: Hashable, Sendable {
    /// The same recipe, perhaps in other units, in another format or with another title.
    case same
    /// The same recipe in another size. The value is the amounts of the second recipe divided by the amounts of the
    /// first recipe, rounded to twelfths.
    case scaled(Rational)
    /// A variation: several ingredients or amounts differ.
    case variation
}
