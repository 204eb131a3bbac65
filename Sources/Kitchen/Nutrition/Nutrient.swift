/// A figure of nutrition: the energy, or a nutrient.
public enum Nutrient: String, CaseIterable, Hashable, Sendable {
    /// The energy, in kilocalories.
    case energy
    /// The protein, in grams.
    case protein
    /// The fat, in grams.
    case fat
    /// The carbohydrate, in grams. It includes the fibre.
    case carbohydrate
    /// The sugar, in grams.
    case sugar
    /// The fibre, in grams.
    case fibre
    /// The salt, in grams.
    case salt

    /// The name: `protein`.
    public var name: String { rawValue }

    /// The reference intake of an adult for one day, in the unit of this figure. Source: Annex XIII of Regulation (EU)
    /// No 1169/2011. The regulation has no value for fibre. The 25 g are from the European Food Safety Authority
    /// (2010).
    public var referenceIntake: Double {
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

    /// Returns this figure from the nutrients of an amount of food.
    public func value(of nutrients: Nutrients) -> Double {
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

    /// Returns a figure with its unit: `210 kcal`, `3.5 g`. A figure that cannot be right is `too much`: an amount or the
    /// number of servings in the recipe is wrong.
    public func text(_ value: Double) -> String {
        guard value < Self.greatestFigure, let whole = Int(nearest: value, rounding: .down) else { return "too much" }
        return self == .energy ? "\(whole) kcal" : "\(value) g"
    }

    /// A figure that is not less than this number is certainly wrong. A thousand tonnes of food have as many grams.
    static let greatestFigure = 1e9
}
