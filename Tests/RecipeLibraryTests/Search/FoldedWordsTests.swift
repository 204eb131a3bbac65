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
