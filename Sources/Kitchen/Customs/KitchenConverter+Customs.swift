import RecipeKit

extension KitchenConverter {
    /// Creates a converter with the units and weights of the cook, which win over those of the program.
    ///
    /// - Parameters:
    ///   - customs: What the cook has set.
    ///   - language: The language of the recipe with its region, such as `en-AU`.
    public init(customs: KitchenCustoms, language: String = "en-US") {
        self.init(
            units: UnitCatalog(language: language, standard: customs.standard, custom: customs.units),
            foods: FoodTable(own: customs.foods))
    }

    /// Creates a converter for the units of a recipe's language, with the units and weights of the cook.
    public init(for recipe: Recipe, customs: KitchenCustoms) {
        self.init(customs: customs, language: recipe.metadata.locale ?? "en-US")
    }
}

extension MeasureStandard {
    /// Creates the standard of a name in a configuration: `us`, `metric`, `imperial`, `uk`, `australian`. Returns `nil` for
    /// another name.
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
    /// Creates the system of a name in a configuration: `as-written`, `metric`, `us`, `weight`. Returns `nil` for another
    /// name.
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
