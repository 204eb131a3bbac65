import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Children of an outline that are loaded again or replaced", .timeLimit(.minutes(TimeLimit.minutes)))
struct OutlineReloadingTests {
    private struct Broken: Error {}

    @MainActor
    private final class Source {
        var isBroken = false
        var reads = 0
        var items = ["a"]

        func read() async throws -> [OutlineItem] {
            reads += 1
            if isBroken { throw Broken() }
            return items.map { OutlineItem(TextRow($0)) }
        }
    }

    private let source = Source()
    private let path = OutlinePath("F")

    private func texts(_ section: OutlineSection) -> [String?] {
        (0..<section.numberOfRows).map { section.findText(ofRowAt: $0) }
    }

    private func folder() -> OutlineSection {
        OutlineSection(
            "S", items: [OutlineItem(TextRow("F"), children: .loaded { [source] in try await source.read() })])
    }

    @Test("An item that is collapsed and expanded during its load is loaded once")
    func loadsOnce() async {
        let section = folder()
        for isExpanded in [true, false, true] { section.setExpanded(isExpanded, path) }
        await section.settle()
        #expect(source.reads == 1 && texts(section) == ["F", "a"])
    }

    @Test("Items that are set replace the row of a failed reload")
    func replacesFailure() async {
        let section = folder()
        section.setExpanded(true, path)
        await section.settle()
        source.isBroken = true
        section.reloadItems(below: path)
        await section.settle()
        #expect(texts(section) == ["F", nil, "a"])
        #expect(section.index(ofRow: path.child("a")) == 2)
        #expect(section.index(ofRow: path.child(OutlineStatusRow.id)) == 1)
        #expect(section.index(ofRow: path.child(OutlineStatusRow.id).child("a")) == nil)
        section.setItems([OutlineItem(TextRow("b"))], below: path)
        #expect(texts(section) == ["F", "b"])
        #expect(section.index(ofRow: path.child(OutlineStatusRow.id)) == nil)
    }

    @Test("An item that was never expanded is not loaded again, and the next load replaces the failure of the first")
    func reloadsUnread() async {
        let section = folder()
        section.reloadItems(below: path)
        await section.settle()
        #expect(source.reads == 0)
        source.isBroken = true
        section.setExpanded(true, path)
        await section.settle()
        #expect(texts(section) == ["F", nil] && section.row(at: 1).isSelectable)
        source.isBroken = false
        section.reloadItems(below: path)
        #expect(!section.row(at: 1).isSelectable)
        await section.settle()
        #expect(texts(section) == ["F", "a"] && source.reads == 2)
    }

    @Test("A load that is replaced by another one is cancelled")
    func cancelsReplaced() async throws {
        let node = OutlineNode(.loaded { [] }, path: path, parent: nil)
        node.setExpanded(true)
        let first = try #require(node.task)
        node.reload()
        #expect(first.isCancelled)
        await node.settle()
        #expect(node.numberOfRows == 0)
    }

    @Test("Items that are set during a load stay: the load is cancelled, and its result is ignored")
    func setDuringLoad() async throws {
        let node = OutlineNode(.loaded { [source] in try await source.read() }, path: path, parent: nil)
        node.setExpanded(true)
        let load = try #require(node.task)
        node.set(OutlineItems([OutlineItem(TextRow("b"))]))
        #expect(load.isCancelled)
        await load.value
        #expect(node.numberOfRows == 1 && (node.item(at: 0).row as? TextRow)?.text == "b")
    }

    @Test("Items of a section that are set during a load stay, at the top and below an item")
    func setInSectionDuringLoad() async {
        let top = OutlineSection("S", children: .loaded { [source] in try await source.read() })
        top.setItems([OutlineItem(TextRow("b"))])
        let section = folder()
        section.setExpanded(true, path)
        section.setItems([OutlineItem(TextRow("b"))], below: path)
        for _ in 0..<100 { await Task.yield() }
        await top.settle()
        await section.settle()
        #expect(texts(top) == ["b"] && texts(section) == ["F", "b"])
    }

    private func follower(_ controller: ModelController<[String]>) -> OutlineSection {
        OutlineSection(
            "S",
            items: [
                OutlineItem(
                    TextRow("F"), children: .loaded(by: controller) { $0.map { OutlineItem(TextRow($0)) } })
            ])
    }

    private actor Steps {
        private var results: [[String]?]
        private(set) var count = 0
        init(_ results: [[String]?]) { self.results = results }
        func next() throws -> [String] {
            count += 1
            guard let result = results.removeFirst() else { throw Broken() }
            return result
        }
    }

    @Test("An item over a model controller that has data shows it at once, and updates nothing")
    func knownData() async {
        let steps = Steps([["b"]])
        let controller = ModelController<[String]>(data: ["a"]) { _ in try await steps.next() }
        let section = follower(controller)
        section.setExpanded(true, path)
        #expect(texts(section) == ["F", "a"])
        await controller.settle()
        #expect(await steps.count == 0)
        section.reloadItems(below: path)
        await controller.settle()
        #expect(await steps.count == 1)
        #expect(texts(section) == ["F", "b"])
    }

    @Test("An item over a model controller shows a failure, then that it loads again, then the rows")
    func controllerFailure() async {
        let steps = Steps([nil, ["a"], nil, ["b"]])
        let controller = ModelController<[String]> { _ in try await steps.next() }
        let section = follower(controller)
        section.setExpanded(true, path)
        await controller.settle()
        #expect(texts(section) == ["F", nil] && section.row(at: 1).isSelectable)
        controller.update()
        #expect(!section.row(at: 1).isSelectable)
        await controller.settle()
        #expect(texts(section) == ["F", "a"])
        controller.update()
        await controller.settle()
        #expect(texts(section) == ["F", nil, "a"])
        controller.update()
        #expect(texts(section) == ["F", "a"], "the data of the model replaces the failure at once")
        await controller.settle()
        #expect(texts(section) == ["F", "b"])
    }

    @Test("An update that is cancelled shows the data from before it, or that nothing was loaded")
    func cancelledUpdate() async {
        let first = ModelController<[String]> { _ in ["a"] }
        let empty = follower(first)
        empty.setExpanded(true, path)
        first.cancel()
        #expect(texts(empty) == ["F", nil] && empty.row(at: 1).isSelectable)
        let second = ModelController<[String]>(data: ["old"]) { _ in ["new"] }
        let filled = follower(second)
        filled.setExpanded(true, path)
        second.update()
        second.cancel()
        #expect(texts(filled) == ["F", "old"])
        await second.settle()
    }

    @Test("Children that come from elsewhere now replace the old ones, and an expanded item stays expanded")
    func otherKinds() async {
        let section = folder()
        section.setExpanded(true, path)
        await section.settle()
        section.setItems([OutlineItem(TextRow("F"), children: .items([OutlineItem(TextRow("x"))]))])
        #expect(texts(section) == ["F", "x"])
        section.setItems([OutlineItem(TextRow("new")), OutlineItem(TextRow("F"))])
        #expect(texts(section) == ["new", "F"] && section.expandedPaths.isEmpty)
    }
}
