import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Model controllers in the gallery")
struct ModelControllerTests {
    @Test("Every callback of an update is listed in reverse order")
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

    @Test("A broken source fails halfway; a cancelled update reports nothing more")
    func failed() async {
        let screen = StatesScreen(source: SlowSource(pace: .zero))
        let gallery = GalleryHarness(showing: screen)
        gallery.press(.character("b"), .character("u"))
        await screen.controller.settle()
        #expect(gallery.selectedText?.hasPrefix("failed: the source is out of reach") == true)
        gallery.press(.character("b"), .character("u"), .character("c"))
        #expect(gallery.selectedText?.hasPrefix("failed: the source is out of reach") == true)
        #expect(gallery.text.contains("  didCancelUpdate(with: nil)"))
    }

    @Test("A status overlay shows loading, the result, and a failure with a way to try again")
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
        #expect(gallery.lines[22].hasPrefix(" That did not work: the source is out of reach"))
        gallery.press(.character("b"), .character("r"))
        await screen.controller.settle()
        #expect(!gallery.text.contains("did not work"))
    }

    @Test("One section type shows three models of different types")
    func manyModels() async {
        let screen = ManyModelsScreen(pace: .zero)
        let gallery = GalleryHarness(showing: screen)
        #expect(gallery.text.contains("loading"))
        await screen.names.controller.settle()
        await screen.count.controller.settle()
        await screen.prices.controller.settle()
        for row in ["Barbara", "1,234,567", "Butter"] { #expect(gallery.text.contains(row)) }
        #expect(!gallery.text.contains("loading"))
    }
}
