import SectionedLists
import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Models, sections and cells")
struct ModelTests {
    @Test("A model can be tested without a terminal")
    func calendar() {
        let calendar = CalendarModel(years: 2000...2099)
        #expect(calendar.numberOfSections == 1_200)
        #expect(calendar.numberOfDays == 36_525)
        let row = calendar.section(at: 1).row(at: 28) as? TextRow
        #expect(row?.text == "29")
        #expect(row?.detail == "Tuesday")
    }

    @Test("Only the days in view are created")
    func lazyModel() {
        let screen = LazyModelScreen()
        let gallery = GalleryHarness(showing: screen)
        #expect(gallery.text.contains("\n January 2000 ──"))
        #expect(gallery.selectedText?.hasPrefix("1 ") == true && gallery.selectedText?.hasSuffix("Saturday") == true)
        gallery.press(.end)
        #expect(gallery.selectedText?.hasSuffix("Thursday") == true)
        #expect(screen.daysMade < 100)
    }

    @Test("A cell factory shows the same rows in other cells")
    func cellFactory() {
        let gallery = GalleryHarness(showing: CellFactoryScreen())
        #expect(gallery.rows(from: "Africa")[1...2] == ["Kilimanjaro", "Meru"])
        gallery.press(.down, .character("v"))
        #expect(gallery.rows(from: "Africa")[1...2] == ["Kilimanjaro", "rises 5,895 metres above the sea"])
        #expect(gallery.selectedText == "Meru")
    }

    @Test("Sections of three kinds react differently")
    func sectionObjects() {
        let gallery = GalleryHarness(showing: SectionObjectsScreen())
        gallery.press(.enter)
        #expect(gallery.selectedText?.hasPrefix("Light ") == true && gallery.selectedText?.hasSuffix(" off") == true)
        gallery.press(.tab, .down, .up)
        #expect(gallery.selectedText?.hasPrefix("Door 1 ") == true && gallery.selectedText?.hasSuffix(" 2") == true)
        gallery.press(.tab, .down, .down)
        #expect(gallery.selectedText == "4")
    }

    @Test("Scrolling reuses cells")
    func reuse() {
        let gallery = GalleryHarness(showing: ReuseScreen())
        gallery.press(.pageDown, times: 50)
        gallery.press(.end)
        #expect(gallery.selectedText?.hasPrefix("Row 1,000,000") == true)
        let made = gallery.top.split(separator: " ").compactMap { Int($0) }.last ?? .max
        #expect(made <= 2 * 22)
    }

    @Test("The arrow keys skip cancelled trains")
    func skipping() {
        let gallery = GalleryHarness(showing: SkippingScreen())
        #expect(gallery.selectedText?.hasPrefix("5:20") == true)
        gallery.press(.down, .down)
        #expect(gallery.selectedText?.hasPrefix("8:20") == true)
    }

    @Test("End and PageUp work in a million rows")
    func millionRows() {
        let gallery = GalleryHarness(showing: MillionRowsScreen())
        #expect(gallery.top.hasSuffix("1,000,000 rows"))
        gallery.press(.end)
        #expect(gallery.selectedText?.hasPrefix("1,000,000") == true)
        #expect(gallery.lines[1].hasPrefix(" Section 1,000 ──"))
        gallery.press(.pageUp)
        #expect(gallery.selectedText?.hasPrefix("999,9") == true)
    }
}
