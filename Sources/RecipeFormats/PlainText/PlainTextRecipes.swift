import RecipeKit

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
