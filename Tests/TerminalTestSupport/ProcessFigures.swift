import Foundation

/// What Linux tells of a running process.
struct ProcessFigures: Sendable {
    let identifier: pid_t

    /// The memory that is resident now, in bytes.
    var memory: Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map {
            $0 * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }

    /// How long the main thread has had a processor.
    var mainThreadTime: Duration? {
        let path = "/proc/\(identifier)/task/\(identifier)/schedstat"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.split(separator: " ").first.flatMap { Int64($0) }.map { .nanoseconds($0) }
    }
}
