import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 10: layers can be over any model and in any order")
struct Requirement10Layers {
    private let rows = [RowIdentity(section: "A", row: "a1")]

    @Test("Load-more over featured differs from featured over load-more")
    func order() {
        let model = CountedModel(["A": ["a1", "a2"]])
        let over = LoadMoreLayer(over: FeaturedLayer("F", over: model, rows: rows), in: .everySection) { _ in .more }
        #expect(over.outline == ["F: a1 [more]", "A: a1 a2 [more]"])
        let under = FeaturedLayer("F", over: LoadMoreLayer(over: model, in: .everySection) { _ in .more }, rows: rows)
        #expect(under.outline == ["F: a1", "A: a1 a2 [more]"])
    }

    @Test(
        "A change in one section passes through each layer without reading another section", arguments: Self.kinds)
    func passesChange(kind: Kind) {
        let model = CountedModel(["A": ["a3", "a1"], "B": ["b2", "b1"], "C": ["c1", "c2"]])
        let layer = kind.layer(model)
        let list = SectionsViewController()
        list.model = layer
        let screen = Harness(list, rows: 20)
        _ = screen.text
        let log = ChangeLog(layer)
        model.startCounting()
        model.change("B") { $0.append("b0") }
        let changes = log.take()
        #expect(changes.count == 1)
        #expect(changes.allSatisfy { !$0.isEverything && !$0.hasOtherSections })
        #expect(changes.first?.sectionsWithOtherRows.contains("B") == true)
        #expect(!changes.contains { $0.sectionsWithOtherRows.contains("A") || $0.sectionsWithOtherRows.contains("C") })
        _ = screen.text
        #expect(Set(model.reads.keys).isSubset(of: ["B"]), "\(model.reads)")
        #expect(screen.text.contains("b0"))
    }

    @Test("Each layer reads only visible rows of a million", arguments: Self.kinds.filter(\.isLazy))
    func isLazy(kind: Kind) {
        var made = 0
        let big = Section("A", count: 1_000_000, indexOfRow: { $0 as? Int }) { index in
            made += 1
            return TextRow("r\(index)", id: index)
        }
        let list = SectionsViewController()
        list.model = kind.layer(SectionsModel([big]))
        let screen = Harness(list, rows: 10)
        screen.press(.pageDown, .end, .up, .home)
        _ = screen.text
        #expect(made < 100)
    }

    /// A kind of layer: one of the library, or a custom one.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether the layer reads only visible rows. Filters and sort orders by content must read every row.
        var isLazy = true
        let layer: @MainActor @Sendable (any SectionedModel) -> SectionedModelLayer
    }

    nonisolated static let kinds: [Kind] = [
        Kind(testDescription: "load-more") {
            LoadMoreLayer(over: $0, in: .everySection, trigger: .manual) { _ in .more }
        },
        Kind(testDescription: "featured") {
            FeaturedLayer("F", over: $0, rows: [RowIdentity(section: "A", row: "a1")])
        },
        Kind(testDescription: "featured by a condition") {
            FeaturedLayer("F", over: $0, limit: 1) { !text($0).isEmpty }
        },
        Kind(testDescription: "filter", isLazy: false) {
            let layer = FilterLayer(over: $0)
            layer.filter { text($0) != "b1" }
            return layer
        },
        Kind(testDescription: "sort", isLazy: false) { SortLayer(over: $0) { text($0) } },
        Kind(testDescription: "collapse") { CollapseLayer(over: $0) { $0.id == AnyHashable("C") } },
        Kind(testDescription: "insert") { InsertLayer(over: $0) { _ in [.row(TextRow("tip"), afterRows: 2)] } },
        Kind(testDescription: "one's own") { ClosingLayer(over: $0) },
    ]
}

/// A custom layer that adds a line to the end of each section.
private final class ClosingLayer: SectionedModelLayer {
    override func layer(_ section: Section) -> Section { ClosedSection(section) }
}

private final class ClosedSection: LayeredSection {
    override var numberOfRows: Int { numberOfRowsBelow + 1 }
    override func source(ofRowAt index: Int) -> Source {
        index == numberOfRowsBelow ? .own(TextRow("end", isSelectable: false)) : .below(index)
    }
}
