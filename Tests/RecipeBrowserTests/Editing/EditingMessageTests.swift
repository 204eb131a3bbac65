import Foundation
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Messages about changes that were not made")
struct EditingMessageTests {
    @Test("A message about a change is shown over its screen, and nothing happens after the screen was left")
    func screenLeft() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "editing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cookbook = try Cookbook(paths: [folder.path])
        let store = Store(of: cookbook, notebook: Notebook(path: nil))
        let editing = RecipeEditing(store, origin: .own)
        let screen = ViewController(title: "Soup")
        let navigation = NavigationController(root: screen)
        editing.tell(.refused("The file is gone."), title: "Not saved", over: screen)
        #expect(navigation.presentedViewController?.title == "Not saved")
        var reports: [String] = []
        let previous = ProgrammingError.handler
        ProgrammingError.handler = { reports.append($0) }
        defer { ProgrammingError.handler = previous }
        editing.tell(.refused("The file is gone."), title: "Not saved", over: ViewController())
        #expect(reports.isEmpty)
    }
}
