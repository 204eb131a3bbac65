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
        #expect(gallery.text.contains("  didCancelUpdate(with: nil)"))
    }

    @Test("an overlay shows loading, the result, and a failure with the way to try again")
    func loading() async {
        let source = SlowSource(pace: .zero)
        let screen = LoadingScreen(source: source)
        let gallery = GalleryHarness(columns: 80, rows: 24)
        gallery.navigation.push(screen.underOverlay())
        #expect(gallery.lines[2].hasPrefix("  Asking the library"))
        await screen.controller.settle()
        #expect(gallery.selectedText == "Book 1")
        gallery.press(.character("b"), .character("u"))
        await screen.controller.settle()
        #expect(gallery.lines[22].hasPrefix(" That did not work: The source is out of reach."))
        gallery.press(.character("b"), .character("r"))
        await screen.controller.settle()
        #expect(!gallery.text.contains("did not work"))
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
