/// The country whose cups and spoons a recipe means.
public enum MeasureStandard: Hashable, Sendable, CaseIterable {
    /// A cup of 236.6 ml, a tablespoon of 14.8 ml, a pint of 473 ml.
    case us
    /// A cup of 284 ml, a tablespoon of 15 ml, a pint of 568 ml.
    case imperial
    /// A cup of 250 ml, a tablespoon of 15 ml, a pint of 568 ml.
    case metric
    /// A cup of 250 ml, a tablespoon of 20 ml, a pint of 568 ml.
    case australian

    /// Creates the standard for a language with an optional region: `en-US`, `en_AU`, `de`. The regions US, GB, UK and
    /// AU determine the standard in any language. English without a region means `us`. Everything else means `metric`.
    public init(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." }
        let region = parts.dropFirst().first { $0.count == 2 }
        switch (parts.first, region) {
        case (_, "us"), ("en", nil): self = .us
        case (_, "gb"), (_, "uk"): self = .imperial
        case (_, "au"): self = .australian
        default: self = .metric
        }
    }
}

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
