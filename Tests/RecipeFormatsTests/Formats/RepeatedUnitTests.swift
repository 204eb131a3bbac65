import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// The tests compare the processor time of a text with that of a quarter of the text. If the tests are exhaustive, they
/// repeat every unit 6,000 times in every file.
@Suite("Texts that repeat a short unit")
struct RepeatedUnitTests {
    private static let size = ConformanceData.isExhaustive ? 6000 : 1200

    @Test(
        "A text that repeats a short unit is read in linear time in every format", arguments: RepeatedFile.all.indices)
    func linear(_ index: Int) {
        let texts = RepeatedUnits.all.flatMap { unit in RepeatedText.Form.allCases.map { RepeatedText(unit, $0) } }
        for (number, text) in texts.enumerated() {
            // In each file, the sample has other texts.
            guard ConformanceData.isExhaustive || (number + 5 * index).isMultiple(of: 173) else { continue }
            #expect(isLinear(RepeatedFile.all[index], text), "\(RepeatedFile.all[index]), \(text)")
        }
    }

    @Test(
        "The texts for which a reader once took more than linear time are read in linear time",
        arguments: [
            ("Meal-Master", "\n", .joined), ("Meal-Master", " \n", .lines), ("Meal-Master", "[", .list),
            ("REZKONV", "\n", .joined), ("REZKONV", "\t", .lines), ("Markdown", "\t", .lines),
            ("Markdown", "A:\n", .lines),
            ("Paprika", "[a](", .joined), ("Paprika", "![a](", .lines), ("Chowdown", "**a", .joined),
        ] as [(String, String, RepeatedText.Form)])
    func found(_ name: String, _ unit: String, _ form: RepeatedText.Form) {
        for file in RepeatedFile.all where file.format.name == name {
            #expect(isLinear(file, RepeatedText(unit, form), toSize: 6000), "\(file)")
        }
    }

    @Test("A recipe whose texts repeat a short unit is written in linear time in every format")
    func writing() {
        let texts = RepeatedUnits.all.flatMap { unit in RepeatedText.Form.allCases.map { RepeatedText(unit, $0) } }
        let formats = FormatRegistry.all.filter { $0.write != nil }
        for (index, format) in formats.enumerated() {
            for (number, text) in texts.enumerated()
            where ConformanceData.isExhaustive || (number + 5 * index).isMultiple(of: 173) {
                let isLinear = ProcessorTime.growsLinearly(toSize: Self.size) { count in
                    let recipe = Self.recipe(text.text(count))
                    guard let written = format.write?(recipe) else { return }
                    _ = FeatureLoss(of: recipe, in: written, format: CooklangFormat())
                }
                #expect(isLinear, "\(format.name), \(text)")
            }
        }
    }

    /// Returns a recipe with a text in most of its fields, and with the lines of the text as ingredients, steps and tags.
    private static func recipe(_ text: String) -> Recipe {
        let lines = text.split(separator: "\n").map(String.init)
        var metadata = RecipeMetadata()
        metadata.description = text
        metadata.tags = lines
        metadata.servings = Servings(parsing: text)
        metadata.others = lines.enumerated().map { .init(key: "k\($0.offset)", value: $0.element) }
        let ingredients = lines.map { Ingredient(name: $0, quantity: Quantity(.number(Rational(2)), unit: "cup")) }
        let blocks = lines.flatMap { [RecipeSection.Block.step(Step([.text($0)])), .note($0)] }
        return Recipe(
            title: text, metadata: metadata, listedIngredients: [IngredientGroup(name: text, ingredients: ingredients)],
            sections: [RecipeSection(name: text, blocks: blocks)])
    }

    private func isLinear(_ file: RepeatedFile, _ text: RepeatedText, toSize size: Int = size) -> Bool {
        ProcessorTime.growsLinearly(toSize: size) { count in
            // A text that a format cannot read takes no time.
            guard let utf8 = try? file.format.utf8(of: Array(file.filled(text.text(count)).utf8), file: file.name)
            else {
                return
            }
            _ = file.format.readImports(utf8: utf8, file: file.name) { _ in true }
        }
    }
}

/// A unit that is repeated in one of several forms.
struct RepeatedText: CustomStringConvertible {
    enum Form: CaseIterable {
        case joined, lines
        /// Lines or parts of a list that all differ.
        case numberedLines, list
    }

    private let unit: String
    private let form: Form

    init(_ unit: String, _ form: Form) { (self.unit, self.form) = (unit, form) }

    var description: String { "\(unit.debugDescription) \(form)" }

    func text(_ count: Int) -> String {
        switch form {
        case .joined: String(repeating: unit, count: count)
        case .lines: String(repeating: unit + "\n", count: count)
        case .numberedLines: (0..<count).map { "\(unit)\($0)" }.joined(separator: "\n")
        case .list: (0..<count).map { "\(unit)\($0)" }.joined(separator: ", ")
        }
    }
}
