import SectionedLists
import Terminal
import Testing

@MainActor
private func cities(in continent: String) async throws -> [OutlineItem] { [OutlineItem(TextRow("Tokyo"))] }

@MainActor
@Suite("Outlines")
struct OutlineSnippets {
    @Test("An outline of places, expanded, changed and revealed")
    func places() async {
        let places = OutlineSection(
            "Places",
            items: [
                OutlineItem(
                    TextRow("Europe"),
                    children: .items([OutlineItem(TextRow("Oslo")), OutlineItem(TextRow("Rome"))])),
                OutlineItem(TextRow("Asia"), children: .loaded { try await cities(in: "Asia") }),
                OutlineItem(TextRow("The Moon")),
            ])
        let outline = OutlineViewController(title: "Atlas", sections: [places])
        #expect(
            shown(outline, .right, .right).hasPrefix(
                """
                 Places ──────────────────────────────
                  ▾ Europe
                ▌ │   Oslo
                  │   Rome
                  ▸ Asia
                    The Moon
                """))
        places.setItems([OutlineItem(TextRow("Lima")), OutlineItem(TextRow("Oslo"))], below: OutlinePath("Europe"))
        outline.reveal(OutlinePath("Europe", "Oslo"), inSection: "Places")
        #expect(shown(outline).contains("  │   Lima\n▌ │   Oslo\n"))
        places.setExpanded(true, OutlinePath("Asia"))
        await places.settle()
        #expect(shown(outline).contains("Tokyo"))
    }

    @Test("A million children that are created when they come into view")
    func numbers() {
        let numbers = OutlineChildren.counted(1_000_000, index: { $0 as? Int }) { number in
            OutlineItem(TextRow("Number \(number)", id: number))
        }
        let outline = OutlineViewController(sections: [OutlineSection("Numbers", children: numbers)])
        #expect(shown(outline, .end).contains("▌   Number 999999"))
    }
}
