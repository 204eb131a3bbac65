import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Corrected searches")
struct RepairedSearchTests {
    private let recipes = [
        SearchTrial.recipe("Birchermüesli", ["100 g oats", "1 apple"], steps: ["Soak overnight."], minutes: 10),
        SearchTrial.recipe("Chicken curry", ["500 g chicken", "2 onions"], steps: ["Fry in a muslin cap."]),
        SearchTrial.recipe("Tomatensuppe", ["1 kg Tomaten", "Suppengrün"]),
        SearchTrial.recipe("Suppenhuhn", ["1 Huhn"]),
        SearchTrial.recipe("Coconut cake", ["1 coconut", "4 eggs"]),
        SearchTrial.recipe("Bread", ["500 g flour"], steps: ["Knead with walnuts."]),
    ]

    private func results(_ text: String) throws -> SearchResults {
        try #require(MemorySearch(recipes).results(for: SearchQuery.parse(text).query, limit: 9))
    }

    private func titles(_ text: String) throws -> [String] {
        try results(text).sections.flatMap(\.hits).map(\.recipe.title)
    }

    @Test("A correction finds words inside others before similar words")
    func inside() throws {
        #expect(try titles("muesl") == ["Birchermüesli"])
        #expect(try results("muesl").remark == SearchRemark(inside: ["muesl"]))
        #expect(try titles("nut") == ["Coconut cake", "Bread"])
        #expect(try titles("with:nut") == ["Coconut cake"])
        #expect(try titles("ut") == [], "two letters are inside too many words")
        #expect(try titles("\"muesl\"") == [], "what is quoted stays as it is")
        #expect(try titles("huhn -muesl") == ["Suppenhuhn"], "a word of its own comes first")
    }

    @Test("A correction searches inside words if no recipe has all words")
    func insideTogether() throws {
        #expect(try titles("tomaten huhn") == [])
        #expect(try titles("title:suppe title:tomaten") == ["Tomatensuppe"])
        #expect(try results("title:suppe title:tomaten").remark?.inside == ["suppe"])
    }

    @Test("The match of a corrected query is only the part of the word")
    func marks() throws {
        let query = try results("muesl").query
        #expect(query.matches(in: "Birchermüesli", field: .title) == [7..<13])
        #expect(query.matches(in: "Müesli, Birchermüesli!", field: .title) == [0..<6, 16..<22])
        #expect(query.matches(in: "Oats", field: .title) == [])
    }

    @Test("Every misspelt word is corrected")
    func corrections() throws {
        #expect(try titles("chiken curyr") == ["Chicken curry"])
        #expect(
            try results("chiken curyr").remark?.corrections
                == [.init(typed: "chiken", shown: "chicken"), .init(typed: "curyr", shown: "curry")])
        #expect(try titles("muesl appel") == ["Birchermüesli"])
        let both = try results("muesl appel").remark
        #expect(both == SearchRemark(corrections: [.init(typed: "appel", shown: "apple")], inside: ["muesl"]))
    }

    @Test("A correction tries further neighbours if the nearest finds nothing")
    func combinations() throws {
        let search = MemorySearch([
            SearchTrial.recipe("Peas", ["1 pear"]), SearchTrial.recipe("Other pears", ["2 pears", "1 peach"]),
            SearchTrial.recipe("Pearl barley", ["200 g barley"]),
        ])
        let found = try #require(search.results(for: SearchQuery.parse("paerl barlye").query, limit: 9))
        #expect(found.sections.flatMap(\.hits).map(\.recipe.title) == ["Pearl barley"])
    }

    @Test("A known but very rare word is corrected if no recipe has all words")
    func rare() throws {
        let many = (0..<700).map { SearchTrial.recipe("Dish \($0)", ["1 chicken", $0 == 3 ? "1 chiken" : "1 leek"]) }
        let search = MemorySearch(many + [SearchTrial.recipe("Soup", ["1 chicken", "2 turnips"])])
        let found = try #require(search.results(for: SearchQuery.parse("chiken turnips").query, limit: 9))
        #expect(found.sections.flatMap(\.hits).map(\.recipe.title) == ["Soup"])
        #expect(found.remark?.corrections == [.init(typed: "chiken", shown: "chicken")])
        let own = try #require(search.results(for: SearchQuery.parse("chiken").query, limit: 9))
        #expect(own.count == 1 && own.remark == nil)
    }

    @Test("The remark of a corrected search names corrected and missing words")
    func sentences() throws {
        func sentence(_ text: String) throws -> String? {
            let found = try results(text)
            return found.remark?.sentence(isFound: found.count > 0)
        }
        #expect(try sentence("chiken") == "Nothing for “chiken”; showing “chicken”")
        #expect(try sentence("chiken curyr") == "Nothing for “chiken” and “curyr”; showing “chicken” and “curry”")
        #expect(try sentence("muesl") == "Nothing for “muesl”; showing words that contain it")
        #expect(
            try sentence("muesl appel")
                == "Nothing for “muesl” and “appel”; showing words that contain “muesl”, and “apple”")
        #expect(try sentence("xylophone") == "No recipe has “xylophone”, nor a word like it")
        #expect(
            try sentence("xylophone chiken")
                == "No recipe has “xylophone”, nor a word like it; “chiken” may be “chicken”")
        #expect(
            try sentence("xylophone zither bread") == "No recipe has “xylophone” or “zither”, nor a word like them")
        #expect(
            try sentence("chiken appel")
                == "Nothing for “chiken” and “appel”, nor for “chicken” and “apple” instead")
        #expect(try sentence("bread curry") == nil)
    }

    @Test("A search inside words finds what a linear search finds", arguments: [1, 2, 3])
    func plainScan(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func word() -> String {
            let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                ["kar", "tof", "fel", "sup", "pe", "röst"].randomElement(using: &random) ?? ""
            }
            return parts.joined()
        }
        let all = (0..<40).map { SearchTrial.recipe("\(word()) \($0)", [word()], steps: ["\(word()) \(word())"]) }
        let search = MemorySearch(all)
        var inside = 0
        for _ in 0..<100 {
            let typed = String(word().dropFirst(Int.random(in: 0...2, using: &random)))
            let folded = FoldedWords(typed).text
            guard folded.count > 2 else { continue }
            func lines(_ document: SearchDocument) -> [FoldedWords] {
                SearchField.allCases.flatMap { document.lines(of: $0) }.map { FoldedWords($0) }
            }
            func recipes(where holds: (String) -> Bool) -> [RecipeID] {
                all.filter { lines($0.document).contains { $0.strings.contains(where: holds) } }.map(\.summary.id)
            }
            let beginning = recipes { $0.hasPrefix(folded) }
            let holding = recipes { $0.contains(folded) }
            let expected = beginning.isEmpty ? holding : beginning
            guard !expected.isEmpty else { continue }
            let found = try #require(search.results(for: SearchQuery.parse(typed).query, limit: 99))
            #expect(Set(found.sections.flatMap(\.hits).map(\.id)) == Set(expected), "\(typed)")
            if beginning.isEmpty { inside += 1 }
        }
        #expect(inside > 5)
    }
}
