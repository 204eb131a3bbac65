import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Layers")
struct LayerTests {
    /// The lines of a list from one on, without details, scroll bar and the mark of the selection.
    private func rows(_ gallery: GalleryHarness, from first: String) -> [String] {
        gallery.lines.drop { !$0.dropFirst().hasPrefix(first) }.map { line in
            let row = line.drop { " ▌".contains($0) }
            return String(row.firstRange(of: "  ").map { row[..<$0.lowerBound] } ?? row)
        }
    }

    @Test("a tip over the featured section stands in it too; below, only in the others")
    func order() {
        let gallery = GalleryHarness(showing: LayerOrderScreen())
        #expect(
            rows(gallery, from: "The highest")[1...4] == [
                "Everest", "K2", "Tip: start before sunrise.", "Kangchenjunga",
            ])
        gallery.press(.character("o"))
        #expect(rows(gallery, from: "The highest")[1...4] == ["Everest", "K2", "Kangchenjunga", "Makalu"])
        #expect(rows(gallery, from: "Africa")[3] == "Tip: start before sunrise.")
        #expect(gallery.top.hasSuffix("featured over tip"))
    }

    @Test("the selected row stays selected through filters and orders")
    func filterSort() {
        let gallery = GalleryHarness(showing: FilterSortScreen())
        gallery.press(.tab, .down, .down, .down)
        #expect(gallery.selectedText?.hasPrefix("Kangchenjunga") == true)
        gallery.press(.character("f"), .character("f"), .character("f"), .character("f"), .character("s"))
        #expect(gallery.selectedText?.hasPrefix("Kangchenjunga") == true)
        #expect(gallery.top.hasSuffix("from 8,000 m, by height"))
        #expect(rows(gallery, from: "Asia")[1...4] == ["Everest", "K2", "Kangchenjunga", "Makalu"])
        #expect(!gallery.text.contains("Africa"))
    }

    @Test("Enter opens a collapsed section, c collapses it")
    func collapse() {
        let gallery = GalleryHarness(showing: CollapseScreen())
        #expect(gallery.text.contains("  5 hidden"))
        gallery.press(.tab, .enter)
        #expect(rows(gallery, from: "Asia")[1] == "Everest")
        gallery.press(.character("c"))
        #expect(gallery.selectedText == "5 hidden")
    }

    @Test("a layer of one's own adds rows to a list of any length")
    func ownLayer() {
        let gallery = GalleryHarness(showing: OwnLayerScreen())
        #expect(rows(gallery, from: "Steps")[11] == "10 so far")
        gallery.press(.end)
        #expect(gallery.lines.contains { $0.hasPrefix("  100,000 so far") })
    }

    @Test("a row between others")
    func insert() {
        let gallery = GalleryHarness(showing: InsertScreen())
        #expect(rows(gallery, from: "Africa")[1...3] == ["Kilimanjaro", "Meru", "Tip: drink before you are thirsty."])
        #expect(rows(gallery, from: "Asia")[1...3] == ["The next one is cold.", "Everest", "Fuji"])
    }
}
