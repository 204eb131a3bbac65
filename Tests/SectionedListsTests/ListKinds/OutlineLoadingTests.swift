import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Children of an outline that are loaded")
struct OutlineLoadingTests {
    private struct Broken: Error, CustomStringConvertible {
        var description: String { "the disk is gone" }
    }

    @MainActor
    private final class Disk {
        var isBroken = false
        var reads = 0

        func read() async throws -> [OutlineItem] {
            reads += 1
            await Task.yield()
            try Task.checkCancellation()
            if isBroken { throw Broken() }
            return ["a", "b"].map { OutlineItem(TextRow($0)) }
        }
    }

    private let disk = Disk()

    private func outline() -> (OutlineViewController, OutlineSection, Harness) {
        let folder = OutlineItem(TextRow("Folder"), children: .loaded { [disk] in try await disk.read() })
        let section = OutlineSection("Disk", items: [folder, OutlineItem(TextRow("File"))])
        let outline = OutlineViewController(sections: [section])
        return (outline, section, Harness(outline, columns: 44, rows: 8))
    }

    @Test("Children are loaded once, when their item is expanded; meanwhile a row says so")
    func loading() async {
        let (_, section, screen) = outline()
        #expect(disk.reads == 0)
        screen.press(.right)
        #expect(screen.lines[2] == "  │   Loading…" && screen.lines[3] == "    File")
        await section.settle()
        #expect(screen.lines[2...4] == ["  │   a", "  │   b", "    File"])
        screen.press(.left, .right)
        #expect(disk.reads == 1 && screen.lines[2] == "  │   a")
    }

    @Test("A failure is shown with its reason below the item, and choosing that row tries again")
    func failure() async {
        disk.isBroken = true
        let (_, section, screen) = outline()
        screen.press(.right)
        await section.settle()
        #expect(screen.lines[2] == "  │   Could not load: the disk is gone.")
        disk.isBroken = false
        screen.press(.down, .enter)
        #expect(screen.lines[2] == "  │   Loading…")
        await section.settle()
        #expect(screen.lines[2] == "  │   a")
    }

    @Test("The row of a failure is no item of the outline: it has no path, and ← goes to the item above it")
    func failureIsNoItem() async {
        disk.isBroken = true
        let (outline, section, screen) = outline()
        screen.press(.right)
        await section.settle()
        screen.press(.right)
        #expect(screen.selectedText?.hasPrefix("│   Could not load") == true)
        #expect(outline.selectedPath == nil)
        screen.press(.left)
        #expect(outline.selectedPath == OutlinePath("Folder"))
    }

    @Test("Loading again keeps the old children until the new ones arrive; if that fails, a row above them says so")
    func reloading() async {
        let (_, section, screen) = outline()
        screen.press(.right)
        await section.settle()
        screen.press(.down, .down)
        disk.isBroken = true
        section.reloadItems(below: OutlinePath("Folder"))
        #expect(screen.lines[2] == "  │   a")
        await section.settle()
        #expect(disk.reads == 2)
        #expect(screen.lines[2] == "  │   Could not load: the disk is gone.")
        #expect(screen.lines[4...6] == ["  │   a", "▌ │   b", "    File"])
        screen.press(.up, .up)
        disk.isBroken = false
        screen.press(.enter)
        #expect(screen.lines[2...4] == ["▌ │   a", "  │   b", "    File"])
        await section.settle()
        #expect(disk.reads == 3 && screen.lines[2...4] == ["▌ │   a", "  │   b", "    File"])
    }

    @Test("Loading again after a first failure replaces the failure, also by new children or by the next failure")
    func reloadingAfterFailure() async {
        disk.isBroken = true
        let (_, section, screen) = outline()
        screen.press(.right)
        await section.settle()
        section.reloadItems(below: OutlinePath("Folder"))
        #expect(screen.lines[2] == "  │   Loading…")
        await section.settle()
        #expect(screen.lines[2] == "  │   Could not load: the disk is gone.")
        section.setItems([OutlineItem(TextRow("c"))], below: OutlinePath("Folder"))
        #expect(screen.lines[2...3] == ["  │   c", "    File"])
        section.reloadItems(below: OutlinePath("Folder"))
        await section.settle()
        #expect(screen.lines[2] == "  │   Could not load: the disk is gone." && screen.lines[4] == "  │   c")
        section.setExpanded(false, OutlinePath("Folder"))
        section.setExpanded(true, OutlinePath("Folder"))
        #expect(screen.lines[4] == "  │   c")
    }

    @Test("Loading again during a load replaces it")
    func replacing() async {
        let (_, section, screen) = outline()
        screen.press(.right)
        section.reloadItems(below: OutlinePath("Folder"))
        await section.settle()
        #expect(screen.lines[2...3] == ["  │   a", "  │   b"])
    }

    @Test(
        "The result of a load that was replaced is ignored, also if it arrives after the result of the later load",
        arguments: [false, true])
    func lateResult(isLate: Bool) async throws {
        let disk = SlowDisk()
        let node = OutlineNode(.loaded { await disk.read() }, path: OutlinePath("Folder"), parent: nil)
        node.setExpanded(true)
        let first = try #require(node.task)
        while disk.first == nil { await Task.yield() }
        // Without patience, the second load does not wait for the first.
        EarlierWork.$patience.withValue(isLate ? .zero : .seconds(3_600)) { node.reload() }
        if isLate { await node.settle() } else { disk.first?.resume() }
        if isLate { disk.first?.resume() } else { await node.settle() }
        await first.value
        #expect((node.item(at: 0).row as? TextRow)?.text == "new")
    }

    /// A disk whose first read ends only when the test resumes it.
    @MainActor
    private final class SlowDisk {
        private(set) var first: CheckedContinuation<Void, Never>?

        func read() async -> [OutlineItem] {
            guard first == nil else { return [OutlineItem(TextRow("new"))] }
            await withCheckedContinuation { first = $0 }
            return [OutlineItem(TextRow("old"))]
        }
    }

    @Test("An expanded item whose children are replaced by children to load begins to load them")
    func replacedByChildrenToLoad() async {
        let old = OutlineItem(TextRow("Folder"), children: .items([OutlineItem(TextRow("old"))]))
        let section = OutlineSection("Disk", items: [old])
        let screen = Harness(OutlineViewController(sections: [section]), columns: 44, rows: 8)
        screen.press(.right)
        #expect(screen.lines[2] == "  │   old")
        section.setItems([OutlineItem(TextRow("Folder"), children: .loaded { [disk] in try await disk.read() })])
        await section.settle()
        #expect(disk.reads == 1)
        #expect(screen.lines[2...3] == ["  │   a", "  │   b"])
    }

    @Test("The items at the top can be loaded too")
    func top() async {
        let section = OutlineSection("Disk", children: .loaded { [disk] in try await disk.read() })
        let screen = Harness(OutlineViewController(sections: [section]), columns: 30, rows: 6)
        #expect(screen.lines[1] == "    Loading…")
        await section.settle()
        #expect(screen.lines[1] == "▌   a")
    }

    @Test("Children follow a model controller, and expanded ones stay expanded")
    func modelController() async {
        let names = SharedNames()
        let controller = ModelController<[String]> { _ in await names.names }
        let section = OutlineSection(
            "Live",
            items: [
                OutlineItem(
                    TextRow("Root"),
                    children: .loaded(by: controller) { names in
                        names.map { OutlineItem(TextRow($0), children: .items([OutlineItem(TextRow("in \($0)"))])) }
                    })
            ])
        let screen = Harness(OutlineViewController(sections: [section]), columns: 30, rows: 10)
        screen.press(.right)
        #expect(screen.lines[2] == "  │   Loading…")
        await controller.settle()
        screen.press(.down, .right)
        #expect(screen.lines[2...3] == ["▌ │ ▾ x", "  │ │   in x"])
        await names.set(["new", "x"])
        controller.update()
        await controller.settle()
        #expect(screen.lines[2...4] == ["  │ ▸ new", "▌ │ ▾ x", "  │ │   in x"])
    }

    private actor SharedNames {
        private(set) var names = ["x"]
        func set(_ names: [String]) { self.names = names }
    }
}
