import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Lists from what you have")
struct ClosureTests {
    @Test("a section's closures apply to its rows, unless a row has its own")
    func closures() {
        let gallery = GalleryHarness(showing: ClosuresScreen())
        gallery.press(.down, .enter)
        #expect(gallery.top.hasSuffix("last: Fig"))
        gallery.press(.tab, .enter)
        #expect(gallery.top.hasSuffix("last: Leek"))
        #expect(gallery.selectedText?.hasSuffix("from the garden") == true)
        gallery.press(.end, .enter)
        #expect(gallery.top.hasSuffix("last: nothing, for want of money"))
        #expect(gallery.selectedText == "Truffle")
    }

    @Test("any value is shown by its description")
    func description() {
        let rows = GalleryHarness(showing: DescriptionScreen()).rows(from: " 42")
        #expect(rows[0...4] == ["42", "2.5", "true", "text", "dinners"])
        #expect(rows[5...6] == [#"Peak(name: "Everest", metres: 8849)"#, "2.7"])
        #expect(rows[8] == "A value that brings its own row")
    }

    @Test("a value, a list, lists in a list and a mixed list become sections")
    func normalization() {
        let gallery = GalleryHarness(showing: NormalizationScreen())
        let sections = (0..<5).map { _ in
            defer { gallery.press(.character("n")) }
            return gallery.lines.filter { $0.hasPrefix(" Section ") }.count
        }
        #expect(sections == [1, 1, 2, 3, 2])
    }

    @Test("a row between others")
    func insert() {
        let gallery = GalleryHarness(showing: InsertScreen())
        #expect(gallery.rows(from: "Africa")[1...3] == ["Kilimanjaro", "Meru", "Tip: drink before you are thirsty."])
        #expect(gallery.rows(from: "Asia")[1...3] == ["The next one is cold.", "Everest", "Fuji"])
    }
}
