enum MetricUnitSymbols {
    /// The symbols of the units. `Pfund` is the German pound of 500 g.
    static let symbols: Set<String> = [
        "mg", "g", "dag", "hg", "kg", "Pfund", "ml", "cl", "dl", "l", "mm", "cm", "m", "°C",
    ]
}
