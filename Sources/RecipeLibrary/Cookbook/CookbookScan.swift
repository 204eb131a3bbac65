import RecipeFormats
import RecipeKit

/// The result of reading the headers of a whole cookbook with ``Cookbook/scanAll()``.
public struct CookbookScan: Hashable, Sendable {
    /// The recipes in the order of their files. ``CourseSection/sections(of:)`` puts them in display order.
    public var recipes: [RecipeSummary] = []
    /// The menus: plans of meals (`.menu` files). They can be loaded like recipes.
    public var menus: [RecipeSummary] = []
    /// The files of a known format that could not be read, or that should contain a recipe but do not.
    public var unreadable: [UnreadableRecipe] = []
    /// Warnings about the files that were read and the folders that were skipped.
    public var warnings: [Diagnostic] = []
    /// Whether at least one folder could not be listed. A diagnostic in ``warnings`` names it.
    public var hasUnlistedFolder = false
    /// The reason why the scan contains no recipe, no menu and no unreadable file. It is `nil` if the scan contains any
    /// of these, or if the cookbook has no roots.
    public var error: CookbookError?

    /// Creates an empty scan.
    public init() {}

    /// The category for the exit status of a command:
    ///
    /// - If there is an unreadable file, it is the category of the first unreadable file.
    /// - If there is no unreadable file but a folder could not be listed, it is `noInput`.
    /// - Otherwise it is `nil`.
    ///
    /// If the scan contains recipes or menus, `badData` replaces `noInput`.
    public var category: CookbookError.Category? {
        let first = unreadable.first?.category ?? (hasUnlistedFolder ? .noInput : nil)
        return first == .noInput && !(recipes.isEmpty && menus.isEmpty) ? .badData : first
    }
}

extension Cookbook {
    /// Returns the summaries of all recipes and menus, for commands that print lists. Stops if the task is cancelled.
    ///
    /// Complexity: Every file is read. If the system has the files in memory, a hundred files take a few milliseconds,
    /// and thousands take less than a second.
    public func scanAll() -> CookbookScan {
        let listing = list()
        var scan = Self.read(listing.files)
        scan.unreadable = listing.unreadable + scan.unreadable
        scan.warnings = listing.warnings + scan.warnings
        scan.hasUnlistedFolder = listing.hasUnlistedFolder
        if !scan.hasFoundAny { scan.error = error(of: listing) }
        return scan
    }

    /// Returns the files of the cookbook without opening them. Stops at the limit, or if the task is cancelled.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of files.
    ///   - enter: Called with the path of each folder before it is opened.
    package func list(limit: Int = .max, enter: (String) -> Void = { _ in }) -> FolderWalk {
        var walk = FolderWalk()
        walk.limit = limit
        for root in roots where !Task.isCancelled {
            switch root {
            case .folder(let path): walk.list(folder: path, enter)
            case .file(let path): walk.list(file: path)
            }
        }
        return walk
    }

    /// Returns the reason why a cookbook with this listing has no recipes, or `nil` if the cookbook has no roots.
    func error(of listing: FolderWalk) -> CookbookError? {
        guard let root = roots.first else { return nil }
        if let note = listing.warnings.first { return CookbookError(.noInput, at: note.location, note.message) }
        let known = FormatRegistry.recipeExtensions.map { ".\($0)" }.joined(separator: ", ")
        return CookbookError(
            .noInput, root.path, "the folder holds no recipes; put files that end in \(known) into it, or name another."
        )
    }

    private static func read(_ files: some Collection<FolderWalk.File>) -> CookbookScan {
        var scan = CookbookScan()
        scan.recipes.reserveCapacity(files.count)
        for file in files where !Task.isCancelled {
            do throws(CookbookError) {
                try read(file, into: &scan)
            } catch {
                scan.unreadable.append(error.unreadableRecipe)
            }
        }
        return scan
    }

    /// Adds the summaries of the recipes in a file to the scan. Skips a file without a recipe, such as a readme.
    ///
    /// - Throws: An error if the file cannot be read. Also throws an error for a file without a recipe if the user
    ///   named the file itself, or if its content was probably meant as a recipe.
    private static func read(_ file: FolderWalk.File, into scan: inout CookbookScan) throws(CookbookError) {
        let source: RecipeSourceFile
        do throws(CookbookError) {
            source = try RecipeSourceFile(at: file.path)
        } catch {
            if file.isAnyText, error.category == .badData { return }
            throw error
        }
        guard !file.isAnyText || source.isCertain else { return }
        var limits: [Diagnostic] = []
        let headers = source.readHeaders(&limits)
        if headers.isEmpty {
            let diagnostics = limits.isEmpty ? source.readAll { _, _ in true } : limits
            if file.isNamed || source.format.wasMeantAsRecipe(diagnostics) {
                throw SystemError.noRecipe(file.path, diagnostics)
            }
        }
        if !limits.isEmpty {
            scan.unreadable.append(UnreadableRecipe(id: RecipeID(path: file.path), diagnostics: limits))
        }
        if source.isEmpty { scan.warnings.append(EmptyRecipe.warning(file.path)) }
        for (index, header) in headers.enumerated() {
            let summary = RecipeSummary(header, of: file, index: index)
            if file.isMenu { scan.menus.append(summary) } else { scan.recipes.append(summary) }
        }
    }
}

extension CookbookScan {
    /// Whether the scan contains at least one recipe, menu or unreadable file.
    fileprivate var hasFoundAny: Bool { !recipes.isEmpty || !menus.isEmpty || !unreadable.isEmpty }
}

/// The names of folders that contain recipes but are not courses: `content`, `recipes`, `docs`.
enum ContainerFolder {
    /// Returns whether a folder with this name usually contains a whole collection of recipes.
    static func isNamed(_ name: String) -> Bool {
        let key = SortingKey(name).text.filter { $0.isASCII ? $0 != " " : $0.isLetter || $0.isNumber }
        return names.contains(Course.singular(key)) || names.contains(key)
    }

    /// Returns whether a file is probably the only recipe of its folder. For example, this is the case for
    /// `Pie/Pie.md`, `Pie/index.md` and `Pie/_index.md`. Only the names are compared.
    ///
    /// - Parameters:
    ///   - name: The name of the file with its extension.
    ///   - folder: The sorting key of the folder's name.
    static func isOf(fileNamed name: String, folder: SortingKey) -> Bool {
        let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
        return isKey(folder, of: stem) || FileTitle.isIndex(stem)
    }

    /// Returns whether a sorting key is the key of a name. Compares the first letters first, because creating a key is
    /// slow.
    private static func isKey(_ key: SortingKey, of name: Substring) -> Bool {
        if let first = name.utf8.first, UTF8Text.isLetter(first), key.utf8.first != first | 0x20 { return false }
        return SortingKey(String(name)) == key
    }

    /// The names in lower case, without accents, spaces and punctuation. The English plural of a name matches too:
    /// `recipes` matches `recipe`.
    private static let names: Set<String> = [
        "content", "recipe", "src", "source", "doc", "document", "post", "cookbook", "dish", "data", "file",
        "page", "note", "vault", "book", "md", "markdown", "cooking", "kitchen", "food", "collection", "public", "all",
        "myrecipe", "site", "web", "wiki", "export", "rezept", "rezepte", "kochbuch", "recette",
        "receta", "ricetta", "ricette", "receita", "recepten", "recept", "recepte", "receptek", "przepisy", "retete",
        "oppskrifter", "opskrifter", "reseptit", "tarifler", "рецепты", "рецепт", "рецепти", "菜谱", "食谱", "菜譜", "食譜",
        "レシピ",
        "레시피", "συνταγες", "מתכונים", "وصفات", "resep", "congthuc", "libro", "livre",
    ]
}
