import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Models that take their time")
struct ModelControllerTests {
    @Test("every callback of an update is written down, the last one first")
    func updated() async {
        let screen = StatesScreen(source: SlowSource(pace: .zero))
        let gallery = GalleryHarness(showing: screen)
        #expect(gallery.selectedText == "idle")
        gallery.press(.character("u"), .character("u"))
        await screen.controller.settle()
        #expect(gallery.selectedText == "updated: the model")
        #expect(gallery.text.components(separatedBy: "didUpdate(with: the model)").count == 2)
        #expect(gallery.text.contains("  2  isUpdating(with: nil, progress: nil)"))
    }

    @Test("a broken source fails half way; a cancelled update tells nothing more")
    func failed() async {
        let screen = StatesScreen(source: SlowSource(pace: .zero))
        let gallery = GalleryHarness(showing: screen)
        gallery.press(.character("b"), .character("u"))
        await screen.controller.settle()
        #expect(gallery.selectedText?.hasPrefix("failed: The source is out of reach.") == true)
        gallery.press(.character("b"), .character("u"), .character("c"))
        #expect(gallery.selectedText?.hasPrefix("failed: The source is out of reach.") == true)
    }

    @Test("three models of three types are shown by one piece")
    func manyModels() async {
        let screen = ManyModelsScreen(pace: .zero)
        let gallery = GalleryHarness(showing: screen)
        #expect(gallery.text.contains("loading"))
        await screen.names.controller.settle()
        await screen.count.controller.settle()
        await screen.prices.controller.settle()
        for row in ["Barbara", "1,234,567", "Butter"] { #expect(gallery.text.contains("  \(row)")) }
        #expect(!gallery.text.contains("loading"))
    }
}
