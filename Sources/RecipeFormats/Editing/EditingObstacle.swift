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
