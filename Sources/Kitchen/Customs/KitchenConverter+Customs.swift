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
    /// Creates the standard with a name in a configuration: `us` or `american`, `metric`, `imperial`, `uk` or
    /// `british`, `australian` or `au`. Case does not matter. Returns `nil` for any other name.
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
    /// Creates the system with a name in a configuration: `as-written` or `written`, `metric`, `us`, `weight`. Case
    /// does not matter. Returns `nil` for any other name.
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
