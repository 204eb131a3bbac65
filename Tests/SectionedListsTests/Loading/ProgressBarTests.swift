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
        "A progress bar is full only at the end and empty only at the start",
        arguments: [
            (0, "░░░░░░░░░░"), (1, "█░░░░░░░░░"), (500, "█████░░░░░"), (999, "█████████░"), (1_000, "██████████"),
            (2_000, "██████████"),
        ])
    func fraction(done: Int, picture: String) {
        #expect(drawn(ProgressBar(done: done, total: 1_000)) == picture)
    }

    @Test("A progress bar without a total moves back and forth with each step")
    func steps() {
        let pictures = (0..<5).map { drawn(ProgressBar(done: $0, total: 0), width: 5) }
        #expect(pictures == ["█░░░░", "░█░░░", "░░█░░", "░░░█░", "░░░░█"])
        #expect(drawn(ProgressBar(.steps(5)), width: 5) == "░░░█░")
        #expect(drawn(ProgressBar(.steps(8)), width: 5) == "█░░░░")
    }

    @Test("A progress bar uses only ASCII on an ASCII terminal")
    func ascii() {
        let appearance = Appearance(colors: 0, isUnicode: false)
        #expect(drawn(ProgressBar(.fraction(0.5)), appearance: appearance) == "#####-----")
    }

    @Test("A progress bar stays within its columns", arguments: 0...6)
    func narrow(width: Int) {
        for steps in 0..<20 {
            let filled = ProgressBar(.steps(steps)).filledColumns(width: width)
            #expect(filled.lowerBound >= 0 && filled.upperBound <= width)
        }
        #expect(ProgressBar(.fraction(0.5)).filledColumns(width: width).upperBound <= width)
        #expect(ProgressBar(.fraction(.nan)).filledColumns(width: width).isEmpty)
    }
}
