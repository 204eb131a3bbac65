/// The recipes of a cookbook by what tells that one is there already.
///
/// Keeps some words of memory for each. The ingredients of a file are read only when a recipe of the same title, or from
/// the same page, comes along.
struct KnownRecipes {
    private struct Entry {
        /// The file.
        var id: RecipeID
        var title: Int
        /// `nil` until they are asked for.
        var ingredients: Int?
    }

    private struct Content: Hashable {
        var title: Int
        var ingredients: Int
    }

    private var entries: [Entry] = []
    private var byAddress: [Int: [Int]] = [:]
    private var byContent: [Content: Int] = [:]
    /// By their titles those whose ingredients were not read yet.
    private var unread: [Int: [Int]] = [:]
    /// Those that a recipe of the source that is being read was found to be.
    private var claimed: Set<Int> = []

    /// A page that more recipes come from does not tell them apart.
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

    /// To be called before the recipes of another file.
    mutating func beginSource() { claimed.removeAll(keepingCapacity: true) }

    /// The recipe that is the same: from the same page, or with the same title and ingredients.
    ///
    /// A page may hold several recipes, so each that is known from it stands for one of the source's: the one of the same
    /// title, or of the same ingredients, else the next.
    mutating func find(_ identity: RecipeIdentity, _ reader: inout IngredientLineReader) -> RecipeID? {
        guard let found = place(of: identity, &reader) else { return nil }
        claimed.insert(found)
        return entries[found].id
    }

    private mutating func place(of identity: RecipeIdentity, _ reader: inout IngredientLineReader) -> Int? {
        var samePage = identity.address.flatMap { byAddress[$0] } ?? []
        if samePage.count > Self.mostOfOnePage { samePage = [] }
        if let place = samePage.first(where: { entries[$0].title == identity.title }) { return place }
        for place in samePage where ingredients(of: place, &reader) == identity.ingredients { return place }
        for place in unread.removeValue(forKey: identity.title) ?? [] {
            guard let ingredients = ingredients(of: place, &reader) else { continue }
            byContent[Content(title: identity.title, ingredients: ingredients)] = place
        }
        if let place = byContent[Content(title: identity.title, ingredients: identity.ingredients)] { return place }
        return samePage.first { !claimed.contains($0) }
    }

    private mutating func ingredients(of place: Int, _ reader: inout IngredientLineReader) -> Int? {
        if let ingredients = entries[place].ingredients { return ingredients }
        let id = entries[place].id
        // What cannot be read any more is not the same.
        guard let source = try? RecipeSourceFile(at: id.path), var recipe = source.read(at: id.index)?.recipe
        else { return nil }
        if source.format.identifier != "cooklang" { recipe = IncomingRecipe.understood(recipe, &reader).0 }
        let ingredients = RecipeIdentity(recipe).ingredients
        entries[place].ingredients = ingredients
        return ingredients
    }
}
