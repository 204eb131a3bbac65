import Foundation
import TestSupport

@testable import RecipeFormats
@testable import RecipeKit

/// A collection of files in one format.
enum RecipeCollection: String, CaseIterable, Sendable {
    case cooklang = "Cooklang"
    case markdown = "Markdown"
    case recipeMD = "RecipeMD"
    case pages = "HTML"

    /// The files, sorted by path; empty if the data is missing.
    var files: [URL] {
        switch self {
        case .cooklang: ConformanceData.recipeFiles
        case .markdown: ConformanceData.markdownFiles
        case .recipeMD: files(in: "recipemd/cases", ending: ".md").filter { !$0.path.hasSuffix(".invalid.md") }
        case .pages: files(in: "web-recipes", ending: ".html")
        }
    }

    /// Returns the recipes of a file, each with a title.
    func recipes(in file: URL) throws -> [Recipe] {
        let format = FormatRegistry.all.first { $0.name == rawValue }
        var recipes: [Recipe] = []
        _ = format?.readAll(utf8: Array(try Data(contentsOf: file)), file: file.path) { result in
            var recipe = result.recipe
            if recipe.title.isEmpty { recipe.title = FormatRegistry.title(forFile: file.path) }
            recipes.append(recipe)
            return true
        }
        return recipes
    }

    private func files(in folder: String, ending: String) -> [URL] {
        guard let folder = ConformanceData.root?.appending(path: folder),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.sorted().filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
    }
}
