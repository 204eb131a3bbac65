import RecipeFormats
import RecipeKit

extension JSONTexts {
    /// Returns how a large JSON file is divided into texts. Returns `nil` for any other file. A file is large if its
    /// size exceeds ``sizeLimit``. If there is little memory, a lower limit applies.
    package static func shape(ofLargeFileAt path: String) -> Shape? {
        guard isJSON(path), let stamp = FileStamp(ofFileAt: path),
            stamp.size > MemoryLimit.fileSize(sizeLimit)
        else { return nil }
        return shape(ofFileAt: path, size: stamp.size)
    }

    /// Reads the recipes of a file in the order of the file. Only one text of the file is in memory at a time.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - shape: The division of the file into texts.
    ///   - body: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics of the texts that cannot be parsed, up to a maximum number. If the file contains no
    ///   recipe or cannot be read completely, the last diagnostic is the reason.
    package static func forEachRecipe(ofFileAt path: String, _ shape: Shape, _ body: (JSONValue) -> Bool)
        -> [Diagnostic]
    {
        var found: [Diagnostic] = []
        var isEmpty = true
        var goesOn = true
        do throws(CookbookError) {
            let texts = try JSONTexts(ofFileAt: path, shape)
            while goesOn, let text = try texts.nextText() {
                let problem = forEachRecipe(in: text) { value in
                    isEmpty = false
                    goesOn = body(value)
                    return goesOn
                }
                guard let problem, found.count < DiagnosticCollector.limit else { continue }
                let column = text.line.map { _ in problem.offset + 1 }
                let location = SourceLocation(file: path, line: text.line, column: column)
                found.append(Diagnostic(.warning, at: location, problem.message))
            }
            if isEmpty {
                found.append(
                    texts.enteredCount > 0 ? JSONLDFormat.noneSmallEnough(path) : JSONLDFormat.noRecipe(path))
            }
        } catch {
            found.append(error.diagnostic)
        }
        return found
    }

    private static func forEachRecipe(in text: Text, _ body: (JSONValue) -> Bool) -> JSONReader.SyntaxError? {
        if let (offset, message) = TextDecoding.firstError(in: text.bytes) {
            return JSONReader.SyntaxError(offset: offset, message: message)
        }
        return JSONLDFormat().forEachRecipe(in: text.bytes.bindMemory(to: UInt8.self), body)
    }
}
