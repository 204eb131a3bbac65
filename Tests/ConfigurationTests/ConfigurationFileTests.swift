import Foundation
import Testing

@testable import Configuration

@MainActor
@Suite("The configuration's file")
struct ConfigurationFileTests {
    @Test(
        "lies where the XDG base directories say",
        arguments: [
            (["XDG_CONFIG_HOME": "/x", "HOME": "/home/ada"], "/x/recipes/config.toml"),
            (["HOME": "/home/ada"], "/home/ada/.config/recipes/config.toml"),
            (["XDG_CONFIG_HOME": "relative", "HOME": "/home/ada"], "/home/ada/.config/recipes/config.toml"),
            (["HOME": "/"], "/.config/recipes/config.toml"), (["XDG_CONFIG_HOME": "", "HOME": ""], nil), ([:], nil),
        ])
    func path(_ environment: [String: String], _ path: String?) {
        #expect(ConfigurationFile.path { environment[$0] } == path)
    }

    @Test("that is not there asks for nothing")
    func none() {
        for path in ["/nowhere/config.toml", "/etc/passwd/config.toml", nil] {
            let configuration = Configuration.load(path) {
                Issue.record("the commands were asked for")
                return []
            }
            #expect(configuration.problems == [])
        }
    }

    @Test("that cannot be read says why")
    func unreadable() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "configuration-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "config.toml")
        try Data([0x61, 0xFF]).write(to: file)
        #expect(
            Configuration.load(file.path) { [] }.problems.map(\.description) == [
                "\(file.path): is not UTF-8; save it as UTF-8."
            ])
        try Data(repeating: 0x0A, count: ConfigurationFile.limit + 1).write(to: file)
        #expect(Configuration.load(file.path) { [] }.problems.first?.message.contains("longer than 1 MiB") == true)
        #expect(Configuration.load(folder.path) { [] }.problems.first?.message.contains("it should be a file") == true)
        let pipe = folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(Configuration.load(pipe.path) { [] }.problems.first?.message.contains("is a pipe") == true)
    }
}
