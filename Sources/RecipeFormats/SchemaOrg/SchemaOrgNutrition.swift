/// The properties of schema.org's `NutritionInformation`.
enum SchemaOrgNutrition {
    /// Returns the property for a metadata key, ignoring letter case, or `nil` if there is none.
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

extension SchemaOrgNutrition {
    /// Returns the property for the name of a nutrient, or `nil` if there is none. For example, `Total Fat` gives
    /// `fatContent`.
    static func property(ofName name: String) -> String? {
        let key = name.lowercased().filter(\.isLetter)
        return names[key] ?? property(of: key)
    }

    private static let names = [
        "calories": "calories", "energy": "calories", "kcal": "calories", "totalfat": "fatContent", "fat": "fatContent",
        "saturatedfat": "saturatedFatContent", "transfat": "transFatContent", "cholesterol": "cholesterolContent",
        "sodium": "sodiumContent", "totalcarbohydrate": "carbohydrateContent",
        "totalcarbohydrates": "carbohydrateContent", "carbohydrate": "carbohydrateContent",
        "carbohydrates": "carbohydrateContent", "carbs": "carbohydrateContent", "dietaryfiber": "fiberContent",
        "fiber": "fiberContent", "fibre": "fiberContent", "sugars": "sugarContent", "sugar": "sugarContent",
        "protein": "proteinContent",
    ]
}
