import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Units of the kitchen")
struct UnitCatalogTests {
    @Test(
        "The names, abbreviations and plurals of a unit in English, German, French, Spanish and Italian mean that unit",
        arguments: [
            ("tsp", "tsp, Tsp., teaspoon, teaspoons, t, TL, Teelöffel, c. à c., c.à.c., cuillère à café, càc"),
            ("tsp", "cuillères à café, cucharadita, cucharaditas, cdta., cucchiaino, cucchiaini"),
            ("tbsp", "tbsp, Tbsp, T, tablespoons, tbs., EL, Esslöffel, c. à s., cuillères à soupe"),
            ("tbsp", "cucharadas, cda, cucchiai"),
            ("cup", "cup, cups, c, CUP, Tasse, Tassen, tasses, taza, tazas, tazza"),
            ("g", "g, gr, gram, grams, Gramm, grammes, gramos, grammi, G"),
            ("kg", "kg, Kilo, kilogram, kilos, Kilogramm, chili"),
            ("ml", "ml, mL, millilitre, milliliters, Milliliter, mililitros, cc"),
            ("l", "l, L, liter, litre, litros, litri"),
            ("oz", "oz, oz., ounce, ounces, onza, once"),
            ("lb", "lb, lbs, lb., pound, pounds, libra"),
            ("fl oz", "fl oz, fl. oz., fluid ounces, fluid_ounce"),
            ("in", "inch, inches, in, \", Zoll, pouces"),
            ("°C", "°C, degrees Celsius, Celsius, ° C"),
            ("°F", "°F, F, Fahrenheit"),
            ("clove", "clove, cloves, Zehe, Zehen, gousses, dientes, spicchi"),
            ("slice", "slices, Scheiben, tranches, rebanadas, fette"),
        ])
    func understands(symbol: String, names: String) {
        for name in names.split(separator: ",") {
            #expect(UnitCatalog().unit(named: name.trimmingSpaces())?.symbol == symbol, "\(name)")
        }
    }

    @Test("T is a tablespoon and t a teaspoon; 1 C is a cup and 180 C a temperature; cc is a spoon in French only")
    func readsAmbiguousNames() {
        let catalog = UnitCatalog()
        #expect(catalog.unit(named: "T")?.symbol == "tbsp")
        #expect(catalog.unit(named: "t")?.symbol == "tsp")
        #expect(catalog.unit(named: "C", amount: .number(.one))?.symbol == "cup")
        #expect(catalog.unit(named: "C", amount: .number(Rational(180))) == .celsius)
        #expect(UnitCatalog(language: "fr").unit(named: "cc")?.symbol == "tsp")
        #expect(UnitCatalog(language: "fr").unit(named: "CC")?.symbol == "tsp")
        #expect(catalog.unit(named: "cc") == .millilitre && catalog.unit(named: "CC") == .millilitre)
        #expect(catalog.unit(named: "glug") == nil)
        #expect(catalog.unit(named: "") == nil)
    }

    @Test("The region of the language determines the size of a cup and a tablespoon")
    func dependsOnRegion() {
        func millilitres(_ language: String, _ name: String) -> Double? {
            UnitCatalog(language: language).unit(named: name)?.size?.doubleValue
        }
        #expect(millilitres("en-US", "cup") == 236.5882365)
        #expect(millilitres("en_AU", "tbsp") == 20)
        #expect(millilitres("en-GB", "pint") == 568.26125)
        #expect(millilitres("de-DE", "Tasse") == 250)
        #expect(millilitres("en-US", "EL") == 15)
        #expect(millilitres("en-US", "imperial pint") == 568.26125)
        #expect(millilitres("en-GB", "US cup") == 236.5882365)
    }

    @Test("Units have exact sizes: a gallon is 231 cubic inches, a pound 7000 grains, a foot 12 inches")
    func isExact() throws {
        let catalog = UnitCatalog()
        func size(_ name: String) throws -> Rational { try #require(catalog.unit(named: name)?.size) }
        let cubicInch = fraction(16_387_064, 1_000_000)
        #expect(try size("gallon") == cubicInch.multiplied(by: Rational(231)))
        // A grain is 64.79891 mg.
        #expect(try size("lb") == fraction(7000 * 6_479_891, 100_000_000))
        #expect(try size("oz").multiplied(by: Rational(16)) == size("lb"))
        #expect(try size("cup").divided(by: size("tsp")) == Rational(48))
        #expect(try size("gallon").divided(by: size("cup")) == Rational(16))
        #expect(try size("ft").divided(by: size("in")) == Rational(12))
        #expect(try size("stone").divided(by: size("lb")) == Rational(14))
    }

    @Test("Degrees Celsius, degrees Fahrenheit and gas marks convert exactly")
    func convertsTemperatures() {
        #expect(KitchenUnit.celsius.converted(Rational(180), to: .fahrenheit) == Rational(356))
        #expect(KitchenUnit.fahrenheit.converted(Rational(-40), to: .celsius) == Rational(-40))
        #expect(KitchenUnit.fahrenheit.converted(Rational(350), to: .celsius) == fraction(1590, 9))
        #expect(KitchenUnit.gasMark.converted(Rational(4), to: .fahrenheit) == Rational(350))
        for celsius in stride(from: -20, through: 300, by: 7) {
            let there = KitchenUnit.celsius.converted(Rational(celsius), to: .fahrenheit)
            #expect(abs((there?.doubleValue ?? 0) - (Double(celsius) * 9 / 5 + 32)) < 1e-9)
            #expect(there.flatMap { KitchenUnit.fahrenheit.converted($0, to: .celsius) } == Rational(celsius))
        }
    }

    @Test("A conversion to another unit and back gives the same number")
    func convertsBack() {
        let names = "g kg oz lb stone ml l dl tsp tbsp cup pint gallon cm in ft"
        let units = names.split(separator: " ").compactMap { UnitCatalog().unit(named: String($0)) }
        for unit in units {
            for other in units {
                let there = unit.converted(fraction(7, 3), to: other)
                #expect((there != nil) == (unit.kind == other.kind))
                guard let there, let from = unit.size, let to = other.size else { continue }
                #expect(abs(there.doubleValue - 7 / 3 * from.doubleValue / to.doubleValue) < 1e-6 * there.doubleValue)
                #expect(other.converted(there, to: unit) == fraction(7, 3), "\(unit.symbol) \(other.symbol)")
            }
        }
    }

    @Test("Volume is converted to mass only if the weight of the food is known")
    func convertsByDensity() throws {
        let flour = try #require(FoodTable().food(named: "flour"))
        #expect(KitchenUnit.cup().converted(Rational(2), to: .gram) == nil)
        #expect(KitchenUnit.cup().converted(Rational(2), to: .gram, of: flour) == Rational(250))
        let cups = KitchenUnit.kilogram.converted(.one, to: .cup(), of: flour)
        #expect(cups == Rational(8))
        // 1000 lb overflows the exact calculation.
        let many = KitchenUnit.pound.converted(fraction(1_000_001, 3), to: .cup(.imperial), of: flour)
        let simple = 1_000_001.0 / 3 * 453.59237 / (125 * 284.130625 / 236.5882365)
        #expect(abs(try #require(many).doubleValue / simple - 1) < 1e-9)
    }

    @Test("Units of the user replace known units, and ignored names are not units")
    func takesOwnUnits() {
        let bucket = KitchenUnit("bucket", kind: .volume, size: Rational(5000), names: ["bkt", "buckets"])
        let mug = KitchenUnit("cup", kind: .volume, size: Rational(300))
        let catalog = UnitCatalog(custom: [bucket, mug], ignored: ["large"])
        #expect(catalog.unit(named: "Buckets") == bucket)
        #expect(catalog.unit(named: "cup")?.size == Rational(300))
        #expect(catalog.unit(named: "large") == nil)
        #expect(bucket.converted(.one, to: .litre) == Rational(5))
    }

    @Test("Names of units are completed, symbols and the units of the user first")
    func completes() {
        let bucket = KitchenUnit("tub", kind: .volume, size: Rational(5000))
        #expect(UnitCatalog(custom: [bucket]).names(beginning: "t").prefix(3) == ["tub", "tsp", "tbsp"])
        #expect(UnitCatalog().names(beginning: "tables").contains("tablespoon"))
        #expect(UnitCatalog(language: "de").names(beginning: "E").first == "EL")
    }

    @Test("Quantities in units of one kind are added, and quantities of different kinds are not")
    func adds() {
        let catalog = UnitCatalog()
        func quantity(_ text: String, _ unit: String?) -> Quantity { Quantity(Amount(parsing: text), unit: unit) }
        #expect(catalog.sum(quantity("3/4", "lb"), quantity("4", "oz")) == quantity("1", "lb"))
        #expect(catalog.sum(quantity("1-2", "tsp"), quantity("1", "tbsp")) == quantity("4-5", "tsp"))
        #expect(catalog.sum(quantity("1", "glug"), quantity("2", "glug")) == quantity("3", "glug"))
        #expect(catalog.sum(quantity("1", "cup"), quantity("2", "g")) == nil)
        #expect(catalog.sum(quantity("a bit", "g"), quantity("2", "g")) == nil)
        #expect(catalog.sum(quantity("1", nil), quantity("2", "g")) == nil)
    }
}
