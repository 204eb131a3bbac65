import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary

@Suite("Recipes that look the same and are kept apart")
struct DistinctRecipesTests {
    private func distinct(_ text: String) -> DistinctRecipes { DistinctRecipes(bytes: Array(text.utf8)) }

    private func text(_ distinct: DistinctRecipes) -> String { String(decoding: distinct.bytes, as: UTF8.self) }

    @Test("A line has two paths with a tab between them, in either order; other lines are comments")
    func reads() {
        let distinct = distinct("# Soup\tPie\nSoup\tPie\r\nRice\nA\tB\tC\n\tX\nSame\tSame\n")
        #expect(distinct.contains("Pie", "Soup") && distinct.contains("Soup", "Pie"))
        #expect(!distinct.contains("A", "B") && !distinct.contains("", "X") && !distinct.contains("# Soup", "Pie"))
        #expect(!distinct.isEmpty && DistinctRecipes(bytes: []).isEmpty)
    }

    @Test("A new pair of different recipes becomes one line at the end, and every other byte remains")
    func inserts() {
        let before = "# Mine\r\nSoup\tPie \n\n\u{FEFF}x"
        var distinct = distinct(before)
        distinct.insert("Pie", "Soup")
        #expect(text(distinct) == before + "\n")
        distinct.insert("Rice", "Pie")
        distinct.insert("Pie", "Rice")
        #expect(text(distinct) == before + "\nRice\tPie\n")
        var empty = DistinctRecipes(bytes: [])
        empty.insert("A", "B")
        #expect(text(empty).hasPrefix("#") && text(empty).hasSuffix("\nA\tB\n"))
    }

    @Test("A path that does not fit in a line is not written", arguments: ["a\tb", "a\nb", "#a", " a", ""])
    func unwritable(_ path: String) {
        var distinct = DistinctRecipes(bytes: [])
        distinct.insert(path, "B")
        #expect(distinct.bytes.isEmpty)
    }

    @Test("A renamed recipe keeps its pairs")
    func renames() {
        var distinct = distinct("Soup\tPie\nRice\tSoup\nA\tB\n")
        distinct.replace("Soup", with: "Leek soup")
        #expect(text(distinct) == "Leek soup\tPie\nLeek soup\tRice\nA\tB\n")
        #expect(distinct.contains("Rice", "Leek soup") && !distinct.contains("Rice", "Soup"))
    }

    @Test("Groups lose recipes that differ from all others of the group, and recipes whose files are missing")
    func groups() throws {
        let folder = try TemporaryFolder()
        for name in ["A", "B", "C"] { try folder.write("", to: "\(name).cook") }
        let kitchen = KitchenFolder(path: folder.path)
        func group(_ names: [String]) -> DuplicateGroup {
            DuplicateGroup(
                relation: .same, members: names.map { .init(id: RecipeID(path: folder["\($0).cook"]), title: $0) })
        }
        func titles(_ groups: [DuplicateGroup]) -> [[String]] { groups.map { $0.members.map(\.title) } }
        let all = [group(["A", "B", "C"]), group(["A", "C"]), group(["A", "gone"])]
        #expect(titles(all.withoutMissingFiles()) == [["A", "B", "C"], ["A", "C"]])
        #expect(titles(all.keepingApart(distinct(""), in: kitchen)) == titles(all))
        #expect(titles(all.keepingApart(distinct("A\tC\n"), in: kitchen)) == [["A", "B", "C"], ["A", "gone"]])
        let apart = try #require(
            try kitchen.keepApart(RecipeID(path: folder["C.cook"]), from: all[0].members.dropLast().map(\.id)))
        #expect(apart.name == "config/distinct-recipes.conf")
        #expect(titles(all.keepingApart(try kitchen.distinctRecipes(), in: kitchen)) == [["A", "B"], ["A", "gone"]])
        #expect(
            try kitchen.keepApart(RecipeID(path: folder["C.cook"]), from: [RecipeID(path: folder["A.cook"])]) == nil)
        try kitchen.renameDistinctRecipe(["C"], to: "Soups/D")
        #expect(try kitchen.distinctRecipes().contains("B", "Soups/D"))
    }

    @Test("Pairs of distinct recipes are lines with two paths, in any order, and other lines stay")
    func distinct() {
        var pairs = DistinctRecipes(bytes: Array("# mine\na\tb\nc\n\td\ne\te\n#x\ty\n a \tz".utf8))
        #expect(pairs.contains("b", "a") && pairs.contains("a", "z") && !pairs.contains("a", "a"))
        #expect(!pairs.contains("e", "e") && !pairs.contains("#x", "y") && !pairs.isEmpty)
        pairs.insert("b", "a")
        pairs.insert("f", "g")
        for (first, second) in [("x", "x"), ("x\ny", "z"), ("x\ty", "z"), ("", "z"), ("#x", "z"), (" x", "z")] {
            pairs.insert(first, second)
        }
        #expect(String(decoding: pairs.bytes, as: UTF8.self) == "# mine\na\tb\nc\n\td\ne\te\n#x\ty\n a \tz\nf\tg\n")
        pairs.replace("f", with: "h")
        #expect(pairs.contains("g", "h") && !pairs.contains("f", "g"))
        #expect(String(decoding: pairs.bytes, as: UTF8.self).hasSuffix("h\tg\n"))
        var fresh = DistinctRecipes(bytes: [])
        #expect(fresh.isEmpty && fresh.bytes == [])
        fresh.insert("a", "b")
        #expect(String(decoding: fresh.bytes, as: UTF8.self).split(separator: "\n").count == 2)
        #expect(DistinctRecipes(bytes: fresh.bytes) == fresh)
    }
}
