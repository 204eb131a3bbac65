import CookbookStore
import RecipeKit

/// The diagnostics of a file. Each diagnostic is followed by the source lines around its location.
struct FileDiagnostics: Sendable {
    /// A line of the screen.
    enum Line {
        case diagnostic(Diagnostic)
        /// A line of the file. `column` is the column of the diagnostic. It is 0 if the diagnostic is about the whole
        /// line, and `nil` if the diagnostic is about another line.
        case source(number: Int, text: String, column: Int?)
        case blank

        /// The number of the line in the file. `nil` for the case `blank`, and for a diagnostic about the whole file.
        var number: Int? {
            switch self {
            case .diagnostic(let diagnostic): diagnostic.location.line
            case .source(let number, _, _): number
            case .blank: nil
            }
        }
    }

    /// The lines of the screen, from top to bottom.
    private(set) var lines: [Line] = []
    /// The number of diagnostics.
    let count: Int

    /// The number of source lines above and below the line of a diagnostic.
    private static let context = 2

    /// - Parameters:
    ///   - diagnostics: The diagnostics of the file.
    ///   - source: The lines of the file. Empty to show only the diagnostics.
    init(_ diagnostics: [Diagnostic], source: [String]) {
        count = diagnostics.count
        for diagnostic in diagnostics {
            lines.append(.diagnostic(diagnostic))
            if let line = diagnostic.location.line, source.indices.contains(line - 1) {
                let around = (line - 1 - Self.context)...(line - 1 + Self.context)
                lines += around.clamped(to: 0...source.count - 1).map { index in
                    let column = index == line - 1 ? diagnostic.location.column ?? 0 : nil
                    return .source(number: index + 1, text: source[index].shortenedToRow, column: column)
                }
            }
            lines.append(.blank)
        }
    }
}
