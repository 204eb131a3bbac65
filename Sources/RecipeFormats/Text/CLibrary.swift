// Only this file of the module imports the C library. The name of the C library depends on the system.
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first byte with the given value at or after `start`, or `nil` if there is none.
    ///
    /// The C library compares many bytes at a time.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count else { return nil }
        return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
    }
}

/// The clock of the processor time of the current thread.
enum ProcessorClock {
    static var nanoseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// Converts text from another encoding to UTF-8 with `iconv`.
struct EncodingConverter: ~Copyable {
    private let converter: iconv_t

    /// An upper bound for the UTF-8 length of one character of any encoding, in bytes.
    private static let longestCharacter = 64

    /// Creates a converter from an encoding to UTF-8, or returns `nil` if the C library does not know the encoding.
    ///
    /// - Parameter name: The name of the encoding for `iconv`, such as “Windows-1252”.
    init?(from name: String) {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
        self.converter = converter
    }

    deinit { iconv_close(converter) }

    /// Returns the text in UTF-8. A byte that is invalid in the encoding becomes U+FFFD.
    func utf8(of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        var input = bytes.map { CChar(bitPattern: $0) }
        var chunk = [CChar](repeating: 0, count: 65_536)
        input.withUnsafeMutableBufferPointer { input in
            var next = input.baseAddress
            var left = input.count
            while left > 0 {
                let written = chunk.withUnsafeMutableBufferPointer { chunk in
                    var output = chunk.baseAddress
                    var room = chunk.count
                    _ = iconv(converter, &next, &left, &output, &room)
                    return chunk.count - room
                }
                result += chunk[..<written].map { UInt8(bitPattern: $0) }
                // The conversion stops if `chunk` is full, or at an invalid byte. If there is still room in `chunk`,
                // the byte is invalid.
                guard left > 0, chunk.count - written > Self.longestCharacter else { continue }
                result += Array("\u{FFFD}".utf8)
                next = next.map { $0 + 1 }
                left -= 1
            }
        }
        // Some converters keep the last character, because a combining mark could follow.
        let written = chunk.withUnsafeMutableBufferPointer { chunk in
            var output = chunk.baseAddress
            var room = chunk.count
            _ = iconv(converter, nil, nil, &output, &room)
            return chunk.count - room
        }
        return result + chunk[..<written].map { UInt8(bitPattern: $0) }
    }
}
