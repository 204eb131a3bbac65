import Foundation

/// Home folders for the measured programs, so that no one's own files are read or written.
final class ScratchHome {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "terminal-probe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// The home of that name: the same one each time.
    func folder(_ name: String) throws -> String {
        let folder = root.appending(path: name.replacing("/", with: "-"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    /// A home that no program has seen.
    func freshFolder() throws -> String {
        try folder(UUID().uuidString)
    }
}
