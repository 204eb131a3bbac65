internal import CMiniZip
import RecipeKit

/// A zip archive, from which one member at a time is unpacked.
///
/// Some members could do harm or cannot be unpacked. They are not in ``members``, but in ``refused``, with the reason:
///
/// - a member whose name is too long, is a path outside the archive, or is the name of a Windows device
/// - a member with the same name as an earlier member, in any letter case
/// - a member that is a link or a device
/// - a member that is encrypted or has an unknown compression
final class ZipArchive {
    /// A file in the archive.
    struct Member {
        /// The name, with `/` between folders.
        var name: String
        fileprivate var position: unz64_file_pos
        fileprivate var compressedSize: Int
        /// The unpacked size in bytes that the archive states. A hostile archive may state any number.
        fileprivate var statedSize: Int
    }

    /// A member that is not read.
    struct Refusal: Hashable {
        /// The name of the member. If the rest of the archive is not read, one refusal with the name `nil` stands for
        /// all remaining members.
        var name: String?
        var reason: ArchiveError
    }

    /// The members that can be read, in the order of the archive. Folders are not members, and neither are files that
    /// an operating system adds.
    private(set) var members: [Member] = []
    private(set) var refused: [Refusal] = []

    private let file: ZipMemory
    private let handle: unzFile
    private let budget: ArchiveBudget

    /// Returns whether a file begins like a zip archive.
    static func isRecognized(_ start: ArraySlice<UInt8>) -> Bool {
        start.starts(with: [0x50, 0x4B, 3, 4]) || start.starts(with: [0x50, 0x4B, 5, 6])
    }

    /// Opens an archive and reads its table of contents.
    ///
    /// - Parameters:
    ///   - file: The archive.
    ///   - budget: The limits. They apply to the archive and to all archives inside it together.
    /// - Throws: An error if the archive has no table of contents, because it is damaged or cut off.
    init(_ file: ZipMemory, _ budget: ArchiveBudget) throws(ArchiveError) {
        self.file = file
        self.budget = budget
        var functions = file.functions
        guard let handle = unzOpen2_64(nil, &functions) else { throw .damaged }
        self.handle = handle
        readContents()
    }

    convenience init(_ bytes: [UInt8], _ budget: ArchiveBudget) throws(ArchiveError) {
        try self.init(ZipMemory(bytes), budget)
    }

    deinit { unzClose(handle) }

    private func readContents() {
        var names: Set<String> = []
        var status = unzGoToFirstFile(handle)
        while status == UNZ_OK {
            guard budget.addMember() else {
                refused.append(Refusal(name: nil, reason: .tooMany(budget.limits.members)))
                return
            }
            guard let entry = ZipEntry(current: handle) else { break }
            if let problem = entry.problem {
                refused.append(Refusal(name: entry.name, reason: problem))
            } else if !entry.isFolder, !entry.isOfSystem {
                if !names.insert(entry.name.lowercased()).inserted {
                    let reason = ArchiveError("is there twice; only the first was read")
                    refused.append(Refusal(name: entry.name, reason: reason))
                } else {
                    var position = unz64_file_pos()
                    guard unzGetFilePos64(handle, &position) == UNZ_OK else { break }
                    members.append(
                        Member(
                            name: entry.name, position: position, compressedSize: entry.compressedSize,
                            statedSize: entry.statedSize))
                }
            }
            status = unzGoToNextFile(handle)
        }
        if status != UNZ_END_OF_LIST_OF_FILE {
            refused.append(Refusal(name: nil, reason: ArchiveError("has a damaged table of contents")))
        }
    }

    /// Returns the bytes of a member.
    ///
    /// - Throws: An error if the member is damaged, or larger than the limits allow.
    func bytes(of member: Member) throws(ArchiveError) -> [UInt8] {
        var position = member.position
        guard unzGoToFilePos64(handle, &position) == UNZ_OK, unzOpenCurrentFile(handle) == UNZ_OK else {
            throw .damaged
        }
        var isOpen = true
        defer { if isOpen { unzCloseCurrentFile(handle) } }
        let allowance = budget.allowance(forCompressed: member.compressedSize)
        guard member.statedSize <= budget.limits.memberSize else { throw .tooLarge }
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Int(unzReadCurrentFile(handle, &chunk, UInt32(chunk.count)))
            guard count >= 0 else { throw .damaged }
            guard count > 0 else { break }
            budget.add(count)
            guard result.count + count <= allowance else { throw .tooLarge }
            result += chunk[..<count]
        }
        isOpen = false
        // This call also compares the checksum.
        guard unzCloseCurrentFile(handle) == UNZ_OK else { throw .damaged }
        return result
    }
}

/// An entry in the table of contents of a zip archive. ``problem`` says whether the entry can be read.
struct ZipEntry {
    let name: String
    let compressedSize: Int
    let statedSize: Int
    private let flags: UInt
    private let method: UInt
    /// The file type and permissions of Unix, or 0 if the archive is from another system.
    private let mode: UInt

    private static let longestName = 1024

    /// Creates the current entry of an open archive, or returns `nil` if the table of contents is damaged.
    init?(current handle: unzFile) {
        var info = unz_file_info64()
        var name = [CChar](repeating: 0, count: Self.longestName + 1)
        let status = unzGetCurrentFileInfo64(handle, &info, &name, UInt(Self.longestName), nil, 0, nil, 0)
        guard status == UNZ_OK else { return nil }
        let length = min(Int(clamping: info.size_filename), Self.longestName)
        let bytes = name[..<length].map { UInt8(bitPattern: $0) }
        // Programs on Windows write names in the code page of the system, even if the archive declares another
        // encoding. Therefore, a name that is not UTF-8 is read as Windows-1252.
        let isUTF8 = bytes.withUnsafeBytes { TextDecoding.firstInvalidUTF8($0) } == nil
        let text = String(decoding: isUTF8 ? bytes : Windows1252.utf8(of: bytes), as: UTF8.self)
        self.name = text.replacing("\\", with: "/")
        compressedSize = Int(clamping: info.compressed_size)
        statedSize = Int(clamping: info.uncompressed_size)
        flags = info.flag
        method = info.compression_method
        // The upper byte is the system on which the archive was made; 3 is Unix and 19 macOS.
        mode = [3, 19].contains(info.version >> 8) ? info.external_fa >> 16 : 0
    }

    var isFolder: Bool { name.hasSuffix("/") || mode & 0o170000 == 0o040000 }

    /// Whether the entry is a file that an operating system adds: `__MACOSX/._Soup.jpg`, `.DS_Store`, `Thumbs.db`.
    var isOfSystem: Bool {
        let parts = name.split(separator: "/")
        guard let last = parts.last else { return true }
        return parts.first == "__MACOSX" || last == ".DS_Store" || last.hasPrefix("._") || last == "Thumbs.db"
    }

    /// The reason why the entry is not read, or `nil` if it can be read.
    var problem: ArchiveError? {
        if name.utf8.count >= Self.longestName { return ArchiveError("has a name of more than 1,000 bytes") }
        if let reason = Self.problem(ofName: name) { return reason }
        switch mode & 0o170000 {
        case 0, 0o100000, 0o040000: break
        case 0o120000: return ArchiveError("is a link, which was not followed")
        default: return ArchiveError("is a device, which was not read")
        }
        if flags & 1 != 0 { return ArchiveError("is encrypted; export it without a password") }
        if !isFolder, method != 0, method != 8 {
            return ArchiveError("is compressed with method \(method); compress it as an ordinary zip file")
        }
        return nil
    }

    private static func problem(ofName name: String) -> ArchiveError? {
        let outside = ArchiveError("leads outside the archive, so it was not read")
        if name.isEmpty || name.hasPrefix("/") || name.utf8.contains(0) { return outside }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains("..") { return outside }
        let isDrive = parts[0].utf8.count == 2 && parts[0].hasSuffix(":")
        if isDrive { return outside }
        let isDevice = parts.contains { part in
            deviceNames.contains(part.prefix { $0 != "." && $0 != ":" }.trimmingSpaces().uppercased())
        }
        return isDevice ? ArchiveError("has the name of a device, so it was not read") : nil
    }

    /// The names that mean devices on Windows, in every folder and with every extension.
    private static let deviceNames: Set<String> = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })
}

/// A file that minizip reads or writes. It is in memory, or it is an archive that is read piece by piece.
final class ZipMemory {
    private(set) var bytes: [UInt8]
    private let source: ArchiveSource?
    private var position = 0

    private var size: Int { source?.size ?? bytes.count }

    init(_ bytes: [UInt8] = []) { (self.bytes, source) = (bytes, nil) }

    /// Creates a file that can only be read.
    init(_ source: ArchiveSource) { (bytes, self.source) = ([], source) }

    /// The functions through which minizip uses the file. The caller must keep this object alive as long as minizip
    /// uses them.
    var functions: zlib_filefunc64_def {
        var functions = zlib_filefunc64_def()
        functions.opaque = Unmanaged.passUnretained(self).toOpaque()
        functions.zopen64_file = { opaque, _, _ in opaque }
        functions.zread_file = { opaque, _, buffer, size in ZipMemory.of(opaque)?.read(into: buffer, size) ?? 0 }
        functions.zwrite_file = { opaque, _, buffer, size in ZipMemory.of(opaque)?.write(buffer, size) ?? 0 }
        functions.ztell64_file = { opaque, _ in UInt64(ZipMemory.of(opaque)?.position ?? 0) }
        functions.zseek64_file = { opaque, _, offset, origin in
            ZipMemory.of(opaque)?.seek(offset, from: origin) == true ? 0 : -1
        }
        functions.zclose_file = { _, _ in 0 }
        functions.zerror_file = { _, _ in 0 }
        return functions
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> ZipMemory? {
        pointer.map { Unmanaged<ZipMemory>.fromOpaque($0).takeUnretainedValue() }
    }

    private func read(into buffer: UnsafeMutableRawPointer?, _ size: UInt) -> UInt {
        let count = min(Int(clamping: size), self.size - position)
        guard let buffer, count > 0 else { return 0 }
        if let source {
            let read = source.read(position, UnsafeMutableRawBufferPointer(start: buffer, count: count))
            position += read
            return UInt(read)
        }
        bytes.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { buffer.copyMemory(from: base + position, byteCount: count) }
        }
        position += count
        return UInt(count)
    }

    private func write(_ buffer: UnsafeRawPointer?, _ size: UInt) -> UInt {
        guard let buffer, source == nil else { return 0 }
        let new = UnsafeRawBufferPointer(start: buffer, count: Int(size))
        let overwritten = min(new.count, bytes.count - position)
        for index in 0..<overwritten { bytes[position + index] = new[index] }
        bytes += new[overwritten...]
        position += new.count
        return size
    }

    private func seek(_ offset: UInt64, from origin: Int32) -> Bool {
        let start =
            switch origin {
            case ZLIB_FILEFUNC_SEEK_CUR: position
            case ZLIB_FILEFUNC_SEEK_END: size
            default: 0
            }
        // Minizip passes negative offsets as large numbers.
        let (target, overflow) = start.addingReportingOverflow(Int(truncatingIfNeeded: offset))
        guard !overflow, (0...size).contains(target) else { return false }
        position = target
        return true
    }
}
