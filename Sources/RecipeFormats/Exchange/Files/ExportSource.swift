import RecipeKit

/// A text of an export, with the files beside it.
struct ExportSource {
    /// The text as UTF-8 without a byte order mark.
    let text: [UInt8]
    /// The path for diagnostics. Inside an archive, it continues with the name of the member.
    let file: String
    /// Whether the pictures are needed. Without them, reading is faster.
    let wantsPictures: Bool
    /// The members of the archive that contains the text, or `nil` if the text is not in an archive.
    let surroundings: ExportSurroundings?

    /// Returns a diagnostic about the text.
    func diagnostic(_ severity: Diagnostic.Severity, _ message: String) -> Diagnostic {
        Diagnostic(severity, at: SourceLocation(file: file), message)
    }
}

/// The members of an archive that contains a text. They include the text itself.
struct ExportSurroundings {
    private let archive: ZipArchive
    /// The folder of the text, with a `/` at its end if it is not empty.
    private let folder: String
    private let members: [String: ZipArchive.Member]

    init(_ archive: ZipArchive, beside name: String, _ members: [String: ZipArchive.Member]) {
        self.archive = archive
        folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        self.members = members
    }

    /// Returns all members by their names in lowercase.
    static func members(of archive: ZipArchive) -> [String: ZipArchive.Member] {
        Dictionary(archive.members.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    }

    /// The names of all members.
    var names: [String] { archive.members.map(\.name) }

    /// Returns the full names of the members in a folder beside the text, in alphabetical order. Members of subfolders
    /// are left out. An empty name means the folder of the text.
    func names(inFolder name: String) -> [String] {
        let folder = folder + (name.isEmpty ? "" : name + "/")
        return names.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }.sorted()
    }

    /// Returns the bytes of a member. Letter case in the path makes no difference.
    ///
    /// - Parameter path: The path from the folder of the text, or from the root of the archive.
    /// - Returns: The bytes, or `nil` if there is no such member.
    /// - Throws: An error if the member is damaged or too large.
    func bytes(at path: String) throws(ArchiveError) -> [UInt8]? {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let member = members[(folder + path).lowercased()] ?? members[path.lowercased()]
        guard let member else { return nil }
        return try archive.bytes(of: member)
    }

    /// Adds the pictures beside the file of a recipe, and the pictures that the recipe names.
    ///
    /// - Parameters:
    ///   - recipe: The recipe. If the recipe names a picture that is in the archive, the name is removed from the
    ///     recipe.
    ///   - name: The name of the recipe's file.
    func addPictures(to recipe: inout ImportedRecipe, ofFile name: String) {
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        for found in PictureNames.find(ofStem: stem, where: { members[(folder + $0).lowercased()] != nil }) {
            add(found.name, place: found.place, to: &recipe)
        }
        let named = recipe.recipe.metadata.images
        recipe.recipe.metadata.images = named.filter { address in
            address.contains("://") || !add(address, place: nil, to: &recipe)
        }
    }

    /// Adds a picture, and returns whether the archive has a readable file at the path.
    @discardableResult
    private func add(_ path: String, place: String?, to recipe: inout ImportedRecipe) -> Bool {
        // The result is `nil` if there is no such file, and also if the file is damaged or too large.
        guard let bytes = try? bytes(at: path) else { return false }
        recipe.add(bytes, named: path, place: place)
        return true
    }
}
