import Foundation
import RecipeKit
import TestSupport
import Testing

/// A case of another program about scaling, from the folder of conformance data.
struct ScalingCase: Decodable, Sendable, CustomTestStringConvertible {
    /// A number, a range, or words.
    enum Value: Decodable, Sendable, Equatable {
        case number(Double)
        case range(Double, Double)
        case text(String)

        private struct Range: Decodable {
            var min: Double
            var max: Double
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let range = try? container.decode(Range.self) {
                self = .range(range.min, range.max)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        /// The value as an amount. The numbers of the cases have at most two decimal places.
        var amount: Amount {
            func exact(_ number: Double) -> Rational { Rational(Int((number * 100).rounded()), 100) ?? .zero }
            return switch self {
            case .number(let number): .number(exact(number))
            case .range(let low, let high): .range(exact(low), exact(high))
            case .text(let text): .text(text)
            }
        }
    }

    struct Measure: Decodable, Sendable {
        var value: Value
        var unit: String?

        var quantity: Quantity { Quantity(value.amount, unit: unit) }
    }

    struct Lines: Decodable, Sendable {
        var amounts: [String: [Measure]]?
        var amount: Measure?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            amounts = try? container.decode([String: [Measure]].self)
            amount = amounts == nil ? try? container.decode(Measure.self) : nil
        }
    }

    var id: String
    var kind: String
    var cooklang: String?
    var amount: Measure?
    var factor: Double?
    var servings: Double?
    var expected: Lines?
    /// The expected servings: a number, or words.
    var servingsAfter: Value?

    private enum CodingKeys: String, CodingKey {
        case id, kind, cooklang, amount, factor, servings, expected
        case servingsAfter = "expected_servings"
    }

    var testDescription: String { id }

    /// The cases. Empty if the data is missing.
    static let all: [ScalingCase] = {
        guard let file = ConformanceData.root?.appending(path: "kitchen/scaling.jsonl"),
            let data = try? Data(contentsOf: file)
        else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(ScalingCase.self, from: $0)
        }
    }()

    /// The recipe of a Cooklang case.
    ///
    /// This module has no Cooklang parser. This reader knows only what the cases use: front matter, `>>` lines, and
    /// ingredients with braces.
    var recipe: Recipe {
        var metadata = RecipeMetadata()
        var items: [StepItem] = []
        for line in (cooklang ?? "").split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2, !line.contains("@") {
                let key = parts[0].trimmingCharacters(in: CharacterSet(charactersIn: "> "))
                let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
                if key == "servings" {
                    metadata.servings = Servings(parsing: value)
                } else {
                    metadata.others.append(RecipeMetadata.Entry(key: key, value: value))
                }
                continue
            }
            for mark in line.split(separator: "@").dropFirst(line.hasPrefix("@") ? 0 : 1) {
                items.append(.ingredient(Self.ingredient(String(mark))))
            }
        }
        return Recipe(title: id, metadata: metadata, sections: [RecipeSection(blocks: [.step(Step(items))])])
    }

    private static func ingredient(_ mark: String) -> Ingredient {
        let isReference = mark.hasPrefix("&")
        let name = mark.drop { $0 == "&" }.prefix { $0 != "{" && $0 != " " }
        guard let open = mark.firstIndex(of: "{"), let close = mark.firstIndex(of: "}") else {
            return Ingredient(name: String(name))
        }
        let inside = mark[mark.index(after: open)..<close]
        let parts = inside.split(separator: "|")[0].drop { $0 == "=" }.split(separator: "%")
        return Ingredient(
            name: String(name),
            quantity: Quantity(
                Amount(parsing: parts[0]), unit: parts.count > 1 ? String(parts[1]) : nil,
                isFixed: inside.hasPrefix("=")),
            role: isReference ? .reference : .definition)
    }
}
