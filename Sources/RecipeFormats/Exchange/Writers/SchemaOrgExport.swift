import RecipeKit

/// The schema.org form of a recipe, for programs with their own conventions.
enum SchemaOrgExport {
    /// The properties for the course and the tags.
    enum Keywords {
        /// The course is in `recipeCategory`. The tags are one text in `keywords`. In addition, the notes after the
        /// last step are in the description, and the yield is a whole number if the servings have a number.
        case string
        /// The course and the tags are in `recipeCategory`.
        case categories
    }

    /// Returns the members of the object.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - heading: Converts the name of a group of ingredients to the line that begins the group.
    ///   - isFlat: Whether the steps follow the object of their section in the same array. If `false`, the steps are
    ///     inside the object of their section.
    ///   - keywords: The properties for the course and the tags.
    ///   - image: The addresses of pictures, or `nil` to write none.
    static func value(
        for recipe: ImportedRecipe, heading: (String) -> String, isFlat: Bool, keywords: Keywords, image: [String]?
    ) -> [(key: String, value: JSONText)] {
        let words = ExportWording(recipe.recipe)
        let metadata = words.metadata
        let lines = words.groups.flatMap { group in [group.name.map(heading)].compactMap(\.self) + group.lines }
        let notes = keywords == .string ? words.notes : []
        let description = ([metadata.description].compactMap(\.self) + notes).joined(separator: "\n\n")
        let categories: JSONText =
            switch keywords {
            case .string: .string(metadata.course ?? "")
            case .categories: .array(words.categories.map { .string($0) })
            }
        let nutrition: [(key: String, value: JSONText)] = words.nutrition.map { ($0.key, .string($0.value)) }
        let members: [(key: String, value: JSONText?)] = [
            ("@context", "http://schema.org"), ("@type", "Recipe"), ("name", .string(recipe.recipe.title)),
            ("description", .string(description)), ("image", image.map { .array($0.map { .string($0) }) }),
            ("recipeYield", yield(metadata.servings, isNumber: keywords == .string)),
            ("prepTime", time(metadata.prepTime)), ("cookTime", time(metadata.cookTime)),
            ("totalTime", time(metadata.totalTime)), ("recipeCategory", categories),
            ("recipeCuisine", metadata.cuisine.map { .string($0) }),
            ("keywords", keywords == .string ? .string(metadata.tags.joined(separator: ",")) : nil),
            ("tool", .array(recipe.recipe.cookwareList.map { .string($0.line(.ascii)) })),
            ("recipeIngredient", .array(lines.map { .string($0) })),
            ("recipeInstructions", .array(words.sections.flatMap { instructions($0, isFlat: isFlat) })),
            ("nutrition", .object([("@type", "NutritionInformation")] + nutrition)),
            ("datePublished", recipe.created.map { .string($0) }), ("dateCreated", recipe.created.map { .string($0) }),
            ("url", metadata.source?.url.map { .string($0) }),
            ("author", metadata.author.map { .object([("@type", "Person"), ("name", .string($0))]) }),
        ]
        return members.compactMap { member in member.value.map { (member.key, $0) } }
    }

    private static func yield(_ servings: Servings?, isNumber: Bool) -> JSONText? {
        guard let servings else { return nil }
        guard isNumber, let number = servings.number.flatMap({ Int(nearest: $0.doubleValue) }) else {
            return .string(servings.text)
        }
        return .integer(max(1, number))
    }

    /// Returns a time as an ISO 8601 duration, or as words if its minutes are unknown.
    private static func time(_ time: CookingTime?) -> JSONText? { time.map { .string($0.iso8601 ?? $0.text) } }

    private static func instructions(_ section: (name: String?, steps: [String]), isFlat: Bool) -> [JSONText] {
        let steps = section.steps.map { JSONText.object([("@type", "HowToStep"), ("text", .string($0.singleLine))]) }
        guard let name = section.name else { return steps }
        let head: [(key: String, value: JSONText)] = [("@type", "HowToSection"), ("name", .string(name))]
        if isFlat { return [.object(head)] + steps }
        return [.object(head + [("itemListElement", .array(steps))])]
    }
}

/// Writes an archive with a folder for each recipe, as Nextcloud Cookbook stores recipes. Among the ingredients, a line
/// that begins with number signs begins a group.
struct NextcloudWriter: ProgramWriter {
    static let identifier = "nextcloud"
    static let fileExtension = "zip"

    private let archive = ZipWriter()
    private var names = ExportNames()

    mutating func add(_ recipe: ImportedRecipe) {
        let folder = names.name(for: recipe.recipe.title)
        let value = SchemaOrgExport.value(
            for: recipe, heading: { "## \($0)" }, isFlat: false, keywords: .string, image: nil)
        archive.add("\(folder)/recipe.json", Array(JSONText.object(value).text().utf8))
        guard let picture = recipe.pictures.first else { return }
        archive.add("\(folder)/full.\(picture.kind.rawValue)", picture.bytes, isCompressed: false)
    }

    func finish() -> [UInt8] { archive.finish() }
}

/// Writes an array of schema.org recipes for RecipeSage. Pictures are left out, because this format contains only their
/// addresses.
struct RecipeSageWriter: ProgramWriter {
    static let identifier = "recipesage"
    static let fileExtension = "json"

    private var recipes: [JSONText] = []

    mutating func add(_ recipe: ImportedRecipe) {
        var value = SchemaOrgExport.value(
            for: recipe, heading: { "[\($0)]" }, isFlat: true, keywords: .categories,
            image: recipe.recipe.metadata.images.filter { $0.contains("://") })
        let source = recipe.recipe.metadata.source
        value.append(("creditText", .string(source?.name ?? recipe.recipe.metadata.author ?? "")))
        value.append(("isBasedOn", .string(source?.url ?? "")))
        let words = ExportWording(recipe.recipe)
        value.append(
            ("identifier", .string(words.other("recipesage.identifier") ?? words.identifier(Self.identifier))))
        let notes = (words.notes + recipe.comments).joined(separator: "\n\n")
        value.append(
            (
                "comment",
                .array([.object([("@type", "Comment"), ("name", "Author Notes"), ("text", .string(notes))])])
            ))
        if let rating = recipe.rating {
            let members: [(key: String, value: JSONText)] = [
                ("@type", "AggregateRating"), ("ratingValue", .string("\(rating)")), ("bestRating", "5"),
                ("ratingCount", "1"),
            ]
            value.append(("aggregateRating", .object(members)))
        }
        recipes.append(.object(value))
    }

    func finish() -> [UInt8] { Array(JSONText.array(recipes).text(isIndented: false).utf8) }
}
