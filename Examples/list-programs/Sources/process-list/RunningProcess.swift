import Foundation

/// A process of the system. The data comes from the files in `/proc`.
struct RunningProcess: Sendable {
    var pid: Int
    var name: String
    /// The share of the time of one processor that the process used since the last reading, in tenths of a percent.
    var processor: Int
    /// The memory in use, in KB.
    var memory: Int
}

/// The error for a system without `/proc`.
struct NoProcessFiles: Error, CustomStringConvertible {
    var description: String { "There is no /proc here. This program needs Linux." }
}

/// Reads all processes. It stores the processor time of each process, because the share is the difference of two
/// readings.
actor ProcessReader {
    private var ticks: [Int: Int] = [:]
    private var lastReading = ContinuousClock.now

    func read() throws -> [RunningProcess] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc") else { throw NoProcessFiles() }
        let now = ContinuousClock.now
        let seconds = max(0.001, (now - lastReading) / .seconds(1))
        let earlier = ticks
        (ticks, lastReading) = ([:], now)
        return names.compactMap(Int.init).compactMap { pid in
            guard let (name, time, pages) = Self.readStatus(pid) else { return nil }
            ticks[pid] = time
            let share = Double(time - (earlier[pid] ?? time)) / Double(Self.ticksPerSecond) / seconds
            return RunningProcess(
                pid: pid, name: name, processor: Int((share * 1_000).rounded()), memory: pages * Self.pageSize / 1_024)
        }
    }

    /// Returns the name, the processor time and the pages of memory of a process, or `nil` if it has ended.
    private static func readStatus(_ pid: Int) -> (name: String, ticks: Int, pages: Int)? {
        // The name is in parentheses and can contain spaces and parentheses.
        guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/stat"),
            case let text = String(decoding: data, as: UTF8.self),
            let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")")
        else { return nil }
        let numbers = text[end...].split(separator: " ").dropFirst(2).map { Int($0) ?? 0 }
        guard numbers.count > 20 else { return nil }
        return (String(text[start..<end].dropFirst()), numbers[10] + numbers[11], numbers[20])
    }

    private static let ticksPerSecond = max(1, sysconf(Int32(_SC_CLK_TCK)))
    private static let pageSize = max(1, sysconf(Int32(_SC_PAGESIZE)))
}
