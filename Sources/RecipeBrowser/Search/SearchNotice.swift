import RecipeKit
import Terminal

/// What is said under the line that is typed into.
enum SearchNotice: Hashable {
    case problem(SearchQuery.Problem)
    case remark(SearchRemark, isFound: Bool)
    case failure(String)

    /// The notice in lines of a width.
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

    /// A sentence with what stands in quotation marks brighter than the rest.
    private static func styled(_ sentence: String) -> StyledText {
        var text = StyledText()
        for (place, piece) in sentence.split(separator: "“", omittingEmptySubsequences: false).enumerated() {
            guard place > 0, let end = piece.firstIndex(of: "”") else {
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
