import RecipeKit

/// The size and the units in which a recipe is shown to a cook.
public struct RecipePresentation: Hashable, Sendable {
    /// The factor by which all amounts are multiplied. It must be positive.
    public var factor: Rational
    /// The units.
    public var system: MeasurementSystem
    /// The cook's own units, weights and settings.
    public var customs: KitchenCustoms

    /// Creates a presentation. Without arguments, the recipe is shown as written. If the factor is not positive, it
    /// becomes 1.
    public init(
        factor: Rational = .one, system: MeasurementSystem = .asWritten, customs: KitchenCustoms = KitchenCustoms()
    ) {
        self.factor = factor > .zero ? factor : .one
        self.system = system
        self.customs = customs
    }

    /// Whether the recipe is shown as written.
    public var isAsWritten: Bool { factor == .one && system == .asWritten }
}
