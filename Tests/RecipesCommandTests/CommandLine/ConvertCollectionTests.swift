import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Testing

@testable import TerminalTestSupport

/// These tests run only if the machine has the collections of recipes.
@Suite("recipes convert on collections", .enabled(if: ConvertCollection.data != nil, "The data is not here."))
struct ConvertCollectionTests {
    @Test(
        "recipes convert reports every feature that its output leaves out",
        arguments: [
            "cooklang/collections/1", "cooklang/collections/4", "markdown/public-domain-recipes", "recipemd/cases",
            "web-recipes",
        ])
    func leftOut(folder: String) async throws {
        let scratch = try ScratchFolder()
        let folder = try #require(ConvertCollection.data) + "/" + folder
        var compared = 0
        for path in try Self.samples(folder) {
            let cookbook = try Cookbook(paths: [path])
            guard let summary = cookbook.scanAll().recipes.first else { continue }
            let recipe = try cookbook.load(summary.id).recipe
            for format in FormatRegistry.all where format.write != nil {
                let run = try await recipes(
                    "convert", path, "--to", format.identifier, "--normalize", in: scratch)
                let lost = FeatureLoss(of: recipe, in: run.output, format: format).features(.leftOut).map(\.name)
                let said = run.errorLines.filter { $0.hasSuffix("; left out.") }
                let names = lost.joined(separator: ", ")
                #expect(
                    said == (lost.isEmpty ? [] : ["\(path): \(format.name) cannot hold \(names); left out."]))
                compared += 1
            }
        }
        #expect(compared >= 20)
    }

    /// Returns six files of a folder, evenly distributed.
    private static func samples(_ folder: String) throws -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let recipes = files.filter { path in
            ["cook", "md", "html"].contains { path.hasSuffix(".\($0)") } && !path.hasSuffix(".invalid.md")
        }.sorted()
        return stride(from: 0, to: recipes.count, by: max(1, recipes.count / 6)).map { "\(folder)/\(recipes[$0])" }
    }
}

private enum ConvertCollection {
    /// `RECIPES_CONFORMANCE_DATA`, else `RECIPES_SHARED_DATA`, else `../shared/data` beside the package.
    static let data: String? = {
        let environment = ProcessInfo.processInfo.environment
        let beside = URL(filePath: #filePath).appending(path: "../../../../../shared/data").standardized.path
        return [environment["RECIPES_CONFORMANCE_DATA"], environment["RECIPES_SHARED_DATA"], beside]
            .compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
    }()
}
