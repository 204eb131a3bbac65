import Foundation

/// Compares the work of a function on inputs of two sizes.
public enum ProcessorTime {
    /// Whether an input of four times the size takes less than ten times the processor time.
    ///
    /// Linear work takes about four times the time, and quadratic work about sixteen times. The time of the current
    /// thread does not depend on the speed of the machine or on other processes. The function measures up to three
    /// times, because an interrupt can still disturb a measurement.
    ///
    /// - Parameters:
    ///   - size: The larger size.
    ///   - work: The function, which is called on the current thread.
    public static func growsLinearly(toSize size: Int, of work: (_ size: Int) throws -> Void) rethrows -> Bool {
        for _ in 0..<3 {
            let small = try seconds { try work(size / 4) }
            let large = try seconds { try work(size) }
            // The clock is too coarse for shorter times.
            if large < max(10 * small, 0.02) { return true }
        }
        return false
    }

    private static func seconds(of work: () throws -> Void) rethrows -> Double {
        let start = now()
        try work()
        return now() - start
    }

    /// The processor time of the current thread, in seconds.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
