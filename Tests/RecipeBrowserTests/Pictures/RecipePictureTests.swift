import Foundation
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Pictures on the screen")
struct RecipePictureTests {
    private nonisolated static let red = Data(TestPicture.png(width: 80, height: 60) { _, _ in 0xCC2211 })
    private nonisolated static let blue = Data(TestPicture.png(width: 60, height: 80) { _, _ in 0x1122CC })

    private static let short = "Fry @bread{4%slices} in @butter{20%g}.\n"

    private func browser(
        _ data: [String: Data] = ["Soup.png": red], columns: Int = 140, rows: Int = 40,
        form: PictureForm = .halfBlocks, recipe: String = BrowserHarness.gazpacho
    ) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": recipe], data: data, columns: columns, rows: rows)
        browser.screen.appearance.pictures = form
        await browser.settle()
        await browser.press(.enter)
        return browser
    }

    /// The area of the cells with a picture, and its first colour.
    private func picture(_ browser: BrowserHarness) -> (area: Rect, color: UInt32)? {
        let grid = browser.grid
        var cells: [Point] = []
        for y in 0..<grid.size.rows {
            // The large digits of cook mode are half blocks too, in colours of the palette.
            for x in 0..<grid.size.columns
            where grid[x, y].cluster.text == "▀" && grid[x, y].style.foreground.rgb != nil {
                cells.append(Point(x: x, y: y))
            }
        }
        guard let first = cells.first, let last = cells.last, let color = grid[first.x, first.y].style.foreground.rgb
        else { return nil }
        let area = Rect(x: first.x, y: first.y, width: last.x - first.x + 1, height: last.y - first.y + 1)
        // A rectangle without holes.
        return area.width * area.height == cells.count ? (area, color) : nil
    }

    @Test("In a wide window, the picture has a column at the right, and no text is below it")
    func column() async throws {
        let browser = try await browser()
        let (area, color) = try #require(picture(browser), "\(browser.text)")
        #expect(color == 0xCC2211 && area.maxX == 139 && area.width == 35 && area.height == 13, "\(area)")
        for line in browser.lines { #expect(line.count <= 140) }
        #expect(browser.lines[2].hasPrefix(" Gazpacho") && browser.text.contains("ripe tomatoes"))
        let steps = try #require(browser.lines.first { $0.contains("Steps ──") })
        #expect(steps.prefix { $0 != "▀" }.count <= area.x)
    }

    @Test("A recipe without a picture has the whole width")
    func none() async throws {
        for browser in [try await browser([:]), try await browser(form: .none)] {
            #expect(picture(browser) == nil)
            #expect(browser.lines.contains { $0.contains("Steps ──") && $0.count > 130 })
        }
    }

    @Test("In a narrower window, the picture is below the ingredients if there is room")
    func below() async throws {
        let browser = try await browser(columns: 100, rows: 30, recipe: Self.short)
        let area = try #require(picture(browser)?.area, "\(browser.text)")
        let last = try #require(browser.lines.lastIndex { $0.contains("bread") })
        #expect(area.y > last && area.x == 1 && area.maxX < 42 && area.maxY < 29, "\(area)")
        let small = try await self.browser(columns: 100, rows: 12, recipe: Self.short)
        #expect(picture(small) == nil)
    }

    @Test("Ingredients begin in line 6 of 80 by 24, with a picture too")
    func small() async throws {
        let plain = try await browser([:], columns: 80, rows: 24)
        let browser = try await browser(columns: 80, rows: 24)
        let line = browser.lines.firstIndex { $0.contains("Ingredients") }
        #expect(line == plain.lines.firstIndex { $0.contains("Ingredients") } && line ?? 9 < 6)
    }

    @Test("An imported recipe shows its picture below what the import says, until it is undone")
    func imported() async throws {
        let browser = try BrowserHarness(["Soup.cook": Self.short], columns: 80, rows: 24)
        browser.screen.appearance.pictures = .halfBlocks
        await browser.settle()
        let export = browser.folder.appendingPathExtension("export")
        defer { try? FileManager.default.removeItem(at: export) }
        try FileManager.default.createDirectory(at: export, withIntermediateDirectories: true)
        let pie = """
            {"@type": "Recipe", "name": "Pie", "image": "Pie.png", "recipeIngredient": ["2 apples"],
            "recipeInstructions": "Bake the apples."}
            """
        try Data(pie.utf8).write(to: export.appending(path: "Pie.json"))
        try Self.blue.write(to: export.appending(path: "Pie.png"))
        await browser.press("I")
        await browser.type(export.path)
        await browser.press(.enter)
        await browser.home.settleImport()
        await browser.settle()
        await (browser.navigation.topViewController as? ImportViewController)?.picture.settle()
        let (area, color) = try #require(picture(browser), "\(browser.text)")
        let last = try #require(browser.lines.lastIndex { $0.contains("Pie") })
        #expect(color == 0x1122CC && area.x == 2 && area.y > last, "\(area)")
        await browser.press("u")
        #expect(picture(browser) == nil, "\(browser.text)")
    }

    @Test("What is no picture takes no room", arguments: [Data("#!/bin/sh".utf8), Data(red[..<90])])
    func damaged(_ data: Data) async throws {
        let browser = try await browser(["Soup.png": data])
        #expect(picture(browser) == nil)
        #expect(browser.lines.contains { $0.contains("Steps ──") && $0.count > 130 }, "\(browser.text)")
    }

    @Test("After a resize, the picture fits again")
    func resized() async throws {
        let browser = try await browser()
        await browser.resize(columns: 160, rows: 30)
        #expect(picture(browser)?.area.maxX == 159)
        await browser.resize(columns: 90, rows: 20)
        await browser.resize(columns: 140, rows: 40)
        #expect(picture(browser)?.area.width == 35)
    }

    @Test("The preview shows the picture of the selected recipe below it")
    func preview() async throws {
        let browser = try BrowserHarness(
            ["A.cook": "Boil @water{1%l}.\n", "B.cook": "Fry @egg{1}.\n", "C.cook": "Bake @bread{1}.\n"],
            data: ["A.png": Self.red, "B.png": Self.blue], columns: 120, rows: 30)
        browser.screen.appearance.pictures = .halfBlocks
        await browser.settle()
        await browser.press(.home)
        #expect(picture(browser)?.color == 0xCC2211 && picture(browser)?.area.x ?? 0 > 57, "\(browser.text)")
        await browser.press(.down)
        #expect(picture(browser)?.color == 0x1122CC)
        await browser.press(.down)
        #expect(picture(browser) == nil)
    }

    @Test("Cook mode shows the picture of the step, or else of the dish, beside the text")
    func cooking() async throws {
        let browser = try await browser([
            "Soup.png": Self.blue, "Soup.1.png": Self.red, "Soup.2.png": Self.blue,
        ])
        await browser.press(.character("c"))
        await browser.settlePictures()
        #expect(picture(browser)?.color == 0xCC2211 && picture(browser)?.area.x ?? 0 >= 76, "\(browser.text)")
        await browser.press(.down)
        await browser.settlePictures()
        #expect(picture(browser)?.color == 0x1122CC)
    }

    @Test("J shows all pictures, one after the other, on the whole screen, and then returns")
    func large() async throws {
        let browser = try await browser(["Soup.png": Self.red, "Soup.1.png": Self.blue])
        await browser.press(.character("J"))
        await browser.settlePictures()
        #expect(picture(browser)?.color == 0xCC2211 && picture(browser)?.area.height ?? 0 > 25, "\(browser.text)")
        #expect(browser.lines[0].contains("picture 1 of 2"))
        await browser.press(.space)
        await browser.settlePictures()
        #expect(picture(browser)?.color == 0x1122CC)
        await browser.press(.space)
        #expect(browser.text.contains("Steps ──"))
    }

    @Test("J works on the selected recipe of the list, and says if there is no picture")
    func fromList() async throws {
        let browser = try await browser()
        await browser.press(.escape, .character("J"))
        await browser.settlePictures()
        #expect(picture(browser)?.area.height ?? 0 > 25)
        await browser.press(.character("q"))
        #expect(browser.lines[0].contains("1 recipe"), "q leaves the picture, and not the program")
        let none = try await self.browser([:])
        await none.press(.character("J"))
        #expect(none.text.contains("no picture of “Gazpacho”"), "\(none.text)")
        let bare = try await self.browser(form: .none)
        await bare.press(.character("J"))
        #expect(bare.text.contains("This terminal shows no pictures"))
    }
}

extension BrowserHarness {
    /// Waits until the pictures of the screen on top are decoded.
    func settlePictures() async {
        await settle()
        await (navigation.topViewController as? PictureViewController)?.settle()
        await (navigation.topViewController as? CookingViewController)?.settlePicture()
    }
}
