import Terminal
import Testing

@testable import GalleryScreens
@testable import SectionedLists

@MainActor
@Suite("Notices and live lists in the gallery")
struct NoticeTests {
    @Test("Marked rows are deleted together, and u brings them back")
    func undo() {
        let gallery = GalleryHarness(showing: UndoScreen())
        gallery.press(.space, .down, .space, .character("d"))
        #expect(gallery.text.contains("Deleted 2 rows · u undo") && !gallery.text.contains("Tent"))
        gallery.press(.character("u"))
        #expect(gallery.selectedText?.contains("Tent") == true || gallery.text.contains("▌ Tent"))
        gallery.press(.character("m"))
        #expect(gallery.text.contains("Moved"))
    }

    @Test("Work with a known end shows a bar and can be cancelled")
    func progress() async {
        let gallery = GalleryHarness(showing: NoticesScreen(source: SlowSource(pace: .milliseconds(1))))
        gallery.press(.down, .enter)
        #expect(gallery.text.contains("Copying the boxes") && gallery.text.contains("[ Cancel ]"))
        gallery.press(.escape)
        #expect(gallery.top.hasSuffix("cancelled") && gallery.text.contains("The work is over: cancelled"))
    }

    @Test("A log follows its end, stands still, and loads what was before")
    func log() async {
        let screen = LiveLogScreen(source: SlowSource(pace: .zero))
        let gallery = GalleryHarness(showing: screen, columns: 60, rows: 12)
        gallery.press(.character("a"))
        #expect(gallery.selectedText?.hasPrefix("103") == true && gallery.top.contains("follows"))
        gallery.press(.home, .character("a"))
        #expect(gallery.top.contains("stands still") && gallery.text.contains("Loading…"))
        await screen.earlier.settle()
        #expect(gallery.text.contains("79 closed the door") && gallery.selectedText?.hasPrefix("80") == true)
    }
}
