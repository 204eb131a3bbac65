#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A folder of recorded screens for tests.
///
/// ```swift
/// private let snapshots = SnapshotFolder()      // the folder “Snapshots” beside this file
///
/// @Test func menu() throws {
///     Application(screen: screen, root: menu).run()
///     try snapshots.check(screen.snapshot, as: "menu")
/// }
/// ```
///
/// A test fails with a readable difference if its screen differs from the recorded one. If the difference is intended,
/// run the tests with the environment variable `RENEW_SNAPSHOTS=1`, which records every checked screen again. Then
/// review the changed files:
///
///     RENEW_SNAPSHOTS=1 swift test
///
/// A snapshot folder works with any test library, because a difference is thrown as an error. If the folder is inside a
/// test target, add it to `exclude` of the target in `Package.swift`.
public struct SnapshotFolder: Sendable {
    /// The path of the folder.
    public let path: String
    /// Whether ``check(_:as:)`` records screens instead of comparing them.
    public let isRecording: Bool

    /// Creates a folder by its path.
    ///
    /// - Parameters:
    ///   - path: The path. The folder is created when a screen is recorded.
    ///   - isRecording: Whether ``check(_:as:)`` records screens. If `nil`, the environment variable `RENEW_SNAPSHOTS`
    ///     decides: screens are recorded if it is set and not empty.
    public init(path: String, isRecording: Bool? = nil) {
        self.path = path
        self.isRecording = isRecording ?? (getenv("RENEW_SNAPSHOTS").map { $0.pointee != 0 } ?? false)
    }

    /// Creates the folder with a name beside the file of the test.
    public init(named name: String = "Snapshots", besideFile file: StaticString = #filePath) {
        let file = "\(file)"
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        self.init(path: folder + name)
    }

    /// Compares a screen with the recorded one. If ``isRecording`` is `true`, records the screen instead.
    ///
    /// - Throws: ``SnapshotError`` if the screen differs, if no screen was recorded under this name, or if the file
    ///   cannot be read or written.
    public func check(_ snapshot: GridSnapshot, as name: String) throws(SnapshotError) {
        let file = "\(path)/\(name).txt"
        if isRecording {
            guard write(snapshot.description, to: file) else {
                throw SnapshotError(message: "\(file) cannot be written: \(String(cString: strerror(errno)))")
            }
            return
        }
        guard let recorded = read(file) else {
            throw SnapshotError(
                message: "\(file) does not exist. RENEW_SNAPSHOTS=1 records the screen:\n\(snapshot)")
        }
        if let difference = snapshot.difference(from: GridSnapshot(text: recorded)) {
            throw SnapshotError(
                message: "The screen differs from \(file). RENEW_SNAPSHOTS=1 records it again.\n\(difference)")
        }
    }

    private func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ text: String, to file: String) -> Bool {
        // `mkdir` fails if the folder already exists. If it fails for another reason, `fopen` fails too.
        mkdir(path, 0o777)
        guard let file = fopen(file, "w") else { return false }
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, file)
        return fclose(file) == 0 && written == bytes.count
    }
}

/// A screen that differs from the recorded one, that was never recorded, or that cannot be recorded.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message for the developer: the lines that differ, or the reason.
    public let message: String

    public var description: String { message }
}
