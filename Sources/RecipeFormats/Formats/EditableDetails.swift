import RecipeKit

/// The details of a recipe that a form can change, as text.
///
/// An empty text means that the recipe does not state the detail. ``FormatRegistry/text(_:file:changing:to:)`` writes
/// changed details into the text of a file.
public struct EditableDetails: Hashable, Sendable {
    public var title: String
    public var course: String
    /// The tags, with commas between them.
    public var tags: String
    /// The servings or the yield, which may be words: `a crowd`.
    public var servings: String
    /// The preparation time.
    public var prepTime: String
    /// The cooking time.
    public var cookTime: String
    /// The total time that the file states.
    public var totalTime: String
    /// The source: a name, an address, or both as `A Cookbook <https://example.org>`.
    public var source: String
    public var description: String

    public init(_ recipe: Recipe) {
        let metadata = recipe.metadata
        title = recipe.title
        course = metadata.course ?? ""
        tags = metadata.tags.joined(separator: ", ")
        servings = metadata.servings?.text ?? ""
        prepTime = metadata.prepTime?.text ?? ""
        cookTime = metadata.cookTime?.text ?? ""
        totalTime = metadata.statedTotalTime?.text ?? ""
        source = Self.text(metadata.source)
        description = metadata.description ?? ""
    }

    /// A detail. The raw value is the name of the detail in messages.
    public enum Detail: String, CaseIterable, Hashable, Sendable {
        case title
        case course
        case tags
        /// The servings or the yield.
        case servings
        case prepTime = "preparation time"
        case cookTime = "cooking time"
        /// The total time that the file states.
        case totalTime = "total time"
        case source
        case description
    }

    /// The text of a detail.
    public subscript(detail: Detail) -> String {
        get { self[keyPath: Self.path(of: detail)] }
        set { self[keyPath: Self.path(of: detail)] = newValue }
    }

    /// Returns the details that differ from those of another value.
    public func changes(from other: EditableDetails) -> [Detail] {
        Detail.allCases.filter { self[$0] != other[$0] }
    }

    private static func path(of detail: Detail) -> WritableKeyPath<EditableDetails, String> {
        switch detail {
        case .title: \.title
        case .course: \.course
        case .tags: \.tags
        case .servings: \.servings
        case .prepTime: \.prepTime
        case .cookTime: \.cookTime
        case .totalTime: \.totalTime
        case .source: \.source
        case .description: \.description
        }
    }

    private static func text(_ source: RecipeSource?) -> String {
        guard let url = source?.url else { return source?.name ?? "" }
        return source?.name.map { "\($0) <\(url)>" } ?? url
    }

    /// The details without white space at the ends, with one comma and space between the tags.
    var normalized: EditableDetails {
        var details = self
        for detail in Detail.allCases { details[detail] = self[detail].trimmingSpaces() }
        details.tags = tagList.joined(separator: ", ")
        return details
    }

    private var tagList: [String] { tags.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty } }

    /// Sets the given details of a recipe to the texts of this value. An empty text removes a detail.
    func set(_ changed: [Detail], in recipe: inout Recipe) {
        for detail in changed {
            let text = self[detail].trimmingSpaces()
            let value = text.isEmpty ? nil : text
            switch detail {
            case .title: recipe.title = text
            case .course: recipe.metadata.course = value
            case .tags: recipe.metadata.tags = tagList
            case .servings: recipe.metadata.servings = value.map(Servings.init(parsing:))
            case .prepTime: recipe.metadata.prepTime = value.map(CookingTime.init(parsing:))
            case .cookTime: recipe.metadata.cookTime = value.map(CookingTime.init(parsing:))
            case .totalTime: recipe.metadata.statedTotalTime = value.map(CookingTime.init(parsing:))
            case .source: recipe.metadata.source = value.map(RecipeSource.init(parsing:))
            case .description: recipe.metadata.description = value
            }
        }
    }
}

/// The reason why details cannot be changed in the text of a file.
public enum EditingObstacle: Error, Hashable, Sendable {
    /// The format has no writer that changes details in place. The value is the name of the format.
    case format(String)
    /// The file has several recipes.
    case severalRecipes
    /// The file has no recipe, no format reads the file, or the text of the file is not UTF-8.
    case unreadable
    /// The file has no place for new values of these details, or the new values are not read back as they were written.
    case details([EditableDetails.Detail])

    /// A sentence that tells the user the reason. The caller can add the advice to use a text editor.
    public var sentence: String {
        switch self {
        case .format(let name): "\(name) files cannot be changed here."
        case .severalRecipes: "The file has several recipes, so its details cannot be changed here."
        case .unreadable: "The file cannot be read as UTF-8 text with a recipe."
        case .details(let details):
            "The file has no place for a changed \(details.map(\.rawValue).joined(separator: ", "))."
        }
    }
}

extension FormatRegistry {
    /// Returns the details of the only recipe of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The path of the file.
    /// - Throws: An obstacle if the details can never be changed in this file.
    public static func details(of bytes: [UInt8], file: String) throws(EditingObstacle) -> EditableDetails {
        EditableDetails(try DetailsUpdate(bytes, file: file).recipe)
    }

    /// Returns the text of a file with changed details. Everything else stays exactly the same: comments, unknown keys,
    /// the order of keys, and line breaks.
    ///
    /// The result is read again and compared with the wanted recipe, so a text that would be read differently is never
    /// returned.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The path of the file.
    ///   - old: The details before the change. Only the details that differ between `old` and `new` are written.
    ///   - new: The details after the change.
    /// - Throws: An obstacle if the details can never be changed in this file, or if the text has no place for a
    ///   changed detail.
    public static func text(
        _ bytes: [UInt8], file: String, changing old: EditableDetails, to new: EditableDetails
    ) throws(EditingObstacle) -> [UInt8] {
        let update = try DetailsUpdate(bytes, file: file)
        let changed = new.normalized.changes(from: old.normalized)
        return changed.isEmpty ? bytes : try update.text(setting: changed, to: new)
    }
}
