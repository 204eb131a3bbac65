#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A screen as text: each row with its characters, and the styles of its columns at the right.
///
/// ```text
/// 20x3, cursor 2,1
/// │ Fruit              │ 1-5 bold
/// │▌ Apple             │ 0-19 black on white
/// │  Pear            12│ 18-19 244
/// ```
///
/// The first line contains the numbers of columns and rows. If the text cursor is visible, its column and row follow.
/// Each further line shows one row of the screen between two `│` signs, and then the styles of the row: the numbers of
/// columns with the same style, and the words of this style; see ``Style/init(words:)``. Columns in the plain style are
/// not mentioned.
///
/// Reviewers read these texts: the difference of two snapshots shows what changed on the screen.
public struct GridSnapshot: Hashable, Sendable, CustomStringConvertible {
    /// The lines of the text.
    public let lines: [String]

    /// Creates the snapshot of a grid.
    ///
    /// - Parameters:
    ///   - grid: The grid.
    ///   - cursor: The position of the text cursor, or `nil` if it is hidden.
    public init(_ grid: Grid, cursor: Point? = nil) {
        let place = cursor.map { ", cursor \($0.x),\($0.y)" } ?? ""
        lines =
            ["\(grid.size.columns)x\(grid.size.rows)\(place)"]
            + (0..<grid.size.rows).map { Self.line(grid.row($0)) }
    }

    public init(text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    /// The text, which ends with a line feed.
    public var description: String { lines.map { $0 + "\n" }.joined() }

    private static func line(_ row: ArraySlice<Glyph>) -> String {
        let text: String = row.filter { $0.width > 0 }.map(\.cluster.text).joined()
        let styles = styles(of: row)
        return styles.isEmpty ? "│\(text)│" : "│\(text)│ \(styles)"
    }

    private static func styles(of row: ArraySlice<Glyph>) -> String {
        var runs: [(range: ClosedRange<Int>, style: Style)] = []
        for (column, glyph) in row.enumerated() {
            if let last = runs.last, last.style == glyph.style {
                runs[runs.count - 1].range = last.range.lowerBound...column
            } else {
                runs.append((column...column, glyph.style))
            }
        }
        return runs.filter { $0.style != .plain }.map { run in
            let range = run.range
            let columns = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
            return "\(columns) \(run.style.words)"
        }
        .joined(separator: ", ")
    }

    /// Returns the difference from an earlier snapshot as text for a reader, or `nil` if both snapshots are equal.
    ///
    /// A line that differs is shown twice: the earlier line after `-`, and the line of this snapshot after `+`. The
    /// equal lines directly above and below a difference are shown once. One `⋮` replaces each run of other equal
    /// lines.
    public func difference(from earlier: GridSnapshot) -> String? {
        guard self != earlier else { return nil }
        let count = max(lines.count, earlier.lines.count)
        let differs = (0..<count).map { line(at: $0) != earlier.line(at: $0) }
        var result: [String] = []
        var isSkipping = false
        for index in 0..<count {
            if differs[index] {
                if let line = earlier.line(at: index) { result.append("- \(line)") }
                if let line = line(at: index) { result.append("+ \(line)") }
                isSkipping = false
            } else if (index > 0 && differs[index - 1]) || (index + 1 < count && differs[index + 1]) {
                result.append("  \(lines[index])")
                isSkipping = false
            } else if !isSkipping {
                result.append("  ⋮")
                isSkipping = true
            }
        }
        return result.joined(separator: "\n")
    }

    private func line(at index: Int) -> String? { lines.indices.contains(index) ? lines[index] : nil }
}

extension HeadlessScreen {
    /// The snapshot of the grid that was presented last, with the text cursor.
    public var snapshot: GridSnapshot { GridSnapshot(grid, cursor: cursor) }
}

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
