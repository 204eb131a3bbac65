import CNcurses
import Foundation
import Testing

@testable import CursesTerminal

@Suite("Compiled terminal descriptions") @MainActor
struct TerminalDescriptionTests {
    /// Capabilities that are strings, of all kinds and in all parts of a description.
    private static let names = [
        "bel", "cbt", "civis", "clear", "cnorm", "cr", "csr", "cub", "cub1", "cuf", "cup", "cuu1", "dch", "dl", "ech",
        "ed",
        "el", "home", "cuf1", "cud", "cuu", "vpa", "hpa", "il", "ind", "indn", "kcuu1", "kmous", "op", "rc", "ri",
        "rmcup",
        "rmkx", "sc", "setab", "setaf", "sgr", "sgr0", "smcup", "smkx", "u6", "kDC5", "XM",
    ]
    private static let removed = ["home": 12, "cuf1": 17, "cud": 107, "cuu": 114, "vpa": 127]

    /// Loads a description and returns its capabilities, with numbers and truth values.
    private func capabilities(of kind: String) -> [String: String] {
        var result: Int32 = 0
        guard setupterm(kind, 1, &result) == OK else { return [:] }
        var found = ["colors": "\(curses_number("colors"))", "it": "\(curses_number("it"))"]
        for name in Self.names { found[name] = curses_capability(name, 5, 7).map { String(cString: $0) } }
        return found
    }

    @Test(
        "A changed description lacks exactly the removed capabilities",
        arguments: [
            "xterm-256color", "xterm", "linux", "screen", "tmux-256color", "vt100", "vt220", "xterm-direct",
        ])
    func remove(kind: String) throws {
        guard var description = TerminalDescription.installed(kind) else { return }
        var expected = capabilities(of: kind)
        #expect(expected.count > 10)
        for (name, index) in Self.removed {
            description.remove(try #require(TerminalDescription.StringCapability(rawValue: index)))
            expected[name] = nil
        }
        #expect(description.inEnvironment { capabilities(of: kind) } == expected)
        #expect(getenv("TERMINFO") == nil)
    }

    @Test("A description with a byte too few is not valid, and neither are other files")
    func invalid() throws {
        let file = try #require(
            ["/lib", "/usr/share"].map { URL(filePath: "\($0)/terminfo/x/xterm") }.first {
                (try? Data(contentsOf: $0)) != nil
            }
        )
        let bytes = [UInt8](try Data(contentsOf: file))
        let header = (0..<6).map { Int(bytes[2 * $0]) | Int(bytes[2 * $0 + 1]) << 8 }
        let end = ((12 + header[1] + header[2] + 1) & ~1) + 2 * header[3] + 2 * header[4] + header[5]
        #expect(TerminalDescription(bytes) != nil && TerminalDescription(Array(bytes.prefix(end))) != nil)
        for count in 0..<end { #expect(TerminalDescription(Array(bytes.prefix(count))) == nil) }
        #expect(TerminalDescription([0] + bytes) == nil)
    }

    @Test("The value for the environment is Base64 with a prefix", arguments: 0..<3)
    func environmentValue(added: Int) throws {
        let header: [UInt8] = [0x1A, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        let bytes = header + [0x61, 0xFF] + Array(repeating: 0xFE, count: added)
        let description = try #require(TerminalDescription(bytes))
        #expect(description.environmentValue == "b64:" + Data(bytes).base64EncodedString())
    }

    @Test("A description is not looked for if the user has chosen other folders, or if its name is a path")
    func otherFolders() {
        for variable in ["TERMINFO", "TERMINFO_DIRS"] {
            #expect(TerminalDescription.installed("xterm") { $0 == variable ? "/nowhere" : nil } == nil)
        }
        for name in ["", "x/xterm", "no-such-terminal"] { #expect(TerminalDescription.installed(name) == nil) }
        #expect(TerminalDescription.installed("xterm") != nil)
    }

    @Test("A description in the home folder comes before that of the system")
    func home() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "terminfo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = home.appending(path: ".terminfo/x")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var description = try #require(TerminalDescription.installed("xterm"))
        let before = description.environmentValue
        description.remove(.cursorHome)
        let data = try #require(Data(base64Encoded: String(description.environmentValue.dropFirst(4))))
        try data.write(to: folder.appending(path: "xterm"))
        let found = TerminalDescription.installed("xterm") { $0 == "HOME" ? home.path : nil }?.environmentValue
        #expect(found == description.environmentValue && found != before)
    }
}
