import SectionedLists
import Terminal

/// Draws the title and the time of a recipe. If the match is not in the title, draws the matching text below.
final class SearchHitCell: Cell {
    var title = StyledText()
    var time: String?
    var line: StyledText?

    func prepareForReuse() {
        time = nil
        line = nil
    }

    func height(forWidth width: Int) -> Int { line == nil ? 1 : 2 }

    func draw(in surface: Surface, state: CellState) {
        var right = surface.width - 1
        if surface.width >= 30, let time {
            let shown = time.truncated(toWidth: 12, ellipsis: surface.symbols.ellipsis)
            surface.draw(shown, x: right - shown.displayWidth, y: 0, role: .dim)
            right -= shown.displayWidth + 2
        }
        draw(title, x: 2, y: 0, right: right, in: surface)
        if let line {
            draw(line.fromFirstMatch(width: surface.width - 5), x: 4, y: 1, right: surface.width - 1, in: surface)
        }
    }

    private func draw(_ text: StyledText, x: Int, y: Int, right: Int, in surface: Surface) {
        let width = max(0, right - x)
        let area = surface.region(Rect(x: x, y: y, width: width, height: 1))
        area.draw(text, x: 0, y: 0)
        if text.displayWidth(upTo: width + 1) > width, width > 0 {
            area.draw(String(surface.symbols.ellipsis), x: width - 1, y: 0, role: .dim)
        }
    }

    /// Draws both lines in the style of the selection, and underlines the matches.
    func drawSelection(in surface: Surface, state: CellState) {
        let selection = surface.theme[.selection]
        let match = surface.theme[.match]
        var marked = selection
        marked.attributes.formUnion(.underline)
        surface.restyle(surface.bounds) { $0 == match ? marked : selection }
        surface.draw(String(surface.symbols.marker), x: 0, y: 0, style: selection)
    }
}

extension StyledText {
    /// Returns the text, shortened if a line of `width` columns would not show the first match. The shortened text
    /// begins with an ellipsis and up to three words before the match.
    fileprivate func fromFirstMatch(width: Int) -> StyledText {
        guard let first = runs.firstIndex(where: { $0.role == .match }), first > 0 else { return self }
        let before = runs[..<first].reduce(0) { $0 + $1.text.displayWidth }
        guard before + runs[first].text.displayWidth + 8 > width else { return self }
        let words = runs[first - 1].text.split(separator: " ", omittingEmptySubsequences: false).suffix(3)
        var text = StyledText("… ", role: runs[first - 1].role)
        text.append(words.joined(separator: " "), runs[first - 1].role)
        for run in runs[first...] { text.append(run.text, run.role) }
        return text
    }
}
