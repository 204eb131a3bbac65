/// The units that the comparison of recipes needs.
enum SketchUnit {
    /// What an amount measures. Amounts of different kinds are not compared.
    enum Kind: UInt8 {
        case count, mass, volume
    }

    /// Returns what a unit measures, and the size of the unit in pieces, grams or millilitres: 1000 for `kg`. Returns
    /// `nil` if the word is not a known unit.
    ///
    /// - Parameter word: A word in lower case without accents.
    static func unit(_ word: ArraySlice<UInt8>) -> (kind: Kind, size: Float)? { units[SketchWords.hash(word)] }

    /// All names of units.
    static var names: [String] { table.flatMap(\.names) + others }

    private static let units: [UInt32: (kind: Kind, size: Float)] = {
        var units: [UInt32: (kind: Kind, size: Float)] = [:]
        for row in table {
            for name in row.names { units[SketchWords.hash(Array(name.utf8)[...])] = (row.kind, row.size) }
        }
        return units
    }()

    private static let table: [(kind: Kind, size: Float, names: [String])] = [
        (.mass, 1, ["g", "gr", "gram", "gramme", "gramm", "gramo"]),
        (.mass, 1000, ["kg", "kilo", "kilogram", "kilogramm"]),
        (.mass, 28.35, ["oz", "ounce"]), (.mass, 453.6, ["lb", "lbs", "pound"]), (.mass, 500, ["pfund"]),
        (.volume, 1, ["ml", "milliliter", "millilitre"]), (.volume, 10, ["cl", "centiliter", "centilitre"]),
        (.volume, 100, ["dl", "deciliter", "decilitre"]), (.volume, 1000, ["l", "liter", "litre", "litro"]),
        (.volume, 4.93, ["tsp", "teaspoon", "tl", "teeloffel", "cc", "cucharadita"]),
        (.volume, 14.8, ["tbsp", "tbs", "tablespoon", "el", "essloffel", "cs", "cucharada"]),
        (.volume, 236.6, ["cup", "tasse", "taza"]), (.volume, 473, ["pt", "pint"]), (.volume, 946, ["qt", "quart"]),
        (.volume, 3785, ["gal", "gallon"]),
    ]

    /// Words that are used like units but stand for no known weight or volume.
    private static let others = [
        "fl", "fluid", "pinch", "dash", "can", "package", "pkg", "packet", "bunch", "prise", "pincee", "dose", "sachet",
        "large", "medium", "small", "cm", "mm", "degree", "minute", "min", "hour",
    ]
}
