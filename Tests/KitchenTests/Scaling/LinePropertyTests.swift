import CookingLanguages
import Foundation
import Kitchen
import RecipeFormats
import RecipeKit
import TestSupport
import Testing

@Suite("No amount is half read or half scaled")
struct LinePropertyTests {
    private static let two = Rational(2)

    private struct Tally {
        var lines = 0
        var unscaled = 0
    }

    /// Checks one line, and returns what is wrong with it.
    private static func fault(
        of text: String, _ reader: inout IngredientLineReader, _ patterns: DumbPatterns, _ tally: inout Tally
    ) -> String? {
        let line = DumbReader(text, patterns)
        guard !line.numbers.isEmpty else { return nil }
        tally.lines += 1
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = reader.read(text).language
        recipe.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: text)])]
        recipe = recipe.parsingIngredientLines(splitting: false)
        let written = shown(recipe, patterns)
        for number in written.numbers where !line.explains(number.value) && !DumbReader.spelled.contains(number.value) {
            return "“\(number.value)” is not in the line"
        }
        // A program wrote 0 for an amount that nobody entered.
        for number in line.numbers where number.value > 0 && !written.holds(number.value) {
            let isJoined = written.numbers.contains { whole in
                line.numbers.contains { abs($0.value + number.value - whole.value) < 0.002 }
                    || whole.value == 12 * number.value
                    || whole.value == 1000 * number.value
                    || whole.value > number.value && whole.value < number.value + 1
            }
            if !isJoined { return "“\(number.value)” was lost" }
        }
        let scaled = ScaledRecipe(recipe, by: two).recipe
        let doubled = shown(scaled, patterns)
        if scaled.listedIngredients[0].ingredients.contains(where: \.isUnscaled) {
            tally.unscaled += 1
            return doubled.numbers.map(\.value) == written.numbers.map(\.value) ? nil : "half of it was scaled"
        }
        guard !line.saysSizes else { return nil }
        for number in written.numbers where number.isMeasure && !doubled.holds(2 * number.value) {
            return "“\(number.value)” was not scaled"
        }
        return nil
    }

    private static func shown(_ recipe: Recipe, _ patterns: DumbPatterns) -> DumbReader {
        DumbReader(
            recipe.listedIngredients[0].ingredients.map { ingredient in
                "\(ingredient.amountLine(.ascii)) \(ingredient.name), \(ingredient.preparation ?? "")"
            }.joined(separator: " "), patterns)
    }

    private func check(_ lines: [String]) -> (faults: [String], Tally) {
        var reader = IngredientLineReader.prepared
        let patterns = DumbPatterns()
        var tally = Tally()
        var faults: [String] = []
        for line in lines {
            if let fault = Self.fault(of: line, &reader, patterns, &tally) { faults.append("\(line) → \(fault)") }
        }
        return (faults, tally)
    }

    @Test("lines made of the words of every language")
    func generated() {
        var random = SeededGenerator(seed: 42)
        var lines: [String] = []
        for language in CookingLanguage.ofLists where language.script != .eastAsian {
            let units = [language.metric, language.measures, language.pieces].flatMap { CookingLanguage.units(of: $0) }
                .compactMap { $0.spellings.first?.first }.filter { !$0.contains(where: \.isNumber) }
            let foods = language.forms(.countedFood).compactMap(\.first)
            guard !units.isEmpty else { continue }
            for _ in 0..<(ConformanceData.isExhaustive ? 60 : 15) {
                func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "zork" }
                let number = pick(["1", "2", "3", "250", "½", "1 1/2", "1½", "3/4", "2-3", "12"])
                let form = Int.random(in: 0..<6, using: &random)
                let (unit, food) = (pick(units), pick(foods.isEmpty ? ["zork"] : foods))
                let line =
                    switch form {
                    case 0: "\(number) \(unit) \(food)"
                    case 1: "\(number) \(unit) \(food) (17 g)"
                    case 2: "\(number) \(unit)/35 g \(food)"
                    case 3: "\(food): \(number) \(unit)"
                    case 4: "\(number) \(food) 30 %"
                    default: "\(number) \(unit) \(food), 40 ml"
                    }
                lines.append(line)
            }
        }
        let (faults, tally) = check(lines)
        #expect(faults.isEmpty)
        #expect(tally.unscaled * 100 < 10 * tally.lines)
    }

    @Test("labelled lines and lines of web pages", .enabled(if: ConformanceData.root != nil))
    func outside() throws {
        guard let root = ConformanceData.root else { return }
        struct Labelled: Decodable { var sentence: String }
        struct Page: Decodable { var ingredients: [String]? }
        let step = ConformanceData.isExhaustive ? 1 : 11
        let labelled = try String(contentsOf: root.appending(path: "ingredients/labelled.jsonl"), encoding: .utf8)
            .split(separator: "\n").enumerated().filter { $0.offset.isMultiple(of: step) }
            .compactMap { try? JSONDecoder().decode(Labelled.self, from: Data($0.element.utf8)).sentence }
        let folder = root.appending(path: "web-recipes")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".expected.json") }
            .compactMap { name in
                (try? Data(contentsOf: folder.appending(path: name))).flatMap {
                    try? JSONDecoder().decode(Page.self, from: $0).ingredients
                }
            }.flatMap(\.self)
        let (faults, tally) = check(labelled + pages)
        // The dumb reader itself misreads a few lines, such as `2 1/2-pound steaks`.
        #expect(faults.count * 1000 < tally.lines, "\(faults.prefix(20))")
        #expect(tally.unscaled * 100 < 3 * tally.lines)
        if ConformanceData.isExhaustive { print("\(tally.unscaled) of \(tally.lines) lines are not scaled") }
    }
}
