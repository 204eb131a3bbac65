/// The metric units of mass and volume, by their common names.
enum MetricUnitNames {
    /// Returns whether a unit with this common name is metric. Returns `false` for `nil`.
    static func contain(_ name: String?) -> Bool { name.map(names.contains) ?? false }

    private static let names: Set<String> = [
        "g", "gram", "kg", "kilogram", "mg", "milligram", "ml", "milliliter", "cl", "centiliter", "dl", "deciliter",
        "l",
        "liter", "г", "кг", "мг", "мл", "л",
    ]
}
