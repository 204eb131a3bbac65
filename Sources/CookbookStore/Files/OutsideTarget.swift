import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Something of a recipe that another program shows: the page from which it comes, or a picture.
package struct OutsideTarget: Hashable, Sendable {
    /// What the menu says: `The page at example.org`.
    package let name: String
    /// The address, or the absolute path of the file.
    package let address: String

    /// Returns what a recipe names, and the pictures beside its file. Reads the file.
    package static func all(of recipe: RecipeSummary, in cookbook: Cookbook) throws(EditingError) -> [OutsideTarget] {
        let read: ReadResult
        do throws(CookbookError) { read = try cookbook.load(recipe.id) } catch {
            throw .refused(error.diagnostic.message)
        }
        let metadata = read.recipe.metadata
        let page = metadata.source?.url.flatMap { url in
            isWeb(url) ? [OutsideTarget(name: "The page at \(host(of: url))", address: url)] : nil
        }
        let folder = FilePath.folder(of: recipe.id.path)
        let pictures = metadata.images.compactMap { image -> OutsideTarget? in
            if isWeb(image) { return OutsideTarget(name: "The picture at \(host(of: image))", address: image) }
            let path = image.hasPrefix("/") ? image : FilePath.path(folder, image)
            // A recipe of somebody else could name any file, also one that is a program.
            // Other programs start elsewhere, so they need the absolute path.
            guard !image.contains("://"), pictureTypes.contains(FilePath.fileExtension(of: path).lowercased()),
                let resolved = realpath(path, nil)
            else { return nil }
            defer { free(resolved) }
            return OutsideTarget(name: "The picture \(FilePath.name(of: path))", address: String(cString: resolved))
        }
        return (page ?? []) + pictures
    }

    private static let pictureTypes: Set<String> = ["jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "bmp"]

    /// Whether a text is an address of the web. Other addresses could start any program.
    private static func isWeb(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["https://", "http://"].contains { text.hasPrefix($0) && text.count > $0.count }
    }

    private static func host(of url: String) -> String {
        let rest = url.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
        return String(rest.hasPrefix("www.") ? rest.dropFirst(4) : rest)
    }
}
