import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Folded words")
struct FoldedWordsTests {
    @Test(
        "Folded words are letters and digits in lower case, without accents",
        arguments: [
            ("Crème BRÛLÉE", "creme brulee"), ("Cre\u{300}me", "creme"), ("Shepherd’s pie", "shepherds pie"),
            ("huile d'olive, l’eau", "huile d olive l eau"), ("dell'olio qu'il", "dell olio qu il"),
            ("stir-fry (quick!)", "stir fry quick"), ("1½ cups 200g", "1 cups 200g"), ("Ægir Straße", "aegir strasse"),
            ("親子丼", "親 子 丼"), ("たまごサンド 2", "た ま ご サ ン ド 2"), ("Τζατζίκι", "τζατζικι"), ("soft\u{AD}ened", "softened"),
            ("", ""), ("…", ""), ("ЁЛКА", "елка"),
        ])
    func folds(text: String, folded: String) {
        #expect(FoldedWords(text).text == folded)
    }

    @Test("Folded words have their ranges in the text")
    func places() {
        let text = "Crème d’œuf, 親子!"
        let words = FoldedWords(text).words
        let utf8 = Array(text.utf8)
        #expect(words.map { String(decoding: utf8[$0.source], as: UTF8.self) } == ["Crème", "d", "œuf", "親", "子"])
    }

    @Test("Folding is idempotent")
    func foldTwice() {
        for text in ["Crème d’œuf", "親子丼 Oyakodon", "Shepherd's", "ﬁne", "İstanbul", "นมข้น", "ǅ"] {
            let folded = FoldedWords(text).text
            #expect(FoldedWords(folded).text == folded)
        }
    }

    @Test("A match covers whole words, and a match of a prefix covers only the prefix")
    func marks() {
        func marked(_ typed: String, in line: String, field: SearchField = .ingredients) -> [String] {
            let utf8 = Array(line.utf8)
            return SearchQuery.parse(typed).query.matches(in: line, field: field).map {
                String(decoding: utf8[$0], as: UTF8.self)
            }
        }
        #expect(marked("tom", in: "4 ripe tomatoes, TOMATO") == ["tom", "TOM"])
        #expect(marked("creme br", in: "Crème brûlée") == ["Crème", "br"])
        #expect(marked("oeu", in: "6 œufs") == ["œu"])
        #expect(marked("strass", in: "Straße") == ["Straß"])
        #expect(marked("shepherdspi shepherds", in: "Shepherd’s pie") == ["Shepherd’s"])
        #expect(marked("\"egg yolk\"", in: "2 egg yolks, 1 egg-yolk") == ["egg-yolk"])
        #expect(marked("with:egg -milk title:x", in: "eggs, milk, x") == ["egg"])
        #expect(marked("with:egg", in: "eggs", field: .title) == [])
        #expect(marked("子", in: "親子丼") == ["子"])
        #expect(marked("e\u{301}t", in: "E\u{301}té") == ["E\u{301}t"])
    }
}

extension FoldedWordsTests {
    @Test func `a word of four letters may have one slip, and a word of seven letters two`() {
        func hasNeighbour(_ word: String, _ other: String) -> Bool {
            Vocabulary([other: 1]).neighbours(of: word, isPrefix: false, most: 3).map(\.word) == [other]
        }
        #expect(!hasNeighbour("rcie", "rices") && !hasNeighbour("ric", "rice"))
        #expect(hasNeighbour("rcie", "rice") && !hasNeighbour("riec", "ricer"))
        #expect(hasNeighbour("tomaot", "tomato") && !hasNeighbour("tmoaot", "tomato"))
        #expect(hasNeighbour("chcikne", "chicken"))
    }

    @Test func `neighbours are sorted by slips, then by the number of recipes, then by the alphabet`() {
        let words = ["leeks": 1, "leeky": 7, "leekb": 7, "leems": 90]
        let neighbours = Vocabulary(words).neighbours(of: "leekx", isPrefix: false, most: 3).map(\.word)
        #expect(neighbours == ["leekb", "leeky", "leeks"])
        #expect(Vocabulary(words).neighbours(of: "leekx", isPrefix: false, most: 1).map(\.word) == ["leekb"])
        #expect(Vocabulary(words).neighbours(of: "leekx", isPrefix: false, most: 0).isEmpty)
    }

    @Test func `a vocabulary keeps words of sixty bytes and counts up to a limit`() {
        let longest = String(repeating: "a", count: 60)
        let vocabulary = Vocabulary([longest: 2, longest + "a": 3, "b": Int.max])
        #expect(vocabulary.count(of: longest, isPrefix: false) == 2)
        #expect(vocabulary.count(of: "a", isPrefix: true) == 2)
        #expect(vocabulary.count(of: "b", isPrefix: false) == Int(UInt32.max))
        #expect(vocabulary.count(of: "", isPrefix: false) == 0)
    }

    @Test func `a word inside others is looked up in at most a thousand words, the most frequent ones`() throws {
        var query = SearchQuery.parse("nut").query
        query.terms[0].patterns[0].isInside = true
        for count in [1000, 1001] {
            let words = (0..<count).map { ("a\($0)nut", $0 == 0 ? 1 : 2) } + [("nut", 5), ("nutmeg", 5)]
            let expanded = ExpandedQuery(query, Vocabulary(Dictionary(uniqueKeysWithValues: words)))
            #expect(expanded.isLimited == (count == 1001))
            let patterns = expanded.asked.terms[0].patterns
            #expect(patterns.count == 1001 && patterns[0] == query.terms[0].patterns[0])
            #expect(patterns.contains(.init(["a0nut"], isPrefix: false)) == (count == 1000))
            #expect(expanded.query == query)
        }
        let plain = SearchQuery.parse("nut").query
        #expect(ExpandedQuery(plain, Vocabulary(["a1nut": 1])).asked == plain)
    }

    @Test func `a match of folded words begins at the given word or later`() {
        let words = FoldedWords("egg and egg yolk")
        let egg = SearchQuery.Pattern(["egg"], isPrefix: false)
        #expect(words.firstMatch(of: egg) == 0..<1 && words.firstMatch(of: egg, from: 1) == 2..<3)
        #expect(words.firstMatch(of: egg, from: 3) == nil && words.firstMatch(of: egg, from: 4) == nil)
        #expect(words.firstMatch(of: .init(["egg", "yo"], isPrefix: true)) == 2..<4)
        #expect(words.firstMatch(of: .init(["eg", "yolk"], isPrefix: true)) == nil)
        #expect(words.firstMatch(of: .init(["yolk", "egg"], isPrefix: true)) == nil)
    }

    @Test func `a document of a search has the diets, the cuisine and the course as tags, and notes among the steps`() {
        var recipe = Recipe(title: "Soup")
        recipe.metadata.diets = ["Vegan"]
        recipe.metadata.cuisine = "Thai"
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text("Boil.")])), .note("Serve hot.")])]
        let summary = RecipeSummary(
            id: RecipeID(path: "a.cook"), title: "Other", course: "Starter", totalTime: nil, tags: ["quick"])
        let document = SearchDocument(summary, recipe)
        #expect(document.lines(of: .title) == ["Other"] && document.lines(of: .ingredients) == [])
        #expect(document.lines(of: .tags) == ["quick", "Vegan", "Starter", "Thai"])
        #expect(document.lines(of: .steps) == ["Boil.", "Serve hot."])
    }
}
