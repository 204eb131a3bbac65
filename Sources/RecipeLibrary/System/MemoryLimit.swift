/// The memory that the process can still use, and the size of a file that fits into it.
///
/// The system ends a process that exceeds a limit. The limits are those of `ulimit -v`, `ulimit -d` and the control
/// group.
package enum MemoryLimit {
    /// The size in bytes up to which a file is read without a check.
    package static let alwaysAllowed = 256 << 10

    /// Returns the size in bytes of the largest file that can be read completely.
    ///
    /// - Parameters:
    ///   - wanted: The size limit in bytes that applies if there is enough memory.
    ///   - cost: The maximum number of bytes of memory that reading needs for each byte of the file.
    package static func fileSize(_ wanted: Int, cost: Int = 100) -> Int {
        fileSize(wanted, cost: cost, available: wanted <= alwaysAllowed ? nil : available())
    }

    /// Returns the size in bytes of the largest file that can be read completely.
    ///
    /// Half of the available memory is reserved for other work.
    ///
    /// - Parameters:
    ///   - wanted: The size limit in bytes that applies if there is enough memory.
    ///   - cost: The maximum number of bytes of memory that reading needs for each byte of the file.
    ///   - available: The number of bytes that the process may still allocate, or `nil` if there is no limit.
    package static func fileSize(_ wanted: Int, cost: Int, available: Int?) -> Int {
        guard let available else { return wanted }
        return min(wanted, max(alwaysAllowed, available / 2 / cost))
    }

    /// Returns a size for a message, such as “16 MB”.
    package static func size(_ bytes: Int) -> String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB" }

    /// Returns the number of bytes that the process may still allocate, or `nil` if there is no limit.
    package static func available() -> Int? {
        let pages = words(ofFileAt: "/proc/self/statm").compactMap { Int($0) }
        guard pages.count >= 6 else { return nil }
        let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
        // Each field of `statm` is a number of pages. Field 0 is the address space, field 1 is the memory in use, and
        // field 5 is the data.
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

    /// Returns the lowest memory limit of the process's control group and the groups above it, in bytes. Returns `nil`
    /// if no group has a limit.
    private static func groupLimit() -> Int? {
        var least: Int?
        for line in words(ofFileAt: "/proc/self/cgroup") {
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            // The second field is empty for version 2 of control groups, and names the controllers for version 1.
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

    /// Returns the words in the first 4096 bytes of a system file, or an empty array if the file cannot be read.
    private static func words(ofFileAt path: String) -> [Substring] {
        let bytes = (try? RecipeFile.bytes(ofFileAt: path, from: 0, count: 4096)) ?? []
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
}
