import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Layers")
struct LayerTests {
    @Test("a tip over the featured section stands in it too; below, only in the others")
    func order() {
        let gallery = GalleryHarness(showing: LayerOrderScreen())
        #expect(
            gallery.rows(from: "The highest")[1...4] == [
                "Everest", "K2", "Tip: start before sunrise.", "Kangchenjunga",
            ])
        gallery.press(.character("o"))
        #expect(gallery.rows(from: "The highest")[1...4] == ["Everest", "K2", "Kangchenjunga", "Makalu"])
        #expect(gallery.rows(from: "Africa")[3] == "Tip: start before sunrise.")
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
        #expect(gallery.rows(from: "Asia")[1...4] == ["Everest", "K2", "Kangchenjunga", "Makalu"])
        #expect(!gallery.text.contains("Africa"))
    }

    @Test("Enter opens a collapsed section, c collapses it")
    func collapse() {
        let gallery = GalleryHarness(showing: CollapseScreen())
        #expect(gallery.text.contains("  5 hidden"))
        gallery.press(.tab, .enter)
        #expect(gallery.rows(from: "Asia")[1] == "Everest")
        gallery.press(.character("c"))
        #expect(gallery.selectedText == "5 hidden")
    }

    @Test("a layer of one's own adds rows to a list of any length")
    func ownLayer() {
        let gallery = GalleryHarness(showing: OwnLayerScreen())
        #expect(gallery.rows(from: "Steps")[11] == "10 so far")
        gallery.press(.end)
        #expect(gallery.lines.contains { $0.hasPrefix("  100,000 so far") })
    }
}
