import Foundation
import GRDB
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The database `recipes.db` of Gourmet Recipe Manager or Gourmand. It is converted to the XML that these programs
/// export, so that one reader imports both.
struct GourmetDatabase {
    private let path: String

    /// Returns whether a file is a database of SQLite. Only regular files are read, because a pipe can be read only
    /// once.
    static func isRecognized(fileAt path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let start = LibraryLog.files.value(orLog: "\(path) cannot be read") { () throws(CookbookError) in
            var stream = try ImportStream(fileAt: path)
            return try stream.start()
        }
        return start?.starts(with: "SQLite format 3\0".utf8) == true
    }

    init(path: String) { self.path = path }

    /// Returns the recipes that were not deleted, as Gourmet's XML.
    ///
    /// - Throws: An error if the file is damaged or belongs to another program.
    func xml() throws(CookbookError) -> [UInt8] {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            return Array(try queue.read(Self.xml).utf8)
        } catch {
            let message =
                "it is no database of Gourmet that can be read (\(error)); export the recipes from its program."
            throw CookbookError(.badData, path, message)
        }
    }

    private static func xml(_ db: Database) throws -> String {
        let categories = try grouped(db, "SELECT * FROM categories ORDER BY id, rowid")
        let ingredients = try grouped(
            db, "SELECT * FROM ingredients WHERE deleted IS NOT 1 ORDER BY position, id, rowid")
        let recipes = try Row.fetchAll(db, sql: "SELECT * FROM recipe WHERE deleted IS NOT 1 ORDER BY id")
        let records = recipes.map { recipe in
            let id: Int64? = recipe["id"]
            return record(recipe, categories[id] ?? [], ingredients[id] ?? [])
        }
        return "<gourmetDoc>\n\(records.joined())</gourmetDoc>\n"
    }

    private static func grouped(_ db: Database, _ sql: String) throws -> [Int64?: [Row]] {
        // Up to version 0.13, the column `id` is the recipe.
        Dictionary(grouping: try Row.fetchAll(db, sql: sql)) { row in
            row.hasColumn("recipe_id") ? row["recipe_id"] as Int64? : row["id"]
        }
    }

    private static func record(_ recipe: Row, _ categories: [Row], _ ingredients: [Row]) -> String {
        let text = { (column: String) in recipe[column] as String? }
        let yields = (recipe["yields"] as Double? ?? recipe["servings"]).map { amount in
            [Self.amount(amount), text("yield_unit") ?? "servings"].joined(separator: " ")
        }
        var lines = [
            element("title", text("title")), element("cuisine", text("cuisine")), element("source", text("source")),
            element("link", text("link")), element("yields", yields),
            element("preptime", time(recipe["preptime"])), element("cooktime", time(recipe["cooktime"])),
            // The program stores the rating as a number of half stars.
            element("rating", (recipe["rating"] as Int?).map { "\(Double($0) / 2)/5 stars" }),
        ]
        lines += categories.map { element("category", $0["category"]) }
        lines.append("<ingredient-list>\(groups(ingredients))</ingredient-list>\n")
        lines += [element("instructions", text("instructions")), element("modifications", text("modifications"))]
        if let image = recipe["image"] as Data?, !image.isEmpty {
            lines.append("<image format=\"jpeg\">\(image.base64EncodedString())</image>\n")
        }
        return "<recipe>\(lines.joined())</recipe>\n"
    }

    /// Returns the XML of the ingredients in their order. One `inggroup` element contains adjacent ingredients of the
    /// same group.
    private static func groups(_ rows: [Row]) -> String {
        var result = ""
        var open: String?
        for row in rows {
            let group = (row["inggroup"] as String?).flatMap { $0.isEmpty ? nil : $0 }
            if group != open {
                if open != nil { result += "</inggroup>" }
                if let group { result += "<inggroup>" + element("groupname", group) }
                open = group
            }
            result += ingredient(row)
        }
        return result + (open == nil ? "" : "</inggroup>")
    }

    private static func ingredient(_ row: Row) -> String {
        let amounts = [row["amount"] as Double?, row["rangeamount"]].compactMap { $0.map(amount) }.joined(
            separator: "-")
        let unit = row["unit"] as String? ?? ""
        let item = row["item"] as String? ?? ""
        if row["refid"] as Int64? != nil {
            return "<ingref amount=\"\(amounts)\">\(escaped(item))</ingref>\n"
        }
        let optional = row["optional"] as Bool? == true ? " optional=\"yes\"" : ""
        return "<ingredient\(optional)>\(element("amount", amounts))\(element("unit", unit))\(element("item", item))"
            + "</ingredient>\n"
    }

    /// Returns an amount in the form in which people write it: `1 1/3` for the stored number 1.3333.
    private static func amount(_ value: Double) -> String {
        let whole = value.rounded(.down)
        let fractions: [(Double, String)] = [
            (0, ""), (1 / 8, "1/8"), (1 / 4, "1/4"), (1 / 3, "1/3"), (3 / 8, "3/8"), (1 / 2, "1/2"), (5 / 8, "5/8"),
            (2 / 3, "2/3"), (3 / 4, "3/4"), (7 / 8, "7/8"),
        ]
        guard value >= 0, value < 1_000_000,
            let fraction = fractions.first(where: { abs(value - whole - $0.0) < 0.004 })?.1
        else { return String(value) }
        let digits = Int(nearest: whole).map(String.init) ?? String(whole)
        let parts = [whole > 0 || fraction.isEmpty ? digits : "", fraction]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func time(_ seconds: Int?) -> String? {
        guard let seconds, seconds > 0 else { return nil }
        let (hours, minutes) = (seconds / 3600, seconds % 3600 / 60)
        let parts = [hours > 0 ? "\(hours) hours" : "", minutes > 0 ? "\(minutes) minutes" : ""]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func element(_ name: String, _ text: String?) -> String {
        guard let text, !text.isEmpty else { return "" }
        return "<\(name)>\(escaped(text))</\(name)>\n"
    }

    /// Returns a text for XML, without the control characters that XML cannot contain.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\t", "\n", "\r": result.unicodeScalars.append(character)
            default: if character.value >= 0x20 { result.unicodeScalars.append(character) }
            }
        }
        return result
    }
}
