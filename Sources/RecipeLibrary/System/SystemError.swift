import RecipeFormats
import RecipeKit

/// Converts the system's error numbers into messages for the user.
package enum SystemError {
    package static func error(_ number: Int32, at path: String) -> CookbookError {
        switch number {
        case ENOENT where path.isEmpty:
            CookbookError(.noInput, "the path", "it is empty; name a folder or a file, or leave it out.")
        case ENOENT where path.unicodeScalars.contains("\u{FFFD}"):
            CookbookError(.noInput, path, "there is no such file or folder, or its name is not UTF-8; rename it.")
        case ENOTDIR:
            CookbookError(.noInput, path, "a part of the path is a file where a folder should be; check the path.")
        case ENOENT:
            CookbookError(.noInput, path, "there is no such file or folder; check the path.")
        case EACCES, EPERM:
            CookbookError(.noInput, path, "you may not read it; change its permissions or choose another.")
        case ELOOP:
            CookbookError(.noInput, path, "the link leads back to itself; mend or remove it.")
        case ENAMETOOLONG:
            CookbookError(.noInput, path, "the path is too long for the system; shorten its names.")
        case EISDIR, ENXIO, ENODEV:
            notAFile(path)
        case EMFILE, ENFILE:
            CookbookError(.inputOutput, path, "too many files are open; close some programs and try again.")
        case ENOMEM:
            CookbookError(.inputOutput, path, "there is too little memory to read it; close programs and try again.")
        case EIO:
            CookbookError(.inputOutput, path, "the disk failed while reading; check the disk and its cable.")
        default:
            CookbookError(.inputOutput, path, "reading failed: \(words(for: number)); try again.")
        }
    }

    /// Returns the system's text for an error number, such as “no such device”. The first letter is in lower case,
    /// because the text becomes part of a sentence.
    package static func words(for number: Int32) -> String {
        let words = String(cString: strerror(number))
        return words.prefix(1).lowercased() + words.dropFirst()
    }

    package static func notAFile(_ path: String) -> CookbookError {
        CookbookError(.noInput, path, "it is neither a file nor a folder; name a recipe's file or a folder of them.")
    }

    package static func unknownKind(_ path: String) -> CookbookError {
        let known = FormatRegistry.fileExtensions.map { ".\($0)" }.joined(separator: ", ")
        return CookbookError(.badData, path, "no recipe is known by this kind of file; name one that ends in \(known).")
    }

    package static func noRecipe(_ path: String, _ diagnostics: [Diagnostic]) -> CookbookError {
        if let reason = diagnostics.first(where: { $0.severity == .error }) ?? diagnostics.first {
            return CookbookError(.badData, at: reason.location, reason.message)
        }
        return CookbookError(.badData, path, "the file holds no recipe; name one that does.")
    }

    package static func noRecipe(numbered number: Int, _ path: String) -> CookbookError {
        CookbookError(.noInput, path, "the file holds fewer than \(number) recipes; name a smaller number.")
    }
}

/// A file of a cookbook that could not be read, or a folder that was skipped, with its diagnostics.
public struct UnreadableRecipe: Hashable, Sendable, Identifiable {
    /// The identity of the entry. It contains the path of the file.
    public var id: RecipeID
    /// The diagnostics. The first one says why the file was not read, or why the folder was skipped.
    public var diagnostics: [Diagnostic]
    /// The category of the error, for a command's exit status.
    public var category: CookbookError.Category

    /// Creates an entry for a file or a folder.
    public init(id: RecipeID, diagnostics: [Diagnostic], category: CookbookError.Category = .badData) {
        self.id = id
        self.diagnostics = diagnostics
        self.category = category
    }
}

extension CookbookError {
    /// The entry that represents this error in a list of recipes. The entry contains the file, the diagnostic and the
    /// category of the error.
    public var unreadableRecipe: UnreadableRecipe {
        UnreadableRecipe(
            id: RecipeID(path: diagnostic.location.file), diagnostics: [diagnostic], category: category)
    }
}
