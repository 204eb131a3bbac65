import RecipeKit
import Terminal

/// What is said under the line that is typed into.
enum SearchNotice: Hashable {
    case problem(SearchQuery.Problem)
    case correction(SearchResults.Correction)
    case failure(String)

    /// The notice in lines of a width.
    func lines(width: Int) -> [StyledText] {
        text.wrapped(toWidth: max(1, width))
    }

    private var text: StyledText {
        switch self {
        case .problem(let problem):
            return StyledText(problem.message, role: .error)
        case .correction(let correction):
            var text = StyledText("Nothing for “", role: .dim)
            text.append(correction.typed)
            text.append("”; showing “", .dim)
            text.append(correction.shown, .strong)
            text.append("”", .dim)
            return text
        case .failure(let reason):
            return StyledText("The recipes could not be searched: \(reason)", role: .error)
        }
    }
}
