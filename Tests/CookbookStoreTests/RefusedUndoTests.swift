import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary

@Suite("Undo after others have changed the files")
@MainActor
struct RefusedUndoTests {
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Boil @leek{1}.\n", to: "Book/Soup.cook")
        let trash = Trash { [folder] in $0 == "XDG_DATA_HOME" ? folder["data"] : nil }
        store = Store(
            of: try Cookbook(paths: [folder["Book"]]), notebook: Notebook(path: folder["notes/notebook.sqlite"]),
            trash: trash)
    }

    private func buy(_ item: String) throws {
        _ = try store.changeNow("Put “\(item)” on the shopping list") { edits throws(EditingError) in
            try edits.kitchen.add(typed: item)
        }
    }

    private var list: String? { try? String(contentsOfFile: folder["Book/.shopping-list"], encoding: .utf8) }

    @Test func `a line that was changed since stays, undo says so, and the change before it can be undone`() throws {
        try buy("bread")
        try buy("milk")
        try folder.write("bread\nmilk{2%l}\n", to: "Book/.shopping-list")
        #expect("\(store.undoNow())".contains("failed") && list == "bread\nmilk{2%l}\n")
        #expect("\(store.undoNow())".contains("done") && list == "milk{2%l}\n")
    }

    @Test func `undo waits for a cookbook that is away`() throws {
        try buy("milk")
        try FileManager.default.moveItem(atPath: folder["Book"], toPath: folder["Away"])
        #expect("\(store.undoNow())".contains("is not there"))
        try FileManager.default.moveItem(atPath: folder["Away"], toPath: folder["Book"])
        #expect("\(store.undoNow())".contains("done") && (list ?? "").isEmpty)
    }

    @Test func `an emptied trash does not keep undo from what was done before`() throws {
        try buy("milk")
        let soup = folder["Book/Soup.cook"]
        _ = try store.changeNow("Deleted “Soup”") { edits throws(EditingError) in try edits.delete(soup) }
        try FileManager.default.removeItem(atPath: folder["data/Trash"])
        #expect("\(store.undoNow())".contains("failed"))
        #expect("\(store.undoNow())".contains("done") && (list ?? "").isEmpty)
    }

    @Test(arguments: 0..<20)
    func `writers who begin in a folder that does not exist yet lose nothing`(round: Int) async throws {
        let pantry = KitchenFolder(path: folder["Book"])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<6 {
                group.addTask {
                    _ = try pantry.update("config/pantry.conf") { $0 + Array("food\(number) = {}\n".utf8) }
                }
            }
            try await group.waitForAll()
        }
        let text = try String(contentsOfFile: folder["Book/config/pantry.conf"], encoding: .utf8)
        #expect(text.split(separator: "\n").count == 6, "\(text)")
    }
}
