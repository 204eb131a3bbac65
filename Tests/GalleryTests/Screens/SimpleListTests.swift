import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Rows with content and action")
struct SimpleListTests {
    @Test("The same person stays selected when the queue changes")
    func identity() {
        let gallery = GalleryHarness(showing: IdentityScreen())
        gallery.press(.down, times: 3)
        #expect(gallery.selectedText == "Person 4")
        let line = gallery.selectedLine
        gallery.press(.character("a"), .character("t"))
        #expect(gallery.selectedText == "Person 4")
        gallery.press(.character("t"), .character("s"))
        #expect(gallery.selectedText == "Person 4")
        #expect(gallery.selectedLine == line)
    }

    @Test("A header of three lines stays pinned, and a footer ends the section")
    func headers() {
        let gallery = GalleryHarness(showing: HeadersScreen(), rows: 14)
        gallery.press(.tab, .tab)
        #expect(gallery.selectedText?.hasPrefix("Train 300") == true)
        gallery.press(.down, times: 5)
        #expect(
            Array(gallery.lines[1...3].map { $0.prefix(18) }) == [
                " Platform 3", " Through the tunne", " Mind the step",
            ])
        gallery.press(.down)
        #expect(gallery.text.contains("\n 6 trains a day"))
    }

    @Test("Rows of different types share a section")
    func typedRows() {
        let lines = GalleryHarness(showing: TypedRowsScreen()).lines
        #expect(lines.contains { $0.hasPrefix("▌ Oven        ━━━") && $0.hasSuffix("82 ┃") })
        #expect(lines.contains { $0.hasPrefix("  A row of text between others") })
    }

    @Test("A bookmarked row is found by its identity after it moved")
    func positions() {
        let gallery = GalleryHarness(showing: PositionsScreen())
        gallery.press(.down, .down, .character("m"), .end)
        #expect(gallery.selectedText == "House 1000")
        #expect(gallery.top.hasSuffix("mark at 1.2, at 100.999"))
        gallery.press(.character("t"), .character("r"))
        #expect(gallery.selectedText == "House 3")
        #expect(gallery.top.hasSuffix("mark at 100.2, at 100.2"))
    }

    @Test("Choosing a row calls the controller")
    func actions() {
        let gallery = GalleryHarness(showing: ActionsScreen())
        gallery.press(.enter, .enter, .down, .enter)
        #expect(gallery.top.hasSuffix("Coffee: 2, Tea: 1"))
    }

    @Test("A screen returns in its old state")
    func stack() {
        let gallery = GalleryHarness(showing: StackScreen())
        gallery.press(.down, times: 30)
        let before = gallery.text
        gallery.press(.enter, .down, .enter)
        #expect(gallery.top == " SectionedLists › Gallery › A stack of screens › Folder 31 › Folder 2")
        gallery.press(.escape, .escape)
        #expect(gallery.text == before)
        gallery.press(.enter, .enter, .character("r"))
        #expect(gallery.top.hasPrefix(" SectionedLists › Gallery   "))
    }

    @Test("An alert, a prompt and a list are presented over the screen")
    func sheets() {
        let gallery = GalleryHarness(showing: SheetsScreen())
        gallery.press(.enter)
        #expect(gallery.text.contains("┌─ Leave the table? ─"))
        gallery.press(.right, .enter)
        #expect(gallery.top.hasSuffix("left"))
        gallery.press(.down, .enter, .character("!"), .enter)
        #expect(gallery.top.hasSuffix("Ada! is there"))
        gallery.press(.down, .enter, .down, .enter)
        #expect(gallery.top.hasSuffix("Wine"))
        gallery.press(.enter, .escape)
        #expect(gallery.selectedText == "A list")
    }

    @Test("Dishes by meal lead to their ingredients and steps")
    func meals() {
        let gallery = GalleryHarness(showing: MealsScreen())
        for course in ["Appetizers ─", "Side Dishes ─", "Dinners ─", "Desserts ─"] {
            #expect(gallery.text.contains("\n " + course))
        }
        gallery.press(.tab, .tab, .enter, .space)
        #expect(gallery.lines[0].hasSuffix("› Lentils with sausage"))
        #expect(gallery.lines[2].hasPrefix("▌ ☑ 250 g brown lentils"))
        #expect(gallery.text.contains("\n   1 Brown the sausages"))
    }

    @Test("Details follow the selection beside a list, Tab goes there, and Enter opens the dish")
    func details() {
        let gallery = GalleryHarness(showing: DetailsScreen())
        #expect(gallery.text.contains("200 g black olives"))
        gallery.press(.down, .character("f"))
        #expect(gallery.text.contains("80 g cold butter") && gallery.top.hasSuffix("1 favourites"))
        gallery.press(.tab, .down)
        #expect(gallery.text.contains("▌ 80 g cold butter"))
        gallery.press(.tab, .enter)
        #expect(gallery.top.contains("› Radishes and butter"))
    }
}
