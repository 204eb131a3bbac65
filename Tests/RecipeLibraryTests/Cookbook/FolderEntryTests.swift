import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The entries of a folder")
struct FolderEntryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func kind(_ name: String, _ type: Int) -> String {
        let entry = FolderEntry(name: name, isText: true, type: UInt8(truncatingIfNeeded: type))
        return "\(entry.kind(at: folder[name]))".prefix { $0 != "(" }.description
    }

    @Test func `an entry is a file, a folder or a link to one, also if the file system names no kinds`() throws {
        try folder.write("", to: "file")
        try folder.makeFolder("folder")
        try folder.link("to file", to: folder["file"])
        try folder.link("to folder", to: folder["folder"])
        try folder.link("to nothing", to: folder["none"])
        #expect(mkfifo(folder["pipe"], 0o600) == 0)
        for (name, type, expected) in [
            ("file", Int(DT_REG), "file"), ("folder", Int(DT_DIR), "folder"), ("to file", Int(DT_LNK), "linkToFile"),
            ("to folder", Int(DT_LNK), "linkToFolder"), ("to nothing", Int(DT_LNK), "unreadable"),
            ("pipe", Int(DT_FIFO), "unreadable"),
        ] as [(String, Int, String)] {
            #expect(kind(name, type) == expected, "\(name)")
            #expect(kind(name, Int(DT_UNKNOWN)) == expected, "\(name) without a kind")
        }
        #expect(kind("gone", Int(DT_UNKNOWN)) == "unreadable")
    }

    @Test func `entries are sorted by their bytes, without hidden ones, up to a limit`() throws {
        for name in ["b", "a", "B", "aa", ".c", "é"] { try folder.write("", to: name) }
        func names(limit: Int) throws -> [String] {
            let stream = try #require(opendir(folder.path))
            defer { closedir(stream) }
            var names: [String] = []
            FolderEntry.forEachSorted(in: stream, limit: limit) { names.append($0.name) }
            return names
        }
        #expect(try names(limit: 100) == ["B", "a", "aa", "b", "é"])
        #expect(try names(limit: 2).count == 2)
    }

    @Test(
        arguments: [
            ("Recipes", true), ("recipe", true), ("My Recipes", true), ("Dishes", true), ("All recipes", false),
            ("Rezepte", true), ("Soups", false), ("菜谱", true), ("PAGES", true), ("Dish", true), ("", false),
            ("Книга", false), ("Рецепты", true), ("Công thức", true),
        ] as [(String, Bool)])
    func `a folder that is named after recipes in general is no course`(name: String, isContainer: Bool) {
        #expect(ContainerFolder.isNamed(name) == isContainer)
    }

    @Test func `a scan has the category of its first unreadable file, which is milder if recipes were found`() {
        var scan = CookbookScan()
        #expect(scan.category == nil)
        scan.hasUnlistedFolder = true
        #expect(scan.category == .noInput)
        scan.menus = [RecipeSummary(id: RecipeID(path: "a.menu"), title: "A")]
        #expect(scan.category == .badData)
        scan.unreadable = [
            UnreadableRecipe(id: RecipeID(path: "b"), diagnostics: [], category: .inputOutput),
            UnreadableRecipe(id: RecipeID(path: "c"), diagnostics: [], category: .noInput),
        ]
        #expect(scan.category == .inputOutput)
        scan.unreadable.removeFirst()
        #expect(scan.category == .badData)
        (scan.menus, scan.recipes) = ([], [RecipeSummary(id: RecipeID(path: "a"), title: "A")])
        #expect(scan.category == .badData)
        scan.recipes = []
        #expect(scan.category == .noInput)
    }
}
