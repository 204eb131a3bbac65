import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Metadata")
struct MetadataReadingTests {
    private func metadata(_ yaml: String) -> RecipeMetadata { recipe("---\n\(yaml)\n---\n").metadata }

    @Test("Metadata keys are found under all their names, ignoring case")
    func synonyms() {
        for key in ["servings", "Serves", "YIELD"] { #expect(metadata("\(key): 4").servings?.number == Rational(4)) }
        for key in ["course", "Category"] { #expect(metadata("\(key): dinner").course == "dinner") }
        for key in ["time", "time required", "Duration", "totalTime"] {
            #expect(metadata("\(key): 20 min").statedTotalTime?.minutes == 20)
        }
        for key in ["prep time", "prep_time", "time.prep", "preparationTime"] {
            #expect(metadata("\(key): 20 min").prepTime?.minutes == 20)
        }
        for key in ["cook time", "Cook_Time", "time.cook"] { #expect(metadata("\(key): 5").cookTime?.minutes == 5) }
        for key in ["introduction", "description"] { #expect(metadata("\(key): Good.").description == "Good.") }
        for key in ["image", "images", "picture", "pictures"] { #expect(metadata("\(key): a.jpg").images == ["a.jpg"]) }
    }

    @Test(
        "Metadata with a waiting time includes it in the total time",
        arguments: [
            ("prep time: 10 min\nwait time: 20 days", 28810), ("cook: 20 min\nchill: 2 hrs", 140),
            ("prep: 30 mins", 30), ("Vorbereitungszeit: 15 min\nKochzeit: 10 min\nRuhezeit: 1 h", 85),
            ("temps de préparation: 20 min\ntemps de repos: 1 h", 80),
            ("time: 1 h\nrest time: 12 h", 780), ("time: 13 h\nprep time: 1 h\nrest time: 12 h", 780),
            ("time: 1 h\nprep time: 20 min\ncook time: 20 min\nrest time: 30 min", 70), ("rise: 2 h", 120),
        ])
    func waiting(_ yaml: String, _ minutes: Int) {
        #expect(metadata(yaml).totalTime?.minutes == minutes)
    }

    @Test("Metadata with a waiting time in words has no number of minutes")
    func waitingInWords() {
        let found = metadata("prep time: 10 min\nchill time: overnight")
        #expect(found.totalTime == CookingTime(minutes: nil, text: "10 min + overnight"))
        #expect(found.others == [.init(key: "chill time", value: "overnight")])
        #expect(metadata("prep time: 10 min\nrest: on a rack").totalTime?.minutes == 10)
        #expect(metadata("cook: Ann").others == [.init(key: "cook", value: "Ann")])
    }

    @Test(
        "Servings of metadata are formatted as numbers",
        arguments: [
            ("4", "serves 4"), ("4.0", "serves 4"), ("10.", "serves 10"), ("6+", "serves 6+"), ("4-6", "serves 4–6"),
            ("4 to 6", "serves 4–6"), ("2/3", "serves 2–3"), ("1~2", "serves 1–2"), ("2|4|8", "serves 2, 4, 8"),
            ("12 empanadas", "12 empanadas"), ("6 people (up to)", "6 people (up to)"), ("some", "some"),
        ])
    func shownServings(_ text: String, _ shown: String) {
        #expect(Servings(parsing: text).formatted == shown)
    }

    @Test(
        "Servings are read from metadata under other names",
        arguments: ["portions", "Portionen", "serving", "Personnes", "makes"])
    func servingsNames(_ key: String) {
        #expect(metadata("\(key): 4.0").servings?.number == Rational(4))
    }

    @Test("Nested metadata is read for times and sources")
    func nested() {
        let found = metadata(
            "time: {prep: 10 min, cook: 1 h}\nsource:\n  name: A Book\n  url: https://a.org\n  author: Ann")
        #expect(found.prepTime?.minutes == 10)
        #expect(found.cookTime?.minutes == 60)
        #expect(found.totalTime?.minutes == 70)
        #expect(found.source == RecipeSource(name: "A Book", url: "https://a.org"))
        #expect(found.author == "Ann")
    }

    @Test("Metadata tags are read from a list or a text with commas")
    func tags() {
        #expect(metadata("tags: a, b c ,, d").tags == ["a", "b c", "d"])
        #expect(metadata("tags:\n  - a\n  - 2022").tags == ["a", "2022"])
        #expect(metadata("tags:").tags == [])
    }

    @Test("Metadata keeps all other keys in order, with nested values as text")
    func others() {
        let found = metadata("wine: red\nnutrition: {fat: 3 g, salt: low}\nsteps_by: [Ann, Bob]").others
        #expect(
            found == [
                .init(key: "wine", value: "red"), .init(key: "nutrition", value: "fat: 3 g, salt: low"),
                .init(key: "steps_by", value: "Ann, Bob"),
            ])
    }

    @Test("Metadata with servings and a yield scales by the servings")
    func servingsBeforeYield() {
        let found = metadata("servings: 4\nyield: 500%ml")
        #expect(found.servings?.text == "4")
        #expect(found.others == [.init(key: "yield", value: "500%ml")])
        #expect(metadata("yield: 500%ml").servings == Servings(number: nil, text: "500 ml"))
    }

    @Test(
        "The number of servings is read at the start of the metadata value",
        arguments: [
            ("4", 4), ("4 to 6", 4), ("12 empanadas", 12), ("Serves 4-6", 4), ("about 8 slices", 8), ("1|2|3", 1),
            ("ca. 20 Stück", 20), ("für 4 Personen", 4),
        ])
    func servings(_ text: String, _ number: Int) {
        #expect(Servings(parsing: text) == Servings(number: Rational(number), text: text))
    }

    @Test("Metadata may have servings without a number", arguments: ["a 9-inch cake", "some", "0", "family of 4"])
    func wordyServings(_ text: String) {
        #expect(Servings(parsing: text) == Servings(number: nil, text: text))
    }

    @Test("Metadata separates the name of a source from its URL")
    func sources() {
        let address = "https://a.org/x"
        #expect(RecipeSource(parsing: address) == RecipeSource(url: address))
        #expect(RecipeSource(parsing: "<\(address)>") == RecipeSource(url: address))
        #expect(RecipeSource(parsing: "A Book <\(address)>") == RecipeSource(name: "A Book", url: address))
        #expect(RecipeSource(parsing: "Book <urn:isbn:123>") == RecipeSource(name: "Book", url: "urn:isbn:123"))
        #expect(RecipeSource(parsing: "A Book <page 7>") == RecipeSource(name: "A Book"))
        #expect(RecipeSource(parsing: "Jamie: 30 minutes") == RecipeSource(name: "Jamie: 30 minutes"))
        #expect(RecipeSource(parsing: "mums") == RecipeSource(name: "mums"))
    }
}
