import RecipeKit

/// A recipe from an export of another program, with further data from that program, such as a rating and pictures.
public struct ImportedRecipe: Hashable, Sendable {
    /// The recipe. Its ``/RecipeKit/RecipeMetadata/others`` contain the keys of the export that have no meaning in this
    /// library. Such a key begins with the identifier of the program: `paprika` in `paprika.uid`.
    public var recipe: Recipe
    /// The rating, 1 to 5, or `nil` if there is none.
    public var rating: Int?
    /// Whether the recipe is a favourite.
    public var isFavourite = false
    /// The days on which the recipe was cooked, as `2026-03-01`, in the order of the export.
    public var cookedDays: [String] = []
    /// The day on which the other program stored the recipe, as `2026-03-01`, or `nil` if it is unknown.
    public var created: String?
    /// What people wrote about the recipe, such as comments. The notes of the recipe itself are in ``recipe``.
    public var comments: [String] = []
    /// The pictures. The main picture is the first. Empty if the caller requested no pictures.
    public var pictures: [RecipePicture] = []
    /// The names of the parts of the export that are lost: `mealie.assets`.
    public var losses: [String] = []
    /// Diagnostics about the recipe.
    public var diagnostics: [Diagnostic] = []

    /// Creates an imported recipe without further data.
    public init(_ recipe: Recipe) { self.recipe = recipe }

    /// Creates an imported recipe from the result of a format that stores only recipes.
    package init(_ result: ReadResult) {
        recipe = result.recipe
        diagnostics = result.diagnostics
    }

    /// The recipe for display. Its metadata contains the rating, the favourite mark, the date and the cooked days. Its
    /// notes contain ``comments``.
    package var readable: ReadResult {
        var recipe = withoutMarks
        recipe.addOther(Mark.rating, rating.map(String.init))
        recipe.addOther(Mark.favourite, isFavourite ? "yes" : nil)
        recipe.addOther(Mark.cooked, cookedDays.isEmpty ? nil : cookedDays.joined(separator: ", "))
        return ReadResult(recipe: recipe, diagnostics: diagnostics)
    }

    /// The recipe without the rating, the favourite mark and the cooked days, because a notebook stores them. The
    /// recipe contains the date and, as notes, ``comments``.
    package var withoutMarks: Recipe {
        var recipe = recipeWithComments
        recipe.addOther(Mark.date, created)
        return recipe
    }

    /// The recipe with ``comments`` as notes at its end.
    package var recipeWithComments: Recipe {
        var recipe = recipe
        recipe.addNotes(comments)
        return recipe
    }

    /// The metadata keys for data that has no property in a recipe file.
    enum Mark {
        static let date = "date"
        static let rating = "rating"
        static let favourite = "favourite"
        static let cooked = "cooked"
    }
}

extension Recipe {
    /// Appends a metadata entry. Does nothing if its value is `nil` or if an entry with the key exists.
    fileprivate mutating func addOther(_ key: String, _ value: String?) {
        guard let value, !metadata.others.contains(where: { $0.key == key }) else { return }
        metadata.others.append(.init(key: key, value: value))
    }

    /// Appends notes at the end of the recipe. They are not a part of a named section.
    mutating func addNotes(_ notes: [String]) {
        guard !notes.isEmpty else { return }
        if sections.isEmpty || sections[sections.count - 1].name != nil { sections.append(RecipeSection()) }
        sections[sections.count - 1].blocks += notes.map { .note($0) }
    }
}

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

extension ImportedRecipe {
    /// Adds a picture from a file. If the recipe already has the picture, does nothing. If the file is not a picture or
    /// is too large, only adds a warning.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: The path of the file. Its last part becomes the name of the picture.
    ///   - place: The place in the recipe as in ``PictureNames``, or `nil` if it is unknown.
    package mutating func add(_ bytes: [UInt8], named path: String, place: String? = nil) {
        guard var picture = RecipePicture(bytes, name: path) else {
            let isLarge = bytes.count > RecipePicture.sizeLimit
            return leaveOut(path, isLarge ? "is larger than \(RecipePicture.sizeLimit >> 20) MB" : "is no picture")
        }
        picture.place = place
        if !pictures.contains(where: { $0.bytes == picture.bytes }) { pictures.append(picture) }
    }

    /// Warns that a picture is left out.
    package mutating func leaveOut(_ path: String, _ reason: String) {
        let message = "“\(recipe.title)”: the picture “\(path)” \(reason), so it was left out."
        diagnostics.append(Diagnostic(.warning, at: SourceLocation(file: path), message))
    }
}
