import RecipeFormats
import RecipeKit

/// Finds recipes that are in a cookbook several times: in several formats, in other units, with other titles, or almost
/// the same.
///
/// Only the words and amounts of each recipe are in memory. 70,000 recipes take some seconds.
public struct DuplicateFinder {
    private var recipes: [DuplicateGroup.Member] = []
    private var sketches: [RecipeSketch] = []

    /// Creates a finder without recipes.
    public init() {}

    /// Adds every recipe of a cookbook.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - report: Receives each error. Warnings about recipes are left out.
    /// - Returns: The category of the first error, for the exit status, or `nil` if there is no error.
    public mutating func add(_ cookbook: Cookbook, report: (Diagnostic) -> Void) -> CookbookError.Category? {
        cookbook.readAll { id, result in
            add(result.recipe, id)
            return true
        } report: { diagnostic in
            if diagnostic.severity == .error { report(diagnostic) }
        }
    }

    /// Adds a recipe.
    public mutating func add(_ recipe: Recipe, _ id: RecipeID) {
        let sketch = RecipeSketch(recipe)
        guard !sketch.isEmpty else { return }
        recipes.append(DuplicateGroup.Member(id: id, title: recipe.title))
        sketches.append(sketch)
    }

    /// Returns the groups of recipes that are the same, then the pairs that differ in size, then the variations.
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
        // Of a group, one recipe stands for all.
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
