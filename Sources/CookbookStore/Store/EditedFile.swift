import RecipeLibrary

/// The names of files in messages.
package enum EditedFile {
    /// Returns the name of a file without its folder.
    package static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
