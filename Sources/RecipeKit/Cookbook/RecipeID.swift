/// Names a recipe of a cookbook: the path of its file, as it can be opened, and its place among the recipes of the file.
public struct RecipeID: Hashable, Sendable, CustomStringConvertible {
    public var path: String
    /// Counted from 0; most files hold one recipe alone.
    public var index: Int

    public init(path: String, index: Int = 0) {
        self.path = path
        self.index = index
    }

    /// The path; for a recipe behind the first of its file with a number sign and its number, counted from 1: `page.html#2`.
    public var description: String { index == 0 ? path : "\(path)#\(index + 1)" }
}
