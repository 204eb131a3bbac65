import RecipeKit

extension ImportedRecipe {
    /// Moves the rating, the favourite mark, the date and the cooked days from the metadata into the properties of the
    /// imported recipe. A format without a place for such data stores it as metadata: `rating: 4`, `favourite: yes`,
    /// `cooked: 2026-03-01, 2026-04-05`.
    ///
    /// A rating such as `4.5` is rounded, and the exact rating also stays in the metadata. A value that cannot be read
    /// stays in the metadata, and so does a second rating or date.
    package mutating func takeMarks() {
        var others: [RecipeMetadata.Entry] = []
        for entry in recipe.metadata.others where !take(entry) { others.append(entry) }
        recipe.metadata.others = others
    }

    /// Reads an entry, and returns whether it can be removed from the metadata.
    private mutating func take(_ entry: RecipeMetadata.Entry) -> Bool {
        switch entry.key.lowercased() {
        case Mark.rating: takeRating(entry.value)
        case Mark.favourite, "favorite": takeFavourite(entry.value)
        case Mark.cooked: takeCookedDays(entry.value)
        case Mark.date: takeDate(entry.value)
        default: false
        }
    }

    private mutating func takeRating(_ text: String) -> Bool {
        guard rating == nil, let stars = Double(text.trimmingSpaces()), stars > 0, stars <= 5,
            let whole = Int(nearest: stars)
        else { return false }
        let rounded = max(1, whole)
        rating = rounded
        return Double(rounded) == stars
    }

    private mutating func takeFavourite(_ text: String) -> Bool {
        switch text.trimmingSpaces().lowercased() {
        case "yes", "true", "1":
            isFavourite = true
            return true
        case "no", "false", "0": return true
        default: return false
        }
    }

    private mutating func takeDate(_ text: String) -> Bool {
        guard created == nil, text.utf8.count == 10, let day = ExportDay.day(text) else { return false }
        created = day
        return true
    }

    private mutating func takeCookedDays(_ text: String) -> Bool {
        let parts = text.split(separator: ",").map { $0.trimmingSpaces() }
        let days = parts.compactMap { $0.utf8.count == 10 ? ExportDay.day($0) : nil }
        guard !days.isEmpty, days.count == parts.count else { return false }
        cookedDays += days.filter { !cookedDays.contains($0) }
        return true
    }
}
