internal import CMiniZip

/// A file in memory that minizip reads or writes.
final class ZipMemory {
    private(set) var bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

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
        let count = min(Int(clamping: size), bytes.count - position)
        guard let buffer, count > 0 else { return 0 }
        bytes.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { buffer.copyMemory(from: base + position, byteCount: count) }
        }
        position += count
        return UInt(count)
    }

    private func write(_ buffer: UnsafeRawPointer?, _ size: UInt) -> UInt {
        guard let buffer else { return 0 }
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
            case ZLIB_FILEFUNC_SEEK_END: bytes.count
            default: 0
            }
        // Minizip passes negative offsets as large numbers.
        let (target, overflow) = start.addingReportingOverflow(Int(truncatingIfNeeded: offset))
        guard !overflow, (0...bytes.count).contains(target) else { return false }
        position = target
        return true
    }
}
