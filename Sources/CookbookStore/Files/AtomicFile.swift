import RecipeKit
import RecipeLibrary

/// Writes files atomically: at every moment, a file has either its complete old content or its complete new content.
///
/// The new content is first written to a draft, which is a hidden file in the same folder. Then the draft is renamed.
enum AtomicFile {
    /// Returns the content of a file.
    ///
    /// - Throws: ``EditingError/refused(_:)`` if the file cannot be read or is too large.
    static func content(_ path: String) throws(EditingError) -> [UInt8] {
        do throws(CookbookError) { return try RecipeFile.bytes(ofFileAt: path) } catch {
            throw .refused("“\(FilePath.name(of: path))” could not be read: \(error.diagnostic.message)")
        }
    }

    /// Replaces the content of a file if the file still has the expected content. The owner, the mode and the extended
    /// attributes of the file do not change. If the path is a symbolic link, its target is replaced and the link does
    /// not change. The caller holds the ``FolderLock`` of the file's folder.
    ///
    /// - Parameter boundary: The folder that the file may not be outside of, also not through links, or `nil`.
    /// - Throws: ``EditingError/changed(_:)`` if the file has another content, ``EditingError/gone(_:)`` if there is no
    ///   file, or another error if the file cannot be replaced.
    static func replace(
        _ path: String, expecting old: [UInt8], with new: [UInt8], inside boundary: String? = nil
    ) throws(EditingError) {
        let target = try resolved(path)
        if let boundary { try Boundary.check(path, leadsInside: boundary) }
        // For a replacement, the system checks only whether the folder is writable. But the program must not change a
        // file that the user protected.
        guard access(target, W_OK) == 0 else {
            let number = errno
            if number == EROFS || number == ENOENT { throw .system(number, path, "saved") }
            throw .refused(
                "“\(FilePath.name(of: path))” could not be saved: the file is read-only; change its permissions.")
        }
        let original = open(target, O_RDONLY | O_CLOEXEC)
        guard original >= 0 else { throw errno == ENOENT ? .gone(path) : .system(errno, path, "saved") }
        defer { close(original) }
        try check(path, target, is: old)
        let folder = FilePath.folder(of: target)
        Draft.removeAbandoned(in: folder)
        var isChanged = false
        do throws(SystemFailure) {
            // Nobody else may read the draft of a file that only its owner may read.
            let draft = try Draft(in: folder, mode: 0o600)
            try draft.fill(new, like: original)
            // Writing the draft can take long, so compare the content again.
            if (try? content(target)) == old { try draft.replace(target) } else { isChanged = true }
        } catch {
            throw .system(error.number, path, "saved")
        }
        if isChanged { throw .changed(path) }
        sync(folder: folder)
    }

    /// Creates a file. Never replaces another file.
    ///
    /// - Parameter boundary: The folder that the file may not be outside of, also not through links, or `nil`.
    /// - Throws: ``EditingError/taken(_:)`` if there is a file at the path, or another error if the file cannot be
    ///   created.
    static func create(_ path: String, _ bytes: [UInt8], inside boundary: String? = nil) throws(EditingError) {
        let folder = FilePath.folder(of: path)
        if let boundary { try Boundary.check(folder, leadsInside: boundary) }
        Draft.removeAbandoned(in: folder)
        do throws(SystemFailure) {
            let draft = try Draft(in: folder)
            try draft.fill(bytes)
            try draft.place(at: path)
        } catch {
            throw error.number == EEXIST ? .taken(path) : .system(error.number, path, "created")
        }
        sync(folder: folder)
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
}

/// The folder of a cookbook as a limit: a cookbook of somebody else can contain links that lead out of it.
enum Boundary {
    /// Throws an error if a file or folder is outside a folder, after all links have been followed.
    static func check(_ path: String, leadsInside boundary: String) throws(EditingError) {
        guard let real = realpath(path, nil), let limit = realpath(boundary, nil) else { return }
        defer {
            free(real)
            free(limit)
        }
        let (target, root) = (String(cString: real), String(cString: limit))
        guard target != root, !target.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { return }
        throw .refused(
            "“\(FilePath.name(of: path))” could not be saved: it is a link to \(target), outside the cookbook; "
                + "remove the link, or open the folder that it leads to.")
    }
}
