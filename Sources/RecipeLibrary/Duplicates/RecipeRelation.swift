import RecipeKit

/// The relation of two recipes with almost the same text.
public enum RecipeRelation: Hashable, Sendable {
    /// The same recipe, perhaps in other units, in another format or with another title.
    case same
    /// The same recipe in another size. The value is the amounts of the second recipe divided by the amounts of the
    /// first recipe, rounded to twelfths.
    case scaled(Rational)
    /// A variation: several ingredients or amounts differ.
    case variation
}
