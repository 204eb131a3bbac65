import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Merging two recipes that are the same")
struct RecipeMergeTests {
    private func details(_ text: String) throws -> EditableDetails {
        try FormatRegistry.details(of: Array(text.utf8), file: "a.cook")
    }

    @Test("A merged recipe gets missing details and the tags of both, and keeps its own details")
    func fills() throws {
        let own = try details("---\ntitle: Soup\ntags: [winter, Leek]\nservings: 4\n---\n")
        let other = try details(
            "---\ntitle: Leek soup\ntags: [leek, fast]\nservings: 6\ncourse: Starter\nsource: Aunt\ntime: 1 h\n---\n")
        let merged = RecipeMerge.details(own, completedBy: other, relation: .same)
        #expect(merged.title == "Soup" && merged.tags == "winter, Leek, fast" && merged.servings == "4")
        #expect(merged.course == "Starter" && merged.source == "Aunt" && merged.totalTime == other.totalTime)
        #expect(!other.totalTime.isEmpty)
    }

    @Test("Merging ignores the servings of another size, and a total time beside other times")
    func leavesOut() throws {
        let own = try details("---\ntitle: Soup\nprep time: 10 min\n---\n")
        let other = try details("---\ntitle: Soup\nservings: 8\ntime: 1 h\n---\n")
        let scaled = RecipeMerge.details(own, completedBy: other, relation: .scaled(Rational(2)))
        #expect(scaled.servings.isEmpty && scaled.totalTime.isEmpty)
        #expect(RecipeMerge.details(own, completedBy: other, relation: .same).servings == "8")
        let cooked = try details("---\ntitle: Soup\ncook time: 20 min\n---\n")
        #expect(!cooked.cookTime.isEmpty && cooked.prepTime.isEmpty)
        #expect(RecipeMerge.details(cooked, completedBy: other, relation: .same).totalTime.isEmpty)
    }

    @Test("The notebook gets favourite, rating, days and notes that only the double has")
    func notebook() throws {
        let days = try ["2026-01-02", "2026-01-03"].map { try #require(CalendarDay(iso: $0)) }
        var entry = NotebookEntry()
        entry.note = "Less salt."
        entry.rating = 3
        entry.cookings = [.init(day: days[0], note: "good")]
        var other = NotebookEntry()
        other.note = "More leek."
        other.rating = 5
        other.favouriteSince = .now
        other.cookings = [.init(day: days[1]), .init(day: days[0], note: "bad")]
        let edits = RecipeMerge.edits(of: entry, completedBy: other, notes: ["Freezes well.", "Less salt."])
        #expect(
            edits == [
                .favourite(true), .cooked(.init(day: days[1])), .note("Less salt.\n\nMore leek.\n\nFreezes well."),
            ])
        #expect(RecipeMerge.edits(of: other, completedBy: NotebookEntry()).isEmpty)
        #expect(RecipeMerge.edits(of: NotebookEntry(), completedBy: other).contains(.rating(5)))
    }
}
