import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Layers")
struct LayerTests {
    @Test("A tip layer over the featured section adds a tip to it; below, only to the others")
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

    @Test("The selected row stays selected through filters and sort orders")
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

    @Test("Enter opens a collapsed section, and c collapses it")
    func collapse() {
        let gallery = GalleryHarness(showing: CollapseScreen())
        #expect(gallery.text.contains("  5 hidden"))
        gallery.press(.tab, .enter)
        #expect(gallery.rows(from: "Asia")[1] == "Everest")
        gallery.press(.character("c"))
        #expect(gallery.selectedText == "5 hidden")
    }

    @Test("A section loads its next page, shows a failure, and ends")
    func loadMore() async {
        let source = SlowSource(pace: .zero)
        let screen = LoadMoreScreen(source: source)
        let gallery = GalleryHarness(showing: screen)
        gallery.press(.down, times: 5)
        #expect(gallery.selectedText == "Show more…")
        gallery.press(.character("b"), .enter)
        #expect(gallery.selectedText?.hasPrefix("Loading…") == true)
        await screen.layer.settle()
        #expect(gallery.selectedText == "Could not load more: the source is out of reach. Try again…")
        gallery.press(.character("b"), .enter)
        await screen.layer.settle()
        #expect(gallery.selectedText == "Stop 6")
        for _ in 0..<2 {
            gallery.press(.down, times: 5)
            gallery.press(.enter)
            await screen.layer.settle()
        }
        #expect(gallery.selectedText == "Stop 16")
        gallery.press(.down, times: 5)
        #expect(gallery.selectedText == "Stop 1")
        gallery.press(.down, times: 5)
        #expect(gallery.selectedText == "Show more…")
    }

    @Test("A custom layer adds rows to a list of any length")
    func ownLayer() {
        let gallery = GalleryHarness(showing: OwnLayerScreen())
        #expect(gallery.rows(from: "Steps")[11] == "10 so far")
        gallery.press(.end)
        #expect(gallery.lines.contains { $0.hasPrefix("  100,000 so far") })
    }
}
