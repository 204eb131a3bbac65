import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Searching for the other form of a word")
struct WordFormSearchTests {
    private func finds(_ query: String, _ ingredient: String) -> Bool {
        let search = MemorySearch([SearchTrial.recipe("Dish", [ingredient])], facts: { _ in SearchFacts() })
        let results = search.results(for: SearchQuery.parse(query).query, limit: 10)
        return results?.count == 1 && results?.remark == nil
    }

    @Test(
        "A word finds its other number, in both directions and also in a field",
        arguments: [
            ("strawberry", "strawberries"), ("leaf", "leaves"), ("anchovy", "anchovies"), ("tomato", "tomatoes"),
            ("Zwiebel", "Zwiebeln"), ("Nuss", "Nüsse"), ("Ei", "Eier"), ("champignon", "champignons"),
            ("nuez", "nueces"), ("fungo", "funghi"), ("cipolla", "cipolle"), ("limão", "limões"), ("ui", "uien"),
            ("gurka", "gurkor"), ("гриб", "грибы"), ("jabłko", "jabłka"),
        ])
    func numbers(_ one: String, _ many: String) {
        #expect(finds(one, "200 g \(many)") && finds(many, "1 \(one)"))
        #expect(finds("with:\(one)", "200 g \(many)") && finds("with:\(many)", "1 \(one)"))
        #expect(!finds("-\(one)", "200 g \(many)") && !finds("without:\(many)", "1 \(one)"))
    }

    @Test(
        "An umlaut is found in each of its spellings",
        arguments: [
            ("Spätzle", "Spaetzle"), ("Brötchen", "Broetchen"), ("Müsli", "Muesli"), ("smørrebrød", "smoerrebroed"),
            ("Käse", "Kaese"), ("Gemüsebrühe", "Gemuesebruehe"),
        ])
    func umlauts(_ one: String, _ other: String) {
        #expect(finds(one, other) && finds(other, one))
        #expect(finds("with:\(other)", one))
    }

    @Test(
        "A word in two letters is found inside of a word with an umlaut",
        arguments: [("spaetzle", "Käsespätzle"), ("moehren", "Babymöhren"), ("broetchen", "Milchbrötchen")])
    func inside(_ word: String, _ line: String) {
        let search = MemorySearch([SearchTrial.recipe("Dish", [line])], facts: { _ in SearchFacts() })
        #expect(search.results(for: SearchQuery.parse(word).query, limit: 10)?.count == 1)
    }

    @Test(
        "A word does not find the word for another food",
        arguments: [
            ("butter", "pork butt"), ("blue", "Blumenkohl"), ("pasta", "tomato paste"), ("lime", "lima beans"),
            ("chicken", "chick peas"), ("queso", "qusod"), ("cane", "1 can beans"),
        ])
    func others(_ word: String, _ line: String) { #expect(!finds(word, line)) }
}
