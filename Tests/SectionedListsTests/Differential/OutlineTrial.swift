import Terminal
import TestSupport

@testable import SectionedLists

/// An outline whose items change while some of them are expanded.
final class OutlineTrial: KindTrial {
    private struct Node: CustomStringConvertible {
        var id: Int
        var value: Int
        var children: [Node]
        var description: String { "\(id)=\(value)" + (children.isEmpty ? "" : "\(children)") }
    }

    private let outlines: OutlineViewController
    private var trees: [[Node]]

    init(seed: UInt64) {
        var maker = DataMaker(random: SeededGenerator(seed: seed), kinds: [])
        trees = (0..<maker.number(1...3)).map { _ in Self.nodes(depth: 3, &maker) }
        outlines = Self.makeList(trees)
        super.init(maker, list: outlines)
    }

    private static func nodes(depth: Int, _ maker: inout DataMaker) -> [Node] {
        guard depth > 0 else { return [] }
        var ids = Array(0...9)
        ids.shuffle(using: &maker.random)
        return ids.prefix(maker.number(0...4)).map { id in
            let children = maker.happens(60) ? nodes(depth: depth - 1, &maker) : []
            return Node(id: id, value: maker.number(0...9), children: children)
        }
    }

    private static func makeList(_ trees: [[Node]]) -> OutlineViewController {
        let sections = trees.enumerated().map { index, nodes in OutlineSection("S\(index)", items: items(nodes)) }
        return OutlineViewController(title: "Outline", sections: sections)
    }

    private static func items(_ nodes: [Node]) -> [OutlineItem] {
        nodes.map { node in
            OutlineItem(
                TextRow("\(node.id)=\(node.value)", id: node.id),
                children: node.children.isEmpty ? .none : .items(items(node.children)))
        }
    }

    override var data: String { "\(trees)" }

    override func change() -> String {
        let index = maker.number(0...trees.count - 1)
        let section = outlines.outlines.sections[index]
        let path = path(in: trees[index])
        switch maker.number(0...9) {
        case 0..<4:
            section.setExpanded(!section.isExpanded(path), path)
            followed = nil
            return "toggle \(path.ids) of S\(index)"
        case 4:
            section.expandAll(below: path)
            return "expand all below \(path.ids) of S\(index)"
        case 5:
            section.collapseAll(below: path)
            followed = nil
            return "collapse all below \(path.ids) of S\(index)"
        default:
            let expanded = Set(section.expandedPaths)
            edit(&trees[index], depth: 3)
            section.setItems(Self.items(trees[index]))
            let lost = expanded.subtracting(section.expandedPaths).filter { section.canExpand($0) }
            if let path = lost.first { ProgrammingError.tell("\(path.ids) is not expanded any more") }
            return "S\(index) is \(trees[index])"
        }
    }

    private func path(in nodes: [Node]) -> OutlinePath {
        var ids: [AnyHashable] = []
        var nodes = nodes
        while let node = nodes.randomElement(using: &maker.random) {
            ids.append(node.id)
            if maker.happens(40) { break }
            nodes = node.children
        }
        return OutlinePath(ids)
    }

    private func edit(_ nodes: inout [Node], depth: Int) {
        if depth > 1, maker.happens(50), let index = nodes.indices.randomElement(using: &maker.random) {
            return edit(&nodes[index].children, depth: depth - 1)
        }
        switch (maker.number(0...4), nodes.indices.randomElement(using: &maker.random)) {
        case (0, let index?): nodes.remove(at: index)
        case (1, let index?): nodes[index].value = maker.number(0...9)
        case (2, let index?): nodes.swapAt(index, 0)
        case (3, _): nodes.shuffle(using: &maker.random)
        default:
            let id = maker.number(0...9)
            guard !nodes.contains(where: { $0.id == id }) else { return }
            let node = Node(id: id, value: maker.number(0...9), children: Self.nodes(depth: depth - 1, &maker))
            nodes.insert(node, at: maker.number(0...nodes.count))
        }
    }

    override func makeFresh() -> (list: SectionsViewController, root: ViewController) {
        let fresh = Self.makeList(trees)
        for (old, new) in zip(outlines.outlines.sections, fresh.outlines.sections) {
            for path in old.expandedPaths { new.setExpanded(true, path) }
        }
        return (fresh, fresh)
    }
}
