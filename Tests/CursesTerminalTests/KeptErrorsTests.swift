import CNcurses
import CTerminalGuard
import Foundation
import Testing

@Suite struct KeptErrorsTests {
    /// Closes a file and returns its path.
    private func path(of file: Int32) throws -> String {
        try #require(file >= 0)
        defer { close(file) }
        return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
    }

    /// Returns the folder of the file for standard error on a system without files in memory.
    private func folderOfKept(in folder: String?) throws -> String {
        URL(filePath: try path(of: terminal_guard_open_on_disk(folder))).deletingLastPathComponent().path
    }

    @Test func `standard error is stored in memory`() throws {
        #expect(try path(of: terminal_guard_open_kept()).hasPrefix("/memfd:terminal-errors"))
    }

    @Test func `without files in memory, standard error is stored in TMPDIR or the folder of the system`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try folderOfKept(in: folder.path) == folder.resolvingSymlinksInPath().path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        for unusable in [nil, "/nowhere at all", "", "/\(String(repeating: "x", count: 5000))"] {
            #expect(try folderOfKept(in: unusable) == "/tmp")
        }
    }
}
