/// Reads the recipes of a large file for the index, a text of it at a time.
final class RecipeTextsReader {
    /// Of a file full of mistakes the first ones are told.
    private static let problemLimit = 20

    let entry: FolderWalk.File
    /// How many recipes were read before ``position``.
    private(set) var count: Int
    private let texts: JSONTexts
    private var problems = 0

    /// - Parameters:
    ///   - position: Where to begin: at 0, or at an earlier ``position``.
    ///   - count: How many recipes stand before it.
    init(_ entry: FolderWalk.File, _ shape: JSONTexts.Shape, from position: Int = 0, count: Int = 0)
        throws(CookbookError)
    {
        self.entry = entry
        self.count = count
        texts = try JSONTexts(ofFileAt: entry.path, shape, from: position)
    }

    var stamp: FileStamp { texts.stamp }

    /// Behind the last recipe that was read, in the file.
    var position: Int { texts.position }

    /// Whether the file is still the one that was opened.
    var isUnchanged: Bool { texts.isUnchanged }

    /// Why a file that was read to its end holds no recipe, where its values tell.
    var reasonForNone: Diagnostic? {
        texts.enteredCount > 0 ? JSONLDFormat.noneSmallEnough(entry.path) : nil
    }

    /// Reads texts until there are as many recipes, or the file ends.
    ///
    /// - Returns: Whether there may be more.
    /// - Throws: Where the system fails.
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
        if let problem = TextDecoding.problem(of: text.bytes) {
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
        problems += 1
        guard problems <= Self.problemLimit else { return }
        let column = text.line == nil ? nil : column
        found.append(
            Diagnostic(.error, at: SourceLocation(file: entry.path, line: text.line, column: column), message))
    }
}

extension RecipeSummary {
    /// What a list shows of a recipe of a file.
    init(_ header: RecipeHeader, of file: FolderWalk.File, index: Int) {
        let metadata = header.metadata
        let title =
            header.title.flatMap { $0.isEmpty ? nil : $0 } ?? RecipeSourceFile.title(forFile: file.path, at: index)
        let isMenu = RecipeFormats.kind(ofFile: file.path) == .menu
        self.init(
            id: RecipeID(path: file.path, index: index), title: title,
            course: metadata.course ?? (isMenu ? "Menus" : file.course), totalTime: metadata.totalTime,
            servings: metadata.servings, tags: metadata.tags)
    }
}
