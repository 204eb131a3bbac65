internal import CMiniZip
import RecipeKit

/// An entry in the table of contents of a zip archive. ``problem`` says whether the entry can be read.
struct ZipEntry {
    let name: String
    let compressedSize: Int
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
