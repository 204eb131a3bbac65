import RecipeFormats
import RecipeKit

/// The differences between the files of a cookbook and the files in its index.
struct FolderComparison {
    /// The files to read. Files that an earlier update read only in part are first. New and changed files follow, in
    /// the order of the folders.
    private(set) var jobs: [LibraryFileReader.Job] = []
    /// The files whose path changed.
    private(set) var renamed: [(known: IndexWriter.KnownFile, entry: FolderWalk.File, stamp: FileStamp)] = []
    /// The files that no longer exist, by their numbers in the index.
    private(set) var removed: [Int] = []
    /// The total size of the files to read, in bytes.
    private(set) var size = 0

    var isEmpty: Bool { jobs.isEmpty && renamed.isEmpty && removed.isEmpty }

    /// Compares all files without opening them.
    ///
    /// - Parameters:
    ///   - walk: The files that exist now.
    ///   - stamps: The stamps of the listed files, in the same order. `nil` means that the status of the file cannot be
    ///     read.
    ///   - known: The files of the index, in the order of their numbers.
    init(_ walk: FolderWalk, _ stamps: [FileStamp?], _ known: consuming [IndexWriter.KnownFile]) {
        self.init(walk.files, stamps, known, unlistedFolders: walk.unlistedFolders)
    }

    /// Compares files without opening them.
    ///
    /// - Parameters:
    ///   - files: The files that exist now.
    ///   - stamps: The stamps of the files, in the same order. `nil` means that the status of the file cannot be read.
    ///   - known: The files of the index, in any order. Those that do not exist any more are removed.
    ///   - unlistedFolders: The folders whose files may exist although `files` does not contain them.
    init(
        _ files: [FolderWalk.File], _ stamps: [FileStamp?], _ known: consuming [IndexWriter.KnownFile],
        unlistedFolders: [String] = []
    ) {
        var known = KnownFiles(known)
        var unfinished: [LibraryFileReader.Job] = []
        var new: [(entry: FolderWalk.File, stamp: FileStamp?)] = []
        for (entry, stamp) in zip(files, stamps) where !Task.isCancelled {
            guard let file = known.take(entry.path) else {
                new.append((entry, stamp))
                continue
            }
            guard let stamp else {
                // The file was removed after it was listed, or its status cannot be read.
                new.append((entry, nil))
                continue
            }
            guard file.stamp == stamp, file.course == entry.course, file.isNamed == entry.isNamed else {
                new.append((entry, stamp))
                continue
            }
            guard let done = file.done else { continue }
            unfinished.append(.init(entry: entry, resume: (done, file.count)))
            size += max(0, stamp.summedSize - done)
        }
        var gone = known.rest
        // If a folder cannot be listed, its files may still exist.
        for folder in unlistedFolders {
            let start = FilePath.path(folder, "")
            for path in gone.keys where path.hasPrefix(start) { gone[path] = nil }
        }
        findRenamed(among: &new, &gone)
        jobs = unfinished + new.map { .init(entry: $0.entry, resume: nil) }
        for file in new { size += file.stamp?.summedSize ?? 0 }
        removed = gone.values.map(\.id)
    }

    /// Pairs each removed file with a new file that has the same stamp, kind and course, and whose name gives the same
    /// title.
    private mutating func findRenamed(
        among new: inout [(entry: FolderWalk.File, stamp: FileStamp?)], _ gone: inout [String: IndexWriter.KnownFile]
    ) {
        guard !gone.isEmpty, !new.isEmpty else { return }
        var paths: [FileStamp: String] = [:]
        for (path, file) in gone where file.done == nil { paths[file.stamp] = path }
        var others: [(entry: FolderWalk.File, stamp: FileStamp?)] = []
        for file in new {
            // The title of a recipe may come from the name of the file, and its course from the name of the folder.
            guard let stamp = file.stamp, let path = paths[stamp], let known = gone[path],
                known.course == file.entry.course,
                FormatRegistry.title(forFile: path) == FormatRegistry.title(forFile: file.entry.path),
                FormatRegistry.kind(ofFile: path) == FormatRegistry.kind(ofFile: file.entry.path)
            else {
                others.append(file)
                continue
            }
            gone[path] = nil
            paths[stamp] = nil
            renamed.append((known, file.entry, stamp))
        }
        new = others
    }
}

/// The files of an index, and whether each file was found again.
///
/// Most lookups follow the stored order, so the next file is compared first. Only the other lookups need the dictionary
/// of paths.
private struct KnownFiles {
    private let files: [IndexWriter.KnownFile]
    private var isTaken: [Bool]
    private var next = 0
    /// The indices by path, created by the first lookup that does not follow the stored order.
    private var indices: [String: Int]?

    init(_ files: [IndexWriter.KnownFile]) {
        self.files = files
        isTaken = Array(repeating: false, count: files.count)
    }

    /// Returns the file at a path, or `nil` if the index has none. Each file is returned only once.
    mutating func take(_ path: String) -> IndexWriter.KnownFile? {
        if next < files.count, files[next].path == path { return take(next) }
        let all = indices ?? Dictionary(files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { $1 })
        indices = all
        guard let index = all[path], !isTaken[index] else { return nil }
        return take(index)
    }

    private mutating func take(_ index: Int) -> IndexWriter.KnownFile? {
        guard !isTaken[index] else { return nil }
        isTaken[index] = true
        next = index + 1
        return files[index]
    }

    /// The files that no call of `take(_:)` has returned, by path.
    var rest: [String: IndexWriter.KnownFile] {
        var rest: [String: IndexWriter.KnownFile] = [:]
        for index in files.indices where !isTaken[index] { rest[files[index].path] = files[index] }
        return rest
    }
}

/// Reads the stamps of files without opening them.
///
/// Each folder is opened once, and its files are looked up by name in the open folder. So the system resolves the path
/// of each folder only once.
struct FolderStamps: ~Copyable {
    private let currentPath: CurrentPath
    /// The path of the open folder, with a trailing slash.
    private var folder: [UInt8] = []
    private var descriptor: Int32 = -1

    /// Creates a reader that has no folder open.
    ///
    /// - Parameter currentPath: Receives the path of each folder before it is opened.
    init(_ currentPath: CurrentPath) { self.currentPath = currentPath }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Returns the stamp of a file, or `nil` if its status cannot be read.
    mutating func stamp(ofFileAt path: String) -> FileStamp? {
        path.withCString { start in
            var status = stat()
            guard let slash = strrchr(start, Int32(UInt8(ascii: "/"))) else {
                return stat(start, &status) == 0 ? FileStamp(status) : nil
            }
            let length = UnsafePointer(slash) - start + 1
            enter(UnsafeRawBufferPointer(start: start, count: length))
            let result = descriptor < 0 ? stat(start, &status) : fstatat(descriptor, start + length, &status, 0)
            return result == 0 ? FileStamp(status) : nil
        }
    }

    private mutating func enter(_ path: UnsafeRawBufferPointer) {
        guard path.count != folder.count || !path.elementsEqual(folder) else { return }
        if descriptor >= 0 { close(descriptor) }
        folder = Array(path)
        let name = String(decoding: path, as: UTF8.self)
        currentPath.enter(name)
        descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
}
