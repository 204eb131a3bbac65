import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Character sets of the locale")
struct LocaleTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("---\ntitle: Crème brûlée 汉\n---\nBake ½ @crème fraîche{} “gently”.\n", to: "A/Cream.cook")
    }

    @Test(
        "A Latin-1 terminal shows accented letters, and lines and symbols in ASCII",
        .enabled(if: TmuxSession.isInstalled("localedef"), "localedef is not installed"))
    func latin1() async throws {
        let made = try await shell(
            "localedef -i en_US -f ISO-8859-1 '\(scratch.path)/en_US.ISO-8859-1' 2>/dev/null", in: scratch)
        // Without the sources of locales, the machine cannot create a Latin-1 locale.
        guard made.status <= 1, FileManager.default.fileExists(atPath: scratch.path("en_US.ISO-8859-1/LC_CTYPE")) else {
            return
        }
        let locale = ["LOCPATH": scratch.path, "LC_ALL": "en_US.ISO-8859-1"]
        let sent = try await screens(locale)
        #expect(sent.contains([UInt8(ascii: "r"), 0xE8] + Array("me br".utf8) + [0xFB]))
        #expect(sent.contains(Array("1/2".utf8)))
        #expect(sent.allSatisfy { !(0x80..<0xA0).contains($0) })
        let printed = try await lines(["show", "Crème brûlée 汉"], locale)
        #expect(printed.contains([UInt8(ascii: "r"), 0xE8] + Array("me br".utf8) + [0xFB]))
        #expect(printed.contains(Array("1/2".utf8)))
        // In UTF-8, the second byte of ě is a byte that begins control sequences in Latin-1.
        try scratch.write("---\ntitle: Knedle s ově2J\n---\nBoil.\n", to: "A/Knedle.cook")
        for arguments in [["list", "A"], ["show", "knedle"], ["show", "ně"], ["check", "ně"]] {
            #expect(try await lines(arguments, locale).allSatisfy { !(0x80..<0xA0).contains($0) }, "\(arguments)")
        }
    }

    @Test("An ASCII terminal gets ASCII only", arguments: ["C", "POSIX", "xx_XX.nowhere"])
    func ascii(_ locale: String) async throws {
        let sent = try await screens(["LC_ALL": locale])
        #expect(sent.allSatisfy { $0 < 0x80 })
        #expect(sent.contains(Array("Creme brulee".utf8)))
        #expect(sent.contains(Array("1/2".utf8)))
        let printed = try await lines(["show", "A/Cream.cook"], ["LC_ALL": locale])
        #expect(printed.allSatisfy { $0 < 0x80 })
        #expect(printed.contains(Array("Creme brulee ? ".utf8)) && printed.contains(Array("1/2".utf8)))
        // Output that does not go to a terminal is for other programs, so it is UTF-8.
        let piped = try await recipes("show", "A/Cream.cook", in: scratch, environment: ["LC_ALL": locale])
        #expect(piped.output.contains("Crème brûlée 汉"))
    }

    @Test("The character set follows LANG if LC_ALL is not set")
    func lang() async throws {
        let sent = try await screens(["LC_ALL": nil, "LANG": "C.UTF-8"])
        #expect(sent.contains(Array("Crème brûlée 汉".utf8)))
    }

    /// The environment of a user whose locale is not installed. In the second case, no locale is installed at all.
    private static let missingLocales: [[String: String?]] = ["de_DE.UTF-8", "xx_XX.utf8", "UTF-8", "de_DE.Utf8@euro"]
        .flatMap { name in
            [["LC_ALL": nil, "LANG": name], ["LC_ALL": name, "LOCPATH": "/nowhere"]] as [[String: String?]]
        }

    @Test(
        "A terminal is a UTF-8 terminal if the name of the locale says so and the locale is not installed",
        arguments: missingLocales)
    func missing(_ locale: [String: String?]) async throws {
        let sent = try await screens(locale)
        #expect(sent.contains(Array("Crème brûlée 汉".utf8)) && sent.contains(Array("½".utf8)))
        let printed = try await lines(["show", "A/Cream.cook"], locale)
        #expect(printed.contains(Array("Crème brûlée 汉".utf8)) && printed.contains(Array("½".utf8)))
    }

    @Test("Letters outside ASCII can be typed if the locale is not installed", arguments: missingLocales)
    func typing(_ locale: [String: String?]) async throws {
        let terminal = try RawTerminal(.recipes, ["A"], in: scratch, environment: locale)
        try await terminal.waitFor("1 recipe")
        try await terminal.send("/Żółć漢")
        try await terminal.waitFor("Żółć漢")
        try await terminal.send("\u{3}")
        _ = try await terminal.end()
    }

    /// Returns the output of a command to a terminal.
    private func lines(_ arguments: [String], _ environment: [String: String?]) async throws -> [UInt8] {
        let all = environment.merging(["RECIPES_HOME": scratch.path("A")]) { $1 }
        let terminal = try RawTerminal(.recipes, arguments, in: scratch, environment: all)
        _ = try await terminal.end()
        return terminal.takeOutput()
    }

    /// Returns the output for the list and for a recipe.
    private func screens(_ environment: [String: String?]) async throws -> [UInt8] {
        let terminal = try RawTerminal(.recipes, ["A"], in: scratch, environment: environment)
        try await terminal.waitFor("1 recipe")
        try await terminal.send("\r")
        try await terminal.waitFor("Steps")
        try await terminal.send("q")
        #expect(try await terminal.end() == 0)
        return terminal.takeOutput()
    }
}
