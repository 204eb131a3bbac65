import Foundation

/// What Linux reports about a running process.
struct ProcessFigures {
    let id: pid_t

    /// The maximum resident memory of the process so far, in bytes.
    var peakMemory: Int? {
        Self.value(of: "VmHWM", in: "/proc/\(id)/status").map { $0 * 1024 }
    }

    /// The number of times that its threads went to sleep voluntarily, in total. If it increases while nothing happens,
    /// the process has woken up.
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
