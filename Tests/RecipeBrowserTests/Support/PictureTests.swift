import Foundation
import Terminal
import Testing

/// The pictures in the documentation, which are real screens. `make pictures` records them again.
@MainActor
@Suite("Pictures in the documentation")
struct PictureTests {
    private static let root = URL(filePath: #filePath).pathComponents.dropLast(4)
        .reduce(URL(filePath: "/")) { $0.appending(path: $1) }

    /// Opens a copy of the starter cookbook. Its files have old dates, so that no recipe is new.
    private func browser(columns: Int, rows: Int) async throws -> BrowserHarness {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Self.root.appending(path: "Resources/Cookbook"), to: folder)
        let browser = try BrowserHarness([:], at: folder, columns: columns, rows: rows, origin: .starter)
        await browser.settle()
        return browser
    }

    private func check(_ browser: BrowserHarness, _ name: String) throws {
        let file = Self.root.appending(path: "docs/pictures/\(name).svg")
        let picture = GridPicture(browser.grid).svg
        guard ProcessInfo.processInfo.environment["RENEW_PICTURES"] == nil else {
            return try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        #expect(recorded == picture, "The screen has changed: run make pictures and look at docs/pictures/\(name).svg")
    }

    @Test("The picture of the home screen shows the list beside the selected recipe")
    func home() async throws {
        let browser = try await browser(columns: 100, rows: 26)
        await browser.press("j", "j", "j")
        try check(browser, "home")
    }

    @Test("The picture of a recipe shows its ingredients and steps")
    func recipe() async throws {
        let browser = try await browser(columns: 80, rows: 26)
        await browser.press("j", "j", "j", .enter)
        try check(browser, "recipe")
    }

    @Test("The picture of cook mode shows one step")
    func cookMode() async throws {
        let browser = try await browser(columns: 80, rows: 24)
        await browser.press("j", "j", "j", .enter, "c", "j")
        try check(browser, "cook-mode")
    }

    @Test("The picture of an ingredient shows its amounts in all units")
    func ingredient() async throws {
        let browser = try await browser(columns: 80, rows: 24)
        await browser.press("j", "j", "j", .enter, "j", "j", "j", .enter)
        try check(browser, "ingredient")
    }
}
