/// Which earlier part of a recipe made an ingredient of role ``Ingredient/Role/intermediate``.
public enum IntermediateOrigin: Hashable, Sendable {
    /// The step of this number in the same section, counted from 1.
    case step(Int)
    /// The step so many before this one.
    case stepsBack(Int)
    /// The section of this number, counted from 1.
    case section(Int)
    /// The section so many before this one.
    case sectionsBack(Int)
}
