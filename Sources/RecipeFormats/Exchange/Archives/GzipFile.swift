internal import CZlib

/// Reads and writes gzip files.
package enum GzipFile {
    /// Returns whether a file begins like a gzip file.
    static func isRecognized(_ start: ArraySlice<UInt8>) -> Bool { start.starts(with: [0x1F, 0x8B, 8]) }

    /// Returns the unpacked bytes of a file that the program knows, or `nil` if the file is damaged or larger than an
    /// archive may be.
    package static func unpacked(_ bytes: [UInt8]) -> [UInt8]? { try? unpacked(bytes, ArchiveBudget()) }

    /// Returns the unpacked bytes.
    ///
    /// - Parameters:
    ///   - bytes: The compressed file. It can consist of several gzip files in sequence.
    ///   - budget: The limits. The unpacked bytes are counted against them.
    /// - Throws: An error if the file is damaged, cut off or too large.
    static func unpacked(_ bytes: [UInt8], _ budget: ArchiveBudget) throws(ArchiveError) -> [UInt8] {
        var stream = z_stream()
        // 16 means the header of gzip. 15 means the largest window.
        guard inflateInit2_(&stream, 16 + 15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged
        }
        defer { inflateEnd(&stream) }
        let allowance = budget.allowance(forCompressed: bytes.count)
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var input = bytes
        let status = input.withUnsafeMutableBufferPointer { input -> Int32 in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            while true {
                let (count, status) = chunk.withUnsafeMutableBufferPointer { chunk in
                    stream.next_out = chunk.baseAddress
                    stream.avail_out = UInt32(chunk.count)
                    let status = inflate(&stream, Z_NO_FLUSH)
                    return (chunk.count - Int(stream.avail_out), status)
                }
                result += chunk[..<count]
                guard result.count <= allowance else { return Z_MEM_ERROR }
                switch status {
                case Z_OK where count > 0 || stream.avail_in > 0: continue
                case Z_STREAM_END where stream.avail_in > 1 && stream.next_in[0] == 0x1F: inflateReset(&stream)
                default: return status
                }
            }
        }
        budget.add(result.count)
        guard status != Z_MEM_ERROR else { throw .tooLarge }
        guard status == Z_STREAM_END else { throw .damaged }
        return result
    }

    /// Compresses bytes into a gzip file. The file contains no name and no time, so equal bytes give equal files. If
    /// zlib fails, the result is empty.
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream()
        let version = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + 15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, version)
                == Z_OK
        else { return [] }
        defer { deflateEnd(&stream) }
        var result = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 64)
        var input = bytes
        let count = input.withUnsafeMutableBufferPointer { input in
            result.withUnsafeMutableBufferPointer { result in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(clamping: input.count)
                stream.next_out = result.baseAddress
                stream.avail_out = UInt32(clamping: result.count)
                deflate(&stream, Z_FINISH)
                return result.count - Int(stream.avail_out)
            }
        }
        return Array(result[..<count])
    }
}
