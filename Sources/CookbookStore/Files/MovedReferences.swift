import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The references to a recipe in the other recipes of a cookbook, and its own references, after its file has got another
/// path. Without this, a tart would silently lose the shortcrust that it refers to.
///
/// Only Cooklang files have such references. All of them are read, because the index knows words and not references;
/// this takes a second for some ten thousand files.
struct MovedReferences {
    private let roots: [String]
    private let old: String
    private let new: String
    /// The title of the recipe before the change, if the change gave it another one.
    private let oldTitle: String?
    private let files: [String]

    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - old: The path that the file had.
    ///   - new: The path that the file has now.
    ///   - oldTitle: The title that the recipe had, or `nil` if it is the same.
    init(in cookbook: Cookbook, from old: String, to new: String, oldTitle: String? = nil) {
        roots = cookbook.roots.compactMap { if case .folder(let path) = $0 { path } else { nil } }
        (self.old, self.new, self.oldTitle) = (old, new, oldTitle)
        files = cookbook.list().files.map(\.path).filter(Self.hasReferences)
    }

    private static func hasReferences(_ path: String) -> Bool { path.hasSuffix(".cook") || path.hasSuffix(".menu") }

    /// Calls a closure with each file whose references must change, its text, and its new text.
    func forEachChange(_ body: (_ path: String, _ old: [UInt8], _ new: [UInt8]) -> Void) {
        for path in files {
            // A file that cannot be read has references that nobody can follow, before the change as after it.
            guard let bytes = try? AtomicFile.content(path), bytes.contains(UInt8(ascii: "@")) else { continue }
            let references = CooklangReferences(bytes)
            guard !references.items.isEmpty else { continue }
            let text = references.replacing { replacement(for: $0, in: path) }
            if text != bytes { body(path, bytes, text) }
        }
    }

    /// Returns the new text of a reference, or `nil` if it means the same recipe as before.
    private func replacement(for item: CooklangReferences.Item, in path: String) -> String? {
        let folder = FilePath.folder(of: path)
        let oldFolder = path == new ? FilePath.folder(of: old) : folder
        let now = target(of: item.reference, from: folder, Self.exists)
        guard let (before, base) = target(of: item.reference, from: oldFolder, existed) else {
            // No file had the name, so it meant a title.
            guard let oldTitle, item.reference.path.count == 1, let name = item.reference.path.first, now == nil,
                SortingKey(name) == SortingKey(oldTitle)
            else { return nil }
            return text(for: item, meaning: new, from: nil, in: folder)
        }
        let wanted = before == old ? new : before
        return now?.path == wanted ? nil : text(for: item, meaning: wanted, from: base, in: folder)
    }

    /// Returns the text of a reference to a file, or `nil` if no text means it.
    ///
    /// - Parameters:
    ///   - item: The reference.
    ///   - target: The path of the file.
    ///   - base: The folder that the reference was relative to, or `nil`.
    ///   - folder: The folder of the file with the reference.
    private func text(
        for item: CooklangReferences.Item, meaning target: String, from base: String?, in folder: String
    ) -> String? {
        let stem = CookbookFiles.stem(target)
        let texts =
            item.isPath
            ? [base.flatMap { Self.relative(stem, to: $0, isInside: true) }, Self.relative(stem, to: folder)]
            : [FilePath.name(of: stem)]
        return texts.lazy.compactMap(\.self).first { text in
            let path = text.split(separator: "/").map(String.init)
            return self.target(of: RecipeReference(path: path), from: folder, Self.exists)?.path == target
        }
    }

    /// Returns the file that a reference means, and the folder in which it was found, in the order in which the library
    /// looks: the folder of the file with the reference, then the folders of the cookbook.
    private func target(
        of reference: RecipeReference, from folder: String, _ exists: (String) -> Bool
    ) -> (path: String, base: String)? {
        for base in [folder] + roots {
            var path = base
            for component in reference.path where component != "." && !component.isEmpty {
                path = component == ".." ? FilePath.folder(of: path) : FilePath.path(path, component)
            }
            for fileExtension in RecipeReference.extensions where exists("\(path).\(fileExtension)") {
                return ("\(path).\(fileExtension)", base)
            }
        }
        return nil
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether there was a file at a path before the change.
    private func existed(_ path: String) -> Bool { path == old || path != new && Self.exists(path) }

    // MARK: - Paths

    /// Returns the path of a file relative to a folder: `./Pastry/Shortcrust`, `../Pastry/Shortcrust`.
    ///
    /// - Parameter isInside: Whether to return `nil` if the file is outside the folder.
    private static func relative(_ path: String, to folder: String, isInside: Bool = false) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        let base = folder == "." ? [] : folder.split(separator: "/").map(String.init)
        guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
        let common = zip(parts, base).prefix { $0 == $1 }.count
        let ups = base.count - common
        guard ups == 0 || !isInside else { return nil }
        let rest = parts[common...].joined(separator: "/")
        return ups == 0 ? "./" + rest : String(repeating: "../", count: ups) + rest
    }
}
