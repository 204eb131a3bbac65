import Foundation

/// A temporary folder with a home folder, deleted at the end of the test.
final class ScratchFolder: Sendable {
    let url: URL

    init() throws {
        let name = "recipes-\(UUID().uuidString.prefix(8))"
        url = FileManager.default.temporaryDirectory.appendingPathComponent(name).resolvingSymlinksInPath()
        for folder in ["home", "tmp"] { try makeFolder(folder) }
    }

    /// The file by which the program knows that its user was asked how the own cookbook shall begin. Without it, the first
    /// thing on the screen would be that question.
    static let answer = "home/.local/state/recipes/asked-for-cookbook"

    /// Writes ``answer``, unless a test has made the folders above it already.
    func answerFirstRun() throws {
        guard !FileManager.default.fileExists(atPath: path("home/.local")) else { return }
        let file = url.appendingPathComponent(Self.answer)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try Data().write(to: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// The environment for programs. Home, configuration and state are in this folder. The options of sanitizers are
    /// inherited.
    var environment: [String: String] {
        let names = ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"]
        let told = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
        return told.merging(own) { _, own in own }
    }

    private var own: [String: String] {
        [
            "HOME": path("home"), "TMPDIR": path("tmp"),
            "XDG_CONFIG_HOME": path("home/.config"), "XDG_DATA_HOME": path("home/.local/share"),
            "XDG_STATE_HOME": path("home/.local/state"), "XDG_CACHE_HOME": path("home/.cache"),
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
        ]
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    /// Writes a file and creates its folders.
    func write(_ text: String, to name: String) throws {
        try write(Data(text.utf8), to: name)
    }

    func write(_ data: Data, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }
}
