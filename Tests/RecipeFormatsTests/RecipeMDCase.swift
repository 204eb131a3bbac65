import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// A case of the RecipeMD test suite: a text with its expected content, or `nil` if the text is invalid.
struct RecipeMDCase: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: Document?

    var testDescription: String { name }

    struct Document: Decodable, Hashable, Sendable {
        var title: String
        var description: String?
        var yields: [Amount]
        var tags: [String]
        var ingredients: [Ingredient]
        var ingredient_groups: [Group]
        var instructions: String?
    }

    struct Amount: Decodable, Hashable, Sendable {
        var factor: String
        var unit: String?
    }

    struct Ingredient: Decodable, Hashable, Sendable {
        var name: String
        var amount: Amount?
        var link: String?
    }

    struct Group: Decodable, Hashable, Sendable {
        var title: String
        var ingredients: [Ingredient]
        var ingredient_groups: [Group]
    }

    /// All cases, sorted by name; empty if the data is missing.
    static let all: [RecipeMDCase] = {
        guard let folder = ConformanceData.root?.appending(path: "recipemd/cases"),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.sorted().filter { $0.hasSuffix(".md") }.compactMap { name in
            let file = folder.appending(path: name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            let expected = try? Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json"))
            let document = expected.flatMap { try? JSONDecoder().decode(Document.self, from: $0) }
            guard document != nil || name.hasSuffix(".invalid.md") else { return nil }
            return RecipeMDCase(name: name, text: text, expected: document)
        }
    }()
}

extension RecipeMDCase.Document {
    init(_ document: RecipeMDDocument) {
        self.init(
            title: document.title, description: document.description,
            yields: document.yields.map(RecipeMDCase.Amount.init), tags: document.tags,
            ingredients: document.ingredients.map(RecipeMDCase.Ingredient.init),
            ingredient_groups: document.groups.map(RecipeMDCase.Group.init), instructions: document.instructions)
    }
}

extension RecipeMDCase.Amount {
    init(_ amount: RecipeMDDocument.Amount) {
        let value = amount.factor.doubleValue
        self.init(factor: amount.factor.isInteger ? "\(amount.factor.numerator)" : "\(value)", unit: amount.unit)
    }
}

extension RecipeMDCase.Ingredient {
    init(_ ingredient: RecipeMDDocument.Ingredient) {
        self.init(
            name: ingredient.name, amount: ingredient.amount.map(RecipeMDCase.Amount.init), link: ingredient.link)
    }
}

extension RecipeMDCase.Group {
    init(_ group: RecipeMDDocument.Group) {
        self.init(
            title: group.title, ingredients: group.ingredients.map(RecipeMDCase.Ingredient.init),
            ingredient_groups: group.groups.map(RecipeMDCase.Group.init))
    }
}
