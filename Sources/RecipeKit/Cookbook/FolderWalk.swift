#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Lists the files of a cookbook without opening any.
///
/// Folders are read in the order of their names, one at a time, hidden files and folders passed over. A link to a folder
/// is followed once everything else has been listed, and only where the folder was not met before, by device and inode:
/// so a folder that holds itself is listed once, and a recipe stands under its own folder rather than under a link.
struct FolderWalk: Sendable {
    /// A file that a format claims.
    struct File: Hashable, Sendable {
        var path: String
        /// The folder that speaks for its course.
        var course: String?
        /// Whether it plans meals instead of being a recipe.
        var isMenu: Bool
        /// Whether the person named it, rather than the folder it lies in.
        var isNamed = false
    }

    private(set) var files: [File] = []
    private(set) var unreadable: [UnreadableRecipe] = []
    private(set) var notes: [Diagnostic] = []
    /// How many files are enough.
    var limit = Int.max
    /// Folders that were listed, and those of files that were named.
    private(set) var folders: [String] = []
    /// Whether there is a folder that could not be listed.
    private(set) var hasUnlistedFolder = false

    private struct Folder: Sendable {
        var path: String
        var name = ""
        var course: String?
        /// The course of the folder that it lies in.
        var outerCourse: String?
    }

    private struct Identity: Hashable, Sendable {
        var device: UInt64
        var inode: UInt64
    }

    private var pending: [Folder] = []
    private var links: [Folder] = []
    private var visited = KeyIndex<Identity>()
    /// The paths of the files, once there is a second root that may hold one of them again; empty before.
    private var listed: Set<String> = []

    /// Lists the files under a folder. Stops where the task is cancelled.
    ///
    /// - Parameter enter: Is told of each folder before it is opened.
    mutating func list(folder path: String, _ enter: (String) -> Void) {
        beginRoot()
        pending = [Folder(path: path)]
        listPending(enter)
        while let link = links.popLast() {
            pending = [link]
            listPending(areLinks: true, enter)
        }
    }

    /// Lists a file that was named itself.
    mutating func list(file path: String) {
        beginRoot()
        let parent = path.split(separator: "/").dropLast().last.map(String.init)
        let course = parent.flatMap { Course.isWellKnown($0) ? $0 : nil }
        add(File(path: path, course: course, isMenu: false, isNamed: true))
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        folders.append(slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    }

    private mutating func add(_ file: File) {
        if listed.isEmpty || listed.insert(file.path).inserted { files.append(file) }
    }

    /// Within one root no path is met twice, so the first needs no list of what was met.
    private mutating func beginRoot() {
        if listed.isEmpty, !files.isEmpty { listed = Set(files.map(\.path)) }
    }

    private mutating func listPending(areLinks: Bool = false, _ enter: (String) -> Void) {
        var isLink = areLinks
        while files.count < limit, let folder = pending.popLast(), !Task.isCancelled {
            enter(folder.path)
            list(folder, isLink: isLink)
            isLink = false
        }
    }

    private mutating func list(_ folder: Folder, isLink: Bool) {
        guard let stream = opendir(folder.path) else {
            notes.append(Self.note(SystemTrouble.error(errno, at: folder.path)))
            hasUnlistedFolder = true
            return
        }
        defer { closedir(stream) }
        guard enter(folder, dirfd(stream), isLink: isLink) else { return }
        self.folders.append(folder.path)
        var folders: [Folder] = []
        let prefix = folder.path == "." ? "" : folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        // Where not all are wanted, none is waited for that is not.
        let most = limit < .max ? 4 * limit : limit
        FolderEntry.forEachSorted(in: stream, limit: most) { entry in
            guard files.count < limit else { return }
            let name = entry.name
            guard entry.isText else {
                let message = "the name “\(name)” is not UTF-8, so the file was passed over; rename it."
                return notes.append(Diagnostic(.warning, at: SourceLocation(file: folder.path), message))
            }
            let path = prefix + name
            switch entry.kind(at: path) {
            case .folder: folders.append(Self.folder(path, named: name, in: folder))
            case .linkToFolder: links.append(Self.folder(path, named: name, in: folder))
            case .file:
                guard let kind = RecipeFormats.kind(ofFile: name) else { return }
                let isOwn = ContainerFolder.isOf(fileNamed: name, folder: folder.name)
                add(File(path: path, course: isOwn ? folder.outerCourse : folder.course, isMenu: kind == .menu))
            case .trouble(let error):
                if RecipeFormats.kind(ofFile: name) != nil { unreadable.append(error.unreadableRecipe) }
            }
        }
        pending += folders.reversed()
    }

    /// Notes that a folder is being listed; `false` where it was before.
    private mutating func enter(_ folder: Folder, _ descriptor: Int32, isLink: Bool) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return true }
        let identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
        let number = visited.count
        if visited.place(of: identity) == number { return true }
        if isLink {
            let message =
                "the link leads to a folder whose recipes are listed already, so it was passed over; remove it."
            notes.append(Diagnostic(.warning, at: SourceLocation(file: folder.path), message))
        }
        return false
    }

    private static func folder(_ path: String, named name: String, in parent: Folder) -> Folder {
        Folder(path: path, name: name, course: course(of: name, in: parent), outerCourse: parent.course)
    }

    /// A folder's name where it is a well-known course, else the course it lies in where that is one or the folder only
    /// holds recipes, else its name.
    private static func course(of name: String, in parent: Folder) -> String? {
        if ContainerFolder.isNamed(name) { return parent.course }
        if let course = parent.course, !Course.isWellKnown(name), Course.isWellKnown(course) { return course }
        return name
    }

    private static func note(_ error: CookbookError) -> Diagnostic {
        var diagnostic = error.diagnostic
        diagnostic.severity = .warning
        return diagnostic
    }
}
