import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Standard output")
struct OutputTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook()
    }

    @Test(
        "A closed pipe ends the program with status 74 and no message", arguments: ["list", "--help", "show Hummus"])
    func closedPipe(_ arguments: String) async throws {
        // The reader ends before the program starts to write.
        let script = "mkfifo pipe; (sleep 0.1; recipes \(arguments); echo status $? >&2) >pipe & : <pipe; wait"
        let run = try await shell(script, in: scratch)
        #expect(run.errorLines == ["status 74"], "\(run)")
    }

    @Test(
        "A full disk ends the program with status 74 and a message",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
        arguments: ["list", "list --json", "show Hummus", "--help", "--version", "check Bad.cook"])
    func fullDisk(_ arguments: String) async throws {
        try scratch.write(Data([0xFF]), to: "Bad.cook")
        let run = try await shell("recipes \(arguments) >/dev/full; echo status $?", in: scratch)
        #expect(run.lines == ["status 74"])
        #expect(run.errorLines == ["recipes: cannot write to standard output: No space left on device."])
    }

    @Test("Closed standard output ends the program with status 74", arguments: ["list", "--help"])
    func closed(_ arguments: String) async throws {
        let run = try await shell("recipes \(arguments) >&-; echo status $?", in: scratch)
        #expect(run.lines == ["status 74"], "\(run)")
    }

    @Test("Output through a full pipe is complete")
    func slowReader() async throws {
        let script = """
            mkdir Many; cd Many; name='Some recipe with a name so long that few fill a pipe'
            number=0; while [ $number -lt 1500 ]; do : >"$name $((number += 1)).cook"; done
            recipes list . 2>/dev/null | (sleep 0.1; wc -l); recipes list . 2>/dev/null | tail -1
            """
        let run = try await shell(script, in: scratch)
        #expect(run.lines.first?.trimmingCharacters(in: .whitespaces) == "1500")
        #expect(run.lines.last?.contains("1500") == true)
    }

    @Test(
        "Output contains no control characters of titles, texts and file names",
        arguments: [
            ["list", "Hostile"], ["list", "--json", "Hostile"], ["check", "Hostile"], ["show", "Hostile/Stew.cook"],
            ["show", "--format", "json", "Hostile/Stew.cook"], ["show", "\u{1B}[31mgone"],
            ["list", "\u{1B}[31m\u{9B}gone"],
            ["\u{1B}[31mgone"], ["list", "--\u{1B}[31m"], ["show", "x", "--format", "\u{1B}]0;x\u{7}"],
            ["show", "Hostile/Bro\u{1B}[5mken.cook"],
        ])
    func noControlCharacters(_ arguments: [String]) async throws {
        try scratch.makeHostileCookbook()
        let run = try await recipes(arguments, in: scratch)
        #expect(run.output.controlCharacters.isEmpty, "\(run.output.debugDescription)")
        #expect(run.error.controlCharacters.isEmpty, "\(run.error.debugDescription)")
        #expect(!run.output.isEmpty || !run.error.isEmpty)
    }

    @Test("A listing has one line for each recipe, also with line breaks in file names")
    func lineBreaks() async throws {
        try scratch.makeHostileCookbook()
        let run = try await recipes("list", "Hostile", in: scratch)
        #expect(run.lines.count == 2, "\(run)")
        #expect(run.errorLines.count == 1, "\(run)")
    }
}
