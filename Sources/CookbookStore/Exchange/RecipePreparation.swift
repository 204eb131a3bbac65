import Dispatch
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Synchronization

/// Reads the recipes of a source and prepares them for an import. It does not use the cookbook, so several threads can
/// prepare recipes at the same time.
struct RecipePreparation: Sendable {
    /// Whether a notebook stores the ratings, favourites and cooked days. If not, they remain in the metadata of the
    /// recipes.
    let storesMarks: Bool
    private var reader = IngredientLineReader()

    init(storesMarks: Bool) { self.storesMarks = storesMarks }

    /// Prepares every recipe of a source, in the order of the source.
    ///
    /// - Parameters:
    ///   - line: The line number in the file if the source is a single line, or `nil` if the source is a whole file.
    ///   - isFile: Whether there can be pictures beside the source. There are none beside standard input.
    ///   - deliver: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics that belong to no recipe.
    mutating func prepareAll(
        of source: RecipeSourceFile, line: Int? = nil, isFile: Bool, _ deliver: (PreparedRecipe) -> Bool
    ) -> [Diagnostic] {
        guard !source.isEmpty else { return [] }
        return source.readImports { id, imported in
            var imported = imported
            if isFile { SourcePictures.add(ofFileAt: id.path, index: id.index, to: &imported) }
            return deliver(prepare(imported, of: source, SourceLocation(file: id.path, line: line)))
        }
    }

    private mutating func prepare(
        _ imported: ImportedRecipe, of source: RecipeSourceFile, _ location: SourceLocation
    ) -> PreparedRecipe {
        let recipe = imported.recipe
        guard !IncomingRecipe.isEmpty(recipe) else {
            return PreparedRecipe(imported: imported, incoming: nil, location: location)
        }
        var imported = imported
        imported.takeMarks()
        // A Cooklang text is copied unchanged, unless the name of the new file would give the recipe another title.
        let isCooklang = source.format.identifier == CooklangFormat().identifier
        let keepsText = isCooklang && FormatRegistry.title(forFile: FileName.name(for: recipe.title)) == recipe.title
        let incoming =
            keepsText
            ? IncomingRecipe(recipe, cooklang: source.utf8, &reader)
            : IncomingRecipe(storesMarks ? imported.withoutMarks : imported.readable.recipe, &reader)
        return PreparedRecipe(imported: imported, incoming: incoming, location: location)
    }
}

/// A recipe that was read from a source. It is ready to be compared with the recipes of the cookbook, and to be written
/// into the cookbook.
struct PreparedRecipe: Sendable {
    /// The recipe as it was read. Its rating, favourite and cooked days were moved out of its metadata.
    let imported: ImportedRecipe
    /// The recipe to write, or `nil` if it has neither ingredients nor steps.
    let incoming: IncomingRecipe?
    let location: SourceLocation
}

/// A line of JSON Lines that is ready for an import.
struct PreparedLine: Sendable {
    /// The number of the line, counted from 1.
    let number: Int
    /// The recipes and the diagnostics of the line, or the reason why there are no recipes. It is `nil` for an empty
    /// line.
    let content: Result<Content, CookbookError>?

    struct Content: Sendable {
        let recipes: [PreparedRecipe]
        /// The diagnostics that belong to no recipe.
        let diagnostics: [Diagnostic]
    }
}

/// Prepares lines of JSON Lines on several threads, while the import writes the recipes of earlier lines.
final class LinePreparation {
    private let name: String
    private let isFile: Bool
    private let preparation: RecipePreparation
    private let threads = (0..<max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))).map { _ in WorkThread() }

    /// Creates an object that prepares the lines of a source.
    ///
    /// - Parameters:
    ///   - name: The name of the source in diagnostics.
    ///   - isFile: Whether there can be pictures beside the source. There are none beside standard input.
    ///   - preparation: Prepares the recipes. Each thread uses a copy.
    init(_ name: String, isFile: Bool, _ preparation: RecipePreparation) {
        self.name = name
        self.isFile = isFile
        self.preparation = preparation
    }

    /// Starts to prepare lines. Returns at once.
    func start(_ lines: [ImportStream.Line]) -> Batch {
        let batch = Batch(count: lines.count)
        for (first, thread) in threads.enumerated() {
            thread.run { [name, isFile, preparation, threads = threads.count] in
                var preparation = preparation
                var prepared: [(Int, PreparedLine)] = []
                for index in stride(from: first, to: lines.count, by: threads) {
                    prepared.append((index, Self.prepared(lines[index], name, isFile: isFile, &preparation)))
                }
                batch.add(prepared)
            }
        }
        return batch
    }

    /// A batch of lines that are prepared together.
    final class Batch: Sendable {
        private let count: Int
        private let lines = Mutex<[(Int, PreparedLine)]>([])
        private let isComplete = DispatchSemaphore(value: 0)

        fileprivate init(count: Int) { self.count = count }

        fileprivate func add(_ prepared: [(Int, PreparedLine)]) {
            guard !prepared.isEmpty else { return }
            let isLast = lines.withLock { lines in
                lines += prepared
                return lines.count == count
            }
            if isLast { isComplete.signal() }
        }

        /// Waits until all lines are prepared, and returns them in their order.
        func wait() -> [PreparedLine] {
            guard count > 0 else { return [] }
            isComplete.wait()
            return lines.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) }
        }
    }

    private static func prepared(
        _ line: ImportStream.Line, _ name: String, isFile: Bool, _ preparation: inout RecipePreparation
    ) -> PreparedLine {
        guard let bytes = line.bytes else {
            let message = "the line is longer than \(ImportStream.longestLine >> 20) MB, so it was skipped."
            return PreparedLine(number: line.number, content: .failure(CookbookError(.badData, name, message)))
        }
        guard bytes.contains(where: { $0 > 0x20 }) else { return PreparedLine(number: line.number, content: nil) }
        let content = Result { () throws(CookbookError) in
            let text = try TextDecoding.utf8(of: bytes, file: name)
            let source = RecipeSourceFile(path: name, format: JSONLDFormat(), utf8: text)
            var recipes: [PreparedRecipe] = []
            let diagnostics = preparation.prepareAll(of: source, line: line.number, isFile: isFile) { recipe in
                recipes.append(recipe)
                return true
            }
            guard !recipes.isEmpty else { throw SystemError.noRecipe(name, diagnostics) }
            return PreparedLine.Content(recipes: recipes, diagnostics: diagnostics)
        }
        return PreparedLine(number: line.number, content: content)
    }
}
