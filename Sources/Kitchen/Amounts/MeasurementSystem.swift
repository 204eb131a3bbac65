/// The units in which a cook wants to see amounts.
public enum MeasurementSystem: String, Hashable, Sendable, CaseIterable {
    /// The units of the recipe.
    case asWritten
    /// Grams, millilitres, centimetres and degrees Celsius. Small amounts in spoons do not change.
    case metric
    /// Cups, spoons, ounces, pounds, inches and degrees Fahrenheit.
    case us
    /// Grams for everything whose weight is known, also for amounts in spoons. Everything else is as in ``metric``.
    case byWeight
}
