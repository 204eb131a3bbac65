import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs the saved pages; see `ConformanceData`.
///
/// The test reads every fourth page. With `RECIPES_EXHAUSTIVE` it reads all pages.
@Suite("Saved web pages", .enabled(if: !SavedPages.files.isEmpty, "The data is missing."))
struct SavedPagesTests {
    @Test("At least three quarters of the saved web pages have exactly the expected title, ingredients and steps")
    func areExact() throws {
        var exact = 0
        let files = ConformanceData.sampled(SavedPages.files, every: 4)
        for file in files where try isExact(file) { exact += 1 }
        #expect(exact * 100 >= files.count * 75, "\(exact) of \(files.count)")
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
    /// The expected content of a page. The names of the properties are the keys of the data.
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
