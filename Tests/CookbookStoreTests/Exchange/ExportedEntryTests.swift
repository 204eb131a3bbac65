import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Notebook entries in exports")
struct ExportedEntryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(iso: text)) }

    private func exported(_ cookbook: Cookbook, _ notebook: Notebook?, to program: String = "cooklang") throws -> (
        text: String, notes: [Diagnostic]
    ) {
        let export = try #require(CookbookExport(to: program))
        var notes: [Diagnostic] = []
        try export.add(cookbook, notebook) { notes.append($0) }
        return (String(decoding: export.finish().file, as: UTF8.self), notes)
    }

    @Test func `the note of a recipe comes first, then the notes of its days from the first to the last`() throws {
        try folder.write("Boil @rice{250%g}.\n\n> Best warm.\n", to: "Rice.cook")
        let cookbook = try Cookbook(paths: [folder.path])
        let notebook = Notebook(path: nil)
        let rice = RecipeFingerprint(RecipeID(path: folder["Rice.cook"]), title: "Rice")
        try notebook.apply(
            [
                .cooked(.init(day: day("2026-03-02"), note: "Second.")),
                .cooked(.init(day: day("2026-03-01"), note: "First.")), .cooked(.init(day: day("2026-03-03"))),
                .note("Mine."),
            ], to: rice, in: cookbook)
        let text = try exported(cookbook, notebook, to: "json").text
        let places = ["Best warm.", "Mine.", "2026-03-01: First.", "2026-03-02: Second."].compactMap {
            text.range(of: $0)?.lowerBound
        }
        #expect(places.count == 4 && places == places.sorted() && !text.contains("2026-03-03:"))
        #expect(try !exported(cookbook, nil, to: "json").text.contains("Mine."))
    }

    @Test func `a menu and a recipe without content are left out with a warning`() throws {
        try folder.write("== Monday ==\n\n@./Rice{}\n", to: "Week.menu")
        try folder.write("---\ntitle: Nothing\n---\n", to: "Empty.cook")
        try folder.write("Boil @rice{250%g}.\n", to: "Rice.cook")
        let export = try #require(CookbookExport(to: "json"))
        var notes: [Diagnostic] = []
        try export.add(Cookbook(paths: [folder.path]), nil) { notes.append($0) }
        let leftOut = notes.filter { $0.message.hasSuffix(", so it was left out.") }
        #expect(
            leftOut.map(\.message) == [
                "“Nothing” has neither ingredients nor steps, so it was left out.",
                "“Week” is a menu, so it was left out.",
            ])
        #expect(leftOut.allSatisfy { $0.severity == .warning } && export.recipeCount == 1 && export.category == nil)
        #expect(leftOut.map(\.location.file) == [folder["Empty.cook"], folder["Week.menu"]])
    }

    @Test func `the notebook's rating replaces that of the file, and the cooked days of both are exported`() throws {
        let head = "---\nrating: 2\nfavourite: yes\ncooked: 2026-01-01, 2026-03-01\n---\n\n"
        for name in ["Rice", "Tea"] { try folder.write(head + "Boil @rice{250%g}.\n", to: "\(name).cook") }
        let cookbook = try Cookbook(paths: [folder.path])
        let notebook = Notebook(path: nil)
        let days = try ["2026-03-01", "2026-02-01"].map { NotebookEdit.cooked(.init(day: try day($0))) }
        try notebook.apply(
            days + [.rating(5)], to: RecipeFingerprint(RecipeID(path: folder["Rice.cook"]), title: "Rice"), in: cookbook
        )
        let export = try #require(CookbookExport(to: "cooklang"))
        try export.add(cookbook, notebook) { _ in }
        try folder.write(export.finish().file, to: "out.\(export.fileExtension)")
        let other = Notebook(path: nil)
        var recipes = try RecipeImport(into: folder["In"], isDryRun: false, notebook: other)
        try recipes.add(.path(folder["out.\(export.fileExtension)"])) { _ in }
        let target = try Cookbook(paths: [folder["In"]])
        func entry(_ title: String) throws -> NotebookEntry {
            try other.entry(of: RecipeFingerprint(RecipeID(path: folder["In/\(title).cook"]), title: title), in: target)
        }
        #expect(try entry("Rice").rating == 5 && entry("Tea").rating == 2)
        #expect(try entry("Rice").isFavourite && entry("Tea").isFavourite)
        #expect(
            try entry("Rice").cookings.map(\.day.description) == ["2026-03-01", "2026-02-01", "2026-01-01"])
        #expect(try entry("Tea").cookings.map(\.day.description) == ["2026-03-01", "2026-01-01"])
    }
}
