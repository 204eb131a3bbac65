import RecipeKit

/// What two recipes with almost the same text are to each other.
public enum RecipeRelation: Hashable, Sendable {
    /// The same recipe, perhaps in other units, in another format or with another title.
    case same
    /// The second recipe is the first in another size. The factor is that of its amounts, to a twelfth.
    case scaled(Rational)
    /// A variation: several ingredients or amounts differ.
    case variation
}
