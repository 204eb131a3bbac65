import Foundation
import RecipeKit
import Testing

@Suite("Scanning a cookbook")
struct CookbookScanTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func scan(_ names: String...) throws -> CookbookScan {
        try Cookbook(paths: names.isEmpty ? [folder.path] : names.map { folder[$0] }).scanAll()
    }

    @Test("every recipe of a folder and of the folders in it is listed, what holds no recipe is passed over")
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
        #expect(scan.done == 4 && scan.total == 4 && scan.isComplete)
        #expect(scan.unreadable.isEmpty && scan.notes.isEmpty && scan.problem == nil)
    }

    @Test("a recipe's course is the nearest folder, or a well-known course around it, or none")
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

    @Test("hidden files and folders are passed over")
    func skipsHidden() throws {
        try folder.write("x", to: ".trash/Old.cook")
        try folder.write("x", to: ".Draft.cook")
        try folder.write("x", to: "Soup.cook")
        #expect(try scan().recipes.map(\.title) == ["Soup"])
    }

    @Test("files and folders can be mixed, and what is named twice is listed once")
    func mixesFilesAndFolders() throws {
        try folder.write("x", to: "a/One.cook")
        try folder.write("x", to: "b/Two.cook")
        #expect(
            try scan("b/Two.cook", "a", "a/One.cook", "./b//Two.cook", "a/").recipes.map(\.title) == ["Two", "One"])
    }

    @Test("menus in a folder are kept apart, a menu named itself is shown")
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

    @Test("a link to a file is followed, a link that leads nowhere is reported")
    func linksToFiles() throws {
        try folder.write("x", to: "Soup.cook")
        try folder.makeFolder("Favourites")
        try folder.link("Favourites/Best.cook", to: folder["Soup.cook"])
        try folder.link("Favourites/Gone.cook", to: folder["Lost.cook"])
        let scan = try scan()
        #expect(scan.recipes.map(\.title) == ["Soup", "Best"])
        #expect(scan.unreadable.map(\.id.path) == [folder["Favourites/Gone.cook"]])
    }

    @Test("a folder that contains itself by a link is listed once, with a note", .timeLimit(.minutes(30)))
    func folderLoop() throws {
        try folder.write("x", to: "Soups/Pea.cook")
        try folder.link("Soups/again", to: folder.path)
        try folder.link("A", to: folder["Soups"])
        let scan = try scan()
        #expect(scan.recipes.map(\.id.path) == [folder["Soups/Pea.cook"]])
        #expect(scan.notes.count == 2)
        #expect(scan.notes.allSatisfy { $0.severity == .warning })
        #expect(Set(scan.notes.map(\.location.file)) == [folder["Soups/again"], folder["A"]])
    }

    @Test("a link to a folder elsewhere is followed")
    func linkToFolderElsewhere() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("x", to: "Pie.cook")
        try folder.link("Shared", to: elsewhere.path)
        let scan = try scan()
        #expect(scan.recipes.map(\.id.path) == [folder["Shared/Pie.cook"]])
        #expect(scan.recipes.map(\.course) == ["Shared"])
    }

    @Test("an empty file is a recipe with its file's name and a warning")
    func emptyFile() throws {
        try folder.write(" \n", to: "Later.cook")
        let scan = try scan()
        #expect(scan.recipes.map(\.title) == ["Later"])
        #expect(scan.notes.map(\.severity) == [.warning])
        let cookbook = try Cookbook(paths: [folder.path])
        let loaded = try cookbook.load(RecipeID(path: folder["Later.cook"]))
        #expect(loaded.recipe == Recipe(title: "Later"))
        #expect(loaded.diagnostics.map(\.severity) == [.warning])
    }

    @Test("a small cookbook arrives in one part")
    func smallCookbookInOnePart() async throws {
        for number in 1...90 { try folder.write("Stir.", to: "Soups/Soup \(number).cook") }
        var parts: [CookbookScan] = []
        try await Cookbook(paths: [folder.path]).scan { part in parts.append(part) }
        #expect(parts.count == 1)
        #expect(parts.first?.recipes.count == 90)
        #expect(parts.first?.isComplete == true)
        #expect(parts.first == (try Cookbook(paths: [folder.path]).scanAll()))
    }

    @Test("a large cookbook arrives in parts, in order, with progress, and brings what the synchronous scan brings")
    func largeCookbookInParts() async throws {
        for number in 1000..<1700 { try folder.write("Stir.", to: "Soup \(number).cook") }
        try folder.write([0xFF], to: "Soup 1350b.cook")
        let cookbook = try Cookbook(paths: [folder.path])
        var whole = CookbookScan()
        var progress: [Int] = []
        await cookbook.scan { part in
            #expect(part.total == 701)
            whole.append(part)
            progress.append(part.done)
        }
        #expect(progress.count > 1)
        #expect(progress == progress.sorted() && progress.last == 701)
        #expect(whole == cookbook.scanAll())
        #expect(whole.unreadable.count == 1)
    }

    @Test("a scan whose reader is cancelled ends", .timeLimit(.minutes(30)))
    func cancelledScanEnds() async throws {
        for number in 0..<600 { try folder.write("Stir.", to: "Soup \(number).cook") }
        let cookbook = try Cookbook(paths: [folder.path])
        let reader = Task {
            var done = 0
            await cookbook.scan { part in done = part.done }
            return done
        }
        reader.cancel()
        #expect(await reader.value <= 600)
    }

    @Test("a cookbook of nothing is complete and has no problem")
    func nothing() async throws {
        var parts: [CookbookScan] = []
        try await Cookbook(paths: []).scan { part in parts.append(part) }
        #expect(parts.count == 1)
        #expect(parts.first?.isComplete == true)
        #expect(parts.first?.problem == nil)
    }
}
