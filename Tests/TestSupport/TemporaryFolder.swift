import Foundation

/// A temporary folder, deleted at the end of the test.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("recipes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the path of an item in the folder.
    public subscript(name: String) -> String { "\(path)/\(name)" }

    public func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    public func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Writes a file that seems to have been written two hours ago.
    public func writeOld(_ text: String, to name: String) throws {
        try write(text, to: name)
        let date = Date(timeIntervalSinceNow: -7200)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: self[name])
    }

    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }

    public func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: destination)
    }

    public func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: self[name])
    }
}
