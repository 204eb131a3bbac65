import Testing

@testable import Terminal

@Suite("The columns and rows of a surface")
struct SurfaceColumnTests {
    private func canvas(_ columns: Int, _ rows: Int) -> (Canvas, Surface) {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        return (canvas, Surface(canvas: canvas, appearance: Appearance()))
    }

    @Test("A line and a filled area have their character, their style and their edges")
    func fills() {
        let (canvas, surface) = canvas(5, 3)
        surface.drawLine("─", x: 1, y: 1, width: 3, role: .error)
        surface.fill(Rect(x: 4, y: 0, width: 1, height: 2), with: "x", style: Style(attributes: .italic))
        #expect(canvas.grid.text == "    x\n ───x\n")
        #expect(canvas.grid[1, 1].style == surface.theme[.error] && canvas.grid[0, 1].style == .plain)
        #expect(canvas.grid[4, 0].style == Style(attributes: .italic))
        surface.fill(Rect(x: 0, y: 1, width: 5, height: 1))
        #expect(canvas.grid.text == "    x\n\n" && canvas.grid[1, 1] == .blank)
    }

    @Test("Styled text is drawn run by run, and the column after it is returned")
    func styledText() {
        let (canvas, surface) = canvas(8, 2)
        let text: StyledText = "Add \("汉", .strong)!"
        #expect(surface.draw(text, x: 1, y: 0) == 8)
        #expect(canvas.grid.text(ofRow: 0) == " Add 汉!")
        #expect(canvas.grid[5, 0].style == surface.theme[.strong] && canvas.grid[7, 0].style == .plain)
        #expect(surface.draw(text, x: 4, y: 1) == 8)
        #expect(canvas.grid.text(ofRow: 1) == "    Add")
        #expect(surface.draw(StyledText(), x: 3, y: 1) == 3)
    }

    @Test("The width of styled text is counted up to a limit over all runs")
    func width() {
        let text = StyledText([.init("ab"), .init("汉字", .dim), .init("c")])
        #expect(text.displayWidth == 7 && text.plain == "ab汉字c")
        #expect(text.displayWidth(upTo: 7) == 7)
        #expect(text.displayWidth(upTo: 2) == 2)
        #expect(StyledText().displayWidth == 0)
    }

    @Test("Text of the same role extends the last run, and text of another role begins one")
    func appends() {
        var text = StyledText()
        text.append("a")
        text.append("b")
        text.append("c", .dim)
        text.append("d", .dim)
        text.append("e")
        #expect(text.runs == [.init("ab"), .init("cd", .dim), .init("e")])
        let empty: StyledText = "\("x")\(StyledText())y"
        #expect(empty.runs == [.init("xy")])
    }

    @Test("A region of a region adds the origins, and its bounds begin at zero")
    func regions() {
        let (canvas, surface) = canvas(8, 4)
        let region = surface.region(Rect(x: 2, y: 1, width: 5, height: 3)).region(Rect(x: 1, y: 1, width: 9, height: 9))
        #expect(region.bounds == Rect(x: 0, y: 0, width: 9, height: 9) && region.width == 9 && region.height == 9)
        region.draw("abcdef", x: 0, y: 0)
        region.draw("g", x: 0, y: 1)
        region.draw("h", x: 0, y: 2)
        #expect(canvas.grid.text == "\n\n   abcd\n   g")
        #expect(surface.region(Rect(x: 2, y: 1, width: 5, height: 1)).draw("ab", x: 9, y: 0) == 9)
    }

    @Test("A rect is made smaller at each side by its own number")
    func inset() {
        let area = Rect(x: 2, y: 1, width: 9, height: 8)
        #expect(area.inset(left: 1) == Rect(x: 3, y: 1, width: 8, height: 8))
        #expect(area.inset(top: 2) == Rect(x: 2, y: 3, width: 9, height: 6))
        #expect(area.inset(right: 3) == Rect(x: 2, y: 1, width: 6, height: 8))
        #expect(area.inset(bottom: 4) == Rect(x: 2, y: 1, width: 9, height: 4))
        #expect(area.inset() == area && Rect(size: area.size) == Rect(x: 0, y: 0, width: 9, height: 8))
        #expect(
            InputEvent.mouse(MouseEvent(.wheelUp, at: .zero)).moved(byColumns: 3)
                == .mouse(MouseEvent(.wheelUp, at: Point(x: 3, y: 0))))
    }

    @Test("A grid has no negative size, its rows end without spaces, and grids of other sizes differ")
    func grids() {
        #expect(Grid(size: Size(columns: -2, rows: 2)).size == Size(columns: 0, rows: 2))
        #expect(Grid(size: Size(columns: 2, rows: -2)).glyphs.isEmpty)
        #expect(Grid(size: Size(columns: 2, rows: 3)) != Grid(size: Size(columns: 3, rows: 2)))
        let (canvas, surface) = canvas(6, 1)
        surface.draw(" a b  ", x: 0, y: 0)
        #expect(canvas.grid.text(ofRow: 0) == " a b" && canvas.grid.row(0).count == 6)
    }

    @Test("Versions that were taken from a grid are the same until the row changes")
    func versions() {
        let (canvas, surface) = canvas(4, 2)
        var taken = RowVersions()
        taken.take(canvas.grid.versions)
        #expect((0..<2).allSatisfy { taken.isSame(row: $0, as: canvas.grid.versions) })
        surface.draw("x", x: 0, y: 1)
        let changed = canvas.grid.versions
        #expect(taken.isSame(row: 0, as: changed) && !taken.isSame(row: 1, as: changed))
        taken.take(changed)
        #expect(taken.isSame(row: 1, as: changed))
        canvas.clear(size: Size(columns: 4, rows: 3))
        #expect(!taken.isSame(row: 0, as: canvas.grid.versions))
        taken.take(canvas.grid.versions)
        #expect((0..<3).allSatisfy { taken.isSame(row: $0, as: canvas.grid.versions) })
    }
}
