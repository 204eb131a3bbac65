import RecipeKit

/// Plain text as people send it by mail: a title, a list of ingredients, and steps.
///
/// A text is read only if it is certainly a recipe. Its headings can be in any language that ``MarkdownFormat`` reads.
/// Texts of ChefTap, Umami, Easy Recipe Deluxe and Gourmet also have this form.
public struct PlainTextFormat: RecipeFormat {
    /// The name of the format, `plain text`.
    public let name = "plain text"
    /// The identifier of the format, `text`.
    public let identifier = "text"
    /// An empty array, because most text files are not recipes. A recipe is recognized by its content.
    public let fileExtensions: [String] = []

    public init() {}

    /// The extension of files that this format writes, `txt`.
    public var writtenExtension: String { "txt" }

    /// Returns whether a text is certainly a recipe. If the text is only the start of a file, the steps can be missing.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        guard let first = start.first(where: { $0 > 0x20 }), !"<{[#%".utf8.contains(first), !start.contains(0) else {
            return false
        }
        // This fast test rejects most files. A title, ingredients and steps need at least three lines.
        guard start.count(where: { $0 == 0x0A || $0 == 0x0D }) >= 2 else { return false }
        let isCut = start.count >= FormatRegistry.sniffedLength
        // The last line of the start can be incomplete, so it is not read.
        let whole = isCut ? start.prefix(start.lastIndex(of: 0x0A).map { $0 - start.startIndex + 1 } ?? 0) : start
        var reader = IngredientLineReader.prepared
        return PlainTextRecipes.texts(in: MailText(LegacyText.utf8(of: Array(whole)))).contains { text in
            PlainTextReader.recipe(in: text, isCut: isCut, &reader) != nil
        }
    }

    /// Converts a text to UTF-8. The encoding of a mail is the one that the mail declares. The encoding of any other text
    /// is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        guard MailText.isMail(bytes), let name = HTMLEncoding.declared(in: bytes), !name.hasPrefix("utf"),
            !HTMLEncoding.isUTF8(bytes, declared: name)
        else { return LegacyText.utf8(of: bytes) }
        return try UnknownEncoding.naming(file) { () throws(UnknownEncoding) in
            try NamedEncoding.utf8(of: bytes, from: name)
        }
    }

    /// Reads the recipe of a text, or several recipes that each begin at a line such as `Title: Soup`. If a mail
    /// contains a web page with recipes, reads only the recipes of the page.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        var reader = IngredientLineReader.prepared
        var isEmpty = true
        let mail = MailText(bytes)
        if let problem = mail.unknownEncoding {
            return [Diagnostic(.error, at: SourceLocation(file: file), problem.message)]
        }
        if let page = mail.page {
            let diagnostics = HTMLFormat().readAll(utf8: page, file: file) { result in
                isEmpty = false
                return deliver(result)
            }
            guard isEmpty else { return diagnostics }
        }
        for text in PlainTextRecipes.texts(in: mail) {
            guard let recipe = PlainTextReader.recipe(in: text, isCut: false, &reader) else { continue }
            isEmpty = false
            if !deliver(ReadResult(recipe: recipe)) { break }
        }
        guard isEmpty else { return [] }
        return [
            Diagnostic(
                .error, at: SourceLocation(file: file),
                "the text is not certainly a recipe; write a title, the heading “Ingredients” with its lines, and the"
                    + " heading “Directions”.")
        ]
    }

    /// Writes a recipe in lines of at most 80 columns.
    public var write: (@Sendable (Recipe) -> String)? { { TextWriter().text(for: $0) } }
}

/// Divides a text into smaller texts, which can be recipes.
enum PlainTextRecipes {
    /// The lines of a text, and a title that is not in the lines, such as the subject of a mail.
    struct Text {
        var title: String?
        var lines: [String]
    }

    /// Returns one text for each line that begins a recipe, such as `Title: Soup`. If fewer than two lines begin a
    /// recipe, returns the whole text.
    static func texts(in mail: MailText) -> [Text] {
        let starts = mail.lines.indices.filter { index in
            let line = mail.lines[index]
            return line.hasPrefix("Title:")
                || line.hasPrefix("*") && index > 0 && isEasyRecipeStart(index, in: mail.lines)
        }
        guard starts.count > 1 else { return [Text(title: mail.subject, lines: mail.lines)] }
        return zip(starts, starts.dropFirst() + [mail.lines.count]).map { start, end in
            Text(title: nil, lines: Array(mail.lines[start..<end]))
        }
    }

    /// Returns whether a line with `*` at its start is a title of Easy Recipe Deluxe. A line of underscores must be
    /// below it.
    private static func isEasyRecipeStart(_ index: Int, in lines: [String]) -> Bool {
        index + 1 < lines.count && lines[index + 1].hasPrefix("______")
    }
}
