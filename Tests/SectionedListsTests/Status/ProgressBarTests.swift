import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A progress bar")
struct ProgressBarTests {
    private func drawn(_ bar: ProgressBar, width: Int = 10, appearance: Appearance = Appearance()) -> String {
        let canvas = Canvas(size: Size(columns: width, rows: 1))
        bar.draw(in: Surface(canvas: canvas, appearance: appearance))
        return canvas.grid.text
    }

    @Test(
        "is full only when all is done and empty only when nothing is",
        arguments: [
            (0, "░░░░░░░░░░"), (1, "█░░░░░░░░░"), (500, "█████░░░░░"), (999, "█████████░"), (1_000, "██████████"),
            (2_000, "██████████"),
        ])
    func fraction(done: Int, picture: String) {
        #expect(drawn(ProgressBar(done: done, total: 1_000)) == picture)
    }

    @Test("goes to and fro with each step where nobody knows how many there are")
    func steps() {
        let pictures = (0..<5).map { drawn(ProgressBar(done: $0, total: 0), width: 5) }
        #expect(pictures == ["█░░░░", "░█░░░", "░░█░░", "░░░█░", "░░░░█"])
        #expect(drawn(ProgressBar(.steps(5)), width: 5) == "░░░█░")
        #expect(drawn(ProgressBar(.steps(8)), width: 5) == "█░░░░")
    }

    @Test("is drawn with what an ASCII terminal has")
    func ascii() {
        let appearance = Appearance(colors: 0, isUnicode: false)
        #expect(drawn(ProgressBar(.fraction(0.5)), appearance: appearance) == "#####-----")
    }

    @Test("keeps to its columns, however few", arguments: 0...6)
    func narrow(width: Int) {
        for steps in 0..<20 {
            let filled = ProgressBar(.steps(steps)).filledColumns(width: width)
            #expect(filled.lowerBound >= 0 && filled.upperBound <= width)
        }
        #expect(ProgressBar(.fraction(0.5)).filledColumns(width: width).upperBound <= width)
        #expect(ProgressBar(.fraction(.nan)).filledColumns(width: width).isEmpty)
    }
}
