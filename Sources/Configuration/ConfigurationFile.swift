#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the configuration is kept, and how it is read.
public enum ConfigurationFile {
    /// No configuration is longer, in bytes.
    static let limit = 1 << 20

    /// `recipes/config.toml` in the folder that `XDG_CONFIG_HOME` names, else in `~/.config`; `nil` where the environment
    /// knows neither. A relative folder counts as none, as its specification has it.
    public static func path(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> String? {
        if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
            return "\(folder)/recipes/config.toml"
        }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        return (home == "/" ? "" : home) + "/.config/recipes/config.toml"
    }

    /// What can go wrong with a file.
    struct Failure: Error {
        var message: String
    }

    /// The text of a file; `nil` where there is none. Costs one system call then.
    static func text(atPath path: String) throws(Failure) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            let advice = errno == EACCES ? "check its permissions" : "it should be a file"
            throw Failure(message: "cannot be read: \(String(cString: strerror(errno))); \(advice).")
        }
        defer { close(file) }
        var status = stat()
        // Nothing may ever come out of a pipe.
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
                throw Failure(message: "is longer than 1 MiB; is this the configuration?")
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(message: "is not UTF-8; save it as UTF-8.")
        }
        return text
    }
}
