import Foundation
import RecipeKit
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Doubles in the browser")
struct DuplicatesScreenTests {
    private static let soup = """
        ---
        title: Leek soup
        ---

        Fry @leeks{3} and @onions{2} in @butter{30%g}.

        Add @vegetable stock{1%l} and @potatoes{400%g}, and boil everything for ~{20%minutes}.

        """
    private static let other = """
        ---
        title: Leek and potato soup
        course: Starter
        tags: [winter]
        ---

        Fry @leeks{3} and @onions{2} in @butter{30%g}.

        Add @vegetable stock{1%l} and @potatoes{400%g}, and boil all for ~{20%minutes}.

        > It freezes well.

        """
    private static let pie = "---\ntitle: Pie\n---\n\nBake @apples{5} with @sugar{100%g}.\n"

    private func open(columns: Int = 100, origin: CookbookOrigin = .own) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Leek soup.cook": Self.soup, "Old/Leek.cook": Self.other, "Pie.cook": Self.pie], columns: columns,
            rows: 40,
            origin: origin)
        await browser.settle()
        await browser.press(Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        return browser
    }

    private func openPair(columns: Int = 100) async throws -> BrowserHarness {
        let browser = try await open(columns: columns)
        await browser.press(.enter)
        #expect(browser.navigation.topViewController is DuplicatePairViewController, "\(browser.text)")
        return browser
    }

    private func exists(_ path: String, in browser: BrowserHarness) -> Bool {
        FileManager.default.fileExists(atPath: browser.folder.appending(path: path).path)
    }

    private func text(_ path: String, in browser: BrowserHarness) -> String {
        (try? String(contentsOf: browser.folder.appending(path: path), encoding: .utf8)) ?? ""
    }

    @Test("The list of doubles has the files of the same recipe, and no others")
    func lists() async throws {
        let browser = try await open()
        #expect(browser.text.contains("1 recipe is a double."), "\(browser.text)")
        #expect(browser.text.contains("Leek soup.cook") && browser.text.contains("Old/Leek.cook"))
        #expect(!browser.text.contains("Pie"))
    }

    @Test("Two doubles are side by side, or one below the other in a narrow window")
    func pair() async throws {
        let browser = try await openPair()
        let title = try #require(browser.lines.first { $0.contains("Title: Leek soup") })
        #expect(title.contains("Title: Leek and potato soup"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("30 g butter") && $0.split(separator: "butter").count > 1 })
        let narrow = try await openPair(columns: 50)
        #expect(narrow.lines.contains { $0.contains("1 Title: Leek soup") }, "\(narrow.text)")
        #expect(narrow.lines.contains { $0.contains("2 Title: Leek and potato soup") }, "\(narrow.text)")
        #expect(narrow.lines.count { $0.hasPrefix("    30 g butter") } == 1, "\(narrow.text)")
    }

    @Test("Keeping the first moves the other file to the trash, and its marks stay; undo brings it back")
    func keeps() async throws {
        let browser = try await open()
        await browser.press(.escape)
        let double = RecipeID(path: browser.folder.appending(path: "Old/Leek.cook").path)
        let library = browser.home.screens.library
        let summary = try #require(library.recipe(double))
        browser.home.store.edit(summary, [.rating(4), .note("Mine.")])
        await browser.settle()
        await browser.press(Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        await browser.press(.enter, .character("1"))
        #expect(!exists("Old/Leek.cook", in: browser) && exists("Leek soup.cook", in: browser))
        #expect(browser.text.contains("No recipe is there twice."), "\(browser.text)")
        let kept = RecipeID(path: browser.folder.appending(path: "Leek soup.cook").path)
        let marks = try browser.home.store.notebook.marks(in: library.cookbook)
        #expect(marks[kept, title: "Leek soup"]?.rating == 4)
        await browser.press(.character("z"))
        #expect(exists("Old/Leek.cook", in: browser))
        #expect(browser.text.contains("Old/Leek.cook"), "\(browser.text)")
    }

    @Test("After one of two doubles was kept, the meal plan and the shopping list name the kept file")
    func kitchenFollows() async throws {
        let browser = try await openPair()
        try browser.write("== Tuesday (2023-11-14) ==\n\nDinner:\n- @./Old/Leek{2%servings}\n", to: "Plan.menu")
        try browser.write("./Old/Leek{2}\n", to: ".shopping-list")
        await browser.press(.character("1"))
        #expect(!exists("Old/Leek.cook", in: browser), "\(browser.text)")
        #expect(
            text("Plan.menu", in: browser)
                == "== Tuesday (2023-11-14) ==\n\nDinner:\n- @./Leek soup{2%servings}\n")
        #expect(text(".shopping-list", in: browser) == "./Leek soup{2}\n")
    }

    @Test("Merging keeps the ingredients of one, and takes details and notes of the other")
    func merges() async throws {
        let browser = try await openPair()
        await browser.press(.character("3"))
        #expect(browser.text.contains("Ingredients and steps of 1"), "\(browser.text)")
        await browser.press(.enter)
        #expect(!exists("Old/Leek.cook", in: browser))
        let merged = text("Leek soup.cook", in: browser)
        #expect(merged.contains("course: Starter") && merged.contains("winter") && merged.contains("boil everything"))
        let path = browser.folder.appending(path: "Leek soup.cook").path
        let summary = try #require(browser.home.screens.library.recipe(RecipeID(path: path)))
        browser.home.store.open(RecipeFingerprint(summary.id, title: summary.title))
        await browser.settle()
        #expect(browser.home.store.entry(of: summary.id)?.note == "It freezes well.")
        await browser.press(.character("z"))
        #expect(text("Leek soup.cook", in: browser) == Self.soup)
        #expect(text("Old/Leek.cook", in: browser) == Self.other)
    }

    @Test("Recipes that the user calls different are not listed again, until that is undone")
    func keepsApart() async throws {
        let browser = try await openPair()
        await browser.press(.character("4"))
        #expect(browser.text.contains("No recipe is there twice."), "\(browser.text)")
        #expect(text("config/distinct-recipes.conf", in: browser).contains("Leek soup"))
        #expect(exists("Old/Leek.cook", in: browser) && exists("Leek soup.cook", in: browser))
        await browser.press(.escape, Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        #expect(browser.text.contains("No recipe is there twice."), "\(browser.text)")
        await browser.press(.character("z"))
        #expect(browser.text.contains("1 recipe is a double."), "\(browser.text)")
    }

    @Test("Enter on doubles offers all decisions, and opens a recipe")
    func opens() async throws {
        let browser = try await openPair()
        await browser.press(.enter)
        for words in ["Keep 1", "Keep 2", "They are not the same", "Open 1"] {
            #expect(browser.text.contains(words), "\(browser.text)")
        }
        await browser.press(.end, .enter)
        #expect(browser.lines[0].contains("Leek and potato soup"), "\(browser.text)")
    }

    @Test("Decisions about doubles in the starter cookbook are stored in the user's data")
    func readOnly() async throws {
        let browser = try await open(origin: .starter)
        await browser.press(.enter, .character("2"))
        #expect(browser.text.contains("Begin with these recipes"), "\(browser.text)")
        #expect(exists("Leek soup.cook", in: browser) && exists("Old/Leek.cook", in: browser))
    }

    @Test("A double in a file of several recipes is not deleted, and the screen says why")
    func severalInFile() async throws {
        let file = """
            [{"@type": "Recipe", "name": "Leek soup", "recipeIngredient": ["3 leeks", "2 onions", "30 g butter",
              "1 l vegetable stock", "400 g potatoes"], "recipeInstructions": "Fry leeks and onions in butter. Add vegetable stock and potatoes, and boil everything."},
             {"@type": "Recipe", "name": "Pie", "recipeIngredient": ["5 apples"], "recipeInstructions": "Bake."}]
            """
        let browser = try BrowserHarness(["Leek soup.cook": Self.soup, "all.json": file], columns: 100, rows: 40)
        await browser.settle()
        await browser.press(Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        try #require(browser.text.contains("all.json"), "\(browser.text)")
        await browser.press(.enter)
        let isFirst = browser.lines.contains { $0.contains("1 all.json") }
        await browser.press(.character(isFirst ? "2" : "1"))
        #expect(browser.text.contains("has several recipes"), "\(browser.text)")
        #expect(exists("all.json", in: browser) && exists("Leek soup.cook", in: browser))
    }
}

@MainActor
@Suite("Doubles in the browser")
struct DuplicateGroupTests {
    private static func recipe(_ title: String, _ food: String, butter: Int = 30, course: String? = nil) -> String {
        "---\ntitle: \(title)\n\(course.map { "course: \($0)\n" } ?? "")---\n\n"
            + "Fry @\(food){3} and @onions{2} in @butter{\(butter)%g}.\n\n"
            + "Add @vegetable stock{1%l} and @potatoes{400%g}, and boil the \(food) for ~{20%minutes}.\n"
    }

    private func open(_ files: [String: String], columns: Int = 90) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files, columns: columns, rows: 40)
        await browser.settle()
        await browser.press(Key(.function(6)))
        await (browser.navigation.topViewController as? DuplicatesViewController)?.settle()
        await browser.settle()
        return browser
    }

    private let pair = ["A.cook": recipe("Leek soup", "leeks"), "B.cook": recipe("Leek soup", "leeks")]

    private func exists(_ path: String, in browser: BrowserHarness) -> Bool {
        FileManager.default.fileExists(atPath: browser.folder.appending(path: path).path)
    }

    @Test func `the status of the doubles is the number of groups`() async throws {
        let one = try await open(pair)
        #expect(one.lines[0].hasSuffix("1 group") && one.text.contains("Leek soup ─"), "\(one.text)")
        let none = try await open(["A.cook": Self.recipe("Leek soup", "leeks")])
        #expect(none.lines[0].hasSuffix("0 groups") && none.text.contains("No recipe is there twice."))
        let pie = "---\ntitle: Pie\n---\n\nBake @apples{5} with @sugar{100%g} and @cinnamon{} in @pastry{1}.\n"
        let two = try await open(pair.merging(["C.cook": pie, "D.cook": pie]) { $1 })
        #expect(two.lines[0].hasSuffix("2 groups") && two.text.contains("2 recipes are doubles."), "\(two.text)")
    }

    @Test func `the status of the doubles says that the search goes on until it has ended`() throws {
        let browser = try BrowserHarness(pair)
        let search = DuplicateSearch(in: try Cookbook(paths: [browser.folder.path]))
        let controller = DuplicatesController(
            try Cookbook(paths: [browser.folder.path]), store: browser.home.store,
            editing: RecipeEditing(browser.home.store, origin: .own),
            screens: browser.home.screens)
        let list = DuplicatesViewController(search, controller: controller)
        list.refresh()
        #expect(list.status == "searching" && search.phase == .reading(0))
        #expect(list.sections.map(\.numberOfRows) == [1])
        search.stop()
    }

    @Test func `each member of a group has its file, and its title if it is another one`() async throws {
        let browser = try await open([
            "A.cook": Self.recipe("Leek soup", "leeks"), "B.cook": Self.recipe("Potage", "leeks"),
        ])
        #expect(browser.lines.contains { $0.contains("A.cook") && !$0.contains("Leek") }, "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("B.cook") && $0.hasSuffix("Potage") }, "\(browser.text)")
        #expect(
            browser.lines.contains { $0.contains("Leek soup ─") && $0.hasSuffix("the same or nearly") },
            "\(browser.text)")
    }

    @Test func `the second and the third member of a group are compared with the first`() async throws {
        let files = pair.merging(["C.cook": Self.recipe("Leek soup", "leeks", course: "Starter")]) { $1 }
        let browser = try await open(files)
        #expect(browser.text.contains("2 recipes are doubles.") && browser.lines[0].hasSuffix("1 group"))
        await browser.press(.down, .down, .enter)
        let names = try #require(browser.lines.first { $0.contains("A.cook") }, "\(browser.text)")
        #expect(names.contains("C.cook") && browser.text.contains("1 difference"), "\(browser.text)")
        await browser.press(.escape, .up, .enter)
        #expect(browser.lines.contains { $0.contains("A.cook") && $0.contains("B.cook") }, "\(browser.text)")
        #expect(browser.text.contains("No difference") && browser.lines[0].hasSuffix("the same"), "\(browser.text)")
        await browser.press("2")
        #expect(!exists("A.cook", in: browser) && exists("B.cook", in: browser) && exists("C.cook", in: browser))
        #expect(browser.text.contains("“A.cook” is in the trash"), "\(browser.text)")
        #expect(browser.text.contains("1 recipe is a double."), "\(browser.text)")
    }

    @Test func `a pair of doubles has its first member also where the first row is chosen`() {
        let group = DuplicateGroup(
            relation: .variation, members: ["a", "b", "c"].map { .init(id: RecipeID(path: $0), title: $0) })
        func pair(_ index: Int) -> [String] {
            let pair = DuplicatePair(group, member: index)
            return [pair.first.title, pair.second.title] + pair.others.map(\.path)
        }
        #expect(
            pair(0) == ["a", "b", "a", "c"] && pair(1) == ["a", "b", "a", "c"] && pair(2) == ["a", "c", "a", "b"])
        let first = DuplicatePair(group, member: 2)
        #expect(first[.first].title == "a" && first[.second].title == "c")
        #expect(DuplicatePair.Side.first.other == .second && DuplicatePair.Side.second.number == 2)
    }

    @Test func `a relation of two recipes is said in words`() {
        #expect(RecipeRelation.same.words == "the same or nearly" && RecipeRelation.variation.words == "a variation")
        #expect(RecipeRelation.scaled(Rational(2)).words == "the second is the first × 2")
    }

    @Test func `the sheet of two doubles is left with Escape, and nothing is changed`() async throws {
        let browser = try await open(pair)
        await browser.press(.enter, .enter)
        #expect(browser.text.contains("Keep 1, move 2 to the trash"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.navigation.topViewController is DuplicatePairViewController)
        await browser.press("3")
        #expect(browser.text.contains("Ingredients and steps of 2, notes and details of both"), "\(browser.text)")
        #expect(!browser.text.contains("Keep 1"))
        await browser.press(.escape, .escape)
        #expect(exists("A.cook", in: browser) && exists("B.cook", in: browser) && browser.lines[0].hasSuffix("1 group"))
    }

    @Test func `merging into the second recipe takes the details of the first and says which`() async throws {
        let browser = try await open([
            "A.cook": Self.recipe("Leek soup", "leeks", course: "Starter"), "B.cook": Self.recipe("Leek soup", "leeks"),
        ])
        await browser.press(.enter, "3", .down, .enter)
        #expect(!exists("A.cook", in: browser) && exists("B.cook", in: browser), "\(browser.text)")
        #expect(browser.text.contains("Took course. “A.cook” is in the trash"), "\(browser.text)")
        await browser.press("z")
        #expect(exists("A.cook", in: browser) && browser.text.contains("Undone: "), "\(browser.text)")
    }

    @Test func `undo without a decision says that there is nothing to undo`() async throws {
        let browser = try await open(pair)
        await browser.press("z")
        #expect(browser.text.contains("There is nothing to undo."), "\(browser.text)")
    }
}
