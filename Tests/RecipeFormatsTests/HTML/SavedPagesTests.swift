import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Runs where pages that other people published are on the machine; see `ConformanceData`.
@Suite("Saved pages", .enabled(if: !SavedPages.files.isEmpty, "The pages are not here."))
struct SavedPagesTests {
    @Test("Saved pages come out with the title, ingredients and steps that they show, three in four")
    func areExact() throws {
        var exact = 0
        for file in SavedPages.files where try isExact(file) { exact += 1 }
        #expect(exact * 1000 >= SavedPages.files.count * 750, "\(exact) of \(SavedPages.files.count)")
    }

    private func isExact(_ file: URL) throws -> Bool {
        let expectation = file.deletingPathExtension().appendingPathExtension("expected.json")
        let expected = try JSONDecoder().decode(SavedPages.Expected.self, from: Data(contentsOf: expectation))
        guard let recipe = recipes(page: Array(try Data(contentsOf: file))).first else { return false }
        let steps = recipe.outline.map(folded)
        let plain = steps.filter { !$0.hasPrefix("# ") }
        let named = steps.map { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : $0 }
        let wanted = expected.instructions_list?.map(folded).filter { !$0.isEmpty }
        return folded(recipe.title) == folded(expected.title)
            && recipe.lines.map(folded) == expected.ingredients.map(folded).filter { !$0.isEmpty }
            && (wanted == nil || wanted == plain || wanted == named)
    }

    private func folded(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

private enum SavedPages {
    /// What must come out of a page; the names are the data's.
    struct Expected: Decodable {
        var title: String
        var ingredients: [String]
        var instructions_list: [String]?

        private enum CodingKeys: String, CodingKey { case title, ingredients, instructions_list }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            title = try values.decode(String.self, forKey: .title)
            ingredients = (try? values.decode([String].self, forKey: .ingredients)) ?? []
            instructions_list = try values.decodeIfPresent([String].self, forKey: .instructions_list)
        }
    }

    static let files: [URL] = {
        guard let folder = ConformanceData.root?.appending(path: "web-recipes"),
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.filter { $0.pathExtension == "html" }.sorted { $0.path < $1.path }
    }()
}
