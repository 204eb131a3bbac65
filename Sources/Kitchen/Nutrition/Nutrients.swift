/// The energy and the nutrients of an amount of food.
public struct Nutrients: Hashable, Sendable, Encodable {
    /// The energy in kilocalories.
    public var energy: Double
    /// The protein in grams.
    public var protein: Double
    /// The fat in grams.
    public var fat: Double
    /// The carbohydrate in grams. It includes the fibre.
    public var carbohydrate: Double
    /// The sugar in grams.
    public var sugar: Double
    /// The fibre in grams.
    public var fibre: Double
    /// The salt in grams. It is 2.54 times the sodium.
    public var salt: Double

    /// Creates nutrients. Values that are not given are zero.
    public init(
        energy: Double = 0, protein: Double = 0, fat: Double = 0, carbohydrate: Double = 0, sugar: Double = 0,
        fibre: Double = 0, salt: Double = 0
    ) {
        self.energy = energy
        self.protein = protein
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.sugar = sugar
        self.fibre = fibre
        self.salt = salt
    }

    /// No nutrients.
    public static let none = Nutrients()

    /// Returns the sum of two amounts of food.
    public static func + (first: Nutrients, second: Nutrients) -> Nutrients {
        Nutrients(
            energy: first.energy + second.energy, protein: first.protein + second.protein,
            fat: first.fat + second.fat, carbohydrate: first.carbohydrate + second.carbohydrate,
            sugar: first.sugar + second.sugar, fibre: first.fibre + second.fibre, salt: first.salt + second.salt)
    }

    /// Returns the nutrients multiplied by a factor.
    public static func * (nutrients: Nutrients, factor: Double) -> Nutrients {
        Nutrients(
            energy: nutrients.energy * factor, protein: nutrients.protein * factor, fat: nutrients.fat * factor,
            carbohydrate: nutrients.carbohydrate * factor, sugar: nutrients.sugar * factor,
            fibre: nutrients.fibre * factor, salt: nutrients.salt * factor)
    }

    /// The nutrients rounded for display: the energy to whole kilocalories, the salt to hundredths of a gram, the
    /// others to tenths of a gram.
    public var rounded: Nutrients {
        func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
        return Nutrients(
            energy: energy.rounded(), protein: tenths(protein), fat: tenths(fat), carbohydrate: tenths(carbohydrate),
            sugar: tenths(sugar), fibre: tenths(fibre), salt: (salt * 100).rounded() / 100)
    }
}

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

/// A food with its nutrients.
public struct NutrientFood: Hashable, Sendable {
    /// The number of the USDA, or a number from 90001 on for a mixture of foods of the USDA. `nil` for a food whose
    /// values the cook stated.
    public let number: Int?
    /// The name to show: `butter`.
    public let name: String
    /// The nutrients of 100 g.
    public let per100Grams: Nutrients

    /// Creates a food with values that the cook stated.
    public init(_ name: String, per100Grams: Nutrients) {
        self.init(number: nil, name: name, per100Grams: per100Grams)
    }

    init(number: Int?, name: String, per100Grams: Nutrients) {
        self.number = number
        self.name = name
        self.per100Grams = per100Grams
    }

    /// The source of the values, as it is shown to the cook: `USDA 01001`, `mixed from USDA foods`, `own`.
    public var source: String {
        guard let number else { return "own" }
        let digits = String(number)
        return number > 90_000
            ? "mixed from USDA foods" : "USDA " + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}
