#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An entry of a folder, as the system lists it.
struct FolderEntry {
    /// What an entry leads to.
    enum Kind {
        case file, folder, linkToFolder
        /// A link that leads nowhere, or what can be neither listed nor read: a pipe, a device.
        case trouble(CookbookError)
    }

    private var bytes: [UInt8]
    private var type: UInt8

    /// `nil` where it is not UTF-8.
    var name: String? {
        bytes.withUnsafeBytes { TextDecoding.firstInvalidUTF8($0) } == nil
            ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Every entry that is not hidden, in the order of the names' bytes.
    static func sorted(in stream: FolderStream) -> [FolderEntry] {
        var entries: [FolderEntry] = []
        forEach(in: stream) { name, type in
            guard name.first != UInt8(ascii: ".") else { return }
            entries.append(FolderEntry(bytes: Array(name), type: type))
        }
        entries.sort { $0.precedes($1) }
        return entries
    }

    private func precedes(_ other: FolderEntry) -> Bool {
        let order = bytes.withUnsafeBytes { bytes in
            other.bytes.withUnsafeBytes { others -> Int32 in
                guard let start = bytes.baseAddress, let other = others.baseAddress else { return 0 }
                return memcmp(start, other, min(bytes.count, others.count))
            }
        }
        return order == 0 ? bytes.count < other.bytes.count : order < 0
    }

    /// The names of all entries, hidden ones too.
    static func names(in stream: FolderStream) -> [String] {
        var names: [String] = []
        forEach(in: stream) { name, _ in names.append(String(decoding: name, as: UTF8.self)) }
        return names
    }

    private static func forEach(in stream: FolderStream, _ body: (UnsafeBufferPointer<UInt8>, UInt8) -> Void) {
        let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        while let entry = readdir(stream) {
            let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
            let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
            body(UnsafeBufferPointer(start: name, count: length), entry.pointee.d_type)
        }
    }

    /// What the entry is; asks the system only where the listing did not say.
    func kind(at path: String) -> Kind {
        switch type {
        case UInt8(truncatingIfNeeded: Int(DT_REG)): return .file
        case UInt8(truncatingIfNeeded: Int(DT_DIR)): return .folder
        case UInt8(truncatingIfNeeded: Int(DT_LNK)), UInt8(truncatingIfNeeded: Int(DT_UNKNOWN)): break
        default: return .trouble(SystemTrouble.notAFile(path))
        }
        var status = stat()
        guard stat(path, &status) == 0 else { return .trouble(SystemTrouble.error(errno, at: path)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return type == UInt8(truncatingIfNeeded: Int(DT_LNK)) ? .linkToFolder : .folder
        default: return .trouble(SystemTrouble.notAFile(path))
        }
    }
}

#if canImport(Darwin)
typealias FolderStream = UnsafeMutablePointer<DIR>
#else
typealias FolderStream = OpaquePointer
#endif
