import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The drawing of cells")
struct CellDrawingTests {
    private func canvas(_ cell: some Cell, columns: Int, rows: Int = 1, isSelected: Bool = false) -> Canvas {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        let surface = Surface(canvas: canvas, appearance: Appearance())
        let state = CellState(isSelected: isSelected)
        cell.draw(in: surface, state: state)
        if isSelected { cell.drawSelection(in: surface, state: state) }
        return canvas
    }

    private func lines(_ cell: some Cell, columns: Int, rows: Int = 1, isSelected: Bool = false) -> [String] {
        canvas(cell, columns: columns, rows: rows, isSelected: isSelected).grid.text
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("A text that fits exactly has no ellipsis, and a longer one has it in its last column")
    func textCell() {
        let cell = TextCell()
        cell.text = StyledText("abcdef")
        #expect(lines(cell, columns: 9) == ["  abcdef"])
        #expect(lines(cell, columns: 8) == ["  abcd…"])
        #expect(lines(cell, columns: 3) == [""])
        cell.indentation = 0
        #expect(lines(cell, columns: 8) == ["abcdef"])
        cell.detail = "x"
        cell.prepareForReuse()
        #expect(lines(cell, columns: 10) == ["  abcdef"])
    }

    @Test("A detail that fits exactly is whole, and one of less than four columns is left out")
    func details() {
        let cell = TextCell()
        cell.text = StyledText("abc")
        cell.detail = "12345"
        #expect(lines(cell, columns: 12) == ["  abc 12345"])
        #expect(lines(cell, columns: 11) == ["  abc 123…"])
        #expect(lines(cell, columns: 10) == ["  abc"])
        cell.detail = ""
        #expect(lines(cell, columns: 12) == ["  abc"])
    }

    @Test("A header has its title, a rule and its detail, with a free column between them")
    func header() {
        let cell = HeaderCell()
        cell.title = "Fruit"
        #expect(lines(cell, columns: 12) == [" Fruit ────"])
        cell.detail = "12"
        #expect(lines(cell, columns: 12) == [" Fruit ─ 12"])
        #expect(lines(cell, columns: 11) == [" Fruit  12"])
        #expect(lines(cell, columns: 10) == [" Fru…  12"])
        cell.title = "Vegetables"
        cell.detail = nil
        #expect(lines(cell, columns: 13) == [" Vegetables"])
        #expect(lines(cell, columns: 12) == [" Vegetabl…"])
        #expect(canvas(cell, columns: 12).grid[1, 0].style == Theme.standard[.header])
    }

    @Test("A wrapped text has its label, its tick and its bar in the indentation, and free lines below it")
    func wrappedText() {
        let cell = WrappedTextCell()
        cell.text = StyledText("one two three")
        cell.indentation = 4
        cell.label = "12"
        #expect(lines(cell, columns: 12, rows: 2) == [" 12 one two", "    three"])
        cell.bar = true
        cell.label = nil
        #expect(lines(cell, columns: 12, rows: 2) == ["  │ one two", "  │ three"])
        cell.bar = false
        cell.tick = true
        cell.spacingBelow = 1
        #expect(lines(cell, columns: 12, rows: 3) == ["  ✓ one two", "    three", ""])
        #expect(cell.height(forWidth: 12) == 3 && cell.height(forWidth: 18) == 2 && cell.height(forWidth: 17) == 3)
        #expect(lines(cell, columns: 12, rows: 3, isSelected: true) == ["▌ ✓ one two", "▌   three", ""])
        cell.maximumWidth = 5
        #expect(lines(cell, columns: 30, rows: 4) == ["  ✓ one", "    two", "    three", ""])
        cell.prepareForReuse()
        #expect(lines(cell, columns: 30, isSelected: true) == ["▌ one two three"])
        cell.text = StyledText("four")
        #expect(cell.height(forWidth: 30) == 1 && lines(cell, columns: 30) == ["  four"])
    }

    @Test("A selected row has the style of the selection in all its columns, and the marker in the first one")
    func selection() {
        let cell = TextCell()
        cell.text = StyledText("abc", role: .error)
        let grid = canvas(cell, columns: 8, isSelected: true).grid
        #expect((0..<8).allSatisfy { grid[$0, 0].style == Theme.standard[.selection] })
        #expect(grid[0, 0].cluster.text == "▌" && grid.text == "▌ abc")
    }

    @Test("A cell that loads more wraps its text, and has three dots on an ASCII terminal")
    func loadMore() {
        let cell = LoadMoreCell()
        cell.text = StyledText("Show more of these rows…")
        #expect(cell.height(forWidth: 14) == 3 && cell.height(forWidth: 27) == 1 && cell.height(forWidth: 26) == 2)
        #expect(lines(cell, columns: 14, rows: 3) == ["  Show more", "  of these", "  rows…"])
        let ascii = Canvas(size: Size(columns: 40, rows: 1))
        var shown = 0
        cell.didShow = { shown += 1 }
        cell.draw(in: Surface(canvas: ascii, appearance: Appearance(colors: 0, isUnicode: false)), state: CellState())
        #expect(ascii.grid.text == "  Show more of these rows..." && shown == 1)
        cell.prepareForReuse()
        cell.text = StyledText()
        #expect(cell.height(forWidth: 14) == 1 && cell.didShow == nil)
    }

    @Test("A row of an outline is indented by two columns for each level, at most half of the width")
    func outline() {
        let cell = OutlineCell<TextCell>()
        cell.content.text = StyledText("leaf")
        cell.shape = OutlineShape(depth: 0, sign: .none)
        #expect(lines(cell, columns: 20) == ["    leaf"])
        cell.shape = OutlineShape(depth: 1, sign: .collapsed)
        #expect(lines(cell, columns: 20) == ["  │ ▸ leaf"])
        cell.shape = OutlineShape(depth: 3, sign: .expanded)
        #expect(lines(cell, columns: 20) == ["  │ │ │ ▾ leaf"])
        cell.shape = OutlineShape(depth: 9, sign: .none)
        #expect(lines(cell, columns: 20) == ["  │ │ │ │   leaf"])
        cell.content.detail = "5"
        cell.prepareForReuse()
        #expect(cell.content.detail == nil)
    }

    @Test("A progress bar that is drawn twice shows only the last value")
    func progressBar() {
        let canvas = Canvas(size: Size(columns: 6, rows: 1))
        let surface = Surface(canvas: canvas, appearance: Appearance())
        ProgressBar(.fraction(1)).draw(in: surface)
        ProgressBar(.fraction(0.5)).draw(in: surface)
        #expect(canvas.grid.text == "███░░░")
        #expect(canvas.grid[0, 0].style == Theme.standard[.accent] && canvas.grid[5, 0].style == Theme.standard[.dim])
        #expect(ProgressBar(done: -1, total: 0) == ProgressBar(.steps(0)))
        #expect(ProgressBar(done: 1, total: -1) == ProgressBar(.steps(1)))
        #expect(ProgressBar(.fraction(0.9)).filledColumns(width: 1) == 0..<1)
    }
}
