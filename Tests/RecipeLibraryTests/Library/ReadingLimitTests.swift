import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Limits of reading a file")
struct ReadingLimitTests {
    @Test(
        "An archive that unpacks to too much is listed with the reason, beside its first recipes and all other recipes")
    func bomb() async throws {
        let writer = ZipWriter()
        writer.add("0.paprikarecipe", Array(#"{"name": "Pie", "ingredients": "1 egg", "directions": "Bake."}"#.utf8))
        let filling = [UInt8](repeating: 0x20, count: 3 << 20)
        for number in 1...4 { writer.add("\(number).txt", filling) }
        writer.add("9.paprikarecipe", Array(#"{"name": "Cake", "ingredients": "1 egg", "directions": "Bake."}"#.utf8))
        let trial = try LibraryTrial(["z.cook": LibraryTrial.soup("Leek soup")])
        try trial.folder.write(writer.finish(), to: "Cookbook/a.paprikarecipes")
        let library = trial.library()
        #expect(try await trial.rows(library).map { $0.split(separator: " ").last ?? "" }.sorted() == ["Pie", "soup"])
        let scan = trial.cookbook.scanAll()
        #expect(scan.recipes.map(\.title).sorted() == ["Leek soup", "Pie"])
        #expect(scan.unreadable.flatMap(\.diagnostics).map(\.message) == [ArchiveBudget.message])
        // The index keeps the reason.
        for library in [library, trial.library()] {
            let unreadable = try await trial.update(library).last?.unreadable ?? []
            #expect(unreadable.map(\.id.path) == [trial.folder["Cookbook/a.paprikarecipes"]])
            #expect(unreadable.first?.diagnostics.map(\.message) == [ArchiveBudget.message])
        }
    }

    @Test("Reading a file ends when its time is over, with a message that names the file")
    func time() throws {
        let source = RecipeSourceFile(path: "a.cook", format: CooklangFormat(), utf8: Array("Boil @water{}.".utf8))
        var count = 0
        let diagnostics = source.readAll(within: 0) { _, _ in
            count += 1
            return true
        }
        #expect(count == 0 && diagnostics.first?.message == ReadingTime.message)
        #expect(diagnostics.first?.location.file == "a.cook")
        #expect(source.readAll { _, _ in true }.isEmpty)
    }
}
