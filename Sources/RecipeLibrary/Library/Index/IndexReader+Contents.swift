import RecipeKit

extension IndexReader {
    /// The maximum number of diagnostics in ``LibraryContents/unreadable``.
    private static let shownDiagnostics = 500

    /// Returns the contents of the current listing. Returns `nil` if the index has no listing or has another version.
    ///
    /// Complexity: Four small queries, which take less than a millisecond.
    func contents() throws(IndexError) -> LibraryContents? {
        try snapshot { () throws(IndexError) in
            guard let state = try state(), state.generation > 0 else { return nil }
            var contents = LibraryContents()
            contents.generation = state.generation
            contents.isComplete = state.isComplete
            contents.numberOfRecipes = state.recipes
            contents.total = state.recipes
            contents.sections = try sections(of: contents.generation)
            contents.newest = try newest(of: contents.generation)
            contents.unreadable = try unreadable()
            return contents
        }
    }

    /// Returns the state of the index, or `nil` if the index has another version.
    func state() throws(IndexError) -> IndexState? {
        let row = try statement("SELECT version, generation, isComplete, recipes, changes FROM state WHERE id = 1")
        defer { row.reset() }
        guard try row.step(), row.int(0) == IndexSchema.version else { return nil }
        return IndexState(
            generation: row.int(1), isComplete: row.int(2) != 0, recipes: row.int(3), changes: row.int(4))
    }

    private func sections(of generation: Int) throws(IndexError) -> [LibrarySection] {
        let rows = try statement(
            "SELECT kind, course, title, count, firstChunk FROM section WHERE generation = ? ORDER BY position")
        defer { rows.reset() }
        rows.bind(generation, at: 1)
        var sections: [LibrarySection] = []
        while try rows.step() {
            sections.append(
                LibrarySection(
                    kind: rows.int(0) == 1 ? .menus : .course, id: rows.text(1), title: rows.text(2),
                    count: rows.int(3), rows: .stored(firstChunk: rows.int(4))))
        }
        return sections
    }

    private func newest(of generation: Int) throws(IndexError) -> [NewRecipe] {
        let rows = try statement("SELECT section, row, added FROM newest WHERE generation = ? ORDER BY rowid")
        defer { rows.reset() }
        rows.bind(generation, at: 1)
        var newest: [NewRecipe] = []
        while try rows.step() {
            newest.append(NewRecipe(section: rows.int(0), row: rows.int(1), added: rows.int(2)))
        }
        return newest
    }

    private func unreadable() throws(IndexError) -> [UnreadableRecipe] {
        let rows = try statement(
            "SELECT path, category, severity, line, column, message FROM problem ORDER BY path, id LIMIT ?")
        defer { rows.reset() }
        rows.bind(Self.shownDiagnostics, at: 1)
        var files: [UnreadableRecipe] = []
        while try rows.step() {
            let path = rows.text(0)
            let location = SourceLocation(
                file: path, line: rows.isNull(3) ? nil : rows.int(3), column: rows.isNull(4) ? nil : rows.int(4))
            let diagnostic = Diagnostic(rows.int(2) == 0 ? .error : .warning, at: location, rows.text(5))
            if files.last?.id.path == path {
                files[files.count - 1].diagnostics.append(diagnostic)
            } else {
                let category = CookbookError.Category(rawValue: Int32(rows.int(1))) ?? .badData
                files.append(
                    UnreadableRecipe(id: RecipeID(path: path), diagnostics: [diagnostic], category: category))
            }
        }
        return files
    }

    /// Returns the recipe numbers of one chunk of a section. The result is empty if the index has no such chunk.
    func ids(inChunk chunk: Int) throws(IndexError) -> [UInt32] {
        let row = try statement("SELECT ids FROM chunk WHERE id = ?")
        defer { row.reset() }
        row.bind(chunk, at: 1)
        guard try row.step() else { return [] }
        return Array(row.bytes(0).bindMemory(to: UInt32.self))
    }
}
