import RecipeKit

extension KitchenConverter {
    /// Creates a converter with the cook's own units and weights. They replace the program's units and weights of the
    /// same names.
    ///
    /// - Parameters:
    ///   - customs: The cook's own settings.
    ///   - language: The language of the recipe with its region, such as `en-AU`.
    public init(customs: KitchenCustoms, language: String = "en-US") {
        self.init(
            units: UnitCatalog(language: language, standard: customs.standard, custom: customs.units),
            foods: FoodTable(own: customs.foods))
    }

    /// Creates a converter for the language of a recipe, with the cook's own units and weights.
    public init(for recipe: Recipe, customs: KitchenCustoms) {
        self.init(customs: customs, language: recipe.metadata.locale ?? "en-US")
    }
}

extension MeasureStandard {
    /// Creates the standard that a configuration names `us`, `metric`, `imperial`, `uk` or `australian`. Returns `nil`
    /// for any other name.
    public init?(named name: String) {
        switch name.lowercased() {
        case "us", "american": self = .us
        case "metric": self = .metric
        case "imperial", "uk", "british": self = .imperial
        case "australian", "au": self = .australian
        default: return nil
        }
    }
}

extension MeasurementSystem {
    /// Creates the system that a configuration names `as-written`, `metric`, `us` or `weight`. Returns `nil` for any
    /// other name.
    public init?(named name: String) {
        switch name.lowercased() {
        case "as-written", "written": self = .asWritten
        case "metric": self = .metric
        case "us": self = .us
        case "weight": self = .byWeight
        default: return nil
        }
    }
}
