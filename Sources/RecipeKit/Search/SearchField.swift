/// A part of a recipe that words are looked for in; in the order in which results stand.
public enum SearchField: Int, CaseIterable, Comparable, Hashable, Sendable {
    case title
    case ingredients
    /// Tags, and what else a recipe is sorted by: its course, its cuisine, its diets.
    case tags
    /// Steps, and the notes between them.
    case steps

    public static func < (left: SearchField, right: SearchField) -> Bool { left.rawValue < right.rawValue }
}
