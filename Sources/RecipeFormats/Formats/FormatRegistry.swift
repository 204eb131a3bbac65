/// The formats that recipes are read from and written to.
public enum FormatRegistry {
    /// All formats, in the order in which ``format(forFile:bytes:)`` asks them. If several formats have an extension
    /// and none recognizes the file, the last of them reads it.
    public static let all: [any RecipeFormat] = exports + plain

    /// All formats except those in `exports`.
    private static let plain: [any RecipeFormat] = [
        CooklangFormat(),
        RecipeMDFormat(),
        MarkdownFormat(),
        OrgFormat(),
        JSONLDFormat(),
        HTMLFormat(),
        HTTPFormat(),
        MealMasterFormat(),
        MasterCookTextFormat(),
        MasterCookXMLFormat(),
        RecipeMLFormat(),
        GourmetFormat(),
        KRecipesFormat(),
        RezkonvFormat(),
        CookMLFormat(),
        NowYoureCookingFormat(),
        AccuChefFormat(),
        SaffronFormat(),
        PepperplateFormat(),
        MyCookFormat(),
        PlainTextFormat(),
    ]

    /// The exports of other programs. They are tried first, because many of them are special JSON, Markdown or HTML
    /// files.
    private static let exports: [any RecipeFormat] = ExportReaders.all.map { ExportFormat($0) } + [ArchiveFormat()]

    /// The number of bytes at the start of a file that are enough to recognize its format.
    public static let sniffedLength = 4096

    /// The kind of content in a file, according to its extension.
    public enum Kind: Hashable, Sendable {
        /// One recipe or several recipes.
        case recipe
        /// A meal plan, which is written in the syntax of a recipe.
        case menu
    }

    /// Returns the format with an identifier in any letter case, or `nil` if there is none.
    public static func format(identifier: String) -> (any RecipeFormat)? {
        let identifier = identifier.lowercased()
        return all.first { $0.identifier == identifier }
    }

    /// Returns the format of a file, or `nil` if no format reads it. The first of these rules that fits determines the
    /// format:
    ///
    /// 1. A format recognizes the content and has the extension in its ``RecipeFormat/sharedExtensions``. The first
    ///    such format reads the file.
    /// 2. Exactly one format has the extension in its ``RecipeFormat/fileExtensions``. This format reads the file.
    /// 3. Several formats have the extension in their ``RecipeFormat/fileExtensions``. The first of them that
    ///    recognizes the content reads the file. If none recognizes the content, the last of them reads the file.
    /// 4. The first format that recognizes the content reads the file. If none does, a file with one of the
    ///    extensions of texts is plain text.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The file, or at least its first ``sniffedLength`` bytes.
    public static func format(forFile path: String, bytes: [UInt8]) -> (any RecipeFormat)? {
        format(forFile: path, bytes: bytes, among: all, entry(of: path))
    }

    /// Returns the format of a text inside an archive, or `nil` if no format reads it. The exports of other programs
    /// are not used. A text whose extension belongs to no format, such as `txt`, must be in the format of a program.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The file.
    static func plainFormat(forFile path: String, bytes: [UInt8]) -> (any RecipeFormat)? {
        guard kind(ofFile: path) != nil, !isText(file: path) else {
            let start = bytes.prefix(sniffedLength)
            let fileExtension = fileExtension(of: path)
            return plain.first { format in
                let isShared = fileExtension.map(format.sharedExtensions.contains) ?? false
                let isText = isShared || fileExtension == "txt" && format.fileExtensions.isEmpty
                return isText && !(format is PlainTextFormat) && format.recognizes(start)
            }
        }
        return format(forFile: path, bytes: bytes, among: plain, fileExtension(of: path).flatMap { plainTable[$0] })
    }

    private static func format(
        forFile path: String, bytes: [UInt8], among formats: [any RecipeFormat], _ entry: ExtensionEntry?
    ) -> (any RecipeFormat)? {
        let start = bytes.prefix(sniffedLength)
        if let shared = entry?.sharing.first(where: { $0.recognizes(start) }) { return shared }
        let candidates = entry?.claiming ?? []
        guard candidates.count != 1 else { return candidates[0] }
        return candidates.first { $0.recognizes(start) } ?? candidates.last ?? formats.first { $0.recognizes(start) }
            ?? (isText(file: path) ? formats.first { $0 is PlainTextFormat } : nil)
    }

    /// Returns the first format that recognizes a file by its content alone, or `nil` if none does.
    ///
    /// - Parameter start: The first bytes of the file, at most ``sniffedLength``.
    package static func format(of start: ArraySlice<UInt8>) -> (any RecipeFormat)? {
        all.first { $0.recognizes(start) }
    }

    /// The size limit in bytes of a format that does not set its own limit.
    package static let defaultSizeLimit = 16 << 20

    /// Returns the largest size limit and the largest memory cost of the formats with the extension of a file.
    ///
    /// - Returns: The size limit in bytes, and the memory cost in bytes of memory for each byte of the file. If no
    ///   format has the extension, returns the default values.
    package static func sizeLimit(ofFile path: String) -> (limit: Int, cost: Int) {
        guard let entry = entry(of: path) else { return (defaultSizeLimit, 100) }
        return (entry.limit, entry.cost)
    }

    /// The size in bytes above which a zip archive is not read into memory as a whole.
    package static let wholeArchiveSize = 16 << 20

    /// Returns whether a file may be an archive, by its extension.
    package static func mayBeArchive(file path: String) -> Bool {
        sizeLimit(ofFile: path).limit >= ArchiveFormat.sizeLimit
    }

    /// Returns the format of a zip archive that is read piece by piece, or `nil` if the file is something else.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - start: At most the first ``sniffedLength`` bytes of the file.
    ///   - archive: Reads the file.
    package static func format(
        ofArchiveAt path: String, start: [UInt8], _ archive: ArchiveSource
    ) -> (any RecipeFormat)? {
        guard ZipArchive.isRecognized(start[...]) else { return nil }
        return switch format(forFile: path, bytes: start) {
        case let format as ExportFormat: format.reading(archive)
        case let format as ArchiveFormat: format.reading(archive)
        default: nil
        }
    }

    /// Returns the kind of a file by its extension, or `nil` if no format has the extension.
    public static func kind(ofFile path: String) -> Kind? {
        guard let fileExtension = fileExtension(of: path),
            isText(fileExtension) || table[fileExtension]?.claiming.isEmpty == false
        else { return nil }
        return menuExtensions.contains(fileExtension) ? .menu : .recipe
    }

    /// Returns whether a file can be any text, according to its extension. In a folder, such a file counts only if it
    /// certainly is a recipe.
    package static func isText(file path: String) -> Bool { isText(fileExtension(of: path)) }

    private static func isText(_ fileExtension: String?) -> Bool { fileExtension.map(textExtensions.contains) ?? false }

    /// The extensions of texts of any kind, in lowercase, without the dot.
    private static let textExtensions = ["txt"]

    /// Returns a title made from the name of a file, for a recipe without a title.
    ///
    /// `vegan-potato-soup.cook` becomes `Vegan potato soup`, and `BananaBread.md` becomes `Banana Bread`. A name with
    /// spaces keeps its hyphens.
    public static func title(forFile path: String) -> String { FileTitle.title(ofFile: path) }

    /// The extensions of recipe files, not of menus, without duplicates, in lowercase, without the dot.
    public static var recipeExtensions: [String] { fileExtensions.filter { !menuExtensions.contains($0) } }

    /// The extensions of recipe files and of menus, without duplicates, in lowercase, without the dot.
    package static var fileExtensions: [String] {
        all.flatMap(\.fileExtensions).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static let menuExtensions = ["menu"]

    private static func entry(of path: String) -> ExtensionEntry? { fileExtension(of: path).flatMap { table[$0] } }

    // The tables are made once, because the walk of a cookbook asks several times for each of its files.
    private static let table = ExtensionEntry.table(of: all)
    private static let plainTable = ExtensionEntry.table(of: plain)

    private static func fileExtension(of path: String) -> String? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let fileExtension = path[path.utf8.index(after: dot)...]
        return fileExtension.utf8.contains(UInt8(ascii: "/")) ? nil : fileExtension.lowercased()
    }
}

/// What the formats say of a file extension.
private struct ExtensionEntry: Sendable {
    /// The formats that have the extension in their ``RecipeFormat/sharedExtensions``.
    private(set) var sharing: [any RecipeFormat] = []
    /// The formats that have the extension in their ``RecipeFormat/fileExtensions``.
    private(set) var claiming: [any RecipeFormat] = []
    private(set) var limit = FormatRegistry.defaultSizeLimit
    private(set) var cost = 100

    /// Returns the entries of all extensions of some formats, which stay in their order.
    static func table(of formats: [any RecipeFormat]) -> [String: ExtensionEntry] {
        var table: [String: ExtensionEntry] = [:]
        for format in formats {
            for fileExtension in Set(format.sharedExtensions) {
                table[fileExtension, default: ExtensionEntry()].sharing.append(format)
            }
            for fileExtension in Set(format.fileExtensions) {
                table[fileExtension, default: ExtensionEntry()].claiming.append(format)
            }
        }
        return table.mapValues { entry in
            var entry = entry
            let formats = entry.claiming.isEmpty ? entry.sharing : entry.claiming
            entry.limit = formats.map(\.sizeLimit).max() ?? entry.limit
            entry.cost = formats.map(\.memoryCost).max() ?? entry.cost
            return entry
        }
    }
}
