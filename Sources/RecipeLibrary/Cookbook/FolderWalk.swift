import RecipeFormats
import RecipeKit

/// Lists the files of a cookbook without opening them.
///
/// Folders are read in the order of their names. Hidden files and folders are skipped. Each folder is listed only once,
/// even if links lead to it. In each root, links to folders are followed last, so that the course of a recipe does not
/// come from a link.
package struct FolderWalk: Sendable {
    /// A file of a known format.
    package struct File: Hashable, Sendable {
        package var path: String
        /// The name of the folder that determines the course of the recipe, or `nil` if no folder does.
        package var course: String?
        /// Whether the file is a menu that was found in a folder. A menu whose
        /// path the user gave counts as a recipe.
        package var isMenu: Bool
        /// Whether the user gave the path of the file itself, and not only that of a folder that contains the file.
        package var isNamed = false

        /// Whether the file can be any text, so that it counts only if it certainly is a recipe.
        var isAnyText: Bool { !isNamed && FormatRegistry.isText(file: path) }
    }

    package private(set) var files: [File] = []
    /// The files that are links to files.
    package private(set) var linkedFiles: [File] = []
    package private(set) var unreadable: [UnreadableRecipe] = []
    package private(set) var warnings: [Diagnostic] = []
    /// The maximum number of files.
    package var limit = Int.max
    /// The maximum number of folders to which links lead. A link to a whole disk must not become a cookbook of
    /// everything that is on it.
    var linkedFolderLimit = 10_000
    /// The folders that were listed.
    package private(set) var folders: [Folder] = []
    /// The folders of the files that the user named.
    package private(set) var namedFolders: [String] = []
    /// The folders that could not be listed.
    package private(set) var unlistedFolders: [String] = []
    package var hasUnlistedFolder: Bool { !unlistedFolders.isEmpty }

    /// A folder of the cookbook.
    package struct Folder: Sendable {
        package var path: String
        /// The name, or an empty text for a root.
        package fileprivate(set) var name = ""
        /// The course of most recipes in the folder.
        package fileprivate(set) var course: String?
        /// The course of the parent folder.
        package fileprivate(set) var outerCourse: String?

        /// Returns a file of this folder, or `nil` if no format has the extension of the file.
        package func file(named name: String) -> File? {
            file(named: name, at: FilePath.path(path, name), SortingKey(self.name))
        }

        /// - Parameter key: The sorting key of the folder's name.
        fileprivate func file(named name: String, at path: String, _ key: SortingKey) -> File? {
            guard let kind = FormatRegistry.kind(ofFile: name) else { return nil }
            let isOwn = ContainerFolder.isOf(fileNamed: name, folder: key)
            return File(path: path, course: isOwn ? outerCourse : course, isMenu: kind == .menu)
        }
    }

    private var linkedFolders = 0
    private var pending: [Folder] = []
    private var links: [Folder] = []
    /// The device and the inode of each visited folder, as text. A struct as key type would delay the start of the
    /// program: when the first hash table with a new key type is created, the Swift runtime searches all protocol
    /// conformances.
    private var visited = KeyIndex<String>()
    /// The paths of ``files``. The set is empty until the first root with files is completely listed and another root
    /// begins.
    private var listed: Set<String> = []

    /// Lists the files in a folder and its subfolders. Stops at the limit, or when the task is cancelled.
    ///
    /// - Parameter enter: Called with the path of each folder before it is opened.
    package mutating func list(folder path: String, _ enter: (String) -> Void) {
        beginRoot()
        pending = [Folder(path: path)]
        listPending(enter)
        guard !links.isEmpty else { return }
        let outer = Self.folders(around: path)
        while let link = links.popLast() {
            guard !isAround(outer, link) else { continue }
            pending = [link]
            listPending(areLinks: true, enter)
        }
    }

    /// Returns the device and the inode of each folder that contains a folder, in the form of ``visited``.
    private static func folders(around path: String) -> Set<String> {
        guard let resolved = realpath(path, nil) else { return [] }
        defer { free(resolved) }
        var folder = String(cString: resolved)
        var found: Set<String> = []
        var status = stat()
        while folder != "/" {
            folder = FilePath.folder(of: folder)
            if stat(folder, &status) == 0 { found.insert("\(status.st_dev) \(status.st_ino)") }
        }
        return found
    }

    /// Returns whether a link leads to one of the folders around the root. If so, adds a warning.
    private mutating func isAround(_ outer: Set<String>, _ link: Folder) -> Bool {
        var status = stat()
        guard stat(link.path, &status) == 0, outer.contains("\(status.st_dev) \(status.st_ino)") else { return false }
        let message = "the link leads to a folder that contains this cookbook, so it was skipped; remove it."
        warnings.append(Diagnostic(.warning, at: SourceLocation(file: link.path), message))
        return true
    }

    /// Lists a file that the user named. The course of the file is the name of its folder, if this name is a well-known
    /// course.
    package mutating func list(file path: String) {
        beginRoot()
        let parent = path.split(separator: "/").dropLast().last.map(String.init)
        let course = parent.flatMap { Course.isWellKnown($0) ? $0 : nil }
        add(File(path: path, course: course, isMenu: false, isNamed: true))
        namedFolders.append(FilePath.folder(of: path))
    }

    private mutating func add(_ file: File) {
        if listed.isEmpty || listed.insert(file.path).inserted { files.append(file) }
    }

    /// Prepares for the next root. A single root contains no path twice, so the set of paths is filled only when a
    /// second root begins.
    private mutating func beginRoot() {
        if listed.isEmpty, !files.isEmpty { listed = Set(files.map(\.path)) }
    }

    private mutating func listPending(areLinks: Bool = false, _ enter: (String) -> Void) {
        var isLink = areLinks
        while files.count < limit, let folder = pending.popLast(), !Task.isCancelled {
            linkedFolders += areLinks ? 1 : 0
            guard linkedFolders <= linkedFolderLimit else {
                let message =
                    "links lead to more than \(linkedFolderLimit) folders, so this one and those after it were not read; "
                    + "link only folders of recipes."
                warnings.append(Diagnostic(.warning, at: SourceLocation(file: folder.path), message))
                (pending, links) = ([], [])
                return
            }
            enter(folder.path)
            list(folder, isLink: isLink)
            isLink = false
        }
    }

    private mutating func list(_ folder: Folder, isLink: Bool) {
        guard let stream = opendir(folder.path) else {
            warnings.append(Self.warning(SystemError.error(errno, at: folder.path)))
            unlistedFolders.append(folder.path)
            return
        }
        defer { closedir(stream) }
        guard enter(folder, dirfd(stream), isLink: isLink) else { return }
        self.folders.append(folder)
        var folders: [Folder] = []
        let prefix = folder.path == "." ? "" : folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        // If the number of files is limited, the number of entries is limited too. The limit of entries is higher,
        // because not every entry is a recipe file.
        let most = limit < .max ? 4 * limit : limit
        let folderKey = SortingKey(folder.name)
        FolderEntry.forEachSorted(in: stream, limit: most) { entry in
            guard files.count < limit else { return }
            let name = entry.name
            guard entry.isText else {
                let message = "the name “\(name)” is not UTF-8, so the file was skipped; rename it."
                return warnings.append(Diagnostic(.warning, at: SourceLocation(file: folder.path), message))
            }
            let path = prefix + name
            switch entry.kind(at: path) {
            case .folder: folders.append(Self.folder(path, named: name, in: folder))
            case .linkToFolder: links.append(Self.folder(path, named: name, in: folder))
            case .file:
                if let file = folder.file(named: name, at: path, folderKey) { add(file) }
            case .linkToFile:
                guard let file = folder.file(named: name, at: path, folderKey) else { return }
                add(file)
                linkedFiles.append(file)
            case .unreadable(let error):
                if FormatRegistry.kind(ofFile: name) != nil { unreadable.append(error.unreadableRecipe) }
            }
        }
        pending += folders.reversed()
    }

    /// Records that a folder was visited. Returns `false` if it was visited before. In that case, also adds a warning
    /// if the path is a link.
    private mutating func enter(_ folder: Folder, _ descriptor: Int32, isLink: Bool) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return true }
        if visited.insert("\(status.st_dev) \(status.st_ino)") { return true }
        if isLink {
            let message =
                "the link leads to a folder whose recipes are listed already, so it was skipped; remove it."
            warnings.append(Diagnostic(.warning, at: SourceLocation(file: folder.path), message))
        }
        return false
    }

    private static func folder(_ path: String, named name: String, in parent: Folder) -> Folder {
        Folder(path: path, name: name, course: course(of: name, in: parent), outerCourse: parent.course)
    }

    /// Returns the course of the recipes in a folder.
    ///
    /// - If the folder is a container folder, such as `recipes`, returns the course of the parent folder, or `nil` if
    ///   the parent has none.
    /// - If the parent folder has a well-known course and the name of the folder is not a well-known course, returns
    ///   the course of the parent folder: `Desserts` for `Desserts/Summer`.
    /// - In all other cases, returns the name of the folder.
    private static func course(of name: String, in parent: Folder) -> String? {
        if ContainerFolder.isNamed(name) { return parent.course }
        if let course = parent.course, !Course.isWellKnown(name), Course.isWellKnown(course) { return course }
        return name
    }

    private static func warning(_ error: CookbookError) -> Diagnostic {
        var diagnostic = error.diagnostic
        diagnostic.severity = .warning
        return diagnostic
    }
}

/// An entry of a folder.
package struct FolderEntry {
    /// The kind of an entry.
    package enum Kind {
        case file, folder, linkToFile, linkToFolder
        /// A broken link, or an entry that is neither a file nor a folder, such as a pipe or a device.
        case unreadable(CookbookError)
    }

    /// The name. If the name in the folder is not valid UTF-8, U+FFFD replaces the invalid bytes here, so this text
    /// cannot be used to open the file.
    package let name: String
    /// Whether the name is valid UTF-8.
    package let isText: Bool
    package let type: UInt8

    /// Calls a function with the entries that are not hidden, sorted by the bytes of their names.
    ///
    /// - Parameters:
    ///   - stream: The open folder.
    ///   - limit: The maximum number of entries. If there are more, the entries that the system lists first are used.
    ///   - body: Receives each entry.
    package static func forEachSorted(in stream: FolderStream, limit: Int, _ body: (FolderEntry) -> Void) {
        // One buffer contains all names, because a folder may have a hundred thousand entries.
        var bytes: [UInt8] = []
        var names: [(start: Int, count: Int, type: UInt8)] = []
        forEach(in: stream) { name, type in
            guard name.first != UInt8(ascii: ".") else { return true }
            names.append((bytes.count, name.count, type))
            bytes.append(contentsOf: name)
            return names.count < limit
        }
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            names.sort { one, other in
                let order = memcmp(start + one.start, start + other.start, min(one.count, other.count))
                return order == 0 ? one.count < other.count : order < 0
            }
            for name in names {
                let utf8 = UnsafeBufferPointer(start: start + name.start, count: name.count)
                let isText = TextDecoding.firstInvalidUTF8(UnsafeRawBufferPointer(utf8)) == nil
                body(FolderEntry(name: String(decoding: utf8, as: UTF8.self), isText: isText, type: name.type))
            }
        }
    }

    /// Returns the names of all entries, including hidden ones.
    package static func names(in stream: FolderStream) -> [String] {
        var names: [String] = []
        forEach(in: stream) { name, _ in
            names.append(String(decoding: name, as: UTF8.self))
            return true
        }
        return names
    }

    /// Reads the entries of a folder, including hidden ones, in the order of the system.
    ///
    /// - Parameter body: Receives each name and type and returns whether to continue.
    private static func forEach(in stream: FolderStream, _ body: (UnsafeBufferPointer<UInt8>, UInt8) -> Bool) {
        let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        while let entry = readdir(stream) {
            let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
            let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
            guard body(UnsafeBufferPointer(start: name, count: length), entry.pointee.d_type) else { return }
        }
    }

    /// Returns the kind of the entry. Makes system calls only if the entry is a link, or if the file system does not
    /// list the kinds of entries.
    ///
    /// - Parameter path: The path of the entry.
    package func kind(at path: String) -> Kind {
        switch type {
        case UInt8(truncatingIfNeeded: Int(DT_REG)): return .file
        case UInt8(truncatingIfNeeded: Int(DT_DIR)): return .folder
        case UInt8(truncatingIfNeeded: Int(DT_LNK)), UInt8(truncatingIfNeeded: Int(DT_UNKNOWN)): break
        default: return .unreadable(SystemError.notAFile(path))
        }
        var status = stat()
        let isLink =
            type == UInt8(truncatingIfNeeded: Int(DT_LNK))
            || lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        guard stat(path, &status) == 0 else { return .unreadable(SystemError.error(errno, at: path)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return isLink ? .linkToFile : .file
        case S_IFDIR: return isLink ? .linkToFolder : .folder
        default: return .unreadable(SystemError.notAFile(path))
        }
    }
}
