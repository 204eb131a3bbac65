import Terminal
import Testing

@testable import GalleryScreens
@testable import SectionedLists

@MainActor
@Suite("Keys and pointer in the gallery")
struct ListControlTests {
    @Test("Marked crates stay marked when the shelves are reversed, and are removed when they are sent")
    func marking() {
        let gallery = GalleryHarness(showing: MarkingScreen())
        gallery.press(.space, .down, .character("v"), .down, .character("v"), .character("t"))
        #expect(gallery.top.hasSuffix("3 marked"))
        gallery.press(.character("s"))
        #expect(gallery.top.hasSuffix("0 marked"))
        #expect(!gallery.text.contains("Crate 2 ") && gallery.text.contains("Crate 4"))
    }

    @Test("Typing finds a label among a million")
    func finding() async {
        let screen = FindingScreen()
        let gallery = GalleryHarness(showing: screen)
        for character in "fbrulee 99" { gallery.press(.character(character)) }
        while screen.finder.isSearching { await Task.yield() }
        #expect(gallery.selectedText == "Crème brûlée 993")
    }

    @Test("Typing filters the list, Enter picks a row, and Esc shows all rows again")
    func searching() {
        let gallery = GalleryHarness()
        gallery.navigation.push(SearchScreen.open())
        for character in "tor red" { gallery.press(.character(character)) }
        gallery.press(.down, .enter)
        #expect(gallery.selectedText == "Tortoise 4, red" && gallery.top.hasSuffix("picked 4"))
        #expect(gallery.lines[1].hasSuffix("10 of 120"))
        gallery.press(.escape)
        #expect(gallery.text.contains("Tortoise 5, grey") && gallery.selectedText == "Tortoise 4, red")
    }

    @Test("A letter of the section index jumps to its section")
    func index() {
        let gallery = GalleryHarness(showing: SectionIndexScreen())
        gallery.press(.character("i"), .character("m"))
        #expect(gallery.selectedText?.hasPrefix("Maple 1") == true)
    }

    @Test("A double click opens a door")
    func pointer() {
        let gallery = GalleryHarness(showing: PointerScreen())
        let point = Point(x: 4, y: 5)
        for action in [MouseEvent.Action.press, .doublePress] {
            _ = gallery.navigation.dispatch(.mouse(MouseEvent(action, at: point)))
        }
        #expect(gallery.top.hasSuffix("opened 2"))
    }
}
