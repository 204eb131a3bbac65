import Foundation

/// What Linux tells of a running process.
struct ProcessFigures {
    let id: pid_t

    /// The most memory that it ever had resident, in bytes.
    var peakMemory: Int? {
        Self.value(of: "VmHWM", in: "/proc/\(id)/status").map { $0 * 1024 }
    }

    /// How often its threads went to sleep of their own will, all told. What grows while nothing happens is a wake-up.
    var sleeps: Int? {
        let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")
        return threads?.compactMap {
            Self.value(of: "voluntary_ctxt_switches", in: "/proc/\(id)/task/\($0)/status")
        }.reduce(0, +)
    }

    private static func value(of field: String, in path: String) -> Int? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(field + ":") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }
}
