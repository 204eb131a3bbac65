import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Importing recipes")
struct RecipeImportTests {
    let scratch = try? TemporaryFolder()

    private var folder: TemporaryFolder {
        get throws { try #require(scratch) }
    }

    private func line(_ title: String, _ ingredients: [String], url: String? = nil) -> String {
        let list = ingredients.map { "\"\($0)\"" }.joined(separator: ",")
        let address = url.map { ",\"url\":\"\($0)\"" } ?? ""
        return
            "{\"@type\":\"Recipe\",\"name\":\"\(title)\",\"recipeIngredient\":[\(list)],\"recipeInstructions\":\"Cook.\"\(address)}\n"
    }

    /// Imports a file and returns the reported events.
    @discardableResult
    private func events(of name: String, into target: String = "Book", isDryRun: Bool = false) throws -> [String] {
        var events: [String] = []
        var recipes = try RecipeImport(into: folder[target], isDryRun: isDryRun)
        let start = try folder[""]
        try recipes.add(.path(folder[name])) { event in
            switch event {
            case .imported(_, let path): events.append("+ " + path.dropFirst(start.count + target.count + 1))
            case .alreadyThere(let title, _, _): events.append("= " + title)
            case .unreadable(let diagnostic): events.append("! \(diagnostic.location.line ?? 0)")
            case .note: events.append("?")
            case .almostTheSame(let title, _, _): events.append("~ \(title)")
            case .completed(let title, _, let contents): events.append("> \(title): \(contents.words)")
            case .finished(_, let contents): events.append("# \(contents.words)")
            default: events.append("an address")
            }
        }
        return events
    }

    private func files(_ target: String = "Book") throws -> [String] {
        guard FileManager.default.fileExists(atPath: try folder[target]) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder[target]).sorted()
    }

    @Test("An import writes a file for each recipe and finds duplicates the next time")
    func again() throws {
        try folder.write(line("Soup", ["1 leek"]) + line("Soup", ["2 beets"]) + line("soup", ["3 figs"]), to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ Soup.cook", "+ Soup 2.cook", "+ soup 3.cook"])
        #expect(try events(of: "a.jsonl") == ["= Soup", "= Soup", "= soup"])
        #expect(try files() == ["Soup 2.cook", "Soup.cook", "soup 3.cook"])
    }

    @Test("An import identifies a recipe by its page, or by title and ingredients")
    func same() throws {
        try folder.write(
            line("Soup", ["1 leek", "2 eggs"], url: "https://www.example.org/soup/")
                + line("SOUP!", ["2 eggs", "1 leek"]) + line("Soup", ["1 leek"])
                + line("Soup", ["4 beans"], url: "http://example.org/soup#print"), to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ Soup.cook", "= SOUP!", "+ Soup 2.cook", "= Soup"])
        try folder.write(line("New name", ["other things"], url: "http://example.org/soup"), to: "b.jsonl")
        #expect(try events(of: "b.jsonl") == ["= New name"])
    }

    @Test("An interrupted import of a page with several recipes continues")
    func samePage() throws {
        let first = line("One", ["1 leek"], url: "https://example.org/page")
        let second = line("Two", ["2 eggs"], url: "https://example.org/page")
        try folder.write(first, to: "a.jsonl")
        try folder.write(first + second, to: "b.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ One.cook"])
        #expect(try events(of: "b.jsonl") == ["= One", "+ Two.cook"])
        #expect(try events(of: "b.jsonl") == ["= One", "= Two"])
    }

    @Test("The address of a site does not identify a recipe")
    func site() throws {
        try folder.write(
            line("One", ["1 leek"], url: "https://example.org/") + line("Two", ["2 eggs"], url: "https://example.org"),
            to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["+ One.cook", "+ Two.cook"])
        try folder.write(line("Three", ["3 eggs"], url: "https://example.org/"), to: "b.jsonl")
        #expect(try events(of: "b.jsonl") == ["+ Three.cook"])
    }

    @Test("A dry run of an import writes nothing")
    func dryRun() throws {
        try folder.write(line("Soup", ["1 leek"]) + line("Soup", ["1 leek"]) + line("Soup", ["2"]), to: "a.jsonl")
        #expect(try events(of: "a.jsonl", isDryRun: true) == ["+ Soup.cook", "= Soup", "+ Soup 2.cook"])
        #expect(try files().isEmpty)
    }

    @Test("An import skips and reports lines without a recipe")
    func badLines() throws {
        try folder.write(
            line("One", ["1 leek"]) + "\n{\"@type\":\"Thing\"}\n\"x\n"
                + line("Empty", []).replacingOccurrences(of: "Cook.", with: "")
                + line("Two", ["1 egg"]), to: "a.jsonl")
        let events = try events(of: "a.jsonl").filter { $0 != "?" }
        #expect(events == ["+ One.cook", "! 3", "! 4", "! 5", "+ Two.cook"])
    }

    @Test("An import never writes outside the folder")
    func hostileTitles() throws {
        let titles = [
            "../../up", "/etc/x", "..", "con", "a/b", String(repeating: "x", count: 300), "\\u0000\\u001b[2J", "~root",
        ]
        try folder.write(titles.map { line($0, ["1 egg"]) }.joined(), to: "In/a.jsonl")
        let events = try events(of: "In/a.jsonl", into: "Out/Book")
        #expect(events.filter { $0.hasPrefix("+") }.count == titles.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["Out"]) == ["Book"])
        #expect(try files("Out/Book").count == titles.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder[""]).sorted() == ["In", "Out"])
    }

    @Test("An import keeps Cooklang text exactly")
    func cooklang() throws {
        let text = "-- by hand\n---\ntitle: x\n---\n\nStir @milk{1%l}. -- slowly\n"
        try folder.write(text, to: "In/Warm milk.cook")
        #expect(try events(of: "In") == ["+ Warm milk.cook"])
        #expect(try String(contentsOfFile: folder["Book/Warm milk.cook"], encoding: .utf8) == text)
        #expect(try events(of: "In") == ["= Warm milk"])
    }

    @Test("An import finds duplicates in other formats")
    func otherFormats() throws {
        try folder.write(
            "---\ntitle: Soup\n---\n\n## Ingredients\n\n- 2 cups milk\n- 1 egg\n\n## Directions\n\n1. Cook.\n",
            to: "Book/s.md")
        try folder.write(line("Soup", ["1 egg", "2 cups milk"]), to: "a.jsonl")
        #expect(try events(of: "a.jsonl") == ["= Soup"])
    }

    @Test("An import removes abandoned drafts and no other file")
    func drafts() throws {
        try folder.writeOld("x", to: "Book/.recipes-2147483646-1-7.tmp")
        try folder.writeOld("x", to: "Book/.recipes-\(getpid()).tmp.bak")
        try folder.write(line("Soup", ["1 leek"]), to: "a.jsonl")
        try events(of: "a.jsonl")
        #expect(try files() == [".recipes-\(getpid()).tmp.bak", "Soup.cook"])
    }
}

@Suite("Imports")
struct ImportIdentityTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [
        (" a.json ", "a.json"), ("'a b.json'", "a b.json"), ("\"a.json\"", "a.json"), ("'a.json", "'a.json"),
        ("'", "'"), ("''", ""), ("~", "/home/ada"), ("~/a", "/home/ada/a"), ("~bob/a", "~bob/a"), ("a/~", "a/~"),
        ("'~/a'", "/home/ada/a"), ("\"'a'\"", "'a'"), ("", ""),
    ])
    func `a typed path may be quoted and may begin at home`(typed: String, path: String) {
        #expect(ImportSource.typedPath(typed, home: "/home/ada") == path)
        if !typed.contains("~") { #expect(ImportSource.typedPath(typed, home: nil) == path) }
    }

    @Test func `a typed path stays as it is without a home`() {
        #expect(ImportSource.typedPath("~/a", home: nil) == "~/a")
    }

    @Test func `imported contents are counted by kind, in singular and plural`() {
        var contents = ImportContents()
        #expect(contents.isEmpty && contents.words == "" && contents.lostWords == "")
        (contents.pictures, contents.ratings, contents.favourites) = (1, 2, 1)
        (contents.cookedDays, contents.comments) = (2, 1)
        contents.losses = ["b": 1, "a": 2]
        #expect(contents.words == "1 picture, 2 ratings, 1 favourite, 2 cooked days, 1 comment")
        #expect(contents.lostWords == "a (2), b" && !contents.isEmpty)
        var other = ImportContents()
        (other.pictures, other.ratings, other.favourites) = (10, 20, 30)
        (other.cookedDays, other.comments) = (40, 50)
        other.losses = ["b": 3, "c": 1]
        contents.add(other)
        #expect(contents.words == "11 pictures, 22 ratings, 31 favourites, 42 cooked days, 51 comments")
        #expect(contents.lostWords == "a (2), b (4), c")
        #expect(ImportContents().words == "" && !other.isEmpty)
    }

    @Test(arguments: [
        ("https://example.org/a", "http://www.example.org/a/", true),
        ("https://EXAMPLE.org/a", "example.org/a#x", true),
        ("https://example.org/a", "https://example.org/A", false),
        ("https://example.org/a?x=1", "https://example.org/a", false),
        ("https://example.org/a", " https://WWW.example.org/a// ", true),
        ("https://example.org/a", "https://other.org/a", false),
    ])
    func `the address of a page is the same with and without its protocol, www, anchor and last slash`(
        one: String, other: String, isSame: Bool
    ) {
        func address(_ url: String) -> Int? {
            var metadata = RecipeMetadata()
            metadata.source = RecipeSource(url: url)
            return RecipeIdentity.address(of: metadata)
        }
        #expect(address(one) != nil && (address(one) == address(other)) == isSame)
        #expect(address("https://example.org/") == nil && address("https://example.org") == nil && address("") == nil)
    }

    @Test func `the identity of a recipe does not depend on the order of its ingredients or on wide letters`() {
        func identity(_ title: String, _ lines: [String]) -> RecipeIdentity {
            RecipeIdentity(
                Recipe(
                    title: title, listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })])
            )
        }
        let soup = identity("Soup", ["1 leek", "2 eggs"])
        #expect(soup == identity("SOUP", ["2 Eggs", "1 leek"]) && soup == identity("Ｓｏｕｐ", ["１ leek", "2 eggs"]))
        #expect(
            soup.ingredients != identity("Soup", ["1 leek"]).ingredients && soup.title != identity("Soups", []).title)
        #expect(soup.ingredients != identity("Soup", ["1 leek", "2 eggs", "2 eggs"]).ingredients)
    }

    private func identity(_ title: String, _ ingredients: Int, page: Int? = nil) -> RecipeIdentity {
        var identity = RecipeIdentity(Recipe(title: title))
        identity.ingredients = ingredients
        identity.address = page
        return identity
    }

    @Test func `a page with many recipes identifies none of them`() {
        for count in [64, 65] {
            var reader = IngredientLineReader.prepared
            var known = KnownRecipes()
            for number in 0..<count {
                known.add(RecipeID(path: "\(number)"), identity("Recipe \(number)", number, page: 1))
            }
            let found = known.find(identity("Recipe 3", 999, page: 1), &reader)
            #expect((found?.path == "3") == (count == 64), "\(count)")
            #expect(known.find(identity("Recipe 3", 3, page: 1), &reader)?.path == "3", "by title and ingredients")
        }
    }

    @Test func `a recipe of a page is found by title, then by ingredients, then as one that was not found yet`() {
        var reader = IngredientLineReader.prepared
        var known = KnownRecipes()
        known.add(RecipeID(path: "a"), identity("A", 1, page: 7))
        known.add(RecipeID(path: "b"), identity("B", 2, page: 7))
        #expect(known.find(identity("B", 1, page: 7), &reader)?.path == "b")
        #expect(known.find(identity("C", 1, page: 7), &reader)?.path == "a")
        #expect(known.find(identity("C", 3, page: 7), &reader) == nil, "both are found already")
        known.beginSource()
        #expect(known.find(identity("C", 3, page: 7), &reader)?.path == "a")
        #expect(known.find(identity("C", 3, page: 7), &reader)?.path == "b")
        #expect(known.find(identity("C", 3, page: 7), &reader) == nil)
        #expect(known.find(identity("A", 9), &reader) == nil, "another page and other ingredients")
    }

    private func largeJSON(_ recipes: [String]) -> String {
        let words = String(repeating: "a long story ", count: 30_000)
        return #"{"story": "\#(words)", "@graph": [\#(recipes.joined(separator: ", "))]}"#
    }

    private func recipe(_ title: String) -> String {
        #"{"@type": "Recipe", "name": "\#(title)", "image": "pics/\#(title).png", "recipeIngredient": ["1 \#(title)"]}"#
    }

    @Test func `a large JSON file is imported with the pictures beside it, and is not unreadable`() throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 2]
        try folder.write(png, to: "In/pics/Soup.png")
        try folder.write("[\n" + largeJSON([recipe("Soup"), recipe("Pie")]) + "]", to: "In/all.json")
        try JSONTexts.$sizeLimit.withValue(256 << 10) {
            var recipes = try RecipeImport(into: folder["Book"], isDryRun: false)
            var finished: [String] = []
            try recipes.add(.path(folder["In/all.json"])) { event in
                if case .finished(_, let contents) = event { finished.append(contents.words) }
            }
            #expect(recipes.importedCount == 2 && recipes.unreadableCount == 0 && recipes.category == nil)
            #expect(finished == ["1 picture"])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder["Book"]).sorted()
            #expect(names == ["Pie.cook", "Soup.cook", "Soup.png"])
            #expect([UInt8](try Data(contentsOf: URL(filePath: folder["Book/Soup.png"]))) == png)
        }
    }

    @Test func `a JSON file without recipes is unreadable, but a large one only if it is named`() throws {
        let thing = #"{"@type": "Thing"}"#
        for (text, count) in [(thing, 1), ("{\n}\n", 1), ("[\n" + largeJSON([thing]) + "\n]\n", 0)] {
            try folder.write(text, to: "In/all.json")
            for (path, count) in [("In", count), ("In/all.json", 1)] {
                try JSONTexts.$sizeLimit.withValue(256 << 10) {
                    var recipes = try RecipeImport(into: folder["Book"], isDryRun: true)
                    try recipes.add(.path(folder[path])) { _ in }
                    #expect(recipes.unreadableCount == count && recipes.importedCount == 0, "\(path)")
                    #expect((recipes.category == .badData) == (count == 1), "\(path)")
                }
            }
        }
    }

    @Test func `a folder with a Markdown file without a recipe is imported without a remark`() throws {
        try folder.write("# Readme\n\nSome words.\n", to: "In/Readme.md")
        for (path, count) in [("In", 0), ("In/Readme.md", 1)] {
            var recipes = try RecipeImport(into: folder["Book"], isDryRun: true)
            try recipes.add(.path(folder[path])) { _ in }
            #expect(recipes.unreadableCount == count, "\(path)")
        }
    }

    @Test func `the first unreadable file gives the category of an import`() throws {
        try folder.write("{\"@type\": \"Thing\"}\n{}\n", to: "a.jsonl")
        var recipes = try RecipeImport(into: folder["Book"], isDryRun: true)
        #expect(recipes.category == nil)
        try recipes.add(.path(folder["a.jsonl"])) { _ in }
        #expect(recipes.category == .badData && recipes.unreadableCount == 2)
        try folder.link("b.cook", to: "b.cook")
        #expect(throws: CookbookError.self) { try RecipeImport.check(.path(folder["b.cook"])) }
        #expect(throws: CookbookError.self) { try RecipeImport.check(.path(folder["none"])) }
        #expect(throws: Never.self) { try RecipeImport.check(.standardInput) }
    }
}
