internal import CMiniZip

/// Writes a zip archive into memory, member after member.
///
/// Names are UTF-8. All members have the same date, so equal members give equal archives.
final class ZipWriter {
    private let file = ZipMemory()
    private let handle: zipFile?
    private var isOpen = true

    init() {
        var functions = file.functions
        handle = zipOpen2_64(nil, APPEND_STATUS_CREATE, nil, &functions)
    }

    deinit { if isOpen { zipClose(handle, nil) } }

    /// Adds a member.
    ///
    /// - Parameters:
    ///   - name: The name, with `/` between folders.
    ///   - bytes: The content.
    ///   - isCompressed: Whether the content is compressed. Pictures and archives are compressed already.
    func add(_ name: String, _ bytes: [UInt8], isCompressed: Bool = true) {
        var info = zip_fileinfo()
        info.tmz_date.tm_year = 2000
        info.tmz_date.tm_mday = 1
        // For programs on Unix, this value means a regular file that everybody can read.
        info.external_fa = 0o100644 << 16
        let madeOnUnix: UInt = 3 << 8 | 20
        let isUTF8: UInt = 1 << 11
        let method = isCompressed ? Z_DEFLATED : 0
        let isLarge: Int32 = bytes.count >= 0xFFFF_FFFF ? 1 : 0
        let status = zipOpenNewFileInZip4_64(
            handle, name, &info, nil, 0, nil, 0, nil, method, Z_DEFAULT_COMPRESSION, 0, -MAX_WBITS, DEF_MEM_LEVEL,
            Z_DEFAULT_STRATEGY, nil, 0, madeOnUnix, isUTF8, isLarge)
        guard status == ZIP_OK else { return }
        var start = 0
        while start < bytes.count {
            let end = min(start + 1 << 20, bytes.count)
            bytes[start..<end].withUnsafeBytes { _ = zipWriteInFileInZip(handle, $0.baseAddress, UInt32($0.count)) }
            start = end
        }
        zipCloseFileInZip(handle)
    }

    /// Completes the archive and returns it. No member can be added afterwards.
    func finish() -> [UInt8] {
        if isOpen { zipClose(handle, nil) }
        isOpen = false
        return file.bytes
    }
}
