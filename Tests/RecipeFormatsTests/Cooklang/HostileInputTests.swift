import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Hostile Cooklang texts")
struct HostileInputTests {
    /// The test compares the processor time of a text with that of a quarter of the text.
    @Test(
        "A hostile Cooklang text that repeats a special character is read in linear time",
        arguments: [
            "@", "#", "~", "{", "}", "(", "[-", "-", "--", "-]", ">", ">>", "=", "@a{", "@a(", "@a{}(", "@a{}((", "#a{",
            "~{",
            "@&x{1%a}", "@&(", "@@&?-+", "\\", "a", " ", "\u{301}", "[- -]", "@./", "%", "@x{%%%%", "@x{1 1 ", ">>a:b",
            "## ", "- ", "1/", "|", "🧂", "@🧂{", "\r",
        ])
    func isLinear(_ piece: String) {
        let isLinear = ProcessorTime.growsLinearly(toSize: 40_000 / piece.utf8.count) { count in
            let oneLine = CooklangFormat().read(String(repeating: piece, count: count), file: "one line")
            #expect(oneLine.recipe.sections.count <= 2)
            _ = CooklangFormat().read(String(repeating: piece + "\n", count: count / 4), file: "many lines")
            _ = listed("---\n" + String(repeating: piece + "\n", count: count / 4) + "---")
        }
        #expect(isLinear)
    }

    @Test("A hostile Cooklang text with many metadata keys, references and units is read and listed in linear time")
    func listsAreLinear() {
        let isLinear = ProcessorTime.growsLinearly(toSize: 8000) { count in
            let keys = (0..<count).map { ">> key\($0): \($0)" }.joined(separator: "\n")
            let mentions = (0..<count).map { "@&flour{1%u\($0)} #pot\($0)" }.joined(separator: " ")
            let found = recipe("\(keys)\n@flour{1%g} \(mentions)")
            #expect(found.metadata.others.count == count)
            #expect(found.ingredientGroups.first?.ingredients.first?.furtherQuantities.count == count)
            #expect(found.cookwareList.count == count)
        }
        #expect(isLinear)
    }

    @Test("A hostile Cooklang text made by random edits of a recipe is read, and scaling keeps its sections and groups")
    func survivesEdits() {
        var random = SeededGenerator(seed: 20_240_601)
        let pieces = [
            "@", "#", "~", "{", "}", "(", ")", "[-", "-]", "--", "---\n", ">> a: b\n", "=", "%", "|", "&", "½", "1/0",
            "\n",
            "\r\n", "\u{0}", "🧂", "e\u{301}", "@&(~99999999999)x{}", "99999999999999999999", "0.00000000000000000001",
            "\\", "- ", "*a", "&a", "[", "!!", ": ",
        ]
        for _ in 0..<3000 {
            var text = Array(Self.sample)
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random)
                let end = min(text.count, place + Int.random(in: 0...6, using: &random))
                text.replaceSubrange(place..<end, with: Array(pieces[Int.random(in: 0..<pieces.count, using: &random)]))
            }
            let result = CooklangFormat().read(String(text), file: "chance.cook")
            let scaled = result.recipe.scaled(by: fraction(7, 3))
            #expect(scaled.sections.count == result.recipe.sections.count)
            #expect(scaled.ingredientGroups.count == result.recipe.ingredientGroups.count)
            #expect(listed(String(text)).metadata == result.recipe.metadata)
        }
    }

    private static let sample = """
        ---
        title: Chance Soup
        servings: 4
        time: {prep: 10 min, cook: 1 h 30}
        tags: [a, b]
        ---
        >> source: A Book <https://example.org>

        = Stock =
        Boil @water{1.5-2%l} in a #big pot|pot{1} for ~stock{1/2%hour}. -- slowly

        == Soup
        Add @onion{1½}(cut [- fine -]), @&water{100%ml}, @?parsley and @./base/Stock{2%cups}.\\
        Stir @&(=1)stock{}; eat with @-salt{=1%pinch}.

        > Better the next day.
        """
}
