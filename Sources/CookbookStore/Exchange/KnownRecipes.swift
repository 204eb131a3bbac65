import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The recipes of a cookbook, for the comparison with the recipes of an import.
///
/// Only a few numbers are stored for each recipe. The ingredients of a recipe are read only if an incoming recipe has
/// the same title or comes from the same page.
struct KnownRecipes {
    private struct Entry {
        /// The identity of the recipe.
        var id: RecipeID
        var title: Int
        /// The hash of the ingredients, or `nil` if it was not needed yet.
        var ingredients: Int?
        /// The words and amounts, or `nil` if they were not needed yet.
        var sketch: RecipeSketch?
    }

    private struct Content: Hashable {
        var title: Int
        var ingredients: Int
    }

    private var entries: [Entry] = []
    private var byAddress: [Int: [Int]] = [:]
    private var byContent: [Content: Int] = [:]
    private var byTitle: [Int: [Int]] = [:]
    /// The entries whose ingredients were not read yet, by the hash of the title.
    private var unread: [Int: [Int]] = [:]
    /// The entries that were matched or added by recipes of the current source file.
    private var claimed: Set<Int> = []

    /// The maximum number of recipes that name the same page. If more recipes name a page, the page does not identify a
    /// recipe.
    private static let mostOfOnePage = 64
    /// The maximum number of recipes with the same title that are compared with an incoming recipe.
    private static let mostOfOneTitle = 64

    /// Returns a file of the cookbook, or `nil` if the file cannot be read. An unreadable file cannot be compared, so
    /// its recipes do not count as duplicates.
    static func source(at path: String) -> RecipeSourceFile? {
        LibraryLog.files.value(orLog: "A file is not searched for duplicates") {
            () throws(CookbookError) in try RecipeSourceFile(at: path)
        }
    }

    /// Adds a recipe of the cookbook before the import.
    mutating func add(_ id: RecipeID, title: String, _ metadata: RecipeMetadata) {
        let title = RecipeIdentity.title(title)
        unread[title, default: []].append(entries.count)
        byTitle[title, default: []].append(entries.count)
        if let address = RecipeIdentity.address(of: metadata) { byAddress[address, default: []].append(entries.count) }
        entries.append(Entry(id: id, title: title))
    }

    /// Adds an imported recipe.
    ///
    /// - Parameter sketch: The words and amounts if the recipe has no file, as in a dry run. Otherwise `nil`.
    mutating func add(_ id: RecipeID, _ identity: RecipeIdentity, _ sketch: RecipeSketch? = nil) {
        claimed.insert(entries.count)
        byTitle[identity.title, default: []].append(entries.count)
        if let address = identity.address { byAddress[address, default: []].append(entries.count) }
        byContent[Content(title: identity.title, ingredients: identity.ingredients)] = entries.count
        entries.append(Entry(id: id, title: identity.title, ingredients: identity.ingredients, sketch: sketch))
    }

    /// Prepares for the recipes of the next source file.
    mutating func beginSource() { claimed.removeAll(keepingCapacity: true) }

    /// Returns the recipe of the cookbook that equals an incoming recipe, or `nil`. Two recipes are equal if they come
    /// from the same page, or if they have the same title and ingredients.
    ///
    /// The last choice is a recipe of the same page with another title and other ingredients. If the current source has
    /// already matched or added this recipe, it is not returned.
    mutating func find(_ identity: RecipeIdentity, _ reader: inout IngredientLineReader) -> RecipeID? {
        guard let found = index(of: identity, &reader) else { return nil }
        claimed.insert(found)
        return entries[found].id
    }

    /// Returns a recipe of the cookbook that has the same title as an incoming recipe and is almost the same, or `nil`.
    ///
    /// Recipes that the current source has added or matched are not compared, because the author of a source with two
    /// almost equal recipes wants both.
    mutating func findDouble(of recipe: Recipe, _ identity: RecipeIdentity) -> RecipeID? {
        let candidates = (byTitle[identity.title] ?? []).lazy.filter { [claimed] in !claimed.contains($0) }
        var sketch: RecipeSketch?
        for index in candidates.prefix(Self.mostOfOneTitle) {
            let own = sketch ?? RecipeSketch(recipe)
            sketch = own
            guard let other = self.sketch(of: index), DuplicateIndex([own, other]).relation(0, 1) == .same
            else { continue }
            claimed.insert(index)
            // Store the hash, so that a later recipe with the same title and ingredients is found without a comparison.
            byContent[Content(title: identity.title, ingredients: identity.ingredients)] = index
            return entries[index].id
        }
        return nil
    }

    /// Returns whether an incoming recipe has other directions than the recipe that ``find(_:_:)`` returned for it, and
    /// than all recipes with its title and its ingredients.
    mutating func hasNewDirections(
        _ recipe: Recipe, _ identity: RecipeIdentity, thanAt id: RecipeID, _ reader: inout IngredientLineReader
    ) -> Bool {
        let own = RecipeSketch(recipe)
        var isCompared = false
        for index in (byTitle[identity.title] ?? []).prefix(Self.mostOfOneTitle) {
            guard entries[index].id == id || ingredients(of: index, &reader) == identity.ingredients,
                let other = sketch(of: index)
            else { continue }
            if own.hasDirections(of: other) { return false }
            isCompared = true
        }
        return isCompared
    }

    private mutating func sketch(of index: Int) -> RecipeSketch? {
        if let sketch = entries[index].sketch { return sketch }
        let id = entries[index].id
        entries[index].sketch = Self.source(at: id.path)?.read(at: id.index).map { RecipeSketch($0.recipe) }
        return entries[index].sketch
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
        guard let source = Self.source(at: id.path), var recipe = source.read(at: id.index)?.recipe else { return nil }
        if source.format.identifier != "cooklang" { recipe = IncomingRecipe.understood(recipe, &reader).0 }
        let ingredients = RecipeIdentity(recipe).ingredients
        entries[index].ingredients = ingredients
        return ingredients
    }
}

/// Hashes of the page, the title and the ingredients of a recipe. ``KnownRecipes`` compares them to find duplicates.
///
/// The hashes are the same in every run, so they can be stored.
struct RecipeIdentity: Hashable, Sendable {
    /// A hash of the address of the recipe's page, without protocol, `www.`, anchor and final slashes. It is `nil` if
    /// the recipe names no page, or only the start page of a site.
    var address: Int?
    /// A hash of the title without case, accents and punctuation.
    var title: Int
    /// A hash of the ingredients, which does not depend on their order.
    var ingredients: Int

    init(_ recipe: Recipe) {
        address = Self.address(of: recipe.metadata)
        title = Self.title(recipe.title)
        let lines = recipe.ingredientGroups.flatMap(\.ingredients).map { Self.folded($0.line(.ascii)) }
        var hash = StableHash()
        for line in lines.sorted() { hash.combine(line.utf8) }
        ingredients = Int(truncatingIfNeeded: hash.value)
    }

    static func title(_ title: String) -> Int { number(of: folded(title).utf8) }

    static func address(of metadata: RecipeMetadata) -> Int? {
        guard let url = metadata.source?.url else { return nil }
        var address = url.trimmingSpaces()[...]
        if let colon = address.firstIndex(of: ":"), address[colon...].hasPrefix("://") {
            address = address[colon...].dropFirst(3)
        }
        address = address.prefix { $0 != "#" }
        if address.prefix(4).lowercased() == "www." { address = address.dropFirst(4) }
        while address.utf8.last == UInt8(ascii: "/") { address = address.dropLast() }
        let host = address.prefix { $0 != "/" }
        guard host.endIndex < address.endIndex else { return nil }
        return number(of: (host.lowercased() + address[host.endIndex...]).utf8)
    }

    private static func number(of bytes: some Sequence<UInt8>) -> Int {
        Int(truncatingIfNeeded: StableHash.of(bytes))
    }

    /// Returns the text without case, accents and punctuation. Full-width characters become ASCII characters, so that a
    /// recipe equals its copy in RecipeMD, where a comma inside an entry is written as `，`.
    private static func folded(_ text: String) -> SortingKey {
        // Full-width characters begin with this byte in UTF-8.
        guard text.utf8.contains(0xEF) else { return SortingKey(text) }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isWide = (0xFF01...0xFF5E).contains(scalar.value)
            plain.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
        }
        return SortingKey(String(plain))
    }
}
