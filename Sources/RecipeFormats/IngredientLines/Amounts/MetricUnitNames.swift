/// The names of the metric units of mass and volume.
enum MetricUnitNames {
    /// Returns whether a name is the name of a metric unit. Returns `false` for `nil`.
    static func contain(_ name: String?) -> Bool { name.map(names.contains) ?? false }

    private static let names: Set<String> = [
        "g", "gram", "kg", "kilogram", "mg", "milligram", "ml", "milliliter", "cl", "centiliter", "dl", "deciliter",
        "l",
        "liter", "г", "кг", "мг", "мл", "л",
    ]
}
