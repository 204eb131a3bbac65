import Foundation
import SectionedLists
import Testing

@testable import Configuration

@MainActor
@Suite("The configuration file")
struct ConfigurationFileTests {
    @Test("A missing configuration file gives the default configuration and requests no commands")
    func none() {
        for path in ["/nowhere/config.toml", "/etc/passwd/config.toml", nil] {
            let configuration = UserConfiguration.load(path) {
                Issue.record("the commands were asked for")
                return []
            }
            #expect(configuration.diagnostics == [])
            #expect(configuration.keyBindings == KeyBindings() && configuration.styles.isEmpty)
            #expect(configuration.isMouseEnabled && configuration.keepsAwake && configuration.timerCommand == nil)
        }
    }

    @Test("A configuration file that cannot be read has a diagnostic with the reason")
    func unreadable() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "configuration-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "config.toml")
        try Data([0x61, 0xFF]).write(to: file)
        #expect(
            UserConfiguration.load(file.path) { [] }.diagnostics.map(\.description) == [
                "\(file.path): is not UTF-8; save it as UTF-8."
            ])
        try Data(repeating: 0x0A, count: ConfigurationFile.limit + 1).write(to: file)
        #expect(
            UserConfiguration.load(file.path) { [] }.diagnostics.first?.message.contains("longer than 1 MiB") == true)
        try Data(Array("mouse = false\n".utf8) + repeatElement(0x0A, count: ConfigurationFile.limit - 14)).write(
            to: file)
        let longest = UserConfiguration.load(file.path) { [] }
        #expect(longest.diagnostics == [] && !longest.isMouseEnabled)
        let loop = folder.appending(path: "loop")
        #expect(symlink(loop.path, loop.path) == 0)
        #expect(
            UserConfiguration.load(loop.path) { [] }.diagnostics.map(\.message) == [
                "cannot be read: \(String(cString: strerror(ELOOP))); it should be a file."
            ])
        #expect(
            UserConfiguration.load(folder.path) { [] }.diagnostics.first?.message.contains("it should be a file")
                == true)
        let pipe = folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(UserConfiguration.load(pipe.path) { [] }.diagnostics.first?.message.contains("is a pipe") == true)
    }
}
