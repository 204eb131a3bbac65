/// What became of a cookbook's files since the index was brought up to date.
struct FolderComparison {
    /// Files to be read: those that were not finished first, then new and changed ones, in the order of the folders.
    private(set) var jobs: [LibraryFileReader.Job] = []
    /// Files that have another path now.
    private(set) var renamed: [(known: IndexWriter.KnownFile, entry: FolderWalk.File, stamp: FileStamp)] = []
    /// Files that are there no longer.
    private(set) var removed: [Int] = []
    /// The bytes of the files to be read.
    private(set) var size = 0

    var isEmpty: Bool { jobs.isEmpty && renamed.isEmpty && removed.isEmpty }

    /// Compares every file, and opens none.
    ///
    /// - Parameters:
    ///   - stamps: Those of the files that were listed, in their order.
    ///   - known: What the index has, in the order it came.
    init(_ walk: FolderWalk, _ stamps: [FileStamp?], _ known: consuming [IndexWriter.KnownFile]) {
        var known = KnownFiles(known)
        var unfinished: [LibraryFileReader.Job] = []
        var new: [(entry: FolderWalk.File, stamp: FileStamp?)] = []
        for (entry, stamp) in zip(walk.files, stamps) where !Task.isCancelled {
            guard let file = known.take(entry.path) else {
                new.append((entry, stamp))
                continue
            }
            guard let stamp else {
                // It went between the two looks, or may no longer be looked at.
                new.append((entry, nil))
                continue
            }
            guard file.stamp == stamp, file.course == entry.course, file.isNamed == entry.isNamed else {
                new.append((entry, stamp))
                continue
            }
            guard let done = file.done else { continue }
            unfinished.append(.init(entry: entry, resume: (done, file.count)))
            size += stamp.size - done
        }
        var gone = known.rest
        // Where a folder could not be listed, nobody knows what became of its files.
        for note in walk.notes where walk.hasUnlistedFolder {
            let folder = note.location.file.hasSuffix("/") ? note.location.file : note.location.file + "/"
            for path in gone.keys where path.hasPrefix(folder) { gone[path] = nil }
        }
        findRenamed(among: &new, &gone)
        jobs = unfinished + new.map { .init(entry: $0.entry, resume: nil) }
        for file in new { size += file.stamp?.size ?? 0 }
        removed = gone.values.map(\.id)
    }

    /// A file that is there no longer and a new one are the same where all that the system says of them is.
    private mutating func findRenamed(
        among new: inout [(entry: FolderWalk.File, stamp: FileStamp?)], _ gone: inout [String: IndexWriter.KnownFile]
    ) {
        guard !gone.isEmpty, !new.isEmpty else { return }
        var paths: [FileStamp: String] = [:]
        for (path, file) in gone where file.done == nil { paths[file.stamp] = path }
        var others: [(entry: FolderWalk.File, stamp: FileStamp?)] = []
        for file in new {
            // What a file is called is read from its name, and its course from its folder.
            guard let stamp = file.stamp, let path = paths[stamp], let known = gone[path],
                known.course == file.entry.course,
                RecipeFormats.title(forFile: path) == RecipeFormats.title(forFile: file.entry.path),
                RecipeFormats.kind(ofFile: path) == RecipeFormats.kind(ofFile: file.entry.path)
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

/// The files that an index has, of which those are taken that are still there.
///
/// They are mostly asked for in the order they came in, so that few are looked up by their paths.
private struct KnownFiles {
    private let files: [IndexWriter.KnownFile]
    private var isTaken: [Bool]
    private var next = 0
    /// The places of all by their paths, once one was not where it was expected.
    private var places: [String: Int]?

    init(_ files: [IndexWriter.KnownFile]) {
        self.files = files
        isTaken = Array(repeating: false, count: files.count)
    }

    mutating func take(_ path: String) -> IndexWriter.KnownFile? {
        if next < files.count, files[next].path == path { return take(next) }
        let all = places ?? Dictionary(files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { $1 })
        places = all
        guard let place = all[path], !isTaken[place] else { return nil }
        return take(place)
    }

    private mutating func take(_ place: Int) -> IndexWriter.KnownFile? {
        guard !isTaken[place] else { return nil }
        isTaken[place] = true
        next = place + 1
        return files[place]
    }

    /// Those that nobody took, by their paths.
    var rest: [String: IndexWriter.KnownFile] {
        var rest: [String: IndexWriter.KnownFile] = [:]
        for index in files.indices where !isTaken[index] { rest[files[index].path] = files[index] }
        return rest
    }
}
