import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// A search result with its matches highlighted. Choosing the row opens the recipe.
final class SearchHitRow: ActionableRow {
    let hit: SearchResults.Hit
    private let kind: SearchResults.SectionKind
    private let query: SearchQuery
    weak var actionDelegate: (any ActionDelegate)?

    init(_ hit: SearchResults.Hit, at kind: SearchResults.SectionKind, query: SearchQuery) {
        self.hit = hit
        self.kind = kind
        self.query = query
    }

    var id: AnyHashable { hit.id }

    func isSame(as other: any Row) -> Bool {
        guard let other = other as? SearchHitRow else { return false }
        return hit == other.hit && kind == other.kind && query == other.query
    }

    func configure(_ cell: SearchHitCell) {
        let recipe = hit.recipe
        cell.title = StyledText(recipe.title, matches: query.matches(in: recipe.title, field: .title), role: .text)
        cell.time = recipe.totalTime?.formatted(.short)
        cell.line = line
    }

    /// The matching lines of the recipe, joined by commas. `nil` if the row shows only the title.
    private var line: StyledText? {
        guard let field = hit.field ?? kind.field, !hit.lines.isEmpty else { return nil }
        var text = StyledText()
        for line in hit.lines {
            if !text.runs.isEmpty { text.append(", ", .dim) }
            let line = line.shortenedToRow
            for run in StyledText(line, matches: query.matches(in: line, field: field), role: .dim).runs {
                text.append(run.text, run.role)
            }
        }
        return text
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openRecipe(hit.recipe)
    }
}

extension SearchResults.SectionKind {
    fileprivate var field: SearchField? {
        if case .field(let field) = self { field } else { nil }
    }
}

extension StyledText {
    /// Creates a text with highlighted matches.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - matches: The ranges of the matches in UTF-8 bytes, in order.
    ///   - role: The role of the text outside of the matches.
    init(_ text: String, matches: [Range<Int>], role: Role) {
        self.init()
        let utf8 = text.utf8
        var end = utf8.startIndex
        for match in matches {
            let start = utf8.index(utf8.startIndex, offsetBy: match.lowerBound)
            let next = utf8.index(utf8.startIndex, offsetBy: match.upperBound)
            append(String(text[end..<start]), role)
            append(String(text[start..<next]), .match)
            end = next
        }
        append(String(text[end...]), role)
    }
}

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
