import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite(
    "Control sequences in notes, configuration, input and file names", .timeLimit(.minutes(TimeLimit.minutes)))
struct HostileWordsTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("Control sequences in imported notes never reach the terminal")
    func notes() async throws {
        let texts = ControlForms.texts.map(\.text)
        var records: [[String: Any]] = []
        for (number, text) in texts.enumerated() {
            try scratch.write("Boil @rice{}.\n", to: "Noted/\(number).cook")
            records.append([
                "id": "\(number)", "title": "x\(text)x", "path": scratch.path("Noted/\(number).cook"),
                "favouriteSince": "2026-11-20T08:00:00Z", "rating": 3, "note": "a\(text)b\n\(text)",
                "cooked": [["on": "2026-11-20", "note": "c\(text)d"]], "ticks": ["e\(text)f"],
            ])
        }
        let state = ["format": "recipes-state", "version": 1, "recipes": records] as [String: Any]
        try scratch.write(try JSONSerialization.data(withJSONObject: state), to: "state.json")
        for arguments in [["import-state", "state.json"], ["export-state"], ["list", "Noted"]] {
            #expect(try await faults(of: arguments) == [], "\(arguments)")
        }
        let terminal = try RawTerminal(.recipes, ["Noted"], columns: 120, rows: 40, in: scratch)
        try await terminal.waitFor("recipes", within: .seconds(60))
        let escape = RawTerminal.escape
        for _ in texts {
            for keys in ["\r", "a", escape, escape, "\u{1B}[B"] { try await terminal.press(keys) }
        }
        try await terminal.send("q")
        #expect(try await terminal.end() == 0)
        let sent = terminal.takeOutput()
        #expect(sent.contains(Array("owned777".utf8)), "no note was shown")
        #expect(SentBytes(sent, isScreen: true).faults == [])
    }

    @Test("Control sequences quoted from an invalid state file never reach the terminal")
    func brokenState() async throws {
        for form in ControlForms.texts {
            let state: [String: Any] = [
                "format": "recipes-state", "version": form.text, "recipes": [["id": form.text]],
            ]
            try scratch.write(
                try JSONSerialization.data(withJSONObject: state), to: "state\(form.text.first ?? "x").json")
            let name = "state\(form.text.first ?? "x").json"
            #expect(try await faults(of: ["import-state", name], statuses: [65]) == [], "\(form.name)")
        }
    }

    @Test("Control sequences in the configuration and its folder name never reach the terminal")
    func configuration() async throws {
        func escaped(_ text: String) -> String {
            text.unicodeScalars.map { "\\U" + String(Int($0.value) + 0x1_0000_0000, radix: 16).dropFirst() }.joined()
        }
        for (number, form) in ControlForms.texts.enumerated() {
            let text = escaped(form.text)
            let keys = "\"x\(text)\" = 1\n[keys]\n\"list.\(text)\" = \"J\"\nlist.down = \"\(text)\"\n"
            let theme = "[theme]\n\"y\(text)\" = \"red\"\nheader = \"red\(text)\"\n"
            let toml = number % 2 == 0 ? keys + theme : "mouse = \(form.text)\n"
            try scratch.write(toml, to: "config\(number)\(form.text.first ?? "x")/recipes/config.toml")
            let environment = ["XDG_CONFIG_HOME": scratch.path("config\(number)\(form.text.first ?? "x")")]
            #expect(try await faults(of: ["config"], environment, statuses: [0, 65]) == [], "\(form.name)")
            guard number % 10 < 2 else { continue }
            let terminal = try RawTerminal(.recipes, in: scratch, environment: environment)
            try await terminal.waitFor("The configuration")
            for keys in ["\u{1B}[6~", "\r"] { try await terminal.press(keys) }
            try await terminal.send("q")
            #expect(try await terminal.end() == 0)
            #expect(SentBytes(terminal.takeOutput(), isScreen: true).faults == [], "\(form.name)")
        }
    }

    @Test("Control sequences in ingredient lines never reach the terminal", arguments: ["", "--json"])
    func ingredients(_ option: String) async throws {
        let lines = ControlForms.texts.map { "1\($0.text) kg\($0.text) rice\($0.text), cut\($0.text)\n" }
        let bytes = ControlForms.bytes.map { Data("2 kg ".utf8) + Data($0.bytes) + Data(" rice\n".utf8) }
        try scratch.write(bytes.reduce(Data(lines.joined().utf8), +), to: "lines")
        let shell = BuiltProgram(name: "sh", path: "/bin/sh")
        let command = "'\(BuiltProgram.recipes.path)' parse-ingredients \(option) <lines"
        let terminal = try RawTerminal(shell, ["-c", command], in: scratch)
        #expect([0, 65].contains(try await terminal.end()))
        let sent = terminal.takeOutput()
        #expect(sent.contains(Array("rice".utf8)))
        #expect(SentBytes(sent, isScreen: false).faults == [])
    }

    @Test("With line breaks in file names, each recipe and each diagnostic is printed in one line")
    func brokenLines() async throws {
        for (number, text) in ["\n", "\r", "\r\n", "\t", "\u{85}", "\u{2028}", "\u{0B}", "\u{0C}"].enumerated() {
            try scratch.write("Boil @rice{}.\n", to: "Names/Name\(text)x \(number).cook")
            try scratch.write("---\ntitle: [\n", to: "Names/Broken\(text)x \(number).cook")
        }
        let list = try await recipes("list", "Names", in: scratch)
        #expect(list.lines.count == 16 && list.lines.allSatisfy { $0.split(separator: "\t").count <= 4 }, "\(list)")
        let check = try await recipes("check", "Names", in: scratch)
        let said = (check.lines + check.errorLines).filter { $0.contains("Broken") }
        #expect(said.count == 8 && said.allSatisfy { $0.contains(#/^Names/Broken.*\.cook:\d+:\d+: /#) }, "\(check)")
        #expect((check.output + check.error).controlCharacters == [])
        for arguments in [["list", "Names"], ["check", "Names"], ["search", "rice", "Names"]] {
            #expect(try await faults(of: arguments, statuses: [0, 65]) == [], "\(arguments)")
        }
    }

    /// Returns the forbidden control sequences that a command sends to a terminal.
    private func faults(
        of arguments: [String], _ environment: [String: String?] = [:], statuses: [Int32] = [0]
    ) async throws -> [String] {
        let terminal = try RawTerminal(.recipes, arguments, in: scratch, environment: environment)
        let status = try await terminal.end(within: .seconds(60))
        #expect(statuses.contains(status), "\(arguments)")
        return SentBytes(terminal.takeOutput(), isScreen: false).faults
    }
}
