import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Tables and trees in the gallery")
struct TableScreenTests {
    @Test("A table is sorted by its columns, and hides columns in a narrow window")
    func table() {
        let gallery = GalleryHarness(showing: TableScreen())
        gallery.press(.character("s"), .character("s"), .character("s"), .character("S"), .home)
        #expect(gallery.lines[1].contains("↓ Radius km") && gallery.selectedText?.hasPrefix("Jupiter") == true)
        gallery.press(.enter)
        #expect(gallery.top.hasSuffix("chose Jupiter"))
        let narrow = GalleryHarness(showing: TableScreen(), columns: 40, rows: 12)
        #expect(narrow.lines[1].contains("Radius km") && !narrow.lines[1].contains("Kind"))
    }

    @Test("The titles of a table in groups scroll away")
    func groups() {
        let gallery = GalleryHarness(showing: TableGroupsScreen(), columns: 40, rows: 12)
        #expect(gallery.lines[1].hasPrefix("  Name"))
        gallery.press(.end)
        #expect(gallery.lines[1].hasPrefix(" ice ──") || gallery.lines[1].hasPrefix(" gas ──"))
    }

    @Test("A branch of an outline loads after its source is mended, and a million leaves expand at once")
    func outline() async {
        let screen = OutlineScreen(source: SlowSource(pace: .zero))
        let gallery = GalleryHarness(showing: screen)
        gallery.press(.end, .right)
        await screen.outlines.sections[0].settle()
        #expect(gallery.text.contains("Could not load: the source is out of reach."))
        gallery.press(.character("b"), .down, .enter)
        await screen.outlines.sections[0].settle()
        #expect(gallery.text.contains("Lichen"))
        gallery.press(.left, .left, .up, .character("+"))
        #expect(gallery.top.hasSuffix("1,001,006 rows"))
    }
}
