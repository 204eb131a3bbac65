import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Hostile ingredient lines")
struct HostileLineTests {
    @Test(
        "Hostile ingredient lines that are empty stay empty", arguments: ["", " ", "\t", "\u{0}", "\u{FEFF}", "\u{A0}"])
    func empty(_ line: String) {
        #expect(ingredient(line).name.isEmpty)
        #expect(ingredient(line).quantity == nil)
    }

    @Test("Hostile ingredient lines of a megabyte stay text")
    func enormous() {
        for unit in ["1 ", "a", "(", "1 cup ", "d'", "six-ounce ", "ü", ", "] {
            let line = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
            #expect(ingredient(line) == IngredientLine(name: line))
        }
    }

    @Test(
        "Hostile ingredient lines without a meaning have no amount and keep their text",
        arguments: ["1", "1/2", "1 2 3 4", "1-", "½½", "((((", "1 ((", "2 x", "x", "()", ")1(", "1 (", "%", "-", "1 -"])
    func senseless(_ line: String) {
        #expect(ingredient(line).amount == nil)
        #expect(ingredient(line).name == line)
    }

    @Test("Hostile ingredient lines lose control characters")
    func controlCharacters() {
        let line = ingredient("2 cups\u{1B}[31m bar\u{7}ley,\u{0} peeled\u{9B}\r")
        #expect(line.shownQuantity == "2 cup")
        #expect([line.name, line.preparation, line.comment] == ["31m bar ley", "peeled", nil])
        #expect(ingredient("7UP\u{1B}[31m").name == "7UP[31m")
    }

    @Test("Hostile ingredient lines of random characters and words are all read")
    func random() {
        let pieces = [
            "1", "½", "1/2", "-", "–", "(", ")", ",", "/", "x", "cup", "cups", "large", "chopped", "or", "and", "plus",
            "a", "of", "to",
            "taste", "dozen", "ounce", "-ounce", "can", ";", ".", "é", "🍋", "juice", "few", "about", "optional", ":",
            "&", "in", "clove",
        ]
        var reader = IngredientLineReader.prepared
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let words = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }
            let line = words.joined(separator: Bool.random(using: &generator) ? " " : "")
            let result = reader.read(line)
            #expect(!result.name.isEmpty || !line.contains { $0.isLetter }, "\(line)")
        }
    }
}
