import Testing

@testable import GalleryScreens

@MainActor
@Suite("The gallery's contents")
struct ContentsTests {
    static let exhibits = Exhibits.chapters.flatMap(\.exhibits)
    static let names = exhibits.map { $0.name }

    @Test("The gallery lists screens by chapter, each with a name and a sentence")
    func list() {
        let lines = GalleryHarness().lines
        #expect(lines[0].hasPrefix(" SectionedLists › Gallery"))
        #expect(lines[0].hasSuffix("\(Self.exhibits.count) screens"))
        #expect(lines[1].hasPrefix(" Rows with content and action ──"))
        #expect(lines[2].hasPrefix("▌ Selection by identity    Let people join in front"))
    }

    @Test("A narrow window shows the sentences below the names")
    func narrow() {
        let lines = GalleryHarness(columns: 40, rows: 12).lines
        #expect(lines[2].hasPrefix("▌ Selection by identity"))
        #expect(lines[3].hasPrefix("▌   Let people join"))
    }

    @Test("Each screen has a unique name that fits its column, and a summary of one sentence")
    func sentences() {
        #expect(Set(Self.names).count == Self.names.count)
        for exhibit in Self.exhibits {
            #expect(exhibit.name.count <= 23, "\(exhibit.name)")
            #expect(exhibit.summary.hasSuffix(".") && exhibit.summary.count <= 100, "\(exhibit.summary)")
        }
    }

    @Test("Enter opens each screen, and Esc returns to its row")
    func openEach() {
        let gallery = GalleryHarness()
        for exhibit in Self.exhibits {
            let row = gallery.selectedText
            #expect(row?.hasPrefix(exhibit.name) == true)
            gallery.press(.enter)
            #expect(gallery.top.hasPrefix(" SectionedLists › Gallery › \(exhibit.name)"))
            #expect(gallery.lines.dropFirst().dropLast().contains { !$0.isEmpty }, "\(exhibit.name) is empty")
            gallery.press(.escape)
            #expect(gallery.selectedText == row)
            gallery.press(.down)
        }
    }

    @Test("Every screen works at any size with any keys", arguments: [(20, 5), (33, 9), (80, 24), (132, 50)])
    func sizes(columns: Int, rows: Int) {
        for exhibit in Self.exhibits {
            let gallery = GalleryHarness(columns: columns, rows: rows)
            gallery.navigation.push(exhibit.open())
            gallery.press(.down, .end, .pageUp, .tab, .shiftTab, .home, .pageDown, .enter)
            #expect(gallery.lines.contains { !$0.isEmpty }, "\(exhibit.name) is empty")
        }
    }
}
