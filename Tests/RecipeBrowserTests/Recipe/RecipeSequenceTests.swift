import Foundation
import RecipeKit
import RecipeLibrary
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

/// A recipe that stays open while everything about it changes.
@MainActor
@Suite("Random changes of an open recipe")
struct RecipeSequenceTests {
    private let browser: BrowserHarness
    private static let steps = 80
    /// Enough rows for the whole recipe. The last ones are left out of comparisons, because a notice or a toast may be
    /// there.
    private static let rows = (all: 60, compared: 46)

    init() throws {
        browser = try BrowserHarness(
            ["Soup.cook": Self.text(1), "Other.cook": "Boil @rice{}.\n"], data: ["Broken.cook": Data([0x42, 0xE9])],
            rows: Self.rows.all)
    }

    private nonisolated static func text(_ number: Int) -> String {
        """
        ---
        title: Soup
        servings: \(number % 3 + 1)
        ---

        Slice @leeks{\(number)} and @carrots{200%g} in a #bowl.

        Boil for ~{\(number)%min}.

        """
    }

    @Test(
        "After each change, an open recipe shows the lines of one that is opened anew",
        arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func sequence(seed: UInt64) async throws {
        var numbers = SeededGenerator(seed: seed)
        await browser.settle()
        while browser.selectedText?.hasPrefix("Soup") != true { await browser.press(.down) }
        await browser.press(.enter)
        var compared = 0
        for step in 0..<Self.steps {
            let change = Int.random(in: 0..<20, using: &numbers)
            try make(change, Int.random(in: 1...9, using: &numbers))
            // The next change sometimes comes before this one is shown.
            if Int.random(in: 0..<3, using: &numbers) == 0 { continue }
            await browser.press("r")
            await browser.settle()
            let shown = lines(of: browser.root, browser.screen.size)
            guard let fresh = await fresh() else {
                // The recipe as it was read last, or the reason why it could not be read after it was renamed.
                let text = browser.text
                #expect(
                    text.contains("leek") || text.contains("could not be read"),
                    "seed \(seed), step \(step), change \(change): \(text)")
                continue
            }
            // The notebook finds the entry of a file that was moved outside by its content, and the fresh screen may be the
            // first that asks for it.
            if fresh.contains(where: { $0.contains("★") }), !shown.contains(where: { $0.contains("★") }) { continue }
            compared += 1
            let difference = zip(shown, fresh).first { $0 != $1 }
            #expect(difference == nil, "seed \(seed), step \(step), change \(change), \(path)")
        }
        #expect(compared > Self.steps / 4)
    }

    @Test("A preview shows the recipe that was chosen last, as a new preview does", arguments: [1, 2, 3] as [UInt64])
    func preview(seed: UInt64) async throws {
        var numbers = SeededGenerator(seed: seed)
        let preview = preview()
        for step in 0..<Self.steps {
            // Before the first recipe is read, a failure fills the screen.
            let name =
                step == 0 ? "Soup" : ["Soup", "Other", "Broken", "Missing", nil].randomElement(using: &numbers) ?? nil
            let recipe = name.map { name in
                RecipeSummary(id: RecipeID(path: browser.folder.appending(path: "\(name).cook").path), title: name)
            }
            preview.show(recipe)
            // The next recipe is sometimes chosen before this one is read.
            if step > 0, Int.random(in: 0..<3, using: &numbers) == 0 { continue }
            await preview.settle()
            let shown = lines(of: preview.screen, browser.screen.size)
            let fresh = self.preview()
            fresh.show(recipe)
            await fresh.settle()
            let isReadable = name == "Soup" || name == "Other"
            let expected = lines(of: fresh.screen, browser.screen.size).map { isReadable ? $0 : "" }
            #expect(shown == expected, "seed \(seed), step \(step), \(name ?? "no recipe")")
        }
    }

    private func preview() -> RecipePreview {
        let preview = RecipePreview(reader: browser.home.screens.reader, store: browser.home.store)
        preview.screen.layout(size: browser.screen.size)
        return preview
    }

    private func make(_ change: Int, _ number: Int) throws {
        let (path, store, files) = (path, browser.home.store, FileManager.default)
        switch change {
        case 0, 15...: try Data(Self.text(number).utf8).write(to: URL(filePath: path))
        case 1: try Data([0x42, 0xE9]).write(to: URL(filePath: path))
        case 2: try? files.removeItem(atPath: path)
        case 3:
            let new = browser.folder.appending(path: "Soup \(number).cook").path
            if files.fileExists(atPath: path), !files.fileExists(atPath: new) {
                try files.moveItem(atPath: path, toPath: new)
            }
        case 4:
            store.change("rename") { edits throws(EditingError) in
                try edits.rename(path, toRecipeTitle: "Dish \(number)")
            }
        case 5:
            store.change("edit") { edits throws(EditingError) in
                try edits.edit(path, from: try edits.content(of: path), to: Array(Self.text(number).utf8))
            }
        case 6: store.change("delete") { edits throws(EditingError) in try edits.delete(path) }
        case 7: store.undo { _ in }
        case 8: store.redo { _ in }
        case 9:
            browser.screen.resize(columns: number % 2 == 0 ? 80 : 170, rows: Self.rows.all)
            browser.root.layout(size: browser.screen.size)
        default:
            let keys: [Key] = ["+", "-", "=", "U", "f"]
            _ = browser.root.dispatch(.key(keys[change - 10]))
        }
    }

    /// The path of the open recipe.
    private var path: String {
        let overlay = browser.navigation.viewControllers.last { $0 is StatusOverlay } as? StatusOverlay
        let details = (overlay?.content as? RecipeViewController)?.primary as? RecipeDetailsViewController
        return details?.summary?.id.path ?? ""
    }

    /// Returns the lines of a new screen of the recipe, or `nil` if the recipe cannot be read.
    private func fresh() async -> [String]? {
        guard let recipe = browser.home.screens.library.recipe(RecipeID(path: path)),
            (try? Cookbook(paths: [path]).load(recipe)) != nil
        else { return nil }
        let navigation = NavigationController(root: ViewController())
        let application = Application(screen: HeadlessScreen(columns: 80, rows: 24), root: navigation)
        navigation.layout(size: browser.screen.size)
        browser.home.screens.open(recipe, on: navigation)
        let overlay = navigation.topViewController as? StatusOverlay
        for _ in 0..<2 {
            await (overlay?.content as? RecipeViewController)?.settle()
            await browser.home.store.settle()
        }
        return withExtendedLifetime(application) { lines(of: navigation, browser.screen.size) }
    }

    /// Returns the lines of a screen without its title, the marks of selected rows and what is below the recipe.
    private func lines(of controller: ViewController, _ size: Size) -> [String] {
        let canvas = Canvas(size: size)
        controller.draw(in: Surface(canvas: canvas, appearance: browser.screen.appearance))
        let lines = canvas.grid.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst().prefix(Self.rows.compared).map { String($0).replacing("▌", with: " ") }
    }
}
