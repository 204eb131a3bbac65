import Foundation

/// Figures about a running process on Linux.
struct ProcessFigures: Sendable {
    let identifier: pid_t

    /// The resident memory in bytes.
    var memory: Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map {
            $0 * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }

    /// The processor time of the main thread.
    var mainThreadTime: Duration? {
        let path = "/proc/\(identifier)/task/\(identifier)/schedstat"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.split(separator: " ").first.flatMap { Int64($0) }.map { .nanoseconds($0) }
    }
}
