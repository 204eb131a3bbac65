/// A part of a recipe in which a search looks for words. The cases are in the order of the results.
public enum SearchField: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The title.
    case title
    /// The ingredients.
    case ingredients
    /// Tags, course, cuisine and diets.
    case tags
    /// The steps, and the notes that the file contains between them.
    case steps

    /// Returns whether the first field is before the second one in results.
    public static func < (left: SearchField, right: SearchField) -> Bool { left.rawValue < right.rawValue }
}
