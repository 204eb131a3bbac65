import Foundation
import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Corners of doubles in the browser")
struct DuplicatesCornerTests {
    private static func recipe(_ title: String, _ food: String, butter: Int = 30, course: String? = nil) -> String {
        "---\ntitle: \(title)\n\(course.map { "course: \($0)\n" } ?? "")---\n\n"
            + "Fry @\(food){3} and @onions{2} in @butter{\(butter)%g}.\n\n"
            + "Add @vegetable stock{1%l} and @potatoes{400%g}, and boil the \(food) for ~{20%minutes}.\n"
    }

    private func open(_ files: [String: String], columns: Int = 90) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files, columns: columns, rows: 40)
        await browser.settle()
        await browser.press("d")
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
        #expect(browser.lines.contains { $0.contains("Leek soup ─") && $0.hasSuffix("the same") }, "\(browser.text)")
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
        #expect(RecipeRelation.same.words == "the same" && RecipeRelation.variation.words == "a variation")
        #expect(RecipeRelation.scaled(Rational(2)).words == "the second is the first × 2")
    }

    @Test func `the sheet of two doubles is left with Escape, and nothing is changed`() async throws {
        let browser = try await open(pair)
        await browser.press(.enter, .enter)
        #expect(browser.text.contains("Keep 1, move 2 to the trash"), "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.navigation.topViewController is DuplicatePairViewController)
        await browser.press("m")
        #expect(browser.text.contains("Ingredients and steps of 2, notes and details of both"), "\(browser.text)")
        #expect(!browser.text.contains("Keep 1"))
        await browser.press(.escape, .escape)
        #expect(exists("A.cook", in: browser) && exists("B.cook", in: browser) && browser.lines[0].hasSuffix("1 group"))
    }

    @Test func `merging into the second recipe takes the details of the first and says which`() async throws {
        let browser = try await open([
            "A.cook": Self.recipe("Leek soup", "leeks", course: "Starter"), "B.cook": Self.recipe("Leek soup", "leeks"),
        ])
        await browser.press(.enter, "m", .down, .enter)
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
