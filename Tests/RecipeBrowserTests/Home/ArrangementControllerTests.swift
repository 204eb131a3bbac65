import RecipeLibrary
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The stored sort order and filters")
struct ArrangementControllerTests {
    private let controller: ArrangementController
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let library = IndexedCookbook(
            try Cookbook(paths: [folder.path]), folder: folder["index"], watchesFolders: false)
        controller = ArrangementController(library) { _ in [:] }
    }

    private func filters(_ text: String) -> [ListFilter] { ListFilter.parse(text).filters }

    private var chips: [String] { controller.arrangement.chips.map(\.text) }

    @Test("Added filters come after the active ones, and each is there once, also one that is active")
    func adds() {
        controller.add(filters("time:30 is:cooked"))
        controller.add(filters("is:cooked tag:vegan tag:vegan"))
        #expect(chips == ["up to 30 min", "cooked", "tag:vegan"])
        controller.toggle(filters("is:cooked")[0])
        #expect(chips == ["up to 30 min", "tag:vegan"])
        controller.toggle(filters("is:cooked")[0])
        #expect(chips == ["up to 30 min", "tag:vegan", "cooked"])
    }

    @Test("The last chip is removed first, and the sort order at the end")
    func removes() {
        #expect(controller.isDefault)
        controller.sort(by: .rating)
        controller.add(filters("time:30 is:cooked"))
        #expect(!controller.isDefault && chips == ["by rating", "up to 30 min", "cooked"])
        controller.removeLastChip()
        #expect(chips == ["by rating", "up to 30 min"])
        controller.removeLastChip()
        controller.removeLastChip()
        #expect(chips == [] && controller.isDefault)
        controller.removeLastChip()
        #expect(controller.isDefault)
    }

    @Test("Only a change is reported, and several filters that are added at once are one change")
    func reports() {
        var changes = 0
        controller.onChange = { changes += 1 }
        controller.sort(by: .title)
        controller.add([])
        controller.removeLastChip()
        #expect(changes == 0)
        controller.add(filters("time:30 is:cooked"))
        #expect(changes == 1)
        controller.add(filters("is:cooked"))
        controller.sort(by: .time)
        controller.sort(by: .time)
        #expect(changes == 2)
    }
}
