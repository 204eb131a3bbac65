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

    /// Creates an identity from its ``description``. If the description ends with `#` and a number greater than 1, the
    /// text before the `#` is the path, and the index is the number minus 1. If the path of a file itself ends like
    /// this, the result can be wrong: for the file `Soups#2`, it is the second recipe of the file `Soups`.
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
