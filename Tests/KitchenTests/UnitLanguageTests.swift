import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The spelling of units")
struct UnitLanguageTests {
    @Test(
        arguments: [
            ("tsp", "tsp", "tsp", "tsp"), ("teaspoons", "tsp", "teaspoon", "teaspoons"), ("TL", "tsp", "TL", "TL"),
            ("Teelöffel", "tsp", "Teelöffel", "Teelöffel"), ("c. à c.", "tsp", "c. à c.", "c. à c."),
            ("cuillères à café", "tsp", "cuillère à café", "cuillères à café"), ("cdta", "tsp", "cdta", "cdtas"),
            ("cucharadita", "tsp", "cucharadita", "cucharaditas"), ("cucchiaini", "tsp", "cucchiaino", "cucchiaini"),
            ("tbsp", "tbsp", "tbsp", "tbsp"), ("tablespoon", "tbsp", "tablespoon", "tablespoons"),
            ("EL", "tbsp", "EL", "EL"), ("Esslöffel", "tbsp", "Esslöffel", "Esslöffel"),
            ("c. à s.", "tbsp", "c. à s.", "c. à s."),
            ("cuillère à soupe", "tbsp", "cuillère à soupe", "cuillères à soupe"), ("cda", "tbsp", "cda", "cdas"),
            ("cucharadas", "tbsp", "cucharada", "cucharadas"), ("cucchiaio", "tbsp", "cucchiaio", "cucchiai"),
            ("teaspoon", "cup", "cup", "cups"), ("tsp", "pinch", "pinch", "pinches"),
            ("TL", "pinch", "Prise", "Prisen"),
            ("Esslöffel", "pinch", "Prise", "Prisen"), ("c. à s.", "pinch", "pincée", "pincées"),
            ("cuillère à café", "pinch", "pincée", "pincées"), ("cda", "pinch", "pizca", "pizcas"),
            ("cucharada", "pinch", "pizca", "pizcas"), ("cucchiaino", "pinch", "pizzico", "pizzichi"),
        ])
    func `a spoon, a cup and a pinch are named in the spelling of the recipe, in the singular and the plural`(
        _ written: String, _ symbol: String, _ one: String, _ several: String
    ) throws {
        let unit = try #require(UnitCatalog().unit(named: symbol))
        let spelling = UnitLanguage(like: written, in: written.hasPrefix("c. à") ? "fr" : "en")
        #expect(spelling.name(of: unit, for: .one) == one)
        #expect(spelling.name(of: unit, for: .part(2)) == one)
        #expect(spelling.name(of: unit, for: fraction(5, 4)) == several)
        #expect(spelling.name(of: unit, for: Rational(2)) == several)
    }

    @Test func `only English recipes have a name for a cup, and other units have no spelling of their own`() throws {
        let cup = try #require(UnitCatalog().unit(named: "cup"))
        for written in ["TL", "Esslöffel", "c. à s.", "cuillère à soupe", "cda", "cucharada", "cucchiaio"] {
            #expect(UnitLanguage(like: written, in: "en").name(of: cup, for: .one) == nil, "\(written)")
            #expect(!UnitLanguage.hasCups(like: written, in: "en"), "\(written)")
        }
        for written in [nil, "", "g", "tsp", "tablespoons", "cup"] {
            #expect(UnitLanguage.hasCups(like: written, in: "en-AU"))
            #expect(!UnitLanguage.hasCups(like: written, in: "sk"))
            #expect(UnitLanguage(like: written, in: "en").name(of: .gram, for: Rational(2)) == nil)
        }
    }

    @Test(
        arguments: [
            ("cup", Rational(2), "cups"), ("cups", .one, "cup"), ("cups", .part(2), "cup"),
            ("Cup", Rational(2), "Cups"),
            ("cup", fraction(3, 2), "cups"), ("tbsp", Rational(2), "tbsp"), ("blob", Rational(2), "blob"),
            ("", Rational(2), ""), ("cups", Rational(3), "cups"), ("cup", .one, "cup"),
        ])
    func `the unit of a recipe gets the form that its amount requires`(
        _ name: String, _ amount: Rational, _ expected: String
    ) {
        #expect(UnitLanguage.adapted(name, to: amount, in: "en") == expected)
    }

    @Test(
        "A unit has the plural of the recipe's language",
        arguments: [
            ("it", "litro", "litri"), ("es", "litro", "litros"), ("it", "chilo", "chili"), ("fr", "tasse", "tasses"),
            ("de", "Tasse", "Tassen"), ("it", "cucchiaio", "cucchiai"), ("it", "spicchio", "spicchi"),
            ("fr", "kilo", "kilos"), ("it", "cucchiai", "cucchiai"), ("pt", "litro", "litros"),
        ])
    func plural(_ language: String, _ one: String, _ several: String) {
        #expect(UnitLanguage.adapted(one, to: Rational(3), in: language) == several)
        #expect(UnitLanguage.adapted(several, to: Rational(3), in: language) == several)
    }
}
