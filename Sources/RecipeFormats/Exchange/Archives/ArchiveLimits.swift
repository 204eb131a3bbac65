/// The limits of an archive, of its members and of the archives inside it.
///
/// A compressed file of some kilobytes can contain gigabytes. The limits are far above the sizes of real cookbooks. The
/// size limit of a member also limits the memory, because only one member of a zip archive at a time is in memory.
struct ArchiveLimits {
    /// The maximum number of members that are read.
    var members = 10_000
    /// The maximum size of a member in bytes.
    var memberSize = 256 << 20
    /// The maximum size of all members together in bytes.
    var totalSize = 4 << 30
    /// The maximum ratio of the size of a member to its compressed size. In real archives, the ratio is at most 50 for
    /// texts and at most 2 for pictures. The same ratio is the maximum for all members together and the whole archive,
    /// because archives in an archive can compress the same bytes several times.
    var ratio = 200
    /// The maximum size in bytes of all members together of an archive whose ratio is not checked.
    var uncheckedTotal = 8 << 20
    /// The maximum size in bytes of a member whose ratio is not checked. Even a small member can have a very large
    /// ratio, for example a list of empty rows.
    var uncheckedSize = 4 << 20
    /// The maximum depth of archives. Three means that an archive in an archive in an archive is read.
    var depth = 3
    /// The processor time in seconds that reading a small archive may take. See ``ReadingTime``.
    var seconds: UInt64 = 20
}

/// The reason why a part of an archive is not read.
struct ArchiveError: Error, Hashable {
    /// What is wrong with the part, as the end of a sentence: `is encrypted` in `the file is encrypted`.
    var message: String

    init(_ message: String) { self.message = message }

    static let tooLarge = ArchiveError("grows beyond every size of real recipes, so it was not unpacked")
    static func tooMany(_ limit: Int) -> ArchiveError {
        ArchiveError("holds more than \(limit) files, so the others were not read; unpack it to read them all")
    }

    static let damaged = ArchiveError("is damaged or cut off, so it was not read")
}

/// The bytes and the members that may still be read from an archive and from the archives inside it.
final class ArchiveBudget {
    let limits: ArchiveLimits
    private let totalSize: Int
    private var unpacked = 0
    private var members = 0

    /// Creates the budget of an archive.
    ///
    /// - Parameters:
    ///   - limits: The limits.
    ///   - size: The size of the archive in bytes, or the largest number if the ratio of its size does not matter.
    init(_ limits: ArchiveLimits = ArchiveLimits(), forBytes size: Int = .max) {
        self.limits = limits
        let (byRatio, overflow) = size.multipliedReportingOverflow(by: limits.ratio)
        totalSize = min(limits.totalSize, max(overflow ? Int.max : byRatio, limits.uncheckedTotal))
    }

    /// The message about an archive that was not read to its end because of the limit for all members together.
    static let message =
        "the archive unpacks to far more than its recipes can need, so the rest of it was not read; unpack it, and keep "
        + "only the recipes."

    /// The message about an archive of which only the first members were read.
    static let membersMessage = "the file \(ArchiveError.tooMany(ArchiveLimits().members).message)."

    /// Whether no more bytes may be unpacked.
    var isUsedUp: Bool { unpacked >= totalSize }

    /// Returns the largest size in bytes that a member may have when it is unpacked. The result depends on the
    /// compressed size of the member, and on the number of bytes that were unpacked so far.
    func allowance(forCompressed size: Int) -> Int {
        let (ratioSize, overflow) = size.multipliedReportingOverflow(by: limits.ratio)
        let sizeByRatio = max(overflow ? Int.max : ratioSize, limits.uncheckedSize)
        return max(0, min(sizeByRatio, limits.memberSize, totalSize - unpacked))
    }

    /// Adds a number of bytes to the total of all unpacked bytes.
    func add(_ count: Int) { unpacked += count }

    /// Counts one more member, and returns whether the count is still within the maximum number of members.
    func addMember() -> Bool {
        members += 1
        return members <= limits.members
    }
}

/// An archive that is too large for the memory, and of which only the wanted parts are read.
package struct ArchiveSource: Sendable {
    let size: Int
    /// Reads bytes from an offset into a buffer, and returns their number. It is smaller than that of the buffer at the
    /// end of the archive and after an error.
    let read: @Sendable (_ offset: Int, _ buffer: UnsafeMutableRawBufferPointer) -> Int

    package init(size: Int, read: @escaping @Sendable (Int, UnsafeMutableRawBufferPointer) -> Int) {
        (self.size, self.read) = (size, read)
    }
}
