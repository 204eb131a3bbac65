import RecipeKit

/// Creates a recipe title from a file name, for a recipe without a title.
package enum FileTitle {
    /// Returns the words of a file name without its extension: `banana-bread.md` becomes `Banana bread`, and
    /// `BananaBread.md` becomes `Banana Bread`.
    ///
    /// The page id of Notion and a date at the start (`2024-05-31-`) are removed. A file such as `soup/index.md` gets
    /// the name of its folder.
    ///
    /// - Parameter path: The path of the file.
    static func title(ofFile path: String) -> String {
        let name = withoutAdditions(stem(ofFile: path))
        let parted = name.utf8.contains(UInt8(ascii: " "))
        var words = name.split { $0 == "_" || $0 == "-" && !parted }.joined(separator: " ")
        guard !words.isEmpty else { return name }
        if words == name { words = humps(of: words).joined(separator: " ") }
        // A lower-case first letter is replaced, but not in mixed case such as `pH` and `iced McFlurry`.
        guard let first = words.first, first.isLowercase else { return words }
        let isPlain =
            words.lowercased() == words || words != name && !parted && words.count == name.count + humpCount(words)
        return isPlain ? first.uppercased() + words.dropFirst() : words
    }

    private static func humpCount(_ words: String) -> Int { words.count { $0 == " " } }

    private static func stem(ofFile path: String) -> Substring {
        let parts = path.split(separator: "/")
        let name = parts.last ?? path[...]
        let stem = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil } ?? name
        if parts.count > 1, isIndex(stem), name.count > stem.count { return parts[parts.count - 2] }
        return stem
    }

    /// Returns whether a file is the only page of its folder. Its name without extension is `index` or `_index`, in any
    /// letter case.
    package static func isIndex(_ stem: Substring) -> Bool {
        guard stem.utf8.count == 5 || stem.utf8.count == 6 else { return false }
        let stem = stem.lowercased()
        return stem == "index" || stem == "_index"
    }

    private static func withoutAdditions(_ name: Substring) -> String {
        var name = name
        if let space = name.lastIndex(of: " "), space > name.startIndex {
            let id = name[name.index(after: space)...]
            if id.utf8.count == 32, id.utf8.allSatisfy(isHexadecimal) { name = name[..<space] }
        }
        let date = Array(name.utf8.prefix(11))
        let isDate =
            date.count == 11 && name.utf8.count > 11
            && date.indices.allSatisfy {
                [4, 7, 10].contains($0) ? date[$0] == UInt8(ascii: "-") : UTF8Text.isDigit(date[$0])
            }
        return isDate ? String(name.dropFirst(11)) : String(name)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        UTF8Text.isDigit(byte) || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
    }

    /// Returns the words of a name in camel case, such as `BananaBread`. Any other name, such as `McFlurry`, `pH` or
    /// `BBQ`, is one word.
    private static func humps(of name: String) -> [String] {
        let characters = Array(name)
        guard characters.count > 4, characters.allSatisfy({ $0.isLetter || $0.isNumber }) else { return [name] }
        var humps: [String] = []
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : " "
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let isStart =
                index == 0
                || character.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
                || character.isNumber && previous.isLetter && index > 1
            if isStart { humps.append(String(character)) } else { humps[humps.count - 1].append(character) }
        }
        let isName = humps.count == 2 && ["Mc", "Mac", "De", "Le", "La"].contains(humps[0])
        let isSplit = humps.count > 1 && humps.allSatisfy { $0.count > 1 || $0.first?.isNumber == true } && !isName
        return isSplit && humps.contains { $0.count > 2 } ? humps : [name]
    }
}

/// The part of a recipe that is read for a list of recipes.
public struct RecipeHeader: Hashable, Sendable {
    /// The title. If the file states no title, the property is `nil` or empty, and a list shows the file name instead.
    public var title: String?
    public var metadata: RecipeMetadata

    public init(title: String? = nil, metadata: RecipeMetadata = RecipeMetadata()) {
        self.title = title
        self.metadata = metadata
    }
}
