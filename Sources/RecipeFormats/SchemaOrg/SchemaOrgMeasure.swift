import RecipeKit

/// Reads ingredients and amounts that are objects: `PropertyValue`, `QuantitativeValue`, `HowToSupply`.
enum SchemaOrgMeasure {
    /// Returns the line of an ingredient, or `nil` if the value has no text. If an object has no line, its amount, unit
    /// and name are joined.
    static func line(of value: JSONValue) -> String? {
        guard case .object = value, value["text"] == nil else { return value.writtenText }
        let name = value["name", "item", "ingredient", "@value", "propertyID"]?.writtenText
        let parts = [amount(of: value), name].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Returns the amount of an object with its unit: `100-150 ml`. Returns `nil` if it has none.
    private static func amount(of value: JSONValue) -> String? {
        let inner = value["requiredQuantity", "amount", "quantity", "value"]
        if case .object? = inner, let inner { return amount(of: inner) ?? inner.writtenText }
        let low = value["minValue", "lowValue"]?.writtenText
        let high = value["maxValue", "highValue"]?.writtenText
        let range = low.flatMap { low in high.map { low == $0 ? low : "\(low)-\($0)" } } ?? low ?? high
        let number = inner?.writtenText ?? range
        let code = value["unitCode"]?.writtenText.map { code in
            let code = code.trimmingSpaces()
            return unitCodes[String(SchemaOrgTerm.name(of: code)).uppercased()] ?? code
        }
        let unit = value["unitText", "unit"]?.writtenText ?? code
        let parts = [number, unit].compactMap { $0?.trimmingSpaces() }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The units of kitchens in UN/CEFACT Recommendation 20, with the words for them. Empty for pieces.
    private static let unitCodes = [
        "GRM": "g", "KGM": "kg", "MGM": "mg", "DJ": "dag", "MLT": "ml", "CLT": "cl", "DLT": "dl", "LTR": "l",
        "ONZ": "oz",
        "LBR": "lb", "G21": "cup", "G24": "tbsp", "G25": "tsp", "OZA": "fl oz", "OZI": "fl oz", "PTL": "pint",
        "PTI": "pint", "PT": "pint", "QTL": "quart", "QTI": "quart", "QT": "quart", "GLL": "gallon", "GLI": "gallon",
        "INH": "inch", "CMT": "cm", "MMT": "mm", "EA": "", "H87": "", "C62": "", "NMP": "", "NAR": "", "PCE": "",
        "DZN": "dozen", "CA": "can", "BO": "bottle", "BJ": "bucket", "BG": "bag", "JR": "jar", "SA": "sack",
    ]
}
