extension Cookbook {
    /// Reads one recipe whole.
    ///
    /// Any file of a known kind can be loaded, a menu too. Reads one file; nothing is cached.
    ///
    /// - Throws: Where the file cannot be read or holds no such recipe; ``CookbookError/unreadableRecipe`` is the same
    ///   for a list.
    public func load(_ id: RecipeID) throws(CookbookError) -> ReadResult {
        let source = try RecipeSourceFile(at: id.path)
        if let result = source.read(at: id.index) { return result }
        if id.index > 0, source.read(at: 0) != nil { throw SystemTrouble.noRecipe(numbered: id.index + 1, id.path) }
        throw SystemTrouble.noRecipe(id.path, source.readAll { _, _ in true })
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
        let listing = list()
        var category = listing.unreadable.first?.category ?? (listing.hasUnlistedFolder ? .noInput : nil)
        var hasRead = false
        listing.notes.forEach(report)
        listing.unreadable.forEach { $0.diagnostics.forEach(report) }
        for file in listing.files where !Task.isCancelled {
            do throws(CookbookError) {
                let diagnostics = try diagnostics(of: file)
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

    /// What there is to say about a file. That it holds no recipe is wrong only where it was named.
    private func diagnostics(of file: FolderWalk.File) throws(CookbookError) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var isEmpty = true
        let others = try RecipeSourceFile(at: file.path).readAll { _, result in
            isEmpty = false
            found += result.diagnostics
            return !Task.isCancelled
        }
        if isEmpty, file.isNamed || others.contains(where: { $0.severity == .error }) {
            throw SystemTrouble.noRecipe(file.path, others)
        }
        return found + others
    }
}
