import RecipeKit

/// The names of files and folders in an export. Each name is used only once. Names that differ only in letter case
/// count as the same name.
struct ExportNames {
    private var used: Set<String> = []

    /// Returns a name for a title: `Soup`, `Soup 2`. The name contains no character that an operating system forbids.
    mutating func name(for title: String) -> String {
        let allowed = title.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F || "/\\:?*\"<>|#%".unicodeScalars.contains(scalar)
                ? " " : scalar
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: allowed)
        let words = String(view).split(separator: " ").joined(separator: " ")
        let bare = String(words.drop { $0 == "." }.prefix(80)).trimmingSpaces()
        return unique(bare.isEmpty ? "Recipe" : bare, " ")
    }

    /// Returns a name of ASCII letters, digits and hyphens for a title: `pancakes-2`.
    mutating func slug(for title: String) -> String {
        let letters = SortingKey.folded(title)
        let parts = letters.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let slug = parts.joined(separator: "-").prefix(80)
        return unique(slug.isEmpty ? "recipe" : String(slug), "-")
    }

    private mutating func unique(_ name: String, _ separator: String) -> String {
        var result = name
        var number = 2
        while !used.insert(result.lowercased()).inserted {
            result = "\(name)\(separator)\(number)"
            number += 1
        }
        return result
    }
}

extension SortingKey {
    /// Returns a text in lower case without accents.
    fileprivate static func folded(_ text: String) -> String {
        // A sorting key contains numbers in a form that is not readable. So a word with a digit is only converted to
        // lowercase.
        text.split { !($0.isLetter || $0.isNumber) }.map { word in
            word.contains(where: \.isNumber) ? word.lowercased() : SortingKey(String(word)).text
        }.joined(separator: " ")
    }
}
