import RecipeFormats
import RecipeKit
import RecipeLibrary

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
