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
        // `recipes` would begin with the question how the user's own cookbook shall begin. This says that it was asked.
        let state = folder.appending(path: ".local/state/recipes")
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        try Data().write(to: state.appending(path: "asked-for-cookbook"))
        return folder.path
    }

    /// Returns a new home folder.
    func freshFolder() throws -> String {
        try folder(UUID().uuidString)
    }
}
