import RecipeFormats
import RecipeKit

extension Cookbook {
    /// Reads a recipe completely.
    ///
    /// The file may have any known format, including a menu. The call reads one file and stores nothing.
    ///
    /// - Throws: An error if the file cannot be read or does not contain the recipe. A list of recipes can show the
    ///   `unreadableRecipe` of the error in place of the recipe.
    public func load(_ id: RecipeID) throws(CookbookError) -> ReadResult {
        var result = try read(id)
        RecipePictures.add(ofFileAt: id.path, index: id.index, to: &result.recipe.metadata.images)
        return result
    }

    /// Reads a recipe without the pictures beside its file.
    private func read(_ id: RecipeID) throws(CookbookError) -> ReadResult {
        let source = try RecipeSourceFile(at: id.path)
        if let result = source.read(at: id.index) { return result }
        if id.index > 0, source.read(at: 0) != nil { throw SystemError.noRecipe(numbered: id.index + 1, id.path) }
        throw SystemError.noRecipe(id.path, source.readAll { _, _ in true })
    }

    /// Reads a recipe without the pictures beside its file, because looking for them takes up to 40 system calls.
    ///
    /// If the summary contains the position of the recipe in a file of many recipes, the call reads only the text at
    /// this position. If this text cannot be read, or if the title of its recipe differs from the title in the summary,
    /// the call reads the whole file.
    ///
    /// - Throws: The errors of ``load(_:)-(RecipeID)``.
    public func load(_ recipe: RecipeSummary) throws(CookbookError) -> ReadResult {
        // If the text at the position cannot be read, the whole file is read below. So errors are ignored here.
        if let position = recipe.position,
            let bytes = try? RecipeFile.bytes(ofFileAt: recipe.id.path, from: position.offset, count: position.length),
            let format = FormatRegistry.format(forFile: recipe.id.path, bytes: bytes),
            let utf8 = try? format.utf8(of: bytes, file: recipe.id.path),
            let result = format.read(at: position.part, utf8: utf8, file: recipe.id.path),
            result.recipe.title == recipe.title || result.recipe.title.isEmpty
        {
            var result = result
            if result.recipe.title.isEmpty { result.recipe.title = recipe.title }
            return result
        }
        return try read(recipe.id)
    }

    /// Reads every file completely and reports all diagnostics.
    ///
    /// - Parameters:
    ///   - report: Receives each diagnostic. The first diagnostics are about the search for files, for example about
    ///     skipped folders and broken links. Then follow the diagnostics of the files, in the order of the files.
    ///   - leftOut: Receives, for each file of a folder that is no recipe, the reason.
    /// - Returns: The category of the first error, for the exit status, or `nil` if there is no error. If this category
    ///   is `noInput` but at least one file was read, returns `badData`.
    public func check(
        _ report: (Diagnostic) -> Void, leftOut: (Diagnostic) -> Void = { _ in }
    ) -> CookbookError.Category? {
        readFiles(wantsImports: false, { _, _ in true }, report, leftOut: leftOut)
    }

    /// Reads every recipe completely, in the order of the files, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - deliver: Receives each recipe and returns whether to continue.
    ///   - report: Receives each diagnostic. The diagnostics of a recipe come before the recipe.
    /// - Returns: The category for the exit status, as in ``check(_:leftOut:)``.
    public func readAll(
        _ deliver: (RecipeID, ReadResult) -> Bool, report: (Diagnostic) -> Void
    ) -> CookbookError.Category? {
        readFiles(
            wantsImports: false, { deliver($0, ReadResult(recipe: $1.recipe, diagnostics: $1.diagnostics)) }, report)
    }

    /// Reads every recipe as ``readAll(_:report:)`` does. If a file is the export of another program, also reads data
    /// such as the rating.
    package func readImports(
        _ deliver: (RecipeID, ImportedRecipe) -> Bool, report: (Diagnostic) -> Void
    ) -> CookbookError.Category? {
        readFiles(wantsImports: true, deliver, report)
    }

    private func readFiles(
        wantsImports: Bool, _ deliver: (RecipeID, ImportedRecipe) -> Bool, _ report: (Diagnostic) -> Void,
        leftOut: (Diagnostic) -> Void = { _ in }
    ) -> CookbookError.Category? {
        let listing = list()
        var category = listing.unreadable.first?.category ?? (listing.hasUnlistedFolder ? .noInput : nil)
        var hasRead = false
        var goesOn = true
        func tell(_ diagnostics: [Diagnostic]) {
            diagnostics.forEach(report)
            if diagnostics.contains(where: { $0.severity == .error }) { category = category ?? .badData }
        }
        listing.warnings.forEach(report)
        listing.unreadable.forEach { $0.diagnostics.forEach(report) }
        for file in listing.files where goesOn && !Task.isCancelled {
            do throws(CookbookError) {
                var isEmpty = true
                func pass(_ id: RecipeID, _ result: ImportedRecipe) -> Bool {
                    isEmpty = false
                    tell(result.diagnostics)
                    goesOn = deliver(id, result) && !Task.isCancelled
                    return goesOn
                }
                let source = try RecipeSourceFile(at: file.path)
                guard !file.isAnyText || source.isCertain else {
                    leftOut(RecipeSourceFile.uncertain(file.path))
                    continue
                }
                let others =
                    wantsImports ? source.readImports(pass) : source.readAll { pass($0, ImportedRecipe($1)) }
                // A file without recipes is an error only if the user named it, or if one of its diagnostics is an
                // error.
                if isEmpty, file.isNamed || others.contains(where: { $0.severity == .error }) {
                    throw SystemError.noRecipe(file.path, others)
                }
                if isEmpty, let reason = others.first { leftOut(reason) } else { tell(others) }
                hasRead = true
            } catch {
                if file.isAnyText, error.category == .badData {
                    leftOut(error.diagnostic)
                    continue
                }
                report(error.diagnostic)
                category = category ?? error.category
            }
        }
        return category == .noInput && hasRead ? .badData : category
    }
}

/// A recipe, and the state of its file when the recipe was read. The state is needed to find the recipe again after its
/// file was moved.
public struct ReadRecipe: Sendable {
    /// What changed since the previous reading of a recipe.
    public enum Change: Hashable, Sendable {
        /// Nothing changed, or this is the first reading.
        case unchanged
        /// The recipe or its diagnostics changed.
        case edited
        /// The path of the file changed. The recipe may have changed too.
        case moved
        /// The file was deleted. The recipe is from the previous reading.
        case deleted
    }

    /// The summary of the recipe, with the title that was read.
    public let summary: RecipeSummary
    /// The recipe with its diagnostics.
    public let result: ReadResult
    /// What changed since the previous reading.
    public let change: Change
    let stamp: FileStamp?

    init(_ summary: RecipeSummary, _ result: ReadResult, stamp: FileStamp?, after last: ReadRecipe?) {
        self.summary = summary
        self.result = result
        self.stamp = stamp
        change =
            switch last {
            case nil: .unchanged
            case let last? where last.summary.id != summary.id: .moved
            case let last?: last.result == result ? .unchanged : .edited
            }
    }

    /// Creates a reading without the state of the file. ``RecipeLoader`` cannot find such a recipe again after its file
    /// was renamed.
    public init(_ summary: RecipeSummary, _ result: ReadResult) {
        self.init(summary, result, stamp: nil, after: nil)
    }

    private init(_ other: ReadRecipe, _ change: Change) {
        summary = other.summary
        result = other.result
        stamp = other.stamp
        self.change = change
    }

    var deleted: ReadRecipe { ReadRecipe(self, .deleted) }
    var unchanged: ReadRecipe { ReadRecipe(self, .unchanged) }
    /// This reading with the change ``Change/edited``, for a recipe that now has another index in the same file.
    var edited: ReadRecipe { ReadRecipe(self, .edited) }

    /// Returns whether this recipe and another have the same content. The titles and pictures are not compared, because
    /// they can come from the name of the file.
    func saysTheSame(as other: Recipe) -> Bool {
        var other = other
        other.title = result.recipe.title
        other.metadata.images = result.recipe.metadata.images
        return other == result.recipe
    }
}

/// A file that is empty or contains only white space. It counts as a recipe with a title that is made from the name of
/// the file.
enum EmptyRecipe {
    static func isEmpty(_ utf8: some Sequence<UInt8>) -> Bool {
        utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }

    static func warning(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning, at: SourceLocation(file: path), "the file is empty; write the recipe into it or remove it.")
    }
}
