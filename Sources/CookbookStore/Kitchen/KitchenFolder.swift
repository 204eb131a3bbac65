import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The folder of a cookbook's kitchen files: the shopping list, the pantry, the aisles and the meal plans.
///
/// The kitchen files are in the first folder of the cookbook. If the cookbook has no folder, or if its first folder
/// cannot be written, the kitchen files are in a folder of the user's data. The calls wait for the disk, so do not make
/// them on the main actor.
public struct KitchenFolder: Hashable, Sendable {
    /// The path of the folder. The folder may be missing until a file is written.
    public let path: String
    /// The path of the cookbook's first folder. In the kitchen files, the paths of recipes are relative to this folder.
    /// If the cookbook has no folder, this path is empty, and the paths in the kitchen files are absolute.
    public let recipes: String

    /// The folder that kitchen files may not be outside of: the cookbook, because its links may come from somebody
    /// else. It is `nil` for folders that belong to the user alone.
    private let boundary: String?
    /// Takes the changes that are made with this value, or `nil`.
    fileprivate var recorder: Recorder?

    /// Creates a value for a folder that contains both the kitchen files and the recipes.
    public init(path: String) { (self.path, recipes, boundary) = (path, path, path) }

    /// Creates a value for a folder that belongs to the user alone, such as that of the configuration.
    init(ofUser path: String) { (self.path, recipes, boundary) = (path, path, nil) }

    /// Creates a value for the kitchen files of a cookbook. The call asks the file system whether the first folder of
    /// the cookbook can be written.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - isReadOnly: Whether the cookbook must not be changed. If so, the kitchen files are in the user's data.
    ///   - environment: Returns the value of an environment variable.
    public init(
        of cookbook: Cookbook, isReadOnly: Bool = false,
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) {
        let folder = cookbook.firstFolder
        recipes = folder ?? ""
        if let folder, !isReadOnly, access(folder, W_OK) == 0 || errno == ENOENT {
            path = folder
            boundary = folder
            return
        }
        let data = UserFolder.data.path(environment: environment) ?? "."
        path = data + "/kitchen/" + Self.name(of: folder)
        boundary = nil
    }

    /// Returns the name of a cookbook's kitchen folder in the user's data: the absolute path of the cookbook's first
    /// folder, with `%` between its parts. It is `files` if the cookbook has no folder.
    private static func name(of folder: String?) -> String {
        guard let folder else { return "files" }
        guard let resolved = realpath(folder, nil) else { return FileName.name(for: folder) }
        defer { free(resolved) }
        return String(cString: resolved).split(separator: "/").joined(separator: "%")
    }

    /// Returns the path of a kitchen file. The file may be missing.
    ///
    /// - Parameter name: The path of the file relative to the folder: `config/pantry.conf`.
    public func path(ofFile name: String) -> String { FilePath.path(path, name) }

    /// Returns the content of a file, or `nil` if the file does not exist.
    ///
    /// - Parameter name: The path of the file relative to the folder: `.shopping-list`, `config/pantry.conf`.
    public func content(of name: String) throws(EditingError) -> [UInt8]? {
        let file = FilePath.path(path, name)
        guard access(file, F_OK) == 0 || errno != ENOENT && errno != ENOTDIR else { return nil }
        return try AtomicFile.content(file)
    }

    /// A change of a file, which can be undone.
    public struct Change: Hashable, Sendable {
        /// The path of the folder of the kitchen files.
        public let folder: String
        /// Whether the folder is that of a cookbook, which no link may lead out of.
        public let isCookbook: Bool
        /// The path of the file relative to the folder.
        public let name: String
        /// The content of the file before the change, or `nil` if there was no file.
        public let before: [UInt8]?
        /// The content of the file after the change, or `nil` if the change removed it.
        public let after: [UInt8]?

        /// Creates a value, for example from a journal.
        public init(folder: String, isCookbook: Bool, name: String, before: [UInt8]?, after: [UInt8]?) {
            (self.folder, self.isCookbook, self.name) = (folder, isCookbook, name)
            (self.before, self.after) = (before, after)
        }
    }

    /// Takes the changes of a folder, so that the code that makes them need not pass them on.
    public final class Recorder: Sendable, Hashable {
        let announce: @Sendable (Change) -> Void
        let record: @Sendable (Change) -> Void

        /// Creates a recorder.
        ///
        /// - Parameters:
        ///   - announce: Called before each change.
        ///   - record: Called after each change.
        public init(
            announce: @escaping @Sendable (Change) -> Void = { _ in }, _ record: @escaping @Sendable (Change) -> Void
        ) {
            (self.announce, self.record) = (announce, record)
        }

        /// Whether both are the same recorder.
        public static func == (left: Recorder, right: Recorder) -> Bool { left === right }
        /// Hashes the identity of the recorder.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// Returns the same folder. Changes that are made with it are recorded.
    public func recording(_ recorder: Recorder) -> KitchenFolder {
        var folder = self
        folder.recorder = recorder
        return folder
    }

    /// The folder of a change, for example to undo it.
    public init(of change: Change) {
        self = change.isCookbook ? KitchenFolder(path: change.folder) : KitchenFolder(ofUser: change.folder)
    }

    /// Removes a file if it still has the given content.
    ///
    /// - Returns: Whether the file was removed. It is `false` if another program has changed or removed the file, or if
    ///   the system refuses.
    public func remove(_ name: String, ifContent bytes: [UInt8]) throws(EditingError) -> Bool {
        let file = FilePath.path(path, name)
        let isRemoved = try FolderLock.hold(FilePath.folder(of: file)) { () throws(EditingError) in
            guard try content(of: name) == bytes else { return false }
            recorder?.announce(change(of: name, from: bytes, to: nil))
            return unlink(file) == 0
        }
        if isRemoved { recorder?.record(change(of: name, from: bytes, to: nil)) }
        return isRemoved
    }

    /// Changes the content of a file. At every moment, the file has either its complete old content or its complete new
    /// content.
    ///
    /// - Parameters:
    ///   - name: The path of the file relative to the folder. A missing file is created.
    ///   - edit: Returns the new content of the file. Its argument is the current content, which is empty if there is
    ///     no file. If another program changes the file meanwhile, the function is called again with the changed
    ///     content, so no change is lost.
    /// - Returns: The change, or `nil` if the content does not change.
    /// - Throws: An error if the file cannot be read or written, or if other programs change it again and again.
    @discardableResult
    public func update(_ name: String, _ edit: ([UInt8]) -> [UInt8]) throws(EditingError) -> Change? {
        let file = FilePath.path(path, name)
        let folder = FilePath.folder(of: file)
        if access(folder, F_OK) != 0, errno == ENOENT {
            // Without a folder there is no lock, and six writers who begin at once would lose what one of them wrote.
            guard !edit([]).isEmpty else { return nil }
            try make(folder)
        }
        return try FolderLock.hold(folder) { () throws(EditingError) in
            var attempts = 0
            while true {
                attempts += 1
                let before = try content(of: name)
                let after = edit(before ?? [])
                guard after != before ?? [] else { return nil }
                let change = change(of: name, from: before, to: after)
                recorder?.announce(change)
                do throws(EditingError) {
                    if let before {
                        try AtomicFile.replace(file, expecting: before, with: after, inside: boundary)
                    } else {
                        try AtomicFile.create(file, after, inside: boundary)
                    }
                    recorder?.record(change)
                    return change
                } catch {
                    switch error {
                    case .changed, .gone, .taken: if attempts > Self.maximumAttempts { throw error }
                    case .refused: throw error
                    }
                }
            }
        }
    }

    private func change(of name: String, from before: [UInt8]?, to after: [UInt8]?) -> Change {
        Change(folder: path, isCookbook: boundary != nil, name: name, before: before, after: after)
    }

    /// Creates a folder. A folder of the cookbook gets the usual mode. A folder of the user's data can be accessed only
    /// by the user.
    private func make(_ folder: String) throws(EditingError) {
        if boundary != nil, access(path, F_OK) != 0, errno == ENOENT {
            // Its disk may have been removed, or the folder moved. In a new folder of this name, the list would begin
            // anew, and the old one would not be found when the folder comes back.
            throw .refused("the folder “\(path)” is not there any more, so nothing was written.")
        }
        if mkdir(folder, path == recipes ? 0o777 : 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, UserFolder.make(folder) else { throw .system(errno, folder, "created") }
    }

    /// Returns the names of the files that have an extension, sorted. Hidden files are left out. The result is empty if
    /// the folder cannot be read.
    ///
    /// - Parameters:
    ///   - fileExtension: The extension in lower case, without a period. The case of the names does not matter.
    ///   - subfolder: The path of a subfolder, or an empty text for the folder itself.
    public func names(withExtension fileExtension: String, in subfolder: String = "") -> [String] {
        guard let stream = opendir(subfolder.isEmpty ? path : FilePath.path(path, subfolder)) else { return [] }
        defer { closedir(stream) }
        return FolderEntry.names(in: stream)
            .filter { FilePath.fileExtension(of: $0).lowercased() == fileExtension && !$0.hasPrefix(".") }.sorted()
    }

    private static let maximumAttempts = 20
}

extension KitchenFolder {
    /// The ``common`` folder. Changes that are made with it are recorded together with those of this folder.
    package var common: KitchenFolder? {
        var common = Self.common
        common?.recorder = recorder
        return common
    }

    /// The folder of the kitchen files that all cookbooks and the Cooklang programs share.
    public static var common: KitchenFolder? {
        commonPath { getenv($0).map { String(cString: $0) } }.map(KitchenFolder.init(ofUser:))
    }

    /// Returns the path of the shared folder: the value of `COOK_CONFIG_DIR`, which the Cooklang programs read too, or
    /// else `~/.config/cook`. Returns `nil` if neither the variable nor `HOME` contains an absolute path.
    static func commonPath(environment: (String) -> String?) -> String? {
        if let path = environment("COOK_CONFIG_DIR"), path.hasPrefix("/") { return path }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        return FilePath.path(home, ".config/cook")
    }
}

extension KitchenFolder {
    /// Returns the path of a recipe in the form that the kitchen files use.
    ///
    /// - For the first recipe of a `.cook` file, the extension is omitted: `Soups/Leek soup`.
    /// - For the first recipe of any other file, the extension remains: `Soups/Leek soup.md`.
    /// - For the second and later recipes of a file, the extension remains, and `#` and a number follow: `Soups.md#2`.
    ///
    /// If the recipe is not in the first folder of the cookbook, the path is absolute.
    public func path(of recipe: RecipeID) -> String {
        var path = recipe.path
        if recipes.isEmpty {
            path = Self.absolute(path)
        } else if recipes != "." {
            let folder = recipes.hasSuffix("/") ? recipes : recipes + "/"
            path = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : Self.absolute(path)
        }
        if recipe.index > 0 { return "\(path)#\(recipe.index + 1)" }
        return path.hasSuffix(".cook") ? String(path.dropLast(5)) : path
    }

    /// Returns the recipe for a path in the form that the kitchen files use, or `nil` if there is no such file. The
    /// file is not opened.
    ///
    /// If a file itself has the name `Soups#2`, the path `Soups#2` means this file, not the second recipe of `Soups`.
    ///
    /// For a path with the part `..`, returns `nil`, because such a path could lead out of the cookbook.
    public func recipe(at path: String) -> RecipeID? {
        if let file = file(at: path) { return RecipeID(path: file) }
        let numbered = RecipeID(description: path)
        guard numbered.index > 0, let file = file(at: numbered.path) else { return nil }
        return RecipeID(path: file, index: numbered.index)
    }

    private func file(at path: String) -> String? {
        guard !path.isEmpty, !path.split(separator: "/").contains("..") else { return nil }
        let file = path.hasPrefix("/") || recipes.isEmpty ? path : FilePath.path(recipes, path)
        if FormatRegistry.kind(ofFile: file) != nil, Self.isFile(file) { return file }
        return RecipeReference.extensions.lazy.map { "\(file).\($0)" }.first(where: Self.isFile)
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func absolute(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
