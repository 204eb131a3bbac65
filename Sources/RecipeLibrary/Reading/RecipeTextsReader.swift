import RecipeFormats
import RecipeKit

/// Reads the recipes of a JSON file for the index, one JSON text at a time.
final class RecipeTextsReader {
    /// The maximum number of diagnostics of a file. The others are dropped.
    private static let diagnosticLimit = 20

    let entry: FolderWalk.File
    /// The number of recipes before ``position``.
    private(set) var count: Int
    private let texts: JSONTexts
    private var diagnosticCount = 0

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - entry: The file.
    ///   - shape: The division of the file into texts.
    ///   - position: The offset to start at, in bytes. It is 0 or an earlier value of the property ``position``.
    ///   - count: The number of recipes before this offset.
    init(_ entry: FolderWalk.File, _ shape: JSONTexts.Shape, from position: Int = 0, count: Int = 0)
        throws(CookbookError)
    {
        self.entry = entry
        self.count = count
        texts = try JSONTexts(ofFileAt: entry.path, shape, from: position)
    }

    var stamp: FileStamp { texts.stamp }

    /// The offset in the file after the text that was read last.
    var position: Int { texts.position }

    /// Whether the file is unchanged since it was opened.
    var isUnchanged: Bool { texts.isUnchanged }

    /// The reason why the file contains no recipe, or `nil` if no reason was found.
    var reasonForNone: Diagnostic? {
        texts.enteredCount > 0 ? JSONLDFormat.noneSmallEnough(entry.path) : nil
    }

    /// Reads recipes until the limit or the end of the file.
    ///
    /// - Parameters:
    ///   - limit: The number of recipes at which reading stops. If the last text contains several recipes, all of them
    ///     are read.
    ///   - collector: Receives the recipes.
    ///   - found: Receives the diagnostics.
    /// - Returns: Whether reading stopped at the limit. It is `false` at the end of the file.
    /// - Throws: An error if the file cannot be read.
    func read(_ limit: Int, into collector: inout RecipeCollector, _ found: inout [Diagnostic]) throws(CookbookError)
        -> Bool
    {
        let end = count + limit
        while count < end {
            guard let text = try texts.nextText() else { return false }
            read(text, into: &collector, &found)
        }
        return true
    }

    private func read(_ text: JSONTexts.Text, into collector: inout RecipeCollector, _ found: inout [Diagnostic]) {
        if let problem = TextDecoding.firstError(in: text.bytes) {
            report(problem.message, text, column: problem.offset + 1, &found)
            return
        }
        let bytes = text.bytes.bindMemory(to: UInt8.self)
        var position = RecipePosition(offset: text.offset, length: bytes.count, part: 0)
        if let recipe = RecipeText(bytes) {
            let header = SchemaOrgReader().header(from: .object(recipe.members))
            let tags = header.metadata.diets + [header.metadata.cuisine].compactMap(\.self)
            let summary = summary(of: header)
            collector.add(
                summary, tags: summary.tags + tags + [summary.course].compactMap(\.self), recipe, position: position)
            count += 1
            return
        }
        let before = count
        let problem = JSONLDFormat().forEachRecipe(in: bytes) { value in
            var recipe = SchemaOrgReader().recipe(from: value)
            let summary = summary(of: RecipeHeader(title: recipe.title, metadata: recipe.metadata))
            recipe.title = summary.title
            collector.add(summary, recipe, position: position)
            count += 1
            position.part += 1
            return true
        }
        guard count == before, bytes.contains(where: { $0 > 0x20 }) else { return }
        if let problem {
            report(problem.message, text, column: problem.offset + 1, &found)
        } else if texts.shape == .lines {
            report("this line holds no schema.org Recipe; it says \"@type\": \"Recipe\".", text, column: 1, &found)
        }
    }

    private func summary(of header: RecipeHeader) -> RecipeSummary {
        RecipeSummary(header, of: entry, index: count)
    }

    private func report(_ message: String, _ text: JSONTexts.Text, column: Int, _ found: inout [Diagnostic]) {
        diagnosticCount += 1
        guard diagnosticCount <= Self.diagnosticLimit else { return }
        let column = text.line == nil ? nil : column
        found.append(
            Diagnostic(.error, at: SourceLocation(file: entry.path, line: text.line, column: column), message))
    }
}

extension RecipeSummary {
    /// Creates the summary of a recipe from its header. A recipe without a title gets a title that is made from the
    /// name of the file. A menu without a course gets the course `Menus`. If neither the recipe nor its folder has a
    /// course, a tag that names one is the course.
    init(_ header: RecipeHeader, of file: FolderWalk.File, index: Int) {
        let metadata = header.metadata
        let title =
            header.title.flatMap { $0.isEmpty ? nil : $0 } ?? RecipeSourceFile.title(forFile: file.path, at: index)
        let isMenu = FormatRegistry.kind(ofFile: file.path) == .menu
        self.init(
            id: RecipeID(path: file.path, index: index), title: title,
            course: metadata.course ?? (isMenu ? "Menus" : file.course ?? Course.tag(among: metadata.tags)),
            totalTime: metadata.totalTime, servings: metadata.servings, tags: metadata.tags)
    }
}
