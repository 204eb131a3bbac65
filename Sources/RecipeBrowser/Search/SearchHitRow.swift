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
        guard case .field(let field) = kind, !hit.lines.isEmpty else { return nil }
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
