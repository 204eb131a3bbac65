/// Every format that recipes are read from and written to. A new one is a file of its own and a line here.
public enum RecipeFormats {
    /// Where several share an extension, those that know their own files by the content come first; the last takes what
    /// no other recognizes.
    public static let all: [any RecipeFormat] = [
        CooklangFormat(),
        RecipeMDFormat(),
        MarkdownFormat(),
        JSONLDFormat(),
        HTMLFormat(),
        PlainTextFormat(),
    ]

    /// How many bytes of a file a format is shown to recognize it by.
    public static let sniffedLength = 4096

    /// What a file of a known kind holds.
    public enum Kind: Hashable, Sendable {
        case recipe
        /// A plan of meals, written like a recipe.
        case menu
    }

    /// The format that commands know by this name, letter case aside.
    public static func format(identifier: String) -> (any RecipeFormat)? {
        let identifier = identifier.lowercased()
        return all.first { $0.identifier == identifier }
    }

    /// The format of a file: the one its extension belongs to, by its content where that leaves a choice or says
    /// nothing; `nil` where no format knows it.
    ///
    /// - Parameter bytes: The file, or at least its first ``sniffedLength`` bytes.
    public static func format(forFile path: String, bytes: [UInt8]) -> (any RecipeFormat)? {
        let fileExtension = fileExtension(of: path)
        let candidates = all.filter { claims($0, fileExtension) }
        guard candidates.count != 1 else { return candidates[0] }
        let start = bytes.prefix(sniffedLength)
        return candidates.first { $0.recognizes(start) } ?? candidates.last ?? format(of: start)
    }

    /// The format that recognizes a file by its content alone.
    static func format(of start: ArraySlice<UInt8>) -> (any RecipeFormat)? {
        all.first { $0.recognizes(start) }
    }

    /// The largest size of a file at a path, by the formats that may be its own, in bytes; and how many bytes of memory a
    /// byte of it may take.
    static func sizeLimit(ofFile path: String) -> (limit: Int, cost: Int) {
        let fileExtension = fileExtension(of: path)
        let formats = all.filter { claims($0, fileExtension) }
        return (
            formats.map(\.sizeLimit).max() ?? RecipeFile.sizeLimit, formats.map(\.memoryCost).max() ?? 100
        )
    }

    /// What a file holds by its name, or `nil` where no format claims it.
    public static func kind(ofFile path: String) -> Kind? {
        guard let fileExtension = fileExtension(of: path), all.contains(where: { claims($0, fileExtension) })
        else { return nil }
        return menuExtensions.contains(fileExtension) ? .menu : .recipe
    }

    /// What a recipe is called that does not say so itself: its file's name without the extension, in words.
    ///
    /// `vegan-potato-soup.cook` is called `Vegan potato soup`, `BananaBread.md` is called `Banana Bread`; a name that has
    /// spaces keeps its hyphens.
    public static func title(forFile path: String) -> String { FileTitle.title(ofFile: path) }

    /// Extensions of files that hold recipes, each once, in lower case, without the dot.
    public static var recipeExtensions: [String] { fileExtensions.filter { !menuExtensions.contains($0) } }

    /// Extensions of all files that are read, each once.
    static var fileExtensions: [String] {
        all.flatMap(\.fileExtensions).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static let menuExtensions = ["menu"]

    private static func claims(_ format: any RecipeFormat, _ fileExtension: String?) -> Bool {
        guard let fileExtension else { return false }
        return format.fileExtensions.contains(fileExtension)
    }

    private static func fileExtension(of path: String) -> String? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let fileExtension = path[path.utf8.index(after: dot)...]
        return fileExtension.utf8.contains(UInt8(ascii: "/")) ? nil : fileExtension.lowercased()
    }
}
