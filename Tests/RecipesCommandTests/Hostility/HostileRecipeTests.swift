import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite("Control sequences in recipes", .timeLimit(.minutes(TimeLimit.minutes)))
struct HostileRecipeTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try HostileCookbook.write(into: scratch, folder: "Hostile")
    }

    @Test(
        "No command prints control sequences of recipes",
        arguments: [
            ["search", "rice", "Hostile"], ["search", "tart", "Hostile", "--json"], ["list", "Hostile"],
            ["list", "Hostile", "--json"], ["check", "Hostile"],
            ["import", "Hostile", "--into", "Into"], ["import", "Hostile", "--into", "Into", "--dry-run"],
            ["convert", "Hostile", "--to", "markdown", "--output", "Out"],
        ])
    func commands(_ arguments: [String]) async throws {
        let terminal = try RawTerminal(.recipes, arguments, in: scratch)
        let status = try await terminal.end(within: .seconds(120))
        #expect([0, 65].contains(status))
        let sent = terminal.takeOutput()
        #expect(!sent.isEmpty)
        let faults = SentBytes(sent.withoutStatusLines, isScreen: false).faults
        #expect(faults == [], "recipes \(arguments.joined(separator: " "))")
    }

    @Test("recipes show prints no control sequences, for each file format and output format")
    func show() async throws {
        let folder = scratch.url.appending(path: "Hostile")
        // Each file contains many forms, so every eleventh file is enough for all forms.
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".cook") || $0.hasSuffix(".md") || $0.hasSuffix(".json") || $0.hasSuffix(".html") }
            .sorted().enumerated().filter { $0.offset % 11 == 0 }.map(\.element)
        #expect(files.count > 20)
        for (number, file) in files.enumerated() {
            let format = ["text", "json", "cooklang", "markdown"][number % 4]
            let terminal = try RawTerminal(.recipes, ["show", "Hostile/\(file)", "--format", format], in: scratch)
            let status = try await terminal.end()
            #expect([0, 65].contains(status), "\(file)")
            #expect(SentBytes(terminal.takeOutput(), isScreen: false).faults == [], "\(file) as \(format)")
        }
    }

    @Test("Usage errors print no control sequences of arguments")
    func usage() async throws {
        for form in ControlForms.texts {
            let terminal = try RawTerminal(.recipes, ["show", "x\(form.text)"], in: scratch)
            _ = try await terminal.end()
            #expect(SentBytes(terminal.takeOutput(), isScreen: false).faults == [], "\(form.name)")
        }
    }

    @Test("No screen sends control sequences of recipes", arguments: [(80, 24), (120, 40)])
    func screens(columns: Int, rows: Int) async throws {
        let escape = RawTerminal.escape
        // The test sends no byte that means Escape only after a pause. Therefore, the length of that pause makes no
        // difference.
        let terminal = try RawTerminal(
            .recipes, ["Hostile"], columns: columns, rows: rows, in: scratch,
            environment: ["PAGER": "cat", "VISUAL": "false", "ESCDELAY": "500"])
        try await terminal.waitFor("recipes", within: .seconds(60))
        var sent = terminal.takeOutput()
        // Goes through the list page by page. On each page, opens a recipe, scrolls to its end, and opens the help and
        // the pager.
        var pages = 0
        var last: [UInt8] = []
        while pages < 60 {
            for keys in ["\r", "\u{1B}[6~\u{1B}[6~", "\u{1B}[F", "v", "?", escape, escape, "\u{1B}[B"] {
                try await terminal.press(keys)
            }
            last = terminal.takeOutput()
            sent += last
            try await terminal.press("\u{1B}[6~")
            pages += 1
        }
        // Opens the prompts about a recipe, the sheets that name courses and tags, and the editor, which fails.
        let asked = ["*", escape, "n", escape, "c", escape, "e", escape, "s", escape, "f", "F"]
        for keys in ["\u{1B}[H", "\u{1B}[B"] + asked {
            try await terminal.press(keys)
        }
        for _ in 0..<20 { try await terminal.press("\u{1B}[6~") }
        try await terminal.press(escape)
        // Opens search results, in which the matches are underlined.
        try await terminal.send("/")
        for word in ["rice", "boil", "owned", "777", "kg"] {
            try await terminal.press(word, quiet: .milliseconds(100))
            for keys in ["\u{1B}[B\u{1B}[B", "\u{1B}[6~", "\r", escape, "\u{15}"] {
                try await terminal.press(keys)
            }
        }
        try await terminal.press(escape)
        // Opens the unreadable files, which are the last rows.
        try await terminal.send("\u{1B}[F")
        for _ in 0..<30 {
            for keys in ["\r", "\u{1B}[6~", escape, "\u{1B}[A"] {
                try await terminal.press(keys)
            }
        }
        for _ in 0..<5 {
            try await terminal.press(escape)
        }
        try await terminal.send("q")
        let status = try await terminal.end()
        sent += terminal.takeOutput()
        #expect(status == 0)
        #expect(sent.count > 10_000)
        #expect(SentBytes(sent, isScreen: true).faults == [])
    }
}

extension [UInt8] {
    /// The output without the status line of an import. A command sends no other control sequence itself.
    fileprivate var withoutStatusLines: [UInt8] {
        var rest = self
        while let range = rest.firstRange(of: Array("\r\u{1B}[K".utf8)) { rest.removeSubrange(range) }
        return rest
    }
}
