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
