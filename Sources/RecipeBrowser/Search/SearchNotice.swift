import RecipeKit
import RecipeLibrary
import Terminal

/// A message between the search field and the results.
enum SearchNotice: Hashable {
    case problem(SearchQuery.Diagnostic)
    case remark(SearchRemark, isFound: Bool)
    case failure(String)

    /// Returns the message, wrapped to a width in columns.
    func lines(width: Int) -> [StyledText] {
        text.wrapped(toWidth: max(1, width))
    }

    private var text: StyledText {
        switch self {
        case .problem(let problem):
            return StyledText(problem.message, role: .error)
        case .remark(let remark, let isFound):
            return Self.styled(remark.sentence(isFound: isFound))
        case .failure(let reason):
            return StyledText("The recipes could not be searched: \(reason)", role: .error)
        }
    }

    /// Returns a sentence in the style for secondary text. The parts in quotation marks have the ordinary style.
    private static func styled(_ sentence: String) -> StyledText {
        var text = StyledText()
        for (index, piece) in sentence.split(separator: "“", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = piece.firstIndex(of: "”") else {
                text.append(String(piece), .dim)
                continue
            }
            text.append("“", .dim)
            text.append(String(piece[..<end]))
            text.append(String(piece[end...]), .dim)
        }
        return text
    }
}
