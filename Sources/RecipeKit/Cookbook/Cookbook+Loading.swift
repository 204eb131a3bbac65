extension Cookbook {
    /// Reads one recipe whole.
    ///
    /// Any file of a known kind can be loaded, a menu too. Reads one file; nothing is cached.
    ///
    /// - Throws: Where the file cannot be read or holds no such recipe; ``CookbookError/unreadableRecipe`` is the same
    ///   for a list.
    public func load(_ id: RecipeID) throws(CookbookError) -> ReadResult {
        let source = try RecipeSourceFile(at: id.path)
        if var result = source.read(at: id.index) {
            RecipePictures.add(ofFileAt: id.path, index: id.index, to: &result.recipe.metadata.images)
            return result
        }
        if id.index > 0, source.read(at: 0) != nil { throw SystemTrouble.noRecipe(numbered: id.index + 1, id.path) }
        throw SystemTrouble.noRecipe(id.path, source.readAll { _, _ in true })
    }

    /// The same, reading no more than the recipe where its file holds many and its place in it is known; where another
    /// stands there by now, the file is read.
    public func load(_ recipe: RecipeSummary) throws(CookbookError) -> ReadResult {
        if let position = recipe.position,
            let bytes = try? RecipeFile.bytes(ofFileAt: recipe.id.path, from: position.offset, count: position.length),
            let format = RecipeFormats.format(forFile: recipe.id.path, bytes: bytes),
            let utf8 = try? format.utf8(of: bytes, file: recipe.id.path),
            let result = format.read(at: position.part, utf8: utf8, file: recipe.id.path),
            result.recipe.title == recipe.title || result.recipe.title.isEmpty
        {
            var result = result
            if result.recipe.title.isEmpty { result.recipe.title = recipe.title }
            return result
        }
        return try load(recipe.id)
    }

    /// Reads every recipe of a file whole, one after the other.
    ///
    /// - Parameter deliver: Called with each recipe and what it is called by; returns whether to go on.
    /// - Returns: What is wrong with the file outside its recipes.
    /// - Throws: Where the file cannot be read or holds no recipe.
    @discardableResult
    public func loadAll(
        ofFileAt path: String, _ deliver: (RecipeID, ReadResult) -> Bool
    ) throws(CookbookError) -> [Diagnostic] {
        var isEmpty = true
        let diagnostics = try RecipeSourceFile(at: path).readAll { id, result in
            isEmpty = false
            return deliver(id, result)
        }
        guard !isEmpty else { throw SystemTrouble.noRecipe(path, diagnostics) }
        return diagnostics
    }

    /// Reads every file whole and reports what could not be read, and what may not be as its author meant it.
    ///
    /// - Parameter report: Called in the order of the files.
    /// - Returns: What has to be read into the exit status: the category of the first error, or `nil`; bad data where
    ///   there was something to read besides.
    public func check(_ report: (Diagnostic) -> Void) -> CookbookError.Category? {
        readAll({ _, _ in true }, report: report)
    }

    /// Reads every recipe of every file whole, in their order; stops where the task is cancelled.
    ///
    /// - Parameters:
    ///   - deliver: Called with each recipe; returns whether to go on.
    ///   - report: Called with all that is wrong, with a recipe's own before that is delivered.
    /// - Returns: As ``check(_:)``.
    public func readAll(
        _ deliver: (RecipeID, ReadResult) -> Bool, report: (Diagnostic) -> Void
    ) -> CookbookError.Category? {
        let listing = list()
        var category = listing.unreadable.first?.category ?? (listing.hasUnlistedFolder ? .noInput : nil)
        var hasRead = false
        var goesOn = true
        func tell(_ diagnostics: [Diagnostic]) {
            diagnostics.forEach(report)
            if diagnostics.contains(where: { $0.severity == .error }) { category = category ?? .badData }
        }
        listing.notes.forEach(report)
        listing.unreadable.forEach { $0.diagnostics.forEach(report) }
        for file in listing.files where goesOn && !Task.isCancelled {
            do throws(CookbookError) {
                var isEmpty = true
                let others = try RecipeSourceFile(at: file.path).readAll { id, result in
                    isEmpty = false
                    tell(result.diagnostics)
                    goesOn = deliver(id, result) && !Task.isCancelled
                    return goesOn
                }
                // That a file holds no recipe is wrong only where it was named.
                if isEmpty, file.isNamed || others.contains(where: { $0.severity == .error }) {
                    throw SystemTrouble.noRecipe(file.path, others)
                }
                tell(others)
                hasRead = true
            } catch {
                report(error.diagnostic)
                category = category ?? error.category
            }
        }
        return category == .noInput && hasRead ? .badData : category
    }
}
