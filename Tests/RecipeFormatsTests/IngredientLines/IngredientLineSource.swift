import Foundation
import TestSupport

/// A collection of ingredient lines.
enum IngredientLineSource: String, CaseIterable, Sendable {
    case labelled, pages, markdown

    /// The minimum number of different lines.
    var atLeast: Int {
        switch self {
        case .labelled: 30_000
        case .pages: 5_000
        case .markdown: 2_500
        }
    }

    /// Returns every line once, sorted; empty if the data is missing.
    func lines() throws -> [String] {
        guard let root = ConformanceData.root else { return [] }
        let lines =
            switch self {
            case .labelled: try Self.labelled(root.appending(path: "ingredients/labelled.jsonl"))
            case .pages: try Self.pages(root.appending(path: "web-recipes"))
            case .markdown: try ConformanceData.markdownFiles.flatMap(Self.listItems)
            }
        return Set(lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }).sorted()
    }

    private static func labelled(_ file: URL) throws -> [String] {
        struct Line: Decodable { var sentence: String }
        let decoder = JSONDecoder()
        return try Data(contentsOf: file).split(separator: 0x0A).map {
            try decoder.decode(Line.self, from: $0).sentence
        }
    }

    private static func pages(_ folder: URL) throws -> [String] {
        struct Page: Decodable {
            var ingredients: [String]

            enum CodingKeys: CodingKey { case ingredients }

            /// A page without a list has a string or nothing in its place, which counts as no ingredients.
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                ingredients = (try? container.decode([String].self, forKey: .ingredients)) ?? []
            }
        }
        let decoder = JSONDecoder()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.lastPathComponent.hasSuffix(".expected.json") }.flatMap { file in
            try decoder.decode(Page.self, from: Data(contentsOf: file)).ingredients
        }
    }

    /// Returns the list items below a heading with the word “ingredient”.
    private static func listItems(of file: URL) throws -> [String] {
        var isList = false
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            if line.hasPrefix("#") { isList = line.contains("ngredient") }
            guard isList, line.hasPrefix("- ") || line.hasPrefix("* ") else { return nil }
            return String(line.dropFirst(2))
        }
    }
}
