import RecipeFormats
import RecipeKit

/// The recipes of a cookbook that an import compares with incoming recipes.
///
/// It stores a few numbers for each recipe. It reads the ingredients of a recipe only if an incoming recipe has the
/// same title or comes from the same page.
struct KnownRecipes {
    private struct Entry {
        /// The file.
        var id: RecipeID
        var title: Int
        /// `nil` until they are needed.
        var ingredients: Int?
    }

    private struct Content: Hashable {
        var title: Int
        var ingredients: Int
    }

    private var entries: [Entry] = []
    private var byAddress: [Int: [Int]] = [:]
    private var byContent: [Content: Int] = [:]
    /// The entries whose ingredients were not read yet, by title.
    private var unread: [Int: [Int]] = [:]
    /// The entries that a recipe of the current source has already matched.
    private var claimed: Set<Int> = []

    /// If more recipes than this number come from one page, the page does not identify a recipe.
    private static let mostOfOnePage = 64

    mutating func add(_ id: RecipeID, title: String, _ metadata: RecipeMetadata) {
        let title = RecipeIdentity.title(title)
        unread[title, default: []].append(entries.count)
        if let address = RecipeIdentity.address(of: metadata) { byAddress[address, default: []].append(entries.count) }
        entries.append(Entry(id: id, title: title))
    }

    mutating func add(_ id: RecipeID, _ identity: RecipeIdentity) {
        claimed.insert(entries.count)
        if let address = identity.address { byAddress[address, default: []].append(entries.count) }
        byContent[Content(title: identity.title, ingredients: identity.ingredients)] = entries.count
        entries.append(Entry(id: id, title: identity.title, ingredients: identity.ingredients))
    }

    /// Prepares for the recipes of the next source file.
    mutating func beginSource() { claimed.removeAll(keepingCapacity: true) }

    /// Returns the recipe of the cookbook that is the same as an incoming recipe, or `nil`. The same recipe comes from
    /// the same page, or has the same title and ingredients.
    ///
    /// A page may contain several recipes, so a recipe of the cookbook matches only one recipe of a source. A recipe
    /// with the same title or ingredients comes before others of the page.
    mutating func find(_ identity: RecipeIdentity, _ reader: inout IngredientLineReader) -> RecipeID? {
        guard let found = index(of: identity, &reader) else { return nil }
        claimed.insert(found)
        return entries[found].id
    }

    private mutating func index(of identity: RecipeIdentity, _ reader: inout IngredientLineReader) -> Int? {
        var samePage = identity.address.flatMap { byAddress[$0] } ?? []
        if samePage.count > Self.mostOfOnePage { samePage = [] }
        if let index = samePage.first(where: { entries[$0].title == identity.title }) { return index }
        for index in samePage where ingredients(of: index, &reader) == identity.ingredients { return index }
        for index in unread.removeValue(forKey: identity.title) ?? [] {
            guard let ingredients = ingredients(of: index, &reader) else { continue }
            byContent[Content(title: identity.title, ingredients: ingredients)] = index
        }
        if let index = byContent[Content(title: identity.title, ingredients: identity.ingredients)] { return index }
        return samePage.first { !claimed.contains($0) }
    }

    private mutating func ingredients(of index: Int, _ reader: inout IngredientLineReader) -> Int? {
        if let ingredients = entries[index].ingredients { return ingredients }
        let id = entries[index].id
        // An unreadable file matches nothing.
        let source = LibraryLog.files.value(orLog: "A file is not searched for duplicates") {
            () throws(CookbookError) in try RecipeSourceFile(at: id.path)
        }
        guard var recipe = source?.read(at: id.index)?.recipe, let source else { return nil }
        if source.format.identifier != "cooklang" { recipe = IncomingRecipe.understood(recipe, &reader).0 }
        let ingredients = RecipeIdentity(recipe).ingredients
        entries[index].ingredients = ingredients
        return ingredients
    }
}
