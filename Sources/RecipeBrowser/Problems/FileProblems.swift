import RecipeKit
import SectionedLists

/// What is wrong in a file, and the lines around each place.
struct FileProblems: Sendable {
    enum Line {
        case problem(Diagnostic)
        case source(number: Int, text: String, column: Int?)
        case blank

        /// The line of the file that it tells of.
        var number: Int? {
            switch self {
            case .problem(let diagnostic): diagnostic.location.line
            case .source(let number, _, _): number
            case .blank: nil
            }
        }
    }

    private(set) var lines: [Line] = []
    let count: Int

    /// Lines shown above and below one that something is wrong with.
    private static let context = 2

    /// - Parameter source: The file's lines; empty where they cannot be shown.
    init(_ diagnostics: [Diagnostic], source: [String]) {
        count = diagnostics.count
        for diagnostic in diagnostics {
            lines.append(.problem(diagnostic))
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

extension ModelController where Model == FileProblems {
    /// Looks into a file that could not be read, each time anew: somebody may have mended it meanwhile.
    static func problems(of file: UnreadableRecipe, in cookbook: Cookbook) -> ModelController<FileProblems> {
        ModelController { _ in
            // Of a folder there is nothing to look into.
            guard RecipeFormats.kind(ofFile: file.id.path) != nil else {
                return FileProblems(file.diagnostics, source: [])
            }
            do throws(CookbookError) {
                return FileProblems(try cookbook.load(file.id).diagnostics, source: try cookbook.lines(of: file.id))
            } catch {
                guard error.category == .badData else { throw error }
                return FileProblems([error.diagnostic], source: (try? cookbook.lines(of: file.id)) ?? [])
            }
        }
    }
}
