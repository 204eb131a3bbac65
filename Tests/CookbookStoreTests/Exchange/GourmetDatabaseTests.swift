import Foundation
import GRDB
import RecipeFormats
import RecipeKit
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

@Suite("Amounts, times and groups of a Gourmet database")
struct GourmetContentsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func xml(_ statements: String...) throws -> String {
        let path = folder["recipes.db"]
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
                    INSERT INTO recipe (id, title) VALUES (1, 'Pie');
                    """)
            for statement in statements { try db.execute(sql: statement) }
        }
        try queue.close()
        return String(decoding: try GourmetDatabase(path: path).xml(), as: UTF8.self)
    }

    @Test("In a database of version 0.13, the ids of ingredients and categories are those of their recipe")
    func oldVersion() throws {
        let xml = try xml(
            "ALTER TABLE ingredients DROP COLUMN recipe_id", "ALTER TABLE categories DROP COLUMN recipe_id",
            "INSERT INTO recipe (id, title) VALUES (2, 'Soup')",
            "INSERT INTO ingredients (id, item, position) VALUES (2, 'leek', 0), (1, 'flour', 0), (1, 'plums', 1)",
            "INSERT INTO categories (id, category) VALUES (1, 'dessert')")
        let recipes = xml.components(separatedBy: "<title>Soup")
        try #require(recipes.count == 2, "\(xml)")
        #expect(recipes[0].contains("flour") && recipes[0].contains("plums") && recipes[0].contains("dessert"))
        #expect(recipes[1].contains("leek") && !recipes[1].contains("flour"))
    }

    @Test(arguments: [
        (0.0, "0"), (1, "1"), (0.125, "1/8"), (0.25, "1/4"), (0.333, "1/3"), (0.375, "3/8"), (0.5, "1/2"),
        (0.625, "5/8"), (0.667, "2/3"), (0.75, "3/4"), (0.875, "7/8"), (2.5, "2 1/2"), (0.1, "0.1"), (1.7, "1.7"),
        (-1, "-1.0"), (999_999, "999999"), (1_000_000, "1000000.0"),
    ])
    func `an amount is written as a fraction of the kitchen if it is one`(amount: Double, text: String) throws {
        let xml = try xml("INSERT INTO ingredients (id, recipe_id, amount, item) VALUES (1, 1, \(amount), 'x')")
        #expect(xml.contains("<amount>\(text)</amount>"), "\(xml)")
    }

    @Test(
        arguments: [
            (0, nil), (59, nil), (60, "1 minutes"), (3599, "59 minutes"), (3600, "1 hours"),
            (5400, "1 hours 30 minutes"),
            (-60, nil),
        ] as [(Int, String?)])
    func `a time has hours and minutes`(seconds: Int, text: String?) throws {
        let xml = try xml("UPDATE recipe SET cooktime = \(seconds)")
        #expect(xml.contains("<cooktime>") == (text != nil), "\(xml)")
        if let text { #expect(xml.contains("<cooktime>\(text)</cooktime>"), "\(xml)") }
    }

    @Test func `ingredients are in the groups that the rows name, one after the other`() throws {
        let rows = ["NULL", "'a'", "'a'", "'b'", "''", "'a'"].enumerated().map { "(\($0), 1, 'i\($0)', \($1), \($0))" }
        let xml = try xml(
            "INSERT INTO ingredients (id, recipe_id, item, inggroup, position) VALUES \(rows.joined(separator: ", "))")
        let marks = xml.components(separatedBy: "<").compactMap { part -> String? in
            if part.hasPrefix("inggroup>") { return "(" }
            if part.hasPrefix("/inggroup>") { return ")" }
            return part.hasPrefix("item>") ? String(part.dropFirst(6)) : nil
        }
        #expect(marks.joined(separator: " ") == "0 ( 1 2 ) ( 3 ) 4 ( 5 )")
    }

    @Test func `yields win over servings, and have a unit`() throws {
        let both = try xml("UPDATE recipe SET servings = 4, yields = 12, yield_unit = 'rolls'")
        #expect(both.contains("<yields>12 rolls</yields>"))
    }

    @Test func `a recipe without title, amounts or picture has no empty elements, and signs are escaped`() throws {
        let xml = try xml(
            "UPDATE recipe SET title = 'A & <b>', source = '', image = x''",
            "INSERT INTO ingredients (id, recipe_id, item, optional) VALUES (1, 1, 'x', 1)")
        #expect(
            xml.contains("<title>A &amp; &lt;b&gt;</title>") && !xml.contains("<source>") && !xml.contains("<image"))
        #expect(xml.contains("<ingredient optional=\"yes\"><item>x</item>") && !xml.contains("<amount>"))
    }

    @Test func `only a file that begins like a database is one`() throws {
        try folder.write("SQLite format 3\0rest", to: "a.db")
        try folder.write("SQLite format 4", to: "b.db")
        try folder.makeFolder("c.db")
        let recognized = ["a.db", "b.db", "c.db", "none.db"].map { GourmetDatabase.isRecognized(fileAt: folder[$0]) }
        #expect(recognized == [true, false, false, false])
    }
}
