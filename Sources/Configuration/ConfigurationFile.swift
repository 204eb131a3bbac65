#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Reads the configuration file.
enum ConfigurationFile {
    /// The maximum size of the file in bytes. A larger file is not read.
    static let limit = 1 << 20

    /// The reason why the file cannot be read.
    struct Failure: Error {
        var message: String
    }

    /// Returns the text of a file, or `nil` if the file does not exist.
    ///
    /// - Throws: ``Failure`` if the file is a folder or a pipe, is too large, is not UTF-8, or cannot be read.
    static func text(atPath path: String) throws(Failure) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            let advice = errno == EACCES ? "check its permissions" : "it should be a file"
            throw Failure(message: "cannot be read: \(String(cString: strerror(errno))); \(advice).")
        }
        defer { close(file) }
        var status = stat()
        // Reading a pipe could block forever.
        if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
            throw Failure(message: "is a pipe; it should be a file.")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            guard count >= 0 else {
                if errno == EINTR { continue }
                throw Failure(message: "cannot be read: \(String(cString: strerror(errno))); it should be a file.")
            }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            guard bytes.count <= limit else {
                throw Failure(message: "is longer than 1 MiB; check that it is the configuration.")
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(message: "is not UTF-8; save it as UTF-8.")
        }
        return text
    }
}
