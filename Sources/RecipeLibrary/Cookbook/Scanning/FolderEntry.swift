import RecipeFormats
import RecipeKit

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
