import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Scanning a cookbook")
struct CookbookScanTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func scan(_ names: String...) throws -> CookbookScan {
        try Cookbook(paths: names.isEmpty ? [folder.path] : names.map { folder[$0] }).scanAll()
    }

    @Test("A scan lists every recipe of a folder and its subfolders and skips other files")
    func listsNestedFolders() throws {
        try folder.write("Boil @eggs{2}.", to: "Eggs.cook")
        try folder.write("Bake.", to: "Desserts/Pie.cook")
        try folder.write("Bake.", to: "Desserts/Winter/Stollen.COOK")
        try folder.write("not a recipe", to: "Desserts/README.md")
        let scan = try scan()
        #expect(scan.recipes.map(\.title) == ["Eggs", "Pie", "Stollen"])
        #expect(
            scan.recipes.map(\.id.path)
                == ["Eggs.cook", "Desserts/Pie.cook", "Desserts/Winter/Stollen.COOK"].map { folder[$0] })
        #expect(scan.unreadable.isEmpty && scan.warnings.isEmpty && scan.error == nil)
    }

    @Test("A recipe's course is the nearest folder, or a well-known course around it, or none")
    func courseFromFolders() throws {
        try folder.write("x", to: "Eggs.cook")
        try folder.write("x", to: "Traybake/Chicken.cook")
        try folder.write("x", to: "Breakfasts/Jamie/Pancakes.cook")
        try folder.write("x", to: "Baking/Cakes/Apfelkuchen.cook")
        try folder.write("x", to: "Mine/Odds/Ends.cook")
        let courses = Dictionary(uniqueKeysWithValues: try scan().recipes.map { ($0.title, $0.course) })
        #expect(courses["Eggs"] == .some(nil))
        #expect(courses["Chicken"] == "Traybake")
        #expect(courses["Pancakes"] == "Breakfasts")
        #expect(courses["Apfelkuchen"] == "Cakes")
        #expect(courses["Ends"] == "Odds")
    }

    @Test("Hidden files and folders are skipped")
    func skipsHidden() throws {
        try folder.write("x", to: ".trash/Old.cook")
        try folder.write("x", to: ".Draft.cook")
        try folder.write("x", to: "Soup.cook")
        #expect(try scan().recipes.map(\.title) == ["Soup"])
    }

    @Test("A scan of files and folders lists a file once, even if it was given twice")
    func mixesFilesAndFolders() throws {
        try folder.write("x", to: "a/One.cook")
        try folder.write("x", to: "b/Two.cook")
        #expect(
            try scan("b/Two.cook", "a", "a/One.cook", "./b//Two.cook", "a/").recipes.map(\.title) == ["Two", "One"])
    }

    @Test("A scan separates the menus of a folder from its recipes, and lists a menu that was given by its path")
    func menus() throws {
        try folder.write("==Day 1==", to: "Plans/Week.menu")
        try folder.write("x", to: "Soup.cook")
        let whole = try scan()
        #expect(whole.recipes.map(\.title) == ["Soup"])
        #expect(whole.menus.map(\.title) == ["Week"])
        #expect(whole.menus.first?.course == "Menus")
        let named = try scan("Plans/Week.menu")
        #expect(named.recipes.map(\.course) == ["Menus"])
    }

    @Test("A link to a file is followed, a broken link is reported")
    func linksToFiles() throws {
        try folder.write("x", to: "Soup.cook")
        try folder.makeFolder("Favourites")
        try folder.link("Favourites/Best.cook", to: folder["Soup.cook"])
        try folder.link("Favourites/Gone.cook", to: folder["Lost.cook"])
        let scan = try scan()
        #expect(scan.recipes.map(\.title) == ["Soup", "Best"])
        #expect(scan.unreadable.map(\.id.path) == [folder["Favourites/Gone.cook"]])
    }

    @Test("A folder that contains itself by a link is listed once, with a note")
    func folderLoop() throws {
        try folder.write("x", to: "Soups/Pea.cook")
        try folder.link("Soups/again", to: folder.path)
        try folder.link("A", to: folder["Soups"])
        let scan = try #require(Timeout.result(within: .seconds(60)) { Result { try self.scan() } }).get()
        #expect(scan.recipes.map(\.id.path) == [folder["Soups/Pea.cook"]])
        #expect(scan.warnings.count == 2)
        #expect(scan.warnings.allSatisfy { $0.severity == .warning })
        #expect(Set(scan.warnings.map(\.location.file)) == [folder["Soups/again"], folder["A"]])
    }

    @Test("A link to a folder around the cookbook, such as the whole disk, is skipped and told")
    func linkToFolderAround() throws {
        let folder = try TemporaryFolder()
        try folder.write("Mix @salt{1%g}.", to: "Cookbook/Soups/Soup.cook")
        try folder.write("Mix @salt{1%g}.", to: "Other/Other.cook")
        try folder.link("Cookbook/Up", to: folder.path)
        try folder.link("Cookbook/Soups/Disk", to: "/")
        let scan = try Cookbook(paths: [folder["Cookbook"]]).scanAll()
        #expect(scan.recipes.map(\.title) == ["Soup"])
        #expect(scan.warnings.map(\.location.file).sorted() == [folder["Cookbook/Soups/Disk"], folder["Cookbook/Up"]])
        #expect(scan.warnings.allSatisfy { $0.message.contains("contains this cookbook") })
    }

    @Test("Links lead to a limited number of folders, and the rest is told")
    func linkLimit() throws {
        let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        for number in 1...5 { try elsewhere.write("Mix @salt{1%g}.", to: "\(number)/\(number).cook") }
        try folder.write("Mix @salt{1%g}.", to: "Soup.cook")
        try folder.link("Shared", to: elsewhere.path)
        var walk = FolderWalk()
        walk.linkedFolderLimit = 4
        walk.list(folder: folder.path) { _ in }
        #expect(walk.files.map { FilePath.name(of: $0.path) } == ["Soup.cook", "1.cook", "2.cook", "3.cook"])
        #expect(walk.warnings.map(\.location.file) == [folder["Shared/4"]], "\(walk.warnings)")
        walk = FolderWalk()
        walk.linkedFolderLimit = 6
        walk.list(folder: folder.path) { _ in }
        #expect(walk.files.count == 6 && walk.warnings.isEmpty)
    }

    @Test("A link to a folder elsewhere is followed")
    func linkToFolderElsewhere() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("x", to: "Pie.cook")
        try folder.link("Shared", to: elsewhere.path)
        let scan = try scan()
        #expect(scan.recipes.map(\.id.path) == [folder["Shared/Pie.cook"]])
        #expect(scan.recipes.map(\.course) == ["Shared"])
    }

    @Test("An empty file is a recipe with its file's name and a warning")
    func emptyFile() throws {
        try folder.write(" \n", to: "Later.cook")
        let scan = try scan()
        #expect(scan.recipes.map(\.title) == ["Later"])
        #expect(scan.warnings.map(\.severity) == [.warning])
        let cookbook = try Cookbook(paths: [folder.path])
        let loaded = try cookbook.load(RecipeID(path: folder["Later.cook"]))
        #expect(loaded.recipe == Recipe(title: "Later"))
        #expect(loaded.diagnostics.map(\.severity) == [.warning])
    }

    @Test("A scan of a large cookbook lists every recipe in the order of the files")
    func largeCookbook() throws {
        for number in 1000..<1700 { try folder.write("Stir.", to: "Soup \(number).cook") }
        try folder.write([0xFF], to: "Soup 1350b.cook")
        let scan = try Cookbook(paths: [folder.path]).scanAll()
        #expect(scan.recipes.map(\.title) == (1000..<1700).map { "Soup \($0)" })
        #expect(scan.unreadable.count == 1)
    }

    @Test("A scan of a cookbook without paths is empty and has no error")
    func noPaths() throws {
        let scan = try Cookbook(paths: []).scanAll()
        #expect(scan.recipes.isEmpty && scan.menus.isEmpty && scan.unreadable.isEmpty)
        #expect(scan.error == nil)
    }
}
