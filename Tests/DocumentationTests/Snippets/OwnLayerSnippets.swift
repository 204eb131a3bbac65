import SectionedLists
import Testing

/// A layer that adds an empty line after every third row.
final class PausingLayer: SectionedModelLayer {
    override func layer(_ section: Section) -> Section { PausedSection(section) }
}

final class PausedSection: LayeredSection {
    override var numberOfRows: Int { numberOfRowsBelow + max(0, numberOfRowsBelow - 1) / 3 }

    override func source(ofRowAt index: Int) -> Source {
        index % 4 == 3 ? .own(SpacerRow(id: "pause \(index)")) : .below(index - index / 4)
    }

    override func index(ofRowBelow index: Int) -> Int? { index + index / 3 }
}

/// A layer that adds a section above those of any model.
final class GreetingLayer: SectionedModelLayer {
    private let greeting = Section("Good morning", rows: [TextRow("Tea is ready.")])

    override var numberOfSections: Int { base.numberOfSections + 1 }

    override func section(at index: Int) -> Section {
        index == 0 ? greeting : super.section(at: index - 1)
    }

    override func index(ofSection id: AnyHashable) -> Int? {
        id == greeting.id ? 0 : super.index(ofSection: id).map { $0 + 1 }
    }
}

@MainActor
@Suite("Writing a layer")
struct OwnLayerSnippets {
    @Test("Custom layers can be stacked, and rows are found through them")
    func layers() {
        let numbers = SectionsModel([Section("Numbers", rows: (1...7).map { TextRow("\($0)") })])
        let model = GreetingLayer(over: PausingLayer(over: numbers))
        #expect(model.section(at: 1).numberOfRows == 9)
        #expect(model.section(at: 1).index(ofRow: "4") == 4)
        #expect(model.index(ofSection: "Numbers") == 1)

        let list = SectionsViewController(title: "Layers")
        list.model = model
        #expect(
            shown(list, rows: 12) == """
                 Good morning ────────────────────────
                ▌ Tea is ready.
                 Numbers ─────────────────────────────
                  1
                  2
                  3

                  4
                  5
                  6

                  7
                """)
    }
}
