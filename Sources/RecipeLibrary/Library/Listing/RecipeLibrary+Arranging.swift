extension RecipeLibrary {
    /// Returns the contents sorted and filtered by an arrangement, without menus and unreadable files.
    ///
    /// Complexity: One pass over all recipes. Do not call it on the main actor.
    ///
    /// - Parameters:
    ///   - contents: A listing of this library in its default order.
    ///   - arrangement: The sort order and the filters.
    ///   - facts: The facts in the user's notebook, by recipe.
    ///   - today: The number of the current day. 1970-01-01 is day 0.
    /// - Returns: The contents, or `nil` if the task was cancelled.
    /// - Throws: An error if the index cannot be read.
    public nonisolated func arranged(
        _ contents: LibraryContents, by arrangement: ListArrangement, facts: [RecipeID: SearchFacts] = [:],
        today: Int = DayNumber.today
    ) throws -> LibraryContents? {
        let reader = try IndexReader(contents.index.location)
        var numbers: [UInt32: SearchFacts] = [:]
        for (recipe, known) in facts {
            if let number = try reader.number(of: recipe) { numbers[number] = known }
        }
        let arranger = ListingArranger(reader: reader, arrangement: arrangement, facts: numbers, today: today)
        return try arranger.arranged(contents)
    }
}
