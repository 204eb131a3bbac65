import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs the labelled lines; see `ConformanceData`.
@Suite("Labelled ingredient lines", .enabled(if: LabelledLine.file != nil, "The data is missing."))
struct LabelledLinesTests {
    @Test("Most labelled ingredient lines have the amount, unit and name of their labels")
    func score() throws {
        var reader = IngredientLineReader.prepared
        var (count, quantities, all) = (0, 0, 0)
        for line in try LabelledLine.sample() {
            let result = reader.read(line.sentence)
            let isQuantityRight = line.isQuantity(result.amount)
            count += 1
            if isQuantityRight { quantities += 1 }
            if isQuantityRight, line.isUnit(result.unit), line.isName(result.name) { all += 1 }
        }
        #expect(Double(quantities) >= 0.97 * Double(count))
        #expect(Double(all) >= 0.80 * Double(count))
    }
}

private struct LabelledLine: Decodable {
    var sentence: String
    var name: String
    var quantities: [Label]
    var units: [String]

    enum Label: Decodable {
        case number(Double)
        case words(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .words(try container.decode(String.self))
            }
        }
    }

    static let file: URL? = {
        guard let file = ConformanceData.root?.appending(path: "ingredients/labelled.jsonl"),
            FileManager.default.fileExists(atPath: file.path)
        else { return nil }
        return file
    }()

    /// Returns every fourth line, or all lines with `RECIPES_EXHAUSTIVE`.
    static func sample() throws -> [LabelledLine] {
        guard let file else { return [] }
        let decoder = JSONDecoder()
        let lines = try Data(contentsOf: file).split(separator: 0x0A)
        return try ConformanceData.sampled(lines, every: 4).map { try decoder.decode(LabelledLine.self, from: $0) }
    }

    /// Returns whether an amount is equal to the labels. Ignores labels that are strings: ranges and numbers in words.
    func isQuantity(_ amount: Amount?) -> Bool {
        let wanted = quantities.lazy.compactMap { label in if case .number(let number) = label { number } else { nil } }
            .first
        let read: Double? =
            switch amount {
            case .number(let number): number.doubleValue
            case .range(let low, _): low.doubleValue
            case .text, nil: nil
            }
        guard let wanted else { return read == nil }
        return read.map { abs($0 - wanted) < 0.011 } ?? false
    }

    /// Returns whether a unit is equal to the labels. Plurals and abbreviations are equal to their units.
    func isUnit(_ unit: String?) -> Bool {
        guard let first = units.first else { return unit == nil }
        let wanted = units.count > 1 && ["fl", "fluid"].contains(first) ? "fl oz" : Self.folded(first)
        return Self.folded(unit ?? "").hasPrefix(wanted)
    }

    func isName(_ name: String) -> Bool { Self.words(name) == Self.words(self.name) }

    private static func folded(_ unit: String) -> String {
        let unit = unit.lowercased().trimmingCharacters(in: [" ", "."])
        let long = shortForms[unit] ?? unit
        return long.hasSuffix("s") && long.count > 3 ? String(long.dropLast()) : long
    }

    private static let shortForms = [
        "tbsp": "tablespoon", "tbs": "tablespoon", "tsp": "teaspoon", "g": "gram", "oz": "ounce", "lb": "pound",
        "c": "cup",
        "kg": "kilogram", "ml": "milliliter", "l": "liter", "litre": "liter", "millilitre": "milliliter",
    ]

    private static func words(_ text: String) -> [Substring] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
