import RecipeKit

/// The diagnostics of a file, each with the source lines around its location.
struct FileDiagnostics: Sendable {
    enum Line {
        case diagnostic(Diagnostic)
        case source(number: Int, text: String, column: Int?)
        case blank

        /// The number of the line in the file, or `nil` for a blank line or a diagnostic of the whole file.
        var number: Int? {
            switch self {
            case .diagnostic(let diagnostic): diagnostic.location.line
            case .source(let number, _, _): number
            case .blank: nil
            }
        }
    }

    private(set) var lines: [Line] = []
    let count: Int

    /// The number of source lines shown above and below the line of a diagnostic.
    private static let context = 2

    /// - Parameter source: The lines of the file; empty if they cannot be shown.
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
