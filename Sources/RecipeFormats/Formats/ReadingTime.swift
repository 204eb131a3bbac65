import RecipeKit

/// The processor time that reading a file may take.
///
/// Readers take time in proportion to the size of a file, and files have a maximum size. So this limit is only for a file
/// on which a reader is unexpectedly slow. It is checked after each recipe and after each file of an archive.
///
/// The limit is a time, because nothing else measures an unexpected slowness. It is the processor time of the thread and
/// not the time of day: a slow disk, a busy computer or a pause in sleep must not make a good file unreadable, because an
/// index keeps what was read.
package struct ReadingTime {
    private let limit: UInt64
    private var start = ProcessorClock.nanoseconds

    /// Starts to measure.
    ///
    /// - Parameters:
    ///   - size: The size of the file in bytes.
    ///   - least: The limit for a small file in seconds. For each megabyte, half as many seconds are added. Even a slow
    ///     computer reads a real file in a small part of this time.
    package init(forBytes size: Int, least: UInt64 = 20) {
        limit = least * 1_000_000_000 + UInt64(max(0, size)) * least * 500
    }

    /// Whether reading has taken longer than the limit.
    package var isOver: Bool { ProcessorClock.nanoseconds - start > limit }

    /// Runs a function whose time does not count.
    package mutating func pausing<Result>(_ body: () -> Result) -> Result {
        let before = ProcessorClock.nanoseconds
        defer { start += ProcessorClock.nanoseconds - before }
        return body()
    }

    /// The message about a file that was not read to its end because of the limit.
    package static let message =
        "reading the file takes too long, so the rest of it was not read; split it into smaller files."

    /// Returns whether a diagnostic says that a file was not read to its end because of a limit.
    package static func isLimit(_ diagnostic: Diagnostic) -> Bool {
        [message, ArchiveBudget.message, ArchiveBudget.membersMessage].contains(diagnostic.message)
    }
}
