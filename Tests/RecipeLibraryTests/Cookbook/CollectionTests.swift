import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

/// Tests with real cookbooks. They are skipped if the cookbooks are not beside the package.
@Suite("Collections of real recipes", .enabled(if: Collections.root != nil, "the shared data is not present"))
struct CollectionTests {
    @Test("The second collection contains 113 readable recipes and 7 menus")
    func secondCollection() throws {
        let path = try #require(Collections.root) + "/2"
        let scan = try Cookbook(paths: [path]).scanAll()
        #expect(scan.recipes.count == 113)
        #expect(scan.menus.count == 7)
        #expect(scan.unreadable.isEmpty)
        #expect(scan.warnings.allSatisfy { $0.message.contains("empty") })
    }

    @Test("Every file of every collection can be opened", arguments: 1...7)
    func everyFileOpens(number: Int) throws {
        let cookbook = try Cookbook(paths: [try #require(Collections.root) + "/\(number)"])
        let scan = cookbook.scanAll()
        #expect(scan.unreadable.isEmpty)
        for summary in scan.recipes + scan.menus {
            let result = try cookbook.load(summary.id)
            #expect(result.recipe.title == summary.title)
            #expect(!result.diagnostics.contains { $0.severity == .error }, "\(summary.id)")
            let text = TextWriter(width: 60).text(for: result.recipe)
            #expect(text.hasPrefix(result.recipe.title.prefix(20)))
            let json = Data(SchemaOrgWriter().text(for: result.recipe).utf8)
            let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
            #expect(object["name"] as? String == result.recipe.title)
        }
    }
}

enum Collections {
    /// The folder of the collections, or `nil` if it does not exist.
    static let root: String? = {
        let environment = ProcessInfo.processInfo.environment
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let data =
            environment["RECIPES_CONFORMANCE_DATA"] ?? environment["RECIPES_SHARED_DATA"]
            ?? package.deletingLastPathComponent().appendingPathComponent("shared/data").path
        let path = data + "/cooklang/collections"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }()
}
