import SectionedLists

/// An outline. Items can be nested to any depth. The third item contains a million leaves. The children of the fourth
/// item are loaded when it is expanded.
final class OutlineScreen: OutlineViewController, Exhibit {
    static let name = "An outline"
    static let summary = "→ expands, ← collapses, + expands all; the slow branch loads, and fails at first."

    private let source: SlowSource

    convenience init() { self.init(source: SlowSource()) }

    init(source: SlowSource) {
        self.source = source
        source.isBroken = true
        let slow = OutlineChildren.loaded {
            try await source.read(steps: 6) { _ in }
            return ["Moss", "Lichen", "Yew"].map { OutlineItem(TextRow($0)) }
        }
        let plants = OutlineSection(
            "Plants",
            items: [
                Self.branch(
                    "Trees",
                    [Self.branch("Conifers", ["Fir", "Pine", "Larch"]), Self.branch("Oaks", ["Red oak", "Cork oak"])]),
                Self.branch("Ferns", ["Bracken", "Male fern"]),
                Self.meadow,
                OutlineItem(TextRow("Slow growers", detail: "loaded later"), children: slow),
            ])
        super.init(title: Self.name, sections: [plants])
        plants.setExpanded(true, OutlinePath("Trees"))
    }

    private static func branch(_ name: String, _ items: [OutlineItem]) -> OutlineItem {
        OutlineItem(TextRow(name, detail: "\(items.count)"), children: .items(items))
    }

    private static func branch(_ name: String, _ leaves: [String]) -> OutlineItem {
        branch(name, leaves.map { OutlineItem(TextRow($0)) })
    }

    /// An item with a thousand children, each of which has a thousand children. Each of these items is created when it
    /// comes into view.
    private static var meadow: OutlineItem {
        OutlineItem(
            TextRow("Meadow", detail: "a million leaves"),
            children: thousand { clump in
                OutlineItem(
                    TextRow("Clump \(clump + 1)", id: clump),
                    children: thousand { leaf in
                        OutlineItem(TextRow("Leaf \(clump + 1).\(leaf + 1)", id: leaf))
                    })
            })
    }

    private static func thousand(_ item: @escaping @MainActor (Int) -> OutlineItem) -> OutlineChildren {
        .counted(1_000, index: { $0 as? Int }, item: item)
    }

    override var status: String? { "\(outlines.sections[0].numberOfRows.grouped) rows" }

    private lazy var mending = ["mend", "break"].map { title in
        KeyCommand(
            "screen.\(title)", of: self, keys: ["b"], title: title, help: "Mend the slow branch, or break it",
            hint: .init(order: 2)
        ) { screen in
            screen.source.isBroken.toggle()
            screen.setNeedsDisplay()
        }
    }

    override var keyCommands: [KeyCommand] { [mending[source.isBroken ? 0 : 1]] + super.keyCommands }
}
