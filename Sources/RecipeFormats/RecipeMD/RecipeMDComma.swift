import TextLayout

/// Writes and reads the commas inside a tag or a yield of RecipeMD. Ordinary commas separate tags and yields, so an
/// inner comma is written as a full-width comma (`，`).
///
/// Beside a wide character, such as a Chinese character, a full-width comma is ordinary punctuation and does not
/// change.
enum RecipeMDComma {
    /// Returns a tag or a yield with full-width commas in place of its commas. A comma between two digits, as in
    /// `1,5 kg`, does not change.
    static func widened(_ text: String) -> String {
        let characters = Array(text)
        return String(
            characters.indices.map { index in
                guard characters[index] == "," else { return characters[index] }
                let isNumber =
                    index > 0 && index + 1 < characters.count && isDigit(characters[index - 1])
                    && isDigit(characters[index + 1])
                return isNumber ? "," : "，"
            })
    }

    /// Returns a tag or a yield with commas in place of its full-width commas, except beside a wide character.
    static func restored(_ text: String) -> String {
        guard text.contains("，") else { return text }
        let characters = Array(text)
        return String(
            characters.indices.map { index in
                guard characters[index] == "，" else { return characters[index] }
                let isBesideWide =
                    index > 0 && characters[index - 1].isWide
                    || index + 1 < characters.count && characters[index + 1].isWide
                return isBesideWide ? "，" : ","
            })
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
