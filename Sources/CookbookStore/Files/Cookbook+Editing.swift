import RecipeFormats
import RecipeKit
import RecipeLibrary

extension Cookbook {
    /// The maximum size in bytes of a file whose text is stored as a revision.
    private static let largestRevision = 256 * 1024

    /// Returns the text of a file with exactly one recipe, to store it as a revision in the notebook. Returns `nil` if
    /// the file has no recipe or several, is not UTF-8, is larger than 256 KB, or cannot be read.
    public static func revisionText(ofFileAt path: String) -> String? {
        // A file that cannot be read has no revision. The code that changes the file reports the error.
        guard let bytes = try? RecipeFile.bytes(ofFileAt: path) else { return nil }
        return revisionText(bytes, file: path)
    }

    /// Returns the text in the bytes of a file, to store the text as a revision. Returns `nil` in the same cases as
    /// ``revisionText(ofFileAt:)``.
    public static func revisionText(_ bytes: [UInt8], file: String) -> String? {
        guard bytes.count <= largestRevision, let text = String(validating: bytes, as: UTF8.self) else { return nil }
        guard !RecipeID(path: file).isAloneInFile else { return text }
        // `try?`: if the text is in no known format, it has no revision.
        guard let source = try? RecipeSourceFile(at: file, bytes: bytes) else { return nil }
        var count = 0
        _ = source.readAll { _, _ in
            count += 1
            return count < 2
        }
        return count == 1 ? text : nil
    }

    /// Returns whether a file has more than one recipe. Returns `false` if the file cannot be read.
    public static func hasSeveralRecipes(_ path: String) -> Bool {
        // `try?`: nothing is known about the recipes of a file that cannot be read.
        guard !RecipeID(path: path).isAloneInFile, let source = try? RecipeSourceFile(at: path) else { return false }
        var count = 0
        _ = source.readAll { _, _ in
            count += 1
            return count < 2
        }
        return count > 1
    }

    /// Returns whether a folder has more Markdown files than Cooklang files. Files in subfolders do not count.
    public static func usesMarkdown(in folder: String) -> Bool {
        guard let stream = opendir(folder) else { return false }
        defer { closedir(stream) }
        var balance = 0
        for name in FolderEntry.names(in: stream) {
            switch FilePath.fileExtension(of: name).lowercased() {
            case "cook": balance -= 1
            case "md", "markdown": balance += 1
            default: break
            }
        }
        return balance > 0
    }

    /// Returns a path for a new folder in the folder `root`. The name of the new folder is derived from `name` and is
    /// valid on every system. The folder is not created.
    public static func folder(named name: String, in root: String) -> String {
        FilePath.path(root, FileName.name(for: name))
    }

    /// The path of the first folder of the cookbook, or `nil` if the cookbook consists only of single files.
    public var firstFolder: String? {
        for case .folder(let path) in roots { return path }
        return nil
    }

    /// Returns the first root folder of the cookbook that contains the file at a path, or `nil` if no root folder
    /// contains the file. Only the paths are compared.
    public func folder(containing path: String) -> String? {
        roots.lazy.compactMap { root -> String? in
            guard case .folder(let folder) = root else { return nil }
            return folder == "." && !path.hasPrefix("/")
                || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
                ? folder : nil
        }.first
    }
}

/// The text of a new recipe, which the user completes in the editor.
package enum RecipeTemplate {
    /// Returns the text for a title.
    ///
    /// - Parameters:
    ///   - title: The title of the recipe.
    ///   - course: The course, or `nil` if the name of the folder determines the course.
    ///   - isMarkdown: Whether the text is Markdown. Otherwise it is Cooklang.
    package static func text(title: String, course: String?, isMarkdown: Bool) -> String {
        let metadata = RecipeMetadata(
            course: course, servings: Servings(parsing: "4"), cookTime: CookingTime(parsing: "30 min"))
        let recipe = Recipe(title: title, metadata: metadata)
        if isMarkdown {
            let head = MarkdownFormat().write?(recipe) ?? ""
            let start = head.firstRange(of: "## ").map { head[..<$0.lowerBound] } ?? head[...]
            return start + "## Ingredients\n\n- 2 leeks\n- 2 tbsp olive oil\n\n"
                + "## Directions\n\n1. Simmer the leeks for 20 minutes.\n"
        }
        let head = CooklangFormat().write?(recipe) ?? ""
        return head
            + """

            -- Mark ingredients with @, cookware with # and times with ~. Braces end a name, and hold the amount.
            -- Two hyphens begin a remark like this one.

            Simmer the @leeks{2} with @olive oil{2%tbsp} in a #pot{} for ~{20%min}.

            """
    }
}
