import RecipeFormats
import RecipeKit

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
        let known = RecipeFormats.recipeExtensions.map { ".\($0)" }.joined(separator: ", ")
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
        let source = try RecipeSourceFile(at: file.path)
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
