import Foundation
import TestSupport

@testable import RecipeFormats
@testable import RecipeKit

/// Real exports of other programs, which are not part of the project.
enum ExportSamples {
    /// The folder with a folder for each program, or `nil` if there is no data.
    static let root: URL? = {
        guard let folder = ConformanceData.root?.appending(path: "exports"),
            FileManager.default.fileExists(atPath: folder.path)
        else { return nil }
        return folder
    }()

    /// Returns the samples of a program, sorted by path. Omits files that other programs created from these samples.
    static func files(of program: String) -> [URL] {
        guard let folder = root?.appending(path: program),
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        else { return [] }
        return files.compactMap { $0 as? URL }.filter { file in
            (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && ![
                    "expected.json", "expected.txt", "tandoor.json", "mealie.json", "gourmand.json", "README.md",
                    ".jpg",
                ]
                .contains { file.lastPathComponent.hasSuffix($0) }
        }.sorted { $0.path < $1.path }
    }

    /// Returns the recipes of a file with their pictures and everything else that the file contains.
    static func read(_ file: URL) throws -> (format: String?, recipes: [ImportedRecipe], diagnostics: [Diagnostic]) {
        let bytes = try [UInt8](Data(contentsOf: file))
        return read(bytes, named: file.path)
    }

    /// Returns the recipes of a file with their pictures and everything else that the file contains.
    static func read(
        _ bytes: [UInt8], named name: String
    ) -> (format: String?, recipes: [ImportedRecipe], diagnostics: [Diagnostic]) {
        guard let format = FormatRegistry.format(forFile: name, bytes: bytes),
            let text = try? format.utf8(of: bytes, file: name)
        else { return (nil, [], []) }
        var recipes: [ImportedRecipe] = []
        let diagnostics = format.readImports(utf8: text, file: name) {
            recipes.append($0)
            return true
        }
        return (format.name, recipes, diagnostics)
    }
}
