extension Cookbook {
    /// Reads one recipe whole.
    ///
    /// Any file of a known kind can be loaded, a menu too. Reads one file; nothing is cached.
    ///
    /// - Throws: Where the file cannot be read; ``CookbookError/unreadableRecipe`` is the same for a list.
    public func load(_ id: RecipeID) throws(CookbookError) -> ReadResult {
        guard let format = RecipeFormats.format(forFile: id.path) else { throw SystemTrouble.unknownKind(id.path) }
        let text = try RecipeFile.text(ofFileAt: id.path)
        let title = RecipeFormats.title(forFile: id.path)
        guard !EmptyRecipe.isEmpty(text.utf8) else {
            return ReadResult(recipe: Recipe(title: title), diagnostics: [EmptyRecipe.warning(id.path)])
        }
        var result = format.read(text, file: id.path)
        if result.recipe.title.isEmpty || result.recipe.title == id.path { result.recipe.title = title }
        return result
    }

    /// Reads every file whole and reports what could not be read, and what may not be as its author meant it.
    ///
    /// - Parameter report: Called in the order of the files.
    /// - Returns: What has to be read into the exit status: the category of the first error, or `nil`; bad data where
    ///   there was something to read besides.
    public func check(_ report: (Diagnostic) -> Void) -> CookbookError.Category? {
        let listing = list()
        var category = listing.unreadable.first?.category ?? (listing.hasUnlistedFolder ? .noInput : nil)
        var hasRead = false
        listing.notes.forEach(report)
        listing.unreadable.forEach { $0.diagnostics.forEach(report) }
        for file in listing.files where !Task.isCancelled {
            do throws(CookbookError) {
                let diagnostics = try load(RecipeID(path: file.path)).diagnostics
                diagnostics.forEach(report)
                hasRead = true
                if diagnostics.contains(where: { $0.severity == .error }) { category = category ?? .badData }
            } catch {
                report(error.diagnostic)
                category = category ?? error.category
            }
        }
        return category == .noInput && hasRead ? .badData : category
    }
}
