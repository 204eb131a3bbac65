/// What a recipe is found again by: where it was, what it is called and what goes into it.
public struct RecipeTrace: Hashable, Sendable {
    /// Where it is, in the cookbook that it was found in.
    public var id: RecipeID
    public var title: String
    /// Tells its title and ingredients from those of any other; `nil` where it was not read whole.
    var content: String?

    /// - Parameter recipe: The recipe, where it was read; then it is found again wherever its file goes.
    public init(_ id: RecipeID, title: String, recipe: Recipe? = nil) {
        self.id = id
        self.title = title
        content = recipe.map(Self.content)
    }

    /// Whether the recipe was read, so that it is found again wherever its file goes.
    public var isRead: Bool { content != nil }

    init(_ id: RecipeID, title: String, content: String?) {
        self.id = id
        self.title = title
        self.content = content
    }

    /// The same in every run.
    static func content(of recipe: Recipe) -> String {
        let identity = RecipeIdentity(recipe)
        return hex(identity.title) + hex(identity.ingredients)
    }

    private static func hex(_ number: Int) -> String {
        let digits = String(UInt(bitPattern: number), radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

extension RecipeID {
    /// Whether the file holds one recipe for sure, so that its path alone names it, whatever is written in it.
    var isAloneInFile: Bool { path.hasSuffix(".cook") || path.hasSuffix(".menu") }
}
