import RecipeKit
import Synchronization

/// Writes files atomically: at every moment, a file has either its complete old content or its complete new content.
///
/// The new content is first written to a draft, which is a hidden file in the same folder. Then the draft is renamed.
enum AtomicFile {
    /// Returns the content of a file.
    ///
    /// - Throws: ``EditingError/refused(_:)`` if the file cannot be read or is too large.
    static func content(_ path: String) throws(EditingError) -> [UInt8] {
        do throws(CookbookError) { return try RecipeFile.bytes(ofFileAt: path) } catch {
            throw .refused("“\(EditingError.name(path))” could not be read: \(error.diagnostic.message)")
        }
    }

    /// Replaces the content of a file if the file still has the expected content. The mode of the file does not change.
    /// If the path is a symbolic link, its target is replaced and the link does not change.
    ///
    /// - Throws: ``EditingError/changed(_:)`` if the file has another content, ``EditingError/gone(_:)`` if there is no
    ///   file, or another error if the file cannot be replaced.
    static func replace(_ path: String, expecting old: [UInt8], with new: [UInt8]) throws(EditingError) {
        let target = try resolved(path)
        var status = stat()
        guard stat(target, &status) == 0 else { throw .gone(path) }
        // For a replacement, the system checks only whether the folder is writable. But the program must not change a
        // file that the user protected.
        guard access(target, W_OK) == 0 else {
            let number = errno
            if number == EROFS { throw .system(number, path, "saved") }
            throw .refused(
                "“\(EditingError.name(path))” could not be saved: the file is read-only; change its permissions.")
        }
        try check(path, target, is: old)
        let draft = try draft(new, in: FilePath.folder(of: target), mode: status, for: path)
        do throws(EditingError) {
            // Writing the draft can take long, so compare the content again.
            try check(path, target, is: old)
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, target) == 0 else {
            let number = errno
            unlink(draft)
            throw .system(number, path, "saved")
        }
        sync(folder: FilePath.folder(of: target))
    }

    /// Creates a file. Never replaces another file.
    ///
    /// - Throws: ``EditingError/taken(_:)`` if there is a file at the path, or another error if the file cannot be
    ///   created.
    static func create(_ path: String, _ bytes: [UInt8]) throws(EditingError) {
        let draft = try draft(bytes, in: FilePath.folder(of: path), mode: nil, for: path)
        let number = ExclusiveRename.rename(draft, to: path)
        guard number == 0 else {
            unlink(draft)
            throw number == EEXIST ? .taken(path) : .system(number, path, "created")
        }
        sync(folder: FilePath.folder(of: path))
    }

    /// Writes the entries of a folder to the disk. Errors are ignored, because some file systems cannot do this.
    static func sync(folder: String) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// Returns the absolute path of a file, with all symbolic links resolved.
    private static func resolved(_ path: String) throws(EditingError) -> String {
        guard let resolved = realpath(path, nil) else {
            throw errno == ENOENT ? .gone(path) : .system(errno, path, "saved")
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func check(_ path: String, _ target: String, is old: [UInt8]) throws(EditingError) {
        guard try content(target) == old else { throw .changed(path) }
    }

    // MARK: - Drafts

    /// Writes a draft to the disk and returns its path. If the process is killed, ``RecipeFolder`` later recognizes the
    /// draft by its name and removes it.
    private static func draft(
        _ bytes: [UInt8], in folder: String, mode: stat?, for path: String
    ) throws(EditingError) -> String {
        removeAbandonedDrafts(in: folder)
        let draft = RecipeFolder.draftPath(in: folder)
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .system(errno, path, "saved") }
        var failure = fill(descriptor, bytes)
        if let mode, failure == 0 {
            // Only the administrator can set another owner, so this may fail.
            _ = fchown(descriptor, mode.st_uid, mode.st_gid)
            if fchmod(descriptor, mode.st_mode & 0o7777) != 0 { failure = errno }
        }
        if failure == 0, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else {
            unlink(draft)
            throw .system(failure, path, "saved")
        }
        return draft
    }

    /// The folders whose abandoned drafts this process has already removed.
    private static let tidyFolders = Mutex<Set<String>>([])

    /// Removes the drafts of killed processes, once for each folder.
    private static func removeAbandonedDrafts(in folder: String) {
        guard tidyFolders.withLock({ $0.insert(folder).inserted }), let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        RecipeFolder.removeAbandonedDrafts(among: FolderEntry.names(in: stream), in: folder)
    }

    /// Writes bytes to an open file. Returns 0, or the system's error number.
    static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
    }
}

/// Functions that split and join the paths of files.
enum FilePath {
    /// Returns the folder of a file: `a/b` for `a/b/c`, `.` for `c`.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path of a file in a folder. For the folder `.`, the path is only the name, as in the paths of a
    /// cookbook.
    static func path(_ folder: String, _ name: String) -> String {
        folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Returns the name of a file without its folder.
    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Returns the extension of the file name in a path, without the dot. Returns an empty text if there is none. A dot
    /// at the start of the file name does not begin an extension.
    static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }
}
