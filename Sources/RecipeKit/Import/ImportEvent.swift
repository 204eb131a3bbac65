/// What an import did with one recipe, or what it met.
public enum ImportEvent: Hashable, Sendable {
    /// A recipe was written into a file, or would be.
    case imported(title: String, path: String)
    /// A recipe of a source is in the cookbook already, in this file.
    case alreadyThere(title: String, path: String, source: String)
    /// What could not be read, and why.
    case unreadable(Diagnostic)
    /// What was read, but may not be as its author meant it.
    case note(Diagnostic)
}

/// Where recipes are imported from.
public enum ImportSource: Hashable, Sendable {
    case standardInput
    /// A file, or a folder with all in it.
    case path(String)
}
