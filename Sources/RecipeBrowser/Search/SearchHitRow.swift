import RecipeKit
import SectionedLists
import Terminal

/// A recipe that was found, with the words that were looked for marked; choosing it opens the recipe.
final class SearchHitRow: ActionableRow {
    let hit: SearchResults.Hit
    private let place: SearchResults.Place
    private let query: SearchQuery
    weak var actionDelegate: (any ActionDelegate)?

    init(_ hit: SearchResults.Hit, at place: SearchResults.Place, query: SearchQuery) {
        self.hit = hit
        self.place = place
        self.query = query
    }

    var id: AnyHashable { hit.id }

    func isSame(as other: any Row) -> Bool {
        guard let other = other as? SearchHitRow else { return false }
        return hit == other.hit && place == other.place && query == other.query
    }

    func configure(_ cell: SearchHitCell) {
        let recipe = hit.recipe
        cell.title = StyledText(recipe.title, marked: query.marks(in: recipe.title, field: .title), role: .text)
        cell.time = recipe.totalTime?.formatted(.short)
        cell.line = line
    }

    /// The lines that matched, in one.
    private var line: StyledText? {
        guard case .field(let field) = place, !hit.lines.isEmpty else { return nil }
        var text = StyledText()
        for line in hit.lines {
            if !text.runs.isEmpty { text.append(", ", .dim) }
            let line = line.shortenedToRow
            for run in StyledText(line, marked: query.marks(in: line, field: field), role: .dim).runs {
                text.append(run.text, run.role)
            }
        }
        return text
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openRecipe(hit.recipe)
    }
}

extension StyledText {
    /// A text with parts of it marked, which are told by their bytes.
    init(_ text: String, marked marks: [Range<Int>], role: Role) {
        self.init()
        let utf8 = text.utf8
        var end = utf8.startIndex
        for mark in marks {
            let start = utf8.index(utf8.startIndex, offsetBy: mark.lowerBound)
            let next = utf8.index(utf8.startIndex, offsetBy: mark.upperBound)
            append(String(text[end..<start]), role)
            append(String(text[start..<next]), .match)
            end = next
        }
        append(String(text[end...]), role)
    }
}
