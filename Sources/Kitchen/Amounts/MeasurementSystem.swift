/// The units in which a cook wants to see amounts.
public enum MeasurementSystem: String, Hashable, Sendable, CaseIterable {
    /// The units of the recipe.
    case asWritten
    /// Grams, millilitres, centimetres and degrees Celsius. Spoons stay.
    case metric
    /// Cups, spoons, ounces, pounds, inches and degrees Fahrenheit.
    case us
    /// Grams for all that can be weighed, spoons included.
    case byWeight
}
