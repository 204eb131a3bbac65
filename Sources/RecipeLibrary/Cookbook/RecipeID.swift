/// The identity of a recipe in a cookbook: the path of its file and its index in the file.
public struct RecipeID: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, in a form that the system can open.
    public var path: String
    /// The index in the file, counted from 0. Most files contain one recipe.
    public var index: Int

    /// Creates an identity.
    public init(path: String, index: Int = 0) {
        self.path = path
        self.index = index
    }

    /// Creates an identity from its ``description``. For example, `page.html#2` is the second recipe of `page.html`.
    ///
    /// If a file itself has the name `Soups#2`, the result is wrong: it is the second recipe of `Soups`.
    public init(description: String) {
        guard let sign = description.lastIndex(of: "#"),
            let number = Int(description[description.index(after: sign)...]), number > 1
        else {
            self.init(path: description)
            return
        }
        self.init(path: String(description[..<sign]), index: number - 1)
    }

    /// The path. For the second and later recipes of a file, `#` and a number follow: `page.html#2`.
    public var description: String { index == 0 ? path : "\(path)#\(index + 1)" }
}

extension RecipeID {
    /// Whether the format allows only one recipe in the file. If so, the path alone identifies the recipe.
    package var isAloneInFile: Bool { path.hasSuffix(".cook") || path.hasSuffix(".menu") }
}
