import RecipeKit

/// The folders of the last walk of a cookbook. With them, the library knows how a walk would list a single file.
struct ListedFolders: Sendable {
    /// The place of a changed file in the cookbook.
    enum Place {
        /// A walk lists the file, if it exists and is a plain file.
        case file(FolderWalk.File)
        /// No walk lists a file with this name in this folder.
        case nowhere
        /// Only a walk can tell.
        case unsure
    }

    private let folders: [ExactPath: FolderWalk.Folder]
    /// The files that the user named, and the files and links that the walk could not list.
    private let special: Set<ExactPath>
    /// The links to files. The system reports no change of the files to which they lead.
    let linkedFiles: [FolderWalk.File]
    /// The entries with the name of a recipe that the walk could not list, such as links to missing files.
    let unreadable: [String]

    init(_ walk: FolderWalk, of cookbook: Cookbook) {
        folders = Dictionary(walk.folders.map { (ExactPath($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        let named = cookbook.roots.compactMap { if case .file(let path) = $0 { path } else { nil } }
        linkedFiles = walk.linkedFiles
        unreadable = walk.unreadable.map(\.id.path)
        special = Set((named + unreadable + walk.warnings.map(\.location.file)).map { ExactPath($0) })
    }

    /// Whether the walk listed a folder.
    func contains(_ folder: String) -> Bool { folders[ExactPath(folder)] != nil }

    func place(of path: String) -> Place {
        guard !special.contains(ExactPath(path)), !contains(path) else { return .unsure }
        return folders[ExactPath(FilePath.folder(of: path))]?.file(named: FilePath.name(of: path)).map { .file($0) }
            ?? .nowhere
    }
}
