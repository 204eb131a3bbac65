import Foundation
import TestSupport
import Testing
import Yams

@testable import RecipeFormats
@testable import RecipeKit

/// A case of the canonical test suite of Cooklang: a text with its expected steps and metadata.
struct CanonicalCase: Decodable, Sendable, CustomTestStringConvertible {
    var name = ""
    var source: String
    var result: Result

    var testDescription: String { name }

    struct Result: Decodable, Hashable, Sendable {
        var steps: [[Item]]
        var metadata: [String: Scalar]
    }

    /// A piece of a step. The suite omits properties that have their default values.
    struct Item: Decodable, Hashable, Sendable {
        var type: String
        var name: String
        var value: String
        var quantity: Scalar
        var units: String

        init(type: String, name: String = "", value: String = "", quantity: Scalar = .text(""), units: String = "") {
            self.type = type
            self.name = name
            self.value = value
            self.quantity = quantity
            self.units = units
        }

        private enum Key: CodingKey { case type, name, value, quantity, units }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            type = try container.decode(String.self, forKey: .type)
            name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
            value = try container.decodeIfPresent(String.self, forKey: .value) ?? ""
            quantity = try container.decodeIfPresent(Scalar.self, forKey: .quantity) ?? .text("")
            units = try container.decodeIfPresent(String.self, forKey: .units) ?? ""
        }
    }

    /// A quantity as a number or as text: `0.5` differs from `"01/2"`.
    enum Scalar: Decodable, Hashable, Sendable {
        case number(Double)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    private enum CodingKeys: CodingKey { case source, result }

    /// All cases of `canonical.yaml`, sorted by name; empty if the data is missing.
    static let all: [CanonicalCase] = {
        struct Suite: Decodable { var tests: [String: CanonicalCase] }
        guard let file = ConformanceData.cooklang?.appending(path: "canonical.yaml"),
            let text = try? String(contentsOf: file, encoding: .utf8),
            let suite = try? YAMLDecoder().decode(Suite.self, from: text)
        else { return [] }
        return suite.tests.sorted { $0.key < $1.key }.map { name, test in
            var test = test
            test.name = name
            return test
        }
    }()
}

extension CanonicalCase.Result {
    /// Converts a recipe to the form of the test suite.
    init(_ recipe: Recipe) {
        self.init(
            steps: recipe.steps.map { $0.items.map(CanonicalCase.Item.init) },
            metadata: Self.metadata(recipe.metadata))
    }

    /// The metadata of a recipe under the keys of the suite.
    private static func metadata(_ metadata: RecipeMetadata) -> [String: CanonicalCase.Scalar] {
        var result: [String: CanonicalCase.Scalar] = [:]
        for entry in metadata.others { result[entry.key] = .text(entry.value) }
        result["servings"] = metadata.servings.map { .text($0.text) }
        result["prep time"] = metadata.prepTime.map { .text($0.text) }
        result["cook time"] = metadata.cookTime.map { .text($0.text) }
        return result
    }

    /// The metadata with normalized keys: lowercase, and `cook time` for `cooking time`.
    var withCanonicalKeys: Self {
        var result = self
        result.metadata = [:]
        for (key, value) in metadata {
            let lower = key.lowercased()
            result.metadata[lower == "cooking time" ? "cook time" : lower] = value
        }
        return result
    }
}

extension CanonicalCase.Item {
    init(_ item: StepItem) {
        switch item {
        case .text(let text):
            self.init(type: "text", value: text)
        case .ingredient(let ingredient):
            self.init(
                type: "ingredient", name: ingredient.name,
                quantity: ingredient.quantity.map(\.amount.canonical) ?? .text("some"),
                units: ingredient.quantity?.unit ?? "")
        case .cookware(let cookware):
            self.init(
                type: "cookware", name: cookware.name,
                quantity: cookware.quantity.map(\.amount.canonical) ?? .number(1),
                units: cookware.quantity?.unit ?? "")
        case .timer(let timer):
            self.init(
                type: "timer", name: timer.name ?? "", quantity: timer.duration.map(\.amount.canonical) ?? .text(""),
                units: timer.duration?.unit ?? "")
        }
    }
}

extension Amount {
    fileprivate var canonical: CanonicalCase.Scalar {
        switch self {
        case .number(let number): .number(number.doubleValue)
        case .range(let low, let high): .text("\(low.doubleValue)-\(high.doubleValue)")
        case .text(let text): .text(text)
        }
    }
}
