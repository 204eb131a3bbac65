import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Terminal line: speed, hang-up and resizing")
struct LineTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook()
    }

    @Test("At 9600 baud, a key sends few bytes, and many keys draw once")
    func slow() async throws {
        let terminal = try RawTerminal(.recipes, in: scratch)
        // At 960 bytes a second, the queue of the terminal is full before the program has sent the first screen.
        let screen = try await terminal.receiveSlowly()
        #expect(screen < 6000, "the first screen took \(screen) bytes, which are \(screen / 960) seconds")
        try await terminal.send("\u{1B}OB")
        let down = try await terminal.receiveSlowly()
        #expect((1...200).contains(down), "a key took \(down) bytes")
        try await terminal.send(String(repeating: "\u{1B}OB", count: 200))
        let burst = try await terminal.receiveSlowly()
        #expect(burst < 4 * screen, "200 keys took \(burst) bytes")
        try await terminal.send("q")
        #expect(try await terminal.end() == 0)
    }

    @Test("A hang-up ends the program at once with SIGHUP", arguments: ["", "trap '' HUP; "])
    func cut(_ preparation: String) async throws {
        let shell = BuiltProgram(name: "sh", path: "/bin/sh")
        let command = "\(preparation)exec '\(BuiltProgram.recipes.path)' Cookbook"
        let terminal = try RawTerminal(shell, ["-c", command], in: scratch)
        try await terminal.waitFor("3 recipes")
        terminal.hangUp()
        #expect(try await terminal.end() == 129)
    }

    @Test("A hang-up during output ends the program")
    func cutWhileWriting() async throws {
        let terminal = try RawTerminal(.recipes, columns: 500, rows: 200, in: scratch)
        // The test reads only the first bytes, so the program waits for room in the queue.
        var timeout = Timeout(.seconds(20))
        while terminal.receive(atMost: 10) == 0 {
            let isOver = timeout.isOver()
            try #require(!isOver, "it wrote nothing")
            try await Task.sleep(for: .milliseconds(1))
        }
        terminal.hangUp()
        #expect(try await terminal.end() == 129)
    }

    @Test("A hang-up while the editor runs ends the editor and the program")
    func cutWhileEditing() async throws {
        try scratch.write("echo $$ >editor; exec sleep 1000\n", to: "editor.sh")
        let terminal = try RawTerminal(
            .recipes, ["Cookbook"], in: scratch, environment: ["VISUAL": "sh '\(scratch.path)/editor.sh'"])
        try await terminal.waitFor("3 recipes")
        try await terminal.press("\u{1B}[Be")
        var editor: pid_t?
        var timeout = Timeout(.seconds(20))
        while editor == nil, !timeout.isOver() {
            editor = (try? scratch.read("editor")).flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            try await Task.sleep(for: .milliseconds(5))
        }
        let identifier = try #require(editor)
        terminal.hangUp()
        #expect(try await terminal.end() == 129)
        while kill(identifier, 0) == 0, !timeout.isOver() { try await Task.sleep(for: .milliseconds(5)) }
        #expect(kill(identifier, 0) == -1, "the editor still runs")
    }

    @Test("A hang-up loses no change of the notebook")
    func cutAfterAdding() async throws {
        let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch)
        try await terminal.waitFor("3 recipes")
        try await terminal.press("\u{1B}[B")
        try await terminal.press("f", quiet: .milliseconds(5))
        terminal.hangUp()
        #expect(try await terminal.end() == 129)
        let state = try await recipes("export-state", in: scratch)
        #expect(state.output.contains("favouriteSince"), "\(state)")
    }

    @Test("After many resizes from 1x1 to 500x200, the list shows in the last size")
    func storm() async throws {
        let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch)
        try await terminal.waitFor("3 recipes")
        var random = SeededNumbers(seed: 7)
        let edges = [(1, 1), (500, 1), (1, 200), (500, 200), (20, 5), (19, 5), (20, 4), (99, 24), (100, 24), (2, 2)]
        for number in 0..<400 {
            let (columns, rows) =
                number % 8 == 0 ? edges[number / 8 % edges.count] : (random.upTo(500) + 1, random.upTo(200) + 1)
            terminal.resize(columns: columns, rows: rows)
            if number % 3 == 0 { try await terminal.send(["\u{1B}OB", "\r", "\u{1B}", "?", "\u{1B}[6~"][number % 5]) }
            if number % 20 == 0 { try await terminal.settle(for: .milliseconds(5)) }
            terminal.receive()
        }
        terminal.resize(columns: 80, rows: 24)
        // Closes all screens that the keys opened.
        for _ in 0..<100 {
            try await terminal.press(RawTerminal.escape)
        }
        _ = terminal.takeOutput()
        try await terminal.send("\u{0C}")
        try await terminal.waitFor("3 recipes")
        try await terminal.send("q")
        #expect(try await terminal.end() == 0)
    }

    @Test(
        "A window of any size shows what fits",
        arguments: [(1, 1), (500, 200), (500, 5), (20, 200), (40, 12), (200, 60)])
    func size(columns: Int, rows: Int) async throws {
        let terminal = try RawTerminal(.recipes, ["Cookbook"], columns: columns, rows: rows, in: scratch)
        if columns >= 20 { try await terminal.waitFor("Leek soup") } else { try await terminal.waitForBeginning() }
        try await terminal.send("j")
        try await terminal.settle()
        try await terminal.send("q")
        #expect(try await terminal.end() == 0)
    }
}

extension RawTerminal {
    /// Reads 960 bytes a second until no more bytes arrive.
    ///
    /// - Returns: The number of bytes.
    fileprivate func receiveSlowly() async throws -> Int {
        var total = 0
        var quiet = 0
        while quiet < 15 {
            let count = receive(atMost: 19)
            total += count
            quiet = count == 0 ? quiet + 1 : 0
            try await Task.sleep(for: .milliseconds(20))
        }
        return total
    }
}
