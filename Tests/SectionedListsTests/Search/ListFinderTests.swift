import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Finding rows, without a list view controller")
struct ListFinderTests {
    private let parts = ListParts(rows: 10, 10)
    private let owner = ViewController()
    private let finder: ListFinder

    init() {
        finder = ListFinder(window: parts.window, selection: parts.selection)
        finder.owner = owner
        finder.mode = .after(.character("f"))
        parts.selection.selectFirstIfNeeded()
    }

    /// A clock that is so fast that each slice contains only few rows.
    private static var hurriedTime: @MainActor () -> ContinuousClock.Instant {
        var now = ContinuousClock.now
        return {
            now += FindSlice.duration
            return now
        }
    }

    private func type(_ text: String) {
        for character in text { _ = finder.bar?.dispatch(.key(.character(character))) }
    }

    @Test("Typing selects the next row that contains the text, around the end of the list")
    func finds() {
        parts.selection.select(ListIndexPath(section: 1, row: 5))
        finder.begin(with: "")
        type("a7")
        #expect(parts.selection.identity == RowIdentity(section: "A", row: 7))
        #expect(owner.children.contains { $0 === finder.bar })
    }

    @Test("The next and the previous match follow the selected row")
    func findsNext() {
        finder.begin(with: "")
        type("3")
        finder.findNext(1)
        #expect(parts.selection.identity == RowIdentity(section: "B", row: 3))
        finder.findNext(-1)
        #expect(parts.selection.identity == RowIdentity(section: "A", row: 3))
    }

    @Test("Esc returns to the row where the search began, and Enter stays")
    func ends() {
        finder.begin(with: "")
        type("b2")
        _ = finder.bar?.dispatch(.key(.escape))
        #expect(finder.bar == nil && parts.selection.indexPath == ListIndexPath(section: 0, row: 0))
        finder.begin(with: "")
        type("b2")
        _ = finder.bar?.dispatch(.key(.enter))
        #expect(finder.bar == nil && parts.selection.identity == RowIdentity(section: "B", row: 2))
    }

    @Test("A text that no row contains is reported in the find bar")
    func reportsMissing() {
        finder.begin(with: "")
        type("zzz")
        #expect(finder.bar?.outcome == .notFound)
        #expect(parts.selection.indexPath == ListIndexPath(section: 0, row: 0))
    }

    @Test("The commands for the next match exist only after a search")
    func keyCommands() {
        #expect(finder.keyCommands.map(\.id) == ["list.find"])
        finder.begin(with: "b")
        _ = finder.bar?.dispatch(.key(.enter))
        #expect(finder.keyCommands.map(\.id) == ["list.find", "list.findNext", "list.findPrevious"])
        finder.mode = .off
        #expect(finder.keyCommands.isEmpty)
    }

    @Test("A change of the rows during a search for the next match continues from the selected row")
    func followsChange() async {
        let parts = ListParts(rows: 9_000)
        let finder = ListFinder(window: parts.window, selection: parts.selection)
        finder.owner = owner
        finder.now = Self.hurriedTime
        finder.begin(with: "A10")
        parts.selection.select(ListIndexPath(section: 0, row: 1_099))
        finder.findNext(-1)
        parts.selection.select(ListIndexPath(section: 0, row: 6_000))
        finder.findNext(-1)
        #expect(finder.isSearching)
        finder.followChange()
        while finder.isSearching { await Task.yield() }
        #expect(parts.selection.identity == RowIdentity(section: "A", row: 1_099))
    }

    @Test("After a change, an accepted search that finds nothing keeps the find bar, which says so")
    func changeWithoutMatch() {
        let parts = ListParts(rows: 9_000)
        let finder = ListFinder(window: parts.window, selection: parts.selection)
        finder.owner = owner
        finder.now = Self.hurriedTime
        finder.begin(with: "zzz")
        _ = finder.bar?.dispatch(.key(.enter))
        #expect(finder.isSearching)
        finder.now = { [now = ContinuousClock.now] in now }
        finder.followChange()
        #expect(!finder.isSearching)
        #expect(finder.bar?.outcome == .notFound)
    }

    @Test("After a change, an accepted search that finds a row closes the find bar")
    func changeWithMatch() {
        let parts = ListParts(rows: 9_000)
        let finder = ListFinder(window: parts.window, selection: parts.selection)
        finder.owner = owner
        finder.now = Self.hurriedTime
        finder.begin(with: "A8999")
        _ = finder.bar?.dispatch(.key(.enter))
        #expect(finder.isSearching && finder.bar != nil)
        finder.now = { [now = ContinuousClock.now] in now }
        finder.followChange()
        #expect(!finder.isSearching && finder.bar == nil)
        #expect(parts.selection.indexPath == ListIndexPath(section: 0, row: 8_999))
    }

    @Test("Enter lets a running search go on, and Esc ends it")
    func acceptsWhileSearching() {
        let parts = ListParts(rows: 9_000)
        let finder = ListFinder(window: parts.window, selection: parts.selection)
        finder.owner = owner
        finder.now = Self.hurriedTime
        finder.begin(with: "zzz")
        #expect(finder.isSearching)
        _ = finder.bar?.dispatch(.key(.enter))
        #expect(finder.isSearching && finder.bar != nil)
        _ = finder.bar?.dispatch(.key(.escape))
        #expect(!finder.isSearching && finder.bar == nil)
    }
}
