import RecipeKit

/// Collects a recipe of an export part by part.
struct RecipeDraft {
    var title = ""
    var metadata = RecipeMetadata()
    var ingredients = ExportIngredients()
    var steps = ExportSteps()
    var cookware: [Cookware] = []
    var rating: Int?
    var isFavourite = false
    var cookedDays: [String] = []
    var created: String?
    var comments: [String] = []

    /// The maximum number of metadata entries. The same maximum applies to pictures and to losses. Real recipes have at
    /// most a few dozen of each.
    private static let mostEntries = 400

    private var notes: [String] = []
    private var pictures: [RecipePicture] = []
    private var losses: [String] = []
    private var diagnostics: [Diagnostic] = []
    private let source: ExportSource
    /// The identifier of the program. Metadata keys that only this program uses begin with this identifier.
    private let program: String

    init(_ reader: some ExportReader, _ source: ExportSource) {
        program = reader.identifier
        self.source = source
    }
}

// MARK: Metadata

extension RecipeDraft {
    /// Sets the times. Ignores times of zero, and a total that is the sum of the other times.
    mutating func setTimes(prep: String? = nil, cook: String? = nil, total: String? = nil) {
        metadata.prepTime = Self.time(prep)
        metadata.cookTime = Self.time(cook)
        let total = Self.time(total)
        if total?.minutes == nil || total?.minutes != metadata.totalTime?.minutes { metadata.statedTotalTime = total }
    }

    private static func time(_ text: String?) -> CookingTime? {
        guard let text = text.flatMap(ExportText.line), !["none", "null", "-", "n/a"].contains(text.lowercased())
        else { return nil }
        let time = CookingTime(parsing: text)
        guard time.minutes != 0 else { return nil }
        // A number without a unit is a number of minutes. `PT` without a number is not a time.
        if text.allSatisfy(\.isNumber), let minutes = time.minutes {
            return CookingTime(minutes: minutes, text: "\(minutes) min")
        }
        return text.hasPrefix("PT") && time.minutes == nil ? nil : time.inWords
    }

    /// Sets the servings, unless they are empty or zero.
    mutating func setServings(_ text: String?) {
        guard let text = text.flatMap(ExportText.line), Double(text) != 0 else { return }
        let whole = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        metadata.servings = Servings(parsing: whole).withoutWord
    }

    /// Sets the source. If there is no `url`, a name that is an address becomes the address of the source.
    mutating func setSource(_ name: String?, url: String? = nil) {
        let name = name.flatMap(ExportText.line)
        let url = url.flatMap(ExportText.line)
        var source = name.map { RecipeSource(parsing: $0) } ?? RecipeSource()
        if let url { source.url = url }
        guard source.name != nil || source.url != nil else { return }
        metadata.source = source
    }

    /// Adds categories as tags. If the recipe has no course, the first category that is a well-known course becomes the
    /// course and not a tag.
    mutating func addCategories(_ names: [String]) {
        for name in names.compactMap(ExportText.line) {
            if metadata.course == nil, Course.isWellKnown(name) {
                metadata.course = name
            } else {
                addTag(name)
            }
        }
    }

    /// Adds a tag, unless the recipe already has the tag or 200 tags.
    mutating func addTag(_ name: String) {
        if !metadata.tags.contains(name), metadata.tags.count < 200 { metadata.tags.append(name) }
    }

    /// Converts a number of stars to a rating from 1 to 5, and sets this rating. Ignores zero stars, because they mean
    /// that there is no rating. Also ignores a number of stars that is larger than `best`.
    ///
    /// - Parameters:
    ///   - value: The stars.
    ///   - best: The largest number of stars.
    mutating func setRating(_ value: Double?, of best: Double = 5) {
        guard let value, value > 0, best > 0, value <= best, let stars = Int(nearest: value / best * 5) else { return }
        rating = max(1, stars)
    }

    /// Adds nutrition from a text. Lines without a nutrient become one entry together.
    mutating func addNutrition(_ text: String?) {
        guard let text else { return }
        let (entries, others) = NutritionLines.entries(text)
        for entry in entries { addOther(entry.key, entry.value) }
        if !others.isEmpty { addOther("nutrition", others.joined(separator: ", ")) }
    }

    /// Adds a metadata entry. Does nothing if its value is empty or if an entry with the key exists. If there are too
    /// many entries, reports a loss.
    mutating func addOther(_ key: String, _ value: String?) {
        guard let value = value.flatMap(ExportText.line) else { return }
        guard !metadata.others.contains(where: { $0.key == key }) else { return }
        guard metadata.others.count < Self.mostEntries else { return lose("…") }
        metadata.others.append(.init(key: key, value: value))
    }

    /// Adds an entry that has a meaning only in the program: `paprika.uid`.
    mutating func addOwn(_ key: String, _ value: String?) { addOther("\(program).\(key)", value) }

    /// Adds the members of a JSON object that were not read. Texts of at most 4096 bytes, numbers other than 0, and
    /// `true` become metadata entries. The key of such an entry begins with the identifier of the program. All other
    /// members that contain anything are reported as losses.
    mutating func addOthers(of fields: JSONFields) {
        for member in fields.others {
            switch member.value {
            case .string(let text) where text.utf8.count > 4096: lose(member.key)
            case .number(let digits) where Double(digits) == 0: continue
            case .string, .number: addOwn(member.key, member.value.plainText)
            case .bool(let value): if value { addOwn(member.key, "true") }
            default: if member.value.holdsAnything { lose(member.key) }
            }
        }
    }
}

// MARK: Notes, pictures and losses

extension RecipeDraft {
    /// Adds a note to the recipe. If there is a title, the note begins with the title and a colon.
    mutating func addNote(_ text: String?, title: String? = nil) {
        guard let words = text.flatMap(ExportText.paragraphs) else { return }
        notes.append(title.flatMap(ExportText.line).map { "\($0): \(words)" } ?? words)
    }

    /// Adds a picture. If no pictures are wanted, or if the recipe already has the picture, does nothing. If the bytes
    /// are not a picture or are too large, only adds a warning.
    mutating func addPicture(_ bytes: [UInt8], named name: String? = nil) {
        guard source.wantsPictures, !bytes.isEmpty else { return }
        guard let picture = RecipePicture(bytes, name: name) else {
            let reason = bytes.count > RecipePicture.sizeLimit ? "is larger than 32 MB" : "is no picture"
            return warn("the picture \(name.map { "“\($0)” " } ?? "")\(reason), so it was left out")
        }
        guard !pictures.contains(where: { $0.bytes == picture.bytes }) else { return }
        guard pictures.count < Self.mostEntries else { return lose("…") }
        pictures.append(picture)
    }

    /// Adds a picture in base64. Has no effect if no pictures are wanted.
    mutating func addPicture(base64 text: String?, named name: String? = nil) {
        guard source.wantsPictures, let text, !text.isEmpty else { return }
        // In base64, four characters stand for three bytes.
        guard text.utf8.count / 4 * 3 <= RecipePicture.sizeLimit else {
            return warn("the picture \(name.map { "“\($0)” " } ?? "")is larger than 32 MB, so it was left out")
        }
        addPicture(Base64.bytes(text), named: name)
    }

    /// Adds a picture that is a file beside the text.
    ///
    /// - Returns: Whether the file exists. If no pictures are wanted, or if the path is an address, the result is
    ///   `false`.
    @discardableResult
    mutating func addPicture(at path: String?) -> Bool {
        guard source.wantsPictures, let path, !path.isEmpty, !path.contains("://") else { return false }
        do throws(ArchiveError) {
            guard let bytes = try source.surroundings?.bytes(at: path) else { return false }
            addPicture(bytes, named: path)
            return true
        } catch {
            warn("the picture “\(path)” \(error.message)")
            return true
        }
    }

    /// Reports a part of the export as lost.
    mutating func lose(_ key: String) {
        let name = "\(program).\(key)"
        if losses.count < Self.mostEntries, !losses.contains(name) { losses.append(name) }
    }

    mutating func warn(_ message: String) {
        guard diagnostics.count < DiagnosticCollector.limit else { return }
        diagnostics.append(source.diagnostic(.warning, "“\(title)”: \(message)."))
    }

    /// The recipe with everything that was collected.
    func finished() -> ImportedRecipe {
        var recipe = Recipe(
            title: title, metadata: metadata,
            listedIngredients: ingredients.groups.filter { group in
                !group.ingredients.isEmpty || group.name != nil
            },
            listedCookware: cookware, sections: steps.sections.filter { !$0.blocks.isEmpty || $0.name != nil })
        recipe.addNotes(notes)
        var imported = ImportedRecipe(recipe)
        imported.rating = rating
        imported.isFavourite = isFavourite
        imported.cookedDays = cookedDays
        imported.created = created
        imported.comments = comments
        imported.pictures = pictures
        imported.losses = losses
        imported.diagnostics = diagnostics
        if !losses.isEmpty {
            let message = "“\(title)”: these parts of the export are not kept: \(losses.joined(separator: ", "))."
            imported.diagnostics.append(source.diagnostic(.warning, message))
        }
        return imported
    }
}
