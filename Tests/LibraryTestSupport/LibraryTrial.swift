import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Synchronization
import TestSupport

/// A cookbook with an index, for a test.
package final class LibraryTrial: Sendable {
    package let folder: TemporaryFolder
    package let cookbook: Cookbook

    /// - Parameters:
    ///   - files: The text of the cookbook's files by their paths.
    ///   - path: The path of the opened folder or file inside the folder of the files, or `nil` to open all files.
    package init(_ files: [String: String] = [:], at path: String? = nil) throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("Cookbook")
        try folder.makeFolder("index")
        for (path, text) in files { try folder.write(text, to: "Cookbook/\(path)") }
        cookbook = try Cookbook(paths: [folder["Cookbook"] + (path.map { "/\($0)" } ?? "")])
    }

    package var indexPath: String { IndexLocation.path(for: cookbook, in: folder["index"]) }

    /// Creates a new library, as a new start of the program does.
    package func library() -> IndexedCookbook { IndexedCookbook(cookbook, folder: folder["index"]) }

    /// Updates a library and returns the reported updates.
    @discardableResult
    package func update(_ library: IndexedCookbook) async throws -> Updates {
        let all = Mutex<[LibraryUpdate]>([])
        try await library.update { update in all.withLock { $0.append(update) } }
        return Updates(all: all.withLock { $0 })
    }

    package struct Updates {
        package var all: [LibraryUpdate]

        package var contents: [LibraryContents] { all.compactMap(\.contents) }
        package var last: LibraryContents? { contents.last }
    }

    /// Updates a library and returns its rows, section by section.
    package func rows(_ library: IndexedCookbook) async throws -> [String] {
        guard let contents = try await update(library).last else { return [] }
        return library.listing(of: contents).map(Self.rows) ?? []
    }

    package static func rows(_ listing: LibraryListing) -> [String] {
        listing.sections.indices.flatMap { section in
            (0..<listing.sections[section].count).map { row in
                let title = listing.recipe(at: row, inSection: section)?.title ?? "?"
                return "\(listing.sections[section].title): \(title)"
            }
        }
    }

    package static func soup(_ title: String, course: String = "Soup") -> String {
        "---\ntitle: \(title)\ncourse: \(course)\nservings: 4\ntime: 20 min\n---\n\nBoil @leek{1} in @water{1%l}.\n"
    }

    package static func line(_ title: String, _ ingredients: [String] = ["1 leek"], steps: String = "Boil.") -> String {
        let list = ingredients.map { "\"\($0)\"" }.joined(separator: ", ")
        return
            #"{"@type": "Recipe", "name": "\#(title)", "recipeIngredient": [\#(list)], "recipeInstructions": "\#(steps)"}"#
            + "\n"
    }
}
