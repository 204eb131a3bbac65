import Foundation
import GRDB
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Importing the database of Gourmet")
struct GourmetDatabaseTests {
    let scratch = try? TemporaryFolder()

    private func database(_ statements: String...) throws -> String {
        let path = try #require(scratch).path + "/recipes.db"
        let queue = try DatabaseQueue(path: path)
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE recipe (id INTEGER, title TEXT, instructions TEXT, modifications TEXT, cuisine TEXT,
                        rating INTEGER, source TEXT, preptime INTEGER, cooktime INTEGER, servings FLOAT, yields FLOAT,
                        yield_unit TEXT, image BLOB, deleted BOOLEAN, link TEXT);
                    CREATE TABLE ingredients (id INTEGER, recipe_id INTEGER, refid INTEGER, unit TEXT, amount FLOAT,
                        rangeamount FLOAT, item TEXT, optional BOOLEAN, inggroup TEXT, position INTEGER, deleted BOOLEAN);
                    CREATE TABLE categories (id INTEGER, recipe_id INTEGER, category TEXT);
                    """)
            for statement in statements { try db.execute(sql: statement) }
        }
        try queue.close()
        return path
    }

    private func imported(_ path: String) throws -> (titles: [String], events: [ImportEvent], folder: String) {
        let folder = try #require(scratch).path + "/book"
        var recipes = try RecipeImport(into: folder, isDryRun: false)
        var events: [ImportEvent] = []
        try recipes.add(.path(path)) { events.append($0) }
        let titles = events.compactMap { if case .imported(let title, _) = $0 { title } else { nil } }
        return (titles, events, folder)
    }

    @Test("A Gourmet database gives its recipes with groups, fractions, ranges, times, ratings and references")
    func reads() throws {
        let path = try database(
            """
            INSERT INTO recipe (id, title, instructions, modifications, cuisine, rating, preptime, cooktime, yields,
                yield_unit, deleted, link) VALUES
                (1, 'Nut <b>&amp;</b> rice', 'Boil the rice.\nServe.', 'Good cold.', 'Persian', 9, 5400, 600, 4, 'portions', 0,
                'https://example.org/rice'),
                (2, 'Gone', 'Nothing.', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL),
                (3, 'Sauce', 'Stir.', NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, NULL)
            """,
            """
            INSERT INTO ingredients (id, recipe_id, refid, unit, amount, rangeamount, item, optional, inggroup, position,
                deleted) VALUES
                (1, 1, NULL, 'cup', 1.3333333, NULL, 'rice, rinsed', 0, NULL, 0, 0),
                (2, 1, 3, 'recipe', 1, NULL, 'Sauce', 0, 'On top', 1, 0),
                (3, 1, NULL, '', 2, 3, 'walnuts', 1, 'On top', 2, 0),
                (4, 1, NULL, 'g', 5, NULL, 'gone', 0, NULL, 3, 1), (5, 3, NULL, 'g', 0.5, NULL, 'salt', 0, NULL, 0, 0)
            """,
            "INSERT INTO categories VALUES (1, 1, 'Dinner'), (2, 1, 'nutty')")
        let result = try imported(path)
        #expect(result.titles == ["Nut & rice", "Sauce"])
        let read = try Cookbook(paths: [result.folder]).list().files.compactMap { file in
            try RecipeSourceFile(at: file.path).read(at: 0)?.recipe
        }
        let rice = try #require(read.first { $0.title == "Nut & rice" })
        // No step names the ingredients of this group. The file lists it before the other groups.
        let groups = Dictionary(grouping: rice.ingredientGroups, by: \.name).mapValues { groups in
            groups.flatMap(\.ingredients).map { $0.line(.ascii) }
        }
        #expect(groups == [nil: ["1 1/3 cup rice, rinsed"], "On top": ["1 Sauce", "2-3 walnuts (optional)"]])
        #expect(rice.metadata.prepTime?.minutes == 90 && rice.metadata.cookTime?.minutes == 10)
        #expect(rice.metadata.servings?.text == "4 portions" && rice.metadata.cuisine == "Persian")
        #expect(rice.metadata.course == "Dinner" && rice.metadata.tags == ["nutty"])
        #expect(rice.metadata.source?.url == "https://example.org/rice")
    }

    @Test("A database of another program, and one that is cut off, are errors that say what to do")
    func others() throws {
        let path = try database("DROP TABLE ingredients")
        for _ in 0..<2 {
            let events = try imported(path).events
            guard case .unreadable(let diagnostic)? = events.first else { throw ExpectedDiagnostic() }
            #expect(diagnostic.message.contains("it is no database of Gourmet that can be read"))
            try Data(Array("SQLite format 3\0".utf8) + [1, 2, 3]).write(to: URL(filePath: path))
        }
    }

    private struct ExpectedDiagnostic: Error {}

    @Test(
        "The real database of Gourmand is imported whole",
        .enabled(if: ConformanceData.root != nil, "set RECIPES_CONFORMANCE_DATA to the folder of the outside data"))
    func real() throws {
        let data = try #require(ConformanceData.root).appending(path: "exports/gourmet/gourmand-1.1-recipes.db").path
        let result = try imported(data)
        let isKnown = { (event: ImportEvent) in if case .alreadyThere = event { true } else { false } }
        #expect(result.titles.count + result.events.count(where: isKnown) == 19)
    }
}
