/// The properties of schema.org's `NutritionInformation`.
enum SchemaOrgNutrition {
    /// Returns the property that is equal to a metadata key, ignoring letter case, or `nil` if there is none.
    static func property(of key: String) -> String? {
        let key = key.lowercased()
        return properties.first { $0.lowercased() == key }
    }

    private static let properties = [
        "servingSize", "calories", "carbohydrateContent", "cholesterolContent", "fatContent", "fiberContent",
        "proteinContent", "saturatedFatContent", "sodiumContent", "sugarContent", "transFatContent",
        "unsaturatedFatContent",
    ]
}
