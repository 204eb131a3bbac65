/// What a unit measures. Without the ingredient, only units of the same kind can be converted to each other.
public enum UnitKind: Hashable, Sendable {
    /// Grams, ounces, pounds.
    case mass
    /// Millilitres, spoons, cups.
    case volume
    /// Centimetres, inches.
    case length
    /// Degrees Celsius and Fahrenheit, and gas marks.
    case temperature
    /// Things that are counted: cloves, slices, cans.
    case count
}
