import CNcurses
import Foundation
import Testing

#if os(Linux)
@Suite struct KeptErrorsTests {
    /// Returns the folder in which the driver creates the file for standard error.
    private func folderOfKept(in folder: String?) throws -> String {
        let file = terminal_guard_open_kept(folder)
        try #require(file >= 0)
        defer { close(file) }
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
        return URL(filePath: path).deletingLastPathComponent().path
    }

    @Test func `standard error is stored in TMPDIR, or else in the temporary folder of the system`() throws {
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
#endif
