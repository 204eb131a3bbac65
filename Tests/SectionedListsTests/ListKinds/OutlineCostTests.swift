import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("The cost of an outline")
struct OutlineCostTests {
    @MainActor
    private final class Counter {
        var items = 0
    }

    private let counter = Counter()

    /// Returns an outline with expanded groups of a thousand items each.
    private func outline(groups: Int) -> OutlineSection {
        let counter = counter
        func children(_ count: Int, _ item: @escaping @MainActor (Int) -> OutlineItem) -> OutlineChildren {
            .counted(count, index: { $0 as? Int }) { index in
                counter.items += 1
                return item(index)
            }
        }
        let section = OutlineSection(
            "Groups",
            children: children(groups) { group in
                OutlineItem(
                    TextRow("Group \(group)", id: group),
                    children: children(1_000) { leaf in
                        OutlineItem(TextRow("Leaf \(group).\(leaf)", id: leaf))
                    })
            })
        for group in 0..<groups { section.setExpanded(true, OutlinePath(group)) }
        return section
    }

    @Test("With a million expanded rows, each key creates only the rows in view")
    func million() {
        let section = outline(groups: 1_000)
        #expect(section.numberOfRows == 1_001_000)
        let outline = OutlineViewController(sections: [section])
        let screen = Harness(outline, columns: 40, rows: 12)
        counter.items = 0
        func cost(_ key: Key) -> Int {
            let before = counter.items
            screen.press(key)
            _ = screen.text
            return counter.items - before
        }
        #expect(cost(.end) <= 60)
        #expect(screen.selectedText == "│   Leaf 999.999")
        #expect(cost(.up) <= 20)
        #expect(cost(.left) <= 60)
        #expect(screen.selectedText == "▾ Group 999")
        #expect(cost(.left) <= 60)
        #expect(section.numberOfRows == 1_000_000)
        #expect(cost(.home) <= 60)
        #expect(cost(.left) <= 60)
        #expect(section.numberOfRows == 999_000)
        #expect(cost(.right) <= 60)
    }

    @Test("Every row of an outline is found by its number, and its number by its path")
    func inverse() {
        let section = outline(groups: 3)
        section.setExpanded(false, OutlinePath(1))
        for index in 0..<section.numberOfRows {
            let id = section.row(at: index).id
            #expect(section.index(ofRow: id) == index)
        }
        #expect(section.numberOfRows == 2_003)
        #expect(section.index(ofRow: OutlinePath(1, 5)) == nil)
        #expect(section.index(ofRow: OutlinePath(2, 5)) == 1_008)
    }

    @Test("A random outline has the rows of its expanded items, whatever is expanded and collapsed", arguments: 1...20)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let items = Self.items(depth: 4, &random)
        let section = OutlineSection("Random", items: items)
        var paths = section.visiblePaths
        for _ in 0..<60 {
            guard let path = paths.randomElement(using: &random) else { return }
            section.setExpanded(Bool.random(using: &random), path)
            paths = section.visiblePaths
            let expected = Self.rows(items, below: OutlinePath(), section)
            #expect(paths == expected, "seed \(seed)")
            for (index, path) in paths.enumerated() { #expect(section.index(ofRow: path) == index, "seed \(seed)") }
        }
    }

    private static func items(depth: Int, _ random: inout SeededGenerator) -> [OutlineItem] {
        (0..<Int.random(in: 1...4, using: &random)).map { id in
            let hasChildren = depth > 0 && Bool.random(using: &random)
            return OutlineItem(
                ItemsRow(id: id), children: hasChildren ? .items(items(depth: depth - 1, &random)) : .none)
        }
    }

    private static func rows(_ items: [OutlineItem], below path: OutlinePath, _ section: OutlineSection)
        -> [OutlinePath]
    {
        items.flatMap { item in
            let path = path.child(item.row.id)
            guard section.isExpanded(path), case .counted(let children) = item.children.source else { return [path] }
            return [path] + rows((0..<children.count).map(children.item(at:)), below: path, section)
        }
    }
}

private struct ItemsRow: Row {
    let id: AnyHashable
    init(id: Int) { self.id = id }
    func configure(_ cell: TextCell) {}
}

extension OutlineSection {
    fileprivate var visiblePaths: [OutlinePath] {
        (0..<numberOfRows).compactMap { row(at: $0).id.base as? OutlinePath }
    }
}
