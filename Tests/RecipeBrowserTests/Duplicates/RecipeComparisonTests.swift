import RecipeFormats
import RecipeKit
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("Two recipes side by side")
struct RecipeComparisonTests {
    private func recipe(_ text: String) throws -> Recipe {
        var recipe: Recipe?
        _ = CooklangFormat().readAll(utf8: Array(text.utf8), file: "a.cook") {
            recipe = $0.recipe
            return true
        }
        return try #require(recipe)
    }

    private func lines(_ part: RecipeComparison.Part) -> [String] {
        part.lines.map { line in
            let texts = [line.first, line.second].map { pieces in
                pieces?.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined() ?? ""
            }
            return texts.joined(separator: line.isSame ? " = " : " | ")
        }
    }

    @Test("Details, ingredients, steps and notes are beside their counterparts, with the changed words marked")
    func compares() throws {
        let first = try recipe(
            "---\ntitle: Soup\nservings: 4\n---\n\nFry @leek{2} in @butter{20%g}.\n\n> Freezes well.\n")
        let second = try recipe(
            "---\ntitle: Soup\nservings: 6\ncourse: Starter\n---\n\nFry @butter{30%g} and @leek{2}.\n\nAdd @salt{}.\n")
        let comparison = RecipeComparison(first, second, style: .unicode)
        #expect(comparison.parts.map(\.name) == ["Details", "Ingredients", "Steps", "Notes"])
        #expect(
            lines(comparison.parts[0]) == [
                "Title: Soup = Title: Soup", " | [Course: Starter]", "Servings: [4] | Servings: [6]",
            ])
        #expect(lines(comparison.parts[1]) == ["2 leek = 2 leek", " | [salt]", "[20] g butter | [30] g butter"])
        #expect(lines(comparison.parts[3]) == ["[Freezes well.] | "])
        #expect(comparison.differenceCount == 7)
    }

    @Test("A recipe compared with itself has no difference")
    func same() throws {
        let soup = try recipe("Fry @leek{2}.\n\nAdd @salt{}.\n\nAdd @salt{}.\n")
        let comparison = RecipeComparison(soup, soup, style: .unicode)
        #expect(comparison.differenceCount == 0)
        #expect(
            comparison.parts.map { $0.lines.count } == [1, 3, 3] || comparison.parts.map { $0.lines.count } == [3, 3])
    }

    @Test("Lines find the counterpart with the most common words, whatever the order")
    func pairs() {
        func pairs(_ first: [String], _ second: [String]) -> [String] {
            LinePairs(first, second).pairs.map { "\($0.first ?? "-") | \($0.second ?? "-")" }
        }
        #expect(
            pairs(["2 eggs", "1 cup flour"], ["3 cups flour", "2 eggs"]) == [
                "2 eggs | 2 eggs", "1 cup flour | 3 cups flour",
            ])
        #expect(pairs(["a", "c"], ["x", "a", "y", "c", "z"]) == ["- | x", "a | a", "- | y", "c | c", "- | z"])
        #expect(
            pairs(["salt"], ["pepper"]) == ["salt | -", "- | pepper"]
                || pairs(["salt"], ["pepper"]) == ["- | pepper", "salt | -"])
        #expect(pairs([], []).isEmpty)
        #expect(pairs(["egg", "egg"], ["egg"]) == ["egg | egg", "egg | -"])
    }

    @Test("Every line of two random texts is in exactly one pair", arguments: 1...20)
    func complete(_ seed: Int) {
        var state = UInt64(seed)
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let words = ["salt", "egg", "milk", "leek", "flour"]
        func text() -> [String] {
            (0..<next(12)).map { _ in (0...next(3)).map { _ in words[next(words.count)] }.joined(separator: " ") }
        }
        let (first, second) = (text(), text())
        let pairs = LinePairs(first, second).pairs
        #expect(pairs.compactMap(\.first) == first)
        #expect(pairs.compactMap(\.second).sorted() == second.sorted())
    }
}
