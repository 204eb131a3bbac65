/// Every format the cookbook reads. A new one is a file of its own and a line here.
public enum RecipeFormats {
    public static let all: [any RecipeFormat] = [CooklangFormat()]

    /// What a file of a known kind holds.
    public enum Kind: Hashable, Sendable {
        case recipe
        /// A plan of meals, written like a recipe.
        case menu
    }

    /// The format of a file by its name, or `nil` where no format claims it.
    public static func format(forFile path: String) -> (any RecipeFormat)? {
        guard let fileExtension = fileExtension(of: path) else { return nil }
        return all.first { $0.fileExtensions.contains(fileExtension) }
    }

    /// What a file holds by its name, or `nil` where no format claims it.
    public static func kind(ofFile path: String) -> Kind? {
        guard let fileExtension = fileExtension(of: path), knownExtensions.contains(fileExtension) else { return nil }
        return menuExtensions.contains(fileExtension) ? .menu : .recipe
    }

    /// What a recipe is called that does not say so itself: its file's name without the extension, in words.
    ///
    /// `vegan-potato-soup.cook` is called `Vegan potato soup`; a name that has spaces keeps its hyphens.
    public static func title(forFile path: String) -> String {
        let name = name(ofFile: path)
        let parted = name.utf8.contains(UInt8(ascii: " "))
        let words = name.split { $0 == "_" || $0 == "-" && !parted }.joined(separator: " ")
        guard !words.isEmpty, let first = words.first else { return name }
        // Capitals are somebody's choice: pH, iced McFlurry.
        let isPlain = first.isLowercase && words.lowercased() == words
        return isPlain ? first.uppercased() + words.dropFirst() : words
    }

    private static func name(ofFile path: String) -> String {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    /// Extensions of files that hold one recipe each, in lower case, without the dot.
    public static var recipeExtensions: [String] {
        all.flatMap(\.fileExtensions).filter { !menuExtensions.contains($0) }
    }

    private static let menuExtensions = ["menu"]
    private static let knownExtensions = all.flatMap(\.fileExtensions)

    private static func fileExtension(of path: String) -> String? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let fileExtension = path[path.utf8.index(after: dot)...]
        return fileExtension.utf8.contains(UInt8(ascii: "/")) ? nil : fileExtension.lowercased()
    }
}
