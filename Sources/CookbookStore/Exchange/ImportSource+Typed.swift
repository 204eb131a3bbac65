import RecipeKit
import RecipeLibrary

extension ImportSource {
    /// Returns the path that a user typed into the browser. `~` becomes the home folder. Quotation marks around the
    /// path are removed, because a terminal adds them when the user drops a file on it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - home: The path of the home folder, or `nil` if there is none.
    public static func typedPath(
        _ text: String, home: String? = getenv("HOME").map { String(cString: $0) }
    ) -> String {
        var path = text.trimmingSpaces()
        for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
            path = String(path.dropFirst().dropLast())
        }
        guard path == "~" || path.hasPrefix("~/"), let home else { return path }
        return home + path.dropFirst()
    }
}
