import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The words of a step, and the gaps between them")
struct StepWordsTests {
    private func texts(_ text: String, isEnglish: Bool = true) -> [String] {
        let words = StepWords(text, isEnglish: isEnglish)
        return words.words.map { String(decoding: words.bytes[$0.range], as: UTF8.self) }
    }

    @Test("Words consist of letters and digits of any script, and in English also of apostrophes")
    func words() {
        #expect(texts("Add 250g olive-oil, don't “crème”.") == ["Add", "250g", "olive", "oil", "don't", "crème"])
        #expect(texts("l'huile d’olive", isEnglish: false) == ["l", "huile", "d", "olive"])
        #expect(texts("d’olive rock ’n’ roll'") == ["d’olive", "rock", "n", "roll"])
        #expect(texts("塩、油と ソース。") == ["塩", "油と", "ソース"] && texts("½ cup") == ["cup"])
        #expect(texts("").isEmpty && texts(" .,½ ").isEmpty && texts("соль 소금") == ["соль", "소금"])
    }

    private func isSame(_ word: String, _ other: String, isEnglish: Bool = true) -> Bool {
        StepWords.stem(of: word, isEnglish: isEnglish) == StepWords.stem(of: other, isEnglish: isEnglish)
    }

    @Test(
        "The singular and the plural of a word have the same stem",
        arguments: [
            ("egg", "Eggs"), ("berry", "berries"), ("leaf", "leaves"), ("tomato", "tomatoes"), ("Crème", "crèmes"),
            ("don't", "dont"), ("don’t", "DON'T"), ("slice", "slices"),
        ])
    func sameStems(_ word: String, _ other: String) { #expect(isSame(word, other)) }

    @Test(
        "Other words have different stems",
        arguments: [
            ("gas", "ga"), ("glass", "glas"), ("couscous", "couscou"), ("oil", "oils!x"), ("egg", "eg"),
            ("pea", "pear"),
        ])
    func otherStems(_ word: String, _ other: String) { #expect(!isSame(word, other)) }

    @Test("In other languages, final vowels and a final n do not change the stem")
    func otherLanguages() {
        #expect(isSame("Tomate", "Tomaten", isEnglish: false) && isSame("farina", "farine", isEnglish: false))
        #expect(isSame("huevo", "huevos", isEnglish: false) && !isSame("farina", "farine"))
        #expect(!isSame("sel", "se", isEnglish: false) && !isSame("Wein", "Wei", isEnglish: false))
    }

    @Test("The gap before a word, and after the last word")
    func gaps() {
        func gap(_ text: String, _ index: Int) -> StepWords.Gap { StepWords(text).gap(before: index) }
        #expect(gap("a b", 0) == .end && gap("a b", 1) == .space && gap("a b", 2) == .end && gap("", 0) == .end)
        #expect(
            gap("½ a", 0) == .amount && gap("a ½ b", 1) == .amount && gap("a ⅓ b", 1) == .amount
                && gap("a ½", 1) == .amount)
        #expect(gap("a-b", 1) == .joint && gap("a/b", 1) == .joint && gap("a/", 1) == .joint && gap("a-", 1) == .end)
        #expect(
            gap("a - b", 1) == .stop && gap("a / b", 1) == .stop && gap("a, b", 1) == .stop && gap("a--b", 1) == .stop)
        #expect(gap("a (2 b)", 1) == .amount && gap("a (b)", 1) == .stop && gap("a(2)", 1) == .stop)
        #expect(
            gap("a\u{A0}b", 1) == .space && gap("a\u{202F}b", 1) == .space && gap("a\tb", 1) == .space
                && gap("a™ b", 1) == .space)
    }

    @Test("The start of a sentence follows its punctuation, and a word follows another over spaces or a hyphen")
    func sentences() {
        let words = StepWords("Stir, mix. Bake: eat\nthen-go on; now! So? Well").words
        let starts = words.map(\.startsSentence)
        #expect(starts == [true, false, true, true, true, false, false, true, true, true])
        #expect(words.map(\.followsWord) == [false, false, false, false, false, true, true, false, false, false])
        #expect(words.map(\.followsHyphen) == [false, false, false, false, false, true, false, false, false, false])
    }

    @Test("Words are found by their offsets")
    func offsets() {
        let words = StepWords("ab cde f")
        #expect([0, 1, 3, 4, 7, 8, 9].map { words.firstIndex(from: $0) } == [0, 1, 1, 2, 2, 3, 3])
        #expect([0, 2, 3, 6, 8, 9].map { words.index(endingAt: $0) } == [nil, 0, nil, 1, 2, nil])
        #expect(
            words.words(in: 0..<8).count == 3 && words.words(in: 1..<8).count == 2 && words.words(in: 0..<7).count == 2)
        #expect(words.words(in: 3..<6).map(\.range) == [3..<6] && words.words(in: 8..<8).isEmpty)
        #expect(words.stem(0) == StepWords.stem(of: "ab") && words.stem(3) == nil && words.stem(-1) == nil)
    }

    @Test("The first character of a word can be a digit or a capital letter")
    func firstCharacters() {
        let words = StepWords("2a Ab Öl öl ßa z Z")
        #expect((0..<8).map(words.startsWithDigit) == [true] + Array(repeating: false, count: 7))
        #expect((0..<7).map(words.isCapital) == [false, true, true, false, false, false, true])
        #expect(!words.startsWithDigit(-1))
    }

    @Test("A period and a space end an abbreviation of at most ten letters, or of five before a capital letter")
    func abbreviations() {
        func isShortened(_ text: String) -> Bool { StepWords(text).isShortened(before: 1) }
        #expect(isShortened("tbsp. sugar") && isShortened("tbsps. Sugar") && !isShortened("tbspss. Sugar"))
        #expect(isShortened("abcdefghij. k") && !isShortened("abcdefghijk. l"))
        #expect(
            !isShortened("tbsp sugar") && !isShortened("tbsp.  sugar") && !isShortened("tbsp.")
                && !isShortened("tbsp.s"))
        #expect(!StepWords("a. b").isShortened(before: 0))
    }

    @Test("An adverb has more than four letters and ends in ly, unless it is a food")
    func adverbs() {
        func isAdverb(_ text: String) -> Bool { StepWords(text).isAdverb(0) }
        #expect(
            isAdverb("lightly") && isAdverb("Oddly") && !isAdverb("only") && !isAdverb("Parsley") && !isAdverb("jelly"))
        #expect(!isAdverb("light") && !isAdverb("curly"))
    }

    @Test("A name is behind a measure with a remark of at most eleven words in parentheses")
    func remarks() throws {
        let english = try #require(MentionWords.words(of: "en"))
        func isBehind(_ text: String) -> Bool {
            let words = StepWords(text)
            return words.isBehindMeasure(words.words.count - 1, english)
        }
        #expect(
            isBehind("1 cup (2 sticks) butter") && isBehind("one cup (soft) butter") && isBehind("250g (soft) butter"))
        #expect(
            !isBehind("the dish (soft) butter") && !isBehind("1 cup (soft), butter") && !isBehind("1 cup soft) butter"))
        #expect(!isBehind("butter"))
        let remark = String(repeating: "a ", count: 10) + "a"
        #expect(isBehind("1 cup (\(remark)) butter") && !isBehind("1 cup (\(remark) a) butter"))
    }
}
