extension RecipeLibrary {
    /// Returns the contents sorted and filtered by an arrangement, without menus and unreadable files.
    ///
    /// If the index has a newer listing than the contents, arranges the newer one and requests an update.
    ///
    /// Complexity: One pass over all recipes. Do not call it on the main actor.
    ///
    /// - Parameters:
    ///   - contents: A listing of this library in its default order.
    ///   - arrangement: The sort order and the filters.
    ///   - facts: The facts in the user's notebook, by recipe.
    ///   - today: The number of the current day. 1970-01-01 is day 0.
    /// - Returns: The contents, or `nil` if the task was cancelled or the index has no listing at this moment.
    /// - Throws: An error if the index cannot be read.
    public nonisolated func arranged(
        _ contents: LibraryContents, by arrangement: ListArrangement, facts: [RecipeID: SearchFacts] = [:],
        today: Int = DayNumber.today
    ) throws -> LibraryContents? {
        let index = currentIndex
        let reader = try IndexReader(index.location)
        let arranged = try reader.snapshot { () throws(IndexError) -> LibraryContents? in
            guard let listed = try current(contents, of: index, reader) else { return nil }
            var numbers: [UInt32: SearchFacts] = [:]
            for (recipe, known) in facts {
                if let number = try reader.number(of: recipe) { numbers[number] = known }
            }
            let arranger = ListingArranger(reader: reader, arrangement: arrangement, facts: numbers, today: today)
            return try arranger.arranged(listed)
        }
        if arranged?.generation != contents.generation, !Task.isCancelled { outdated.note(contents) }
        return arranged
    }

    /// Returns the contents if their listing is the current one. Otherwise returns the current listing, or `nil` if
    /// there is none.
    private nonisolated func current(
        _ contents: LibraryContents, of index: IndexIdentity, _ reader: IndexReader
    ) throws(IndexError) -> LibraryContents? {
        if contents.index == index, try reader.state()?.generation == contents.generation { return contents }
        var current = try reader.contents()
        current?.index = index
        current?.notice = contents.notice
        return current
    }
}
