/// What a unit measures. Only units of one kind convert without knowing the ingredient.
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
