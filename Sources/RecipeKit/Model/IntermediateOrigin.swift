/// The earlier part of a recipe that produces an ingredient of the role ``Ingredient/Role/intermediate``.
public enum IntermediateOrigin: Hashable, Sendable {
    /// The step with this number in the same section, counted from 1.
    case step(Int)
    /// The step that is this number of steps before the current one. 1 means the previous step.
    case stepsBack(Int)
    /// The section with this number, counted from 1.
    case section(Int)
    /// The section that is this number of sections before the current one. 1 means the previous section.
    case sectionsBack(Int)
}
