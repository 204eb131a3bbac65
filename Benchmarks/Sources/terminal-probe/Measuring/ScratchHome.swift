import Foundation

/// Temporary home folders for the measured programs, so that they do not read or write files of the user.
final class ScratchHome {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "terminal-probe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Returns the home folder with a name. For the same name, it is the same folder.
    func folder(_ name: String) throws -> String {
        let folder = root.appending(path: name.replacing("/", with: "-"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    /// Returns a new, empty home folder.
    func freshFolder() throws -> String {
        try folder(UUID().uuidString)
    }
}
