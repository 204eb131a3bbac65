import Terminal
import Testing

@testable import GalleryScreens

@MainActor
@Suite("Lists of closures and of any values")
struct ClosureTests {
    @Test("A section's closures apply to its rows, except rows with their own")
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

    @Test("Any value is shown by its description")
    func description() {
        let rows = GalleryHarness(showing: DescriptionScreen()).rows(from: " 42")
        #expect(rows[0...4] == ["42", "2.5", "true", "text", "dinners"])
        #expect(rows[5...6] == [#"Peak(name: "Everest", metres: 8849)"#, "2.7"])
        #expect(rows[8] == "A value that brings its own row")
    }

    @Test("A value, a list, nested lists and a mixed list become sections")
    func normalization() {
        let gallery = GalleryHarness(showing: NormalizationScreen())
        let sections = (0..<5).map { _ in
            defer { gallery.press(.character("n")) }
            return gallery.lines.filter { $0.hasPrefix(" Section ") }.count
        }
        #expect(sections == [1, 1, 2, 3, 2])
    }

    @Test("Batches change rows by id, and an incorrect batch changes nothing")
    func batch() {
        let gallery = GalleryHarness(showing: BatchScreen())
        gallery.press(.down, .character("m"))
        #expect(gallery.rows(from: "To do")[1...3] == ["Task 1", "Task 3", "Task 4"])
        #expect(gallery.rows(from: "Doing")[1] == "Task 2")
        gallery.press(.character("n"))
        #expect(gallery.rows(from: "To do")[1...5] == ["Task 5", "Task 1", "Task 3", "Task 4", "Task 6"])
        #expect(gallery.selectedText == "Task 2")
        let before = gallery.text
        gallery.press(.character("w"))
        #expect(gallery.text.contains("A batch was not carried out"))
        gallery.press(.enter)
        #expect(gallery.text == before)
        gallery.press(.character("d"))
        #expect(!gallery.text.contains("Task 2"))
    }

    @Test("An insert layer adds a row between others")
    func insert() {
        let gallery = GalleryHarness(showing: InsertScreen())
        #expect(gallery.rows(from: "Africa")[1...3] == ["Kilimanjaro", "Meru", "Tip: drink before you are thirsty."])
        #expect(gallery.rows(from: "Asia")[1...3] == ["The next one is cold.", "Everest", "Fuji"])
    }
}
