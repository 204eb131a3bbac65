/// Cooklang: recipes as prose with ingredients (`@flour{200%g}`), cookware (`#pot`) and timers (`~{5%min}`) marked.
public struct CooklangFormat: RecipeFormat {
    public let name = "Cooklang"
    public let fileExtensions = ["cook", "menu"]

    public init() {}

    public func read(_ text: String, file: String) -> ReadResult {
        ReadResult(recipe: Recipe(title: file))
    }

    public func readHeader(_ text: String, file: String) -> RecipeHeader {
        RecipeHeader()
    }
}
