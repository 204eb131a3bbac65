// Only this file of the module imports the C library. The name of the C library depends on the system.
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first byte with the given value at or after `start`, or `nil` if there is none.
    ///
    /// The C library compares many bytes at a time.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count else { return nil }
        return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
    }
}

/// The clock of the processor time of the current thread.
enum ProcessorClock {
    static var nanoseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
