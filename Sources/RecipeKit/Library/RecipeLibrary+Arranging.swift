extension RecipeLibrary {
    /// What a listing shows when it is arranged otherwise; what could not be read, and menus, are left out.
    ///
    /// Costs one pass over all recipes: call it off the main actor. Rows are read like those of any listing.
    ///
    /// - Parameters:
    ///   - contents: A listing of this library as it is by title.
    ///   - facts: What is known of recipes besides their files; of those that have any.
    ///   - today: The day counted from the beginning of 1970.
    /// - Returns: `nil` where the task was cancelled meanwhile.
    /// - Throws: Where the index cannot be read.
    public nonisolated func arranged(
        _ contents: LibraryContents, by arrangement: ListArrangement, facts: [RecipeID: SearchFacts] = [:],
        today: Int = DayNumber.today
    ) throws -> LibraryContents? {
        let reader = try IndexReader(contents.index.place)
        var numbers: [UInt32: SearchFacts] = [:]
        for (recipe, known) in facts {
            if let number = try reader.number(of: recipe) { numbers[number] = known }
        }
        let arranger = ListingArranger(reader: reader, arrangement: arrangement, facts: numbers, today: today)
        return try arranger.arranged(contents)
    }
}
