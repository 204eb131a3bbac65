import RecipeKit
import RecipeLibrary

/// A program that this one starts for what it must not do itself: open connections, decode the pictures of strangers.
package enum HelperProgram {
    /// Returns the path of a helper, or `nil` if there is none: beside this program, in `libexec/recipes`, or in `PATH`.
    package static func path(named name: String) -> String? {
        var candidates: [String] = []
        if let program = Platform.executablePath {
            let folder = FilePath.folder(of: program)
            candidates = ["\(folder)/\(name)", "\(FilePath.folder(of: folder))/libexec/recipes/\(name)"]
        }
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        candidates += folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
        return candidates.first { access($0, X_OK) == 0 && !isFolder($0) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
