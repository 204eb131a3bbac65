#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How much memory the process may still take, and how large a file may be for it.
///
/// A limit that is reached ends the process, so whatever needs memory in proportion to a file asks here first. Limits are
/// those of `ulimit -v` and `ulimit -d`, and of the process's control group.
enum MemoryLimit {
    /// A file as small as this is read without asking.
    static let alwaysAllowed = 256 << 10

    /// The largest file that is read whole.
    ///
    /// - Parameters:
    ///   - wanted: What is read where memory is plentiful; bytes.
    ///   - cost: How many bytes of memory a byte of the file may take, at worst.
    static func fileSize(_ wanted: Int, cost: Int = 100) -> Int {
        fileSize(wanted, cost: cost, available: wanted <= alwaysAllowed ? nil : available())
    }

    /// The same where so much memory is available. Half of it is left to whatever else is done meanwhile.
    static func fileSize(_ wanted: Int, cost: Int, available: Int?) -> Int {
        guard let available else { return wanted }
        return min(wanted, max(alwaysAllowed, available / 2 / cost))
    }

    /// A size for a message, such as “16 MB”.
    static func size(_ bytes: Int) -> String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB" }

    #if os(Linux)
    /// How many bytes more the process may take; `nil` where there is no limit.
    static func available() -> Int? {
        let pages = words(ofFileAt: "/proc/self/statm").compactMap { Int($0) }
        guard pages.count >= 6 else { return nil }
        let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
        let limits = [
            limit(RLIMIT_AS).map { $0 - pages[0] * pageSize },
            limit(RLIMIT_DATA).map { $0 - pages[5] * pageSize },
            groupLimit().map { $0 - pages[1] * pageSize },
        ]
        return limits.compactMap(\.self).min().map { max(0, $0) }
    }

    private static func limit(_ resource: __rlimit_resource) -> Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
        return Int(exactly: limit.rlim_cur)
    }

    /// The least limit of the control group and those that hold it.
    private static func groupLimit() -> Int? {
        var least: Int?
        for line in words(ofFileAt: "/proc/self/cgroup") {
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3, fields[1].isEmpty || fields[1].split(separator: ",").contains("memory") else {
                continue
            }
            let (root, name) =
                fields[1].isEmpty
                ? ("/sys/fs/cgroup", "memory.max") : ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
            var names = fields[2].split(separator: "/")
            while true {
                let folder = ([root] + names.map(String.init)).joined(separator: "/")
                let limit = words(ofFileAt: "\(folder)/\(name)").first.flatMap { Int($0) }
                least = [least, limit].compactMap(\.self).min()
                guard names.popLast() != nil else { break }
            }
        }
        return least
    }

    /// What stands between white space in a small file of the system; nothing where there is no such file.
    private static func words(ofFileAt path: String) -> [Substring] {
        let bytes = (try? RecipeFile.bytes(ofFileAt: path, from: 0, count: 4096)) ?? []
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
    #else
    static func available() -> Int? { nil }
    #endif
}
