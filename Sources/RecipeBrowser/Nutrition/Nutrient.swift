import Kitchen

/// A figure of nutrition, with its unit and what an adult needs a day (European Union, regulation 1169/2011).
enum Nutrient: Hashable, CaseIterable {
    case energy, protein, fat, carbohydrate, sugar, fibre, salt

    var name: String {
        switch self {
        case .energy: "energy"
        case .protein: "protein"
        case .fat: "fat"
        case .carbohydrate: "carbohydrate"
        case .sugar: "sugar"
        case .fibre: "fibre"
        case .salt: "salt"
        }
    }

    /// The reference intake of a day, in the unit of the figure.
    var aDay: Double {
        switch self {
        case .energy: 2000
        case .protein: 50
        case .fat: 70
        case .carbohydrate: 260
        case .sugar: 90
        case .fibre: 25
        case .salt: 6
        }
    }

    func value(of nutrients: Nutrients) -> Double {
        switch self {
        case .energy: nutrients.energy
        case .protein: nutrients.protein
        case .fat: nutrients.fat
        case .carbohydrate: nutrients.carbohydrate
        case .sugar: nutrients.sugar
        case .fibre: nutrients.fibre
        case .salt: nutrients.salt
        }
    }

    func text(_ value: Double) -> String { self == .energy ? "\(Int(value)) kcal" : "\(value) g" }
}
