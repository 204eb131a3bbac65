import RecipeKit

/// An event of an import.
public enum ImportEvent: Hashable, Sendable {
    /// A recipe was written into a file, or would be in a dry run.
    case imported(title: String, path: String)
    /// A recipe of the source is in the cookbook already, in this file.
    case alreadyThere(title: String, path: String, source: String)
    /// A recipe or file could not be read.
    case unreadable(Diagnostic)
    /// A warning about a recipe that was read.
    case note(Diagnostic)
}

/// The source of an import.
public enum ImportSource: Hashable, Sendable {
    /// Standard input.
    case standardInput
    /// A file, or a folder with its subfolders.
    case path(String)
}
