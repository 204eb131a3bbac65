import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Ratings, favourites and days of imported recipes")
struct ImportedMarkTests {
    private func marked(_ entries: [(String, String)]) -> ImportedRecipe {
        let others = entries.map { RecipeMetadata.Entry(key: $0.0, value: $0.1) }
        var imported = ImportedRecipe(Recipe(title: "Soup", metadata: RecipeMetadata(others: others)))
        imported.takeMarks()
        return imported
    }

    @Test(
        "A rating is taken from the metadata, and an inexact one also stays there",
        arguments: [
            ("4", 4, true), ("5", 5, true), (" 1 ", 1, true), ("4.5", 5, false), ("0.2", 1, false), ("0", nil, false),
            ("5.5", nil, false), ("-1", nil, false), ("four", nil, false), ("", nil, false),
        ] as [(String, Int?, Bool)])
    func rating(_ text: String, _ rating: Int?, _ isTaken: Bool) {
        let imported = marked([("Rating", text), ("kcal", "3")])
        #expect(imported.rating == rating)
        #expect(imported.recipe.metadata.others.map(\.key) == (isTaken ? ["kcal"] : ["Rating", "kcal"]))
    }

    @Test(
        "A favourite mark is taken from the metadata",
        arguments: [
            ("favourite", "Yes", true, true), ("favorite", "1", true, true), ("favourite", " true ", true, true),
            ("favourite", "no", false, true), ("favourite", "0", false, true), ("favourite", "False", false, true),
            ("favourite", "maybe", false, false),
        ])
    func favourite(_ key: String, _ value: String, _ isFavourite: Bool, _ isTaken: Bool) {
        let imported = marked([(key, value)])
        #expect(imported.isFavourite == isFavourite && imported.recipe.metadata.others.isEmpty == isTaken)
    }

    @Test("Only a date without a time is taken from the metadata, and only the first")
    func date() {
        #expect(marked([("date", "2026-03-01")]).created == "2026-03-01")
        let other = marked([("date", "2026-03-01 10:00"), ("date", "March")])
        #expect(other.created == nil && other.recipe.metadata.others.count == 2)
        let two = marked([("date", "2026-03-01"), ("date", "2026-03-02"), ("rating", "3"), ("rating", "4")])
        #expect(two.created == "2026-03-01" && two.rating == 3)
        #expect(two.recipe.metadata.others.map(\.value) == ["2026-03-02", "4"])
    }

    @Test("Cooked days are taken from the metadata if all of them are days")
    func cookedDays() {
        let imported = marked([("cooked", "2026-03-01, 2026-04-05"), ("cooked", "2026-04-05,2026-05-01")])
        #expect(imported.cookedDays == ["2026-03-01", "2026-04-05", "2026-05-01"])
        #expect(imported.recipe.metadata.others.isEmpty)
        for text in ["2026-03-01, often", "often", "", "2026-03-01 10:00"] {
            let other = marked([("cooked", text)])
            #expect(other.cookedDays.isEmpty && other.recipe.metadata.others.count == 1)
        }
    }

    @Test("Marks that a readable recipe shows in its metadata are taken back")
    func roundTrip() {
        var imported = ImportedRecipe(Recipe(title: "Soup"))
        imported.rating = 2
        imported.isFavourite = true
        imported.created = "2026-01-31"
        imported.cookedDays = ["2026-02-01", "2026-02-03"]
        let readable = imported.readable.recipe
        #expect(readable.metadata.others.map(\.key) == ["date", "rating", "favourite", "cooked"])
        #expect(readable.metadata.others.map(\.value) == ["2026-01-31", "2", "yes", "2026-02-01, 2026-02-03"])
        #expect(imported.withoutMarks.metadata.others.map(\.key) == ["date"])
        var back = ImportedRecipe(readable)
        back.takeMarks()
        #expect(back == imported)
        #expect(ImportedRecipe(Recipe(title: "Soup")).readable.recipe.metadata.others.isEmpty)
    }

    @Test("A mark that the metadata already has is not doubled in a readable recipe")
    func notDoubled() {
        var imported = ImportedRecipe(
            Recipe(title: "Soup", metadata: RecipeMetadata(others: [.init(key: "rating", value: "4.5")])))
        imported.rating = 5
        #expect(imported.readable.recipe.metadata.others == [.init(key: "rating", value: "4.5")])
    }

    @Test("Comments of an imported recipe become notes behind its named sections, and the result keeps the diagnostics")
    func comments() {
        let steps = RecipeSection(name: "Dough", blocks: [.step(Step([.text("Mix.")]))])
        var imported = ImportedRecipe(Recipe(title: "Soup", sections: [steps]))
        imported.comments = ["Good.", "Salty."]
        imported.leaveOut("a.jpg", "is no picture")
        let recipe = imported.readable.recipe
        #expect(recipe.sections.map(\.name) == ["Dough", nil])
        #expect(recipe.sections.last?.blocks == [.note("Good."), .note("Salty.")])
        #expect(imported.readable.diagnostics.count == 1)
        var unnamed = Recipe(title: "Soup", sections: [RecipeSection(blocks: [.note("Old.")])])
        unnamed.addNotes(["New."])
        #expect(unnamed.sections.count == 1 && unnamed.sections[0].blocks == [.note("Old."), .note("New.")])
        unnamed.addNotes([])
        #expect(unnamed.sections.count == 1)
    }

    @Test(
        "The day of a date in an export",
        arguments: [
            ("2021-01-06 16:52:25", "2021-01-06"), (" 2021-01-06T16:52:25Z", "2021-01-06"),
            ("2021-01-06", "2021-01-06"),
            ("2021-1-06 1", nil), ("06-01-2021", nil), ("2021/01/06", nil), ("2021-01-0", nil), ("", nil),
            ("20210-1-06", nil),
            ("2021-01--6", nil), ("2021-AB-06", nil),
        ] as [(String, String?)])
    func days(_ text: String, _ day: String?) {
        #expect(ExportDay.day(text) == day)
        #expect(ExportDay.day(nil) == nil)
    }

    @Test("The day of a number of seconds since 1970 ends at midnight in UTC")
    func secondsSinceEpoch() {
        #expect(ExportDay.day(sinceEpoch: 0) == "1970-01-01" && ExportDay.day(sinceEpoch: 86_399) == "1970-01-01")
        #expect(ExportDay.day(sinceEpoch: 86_400) == "1970-01-02" && ExportDay.day(sinceEpoch: -1) == "1969-12-31")
        #expect(ExportDay.day(sinceEpoch: 253_000_000_000) == nil && ExportDay.day(sinceEpoch: -62_000_000_000) == nil)
        #expect(ExportDay.day(sinceEpoch: .nan) == nil)
    }
}
