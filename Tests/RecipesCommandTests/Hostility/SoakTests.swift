import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Files that change all the time")
struct SoakTests {
    private static let seconds = ProcessInfo.processInfo.environment["SOAK_SECONDS"].flatMap { Int($0) }

    @Test("Files that change all the time are shown and do not increase memory use", .timeLimit(.minutes(60)))
    func soak() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        let terminal = try RawTerminal(
            .recipes, ["Cookbook"], columns: 120, rows: 40, in: scratch,
            environment: ["VISUAL": "true", "EDITOR": "true"])
        try await terminal.waitFor("recipes")
        let figures = ProcessFigures(identifier: terminal.process.identifier)
        var random = SeededNumbers(seed: 3)
        var memory: [Int] = []
        let limit = Duration.seconds(Self.seconds ?? 3)
        let start = ContinuousClock.now
        var rounds = 0
        while ContinuousClock.now - start < limit {
            rounds += 1
            try change(&random, in: scratch)
            let keys = [
                "r", "\u{1B}[B", "\u{1B}[A", "\r", "\u{1B}", "\u{1B}[F", "\u{1B}[H", " ", "?", "\u{1B}[6~", "e",
            ]
            try await terminal.send(keys[random.upTo(keys.count)])
            if rounds % 5 == 0 { try await terminal.send("\u{1B}\u{1B}") }
            try await terminal.settle(for: .milliseconds(5))
            _ = terminal.takeOutput()
            try #require(terminal.endIfOver() == nil, "the program ended after \(rounds) rounds")
            if let bytes = figures.memory { memory.append(bytes) }
        }
        // At the end, the program shows the final files.
        try scratch.write("---\ntitle: Last of all\ncourse: Breakfast\n---\nBoil.\n", to: "Cookbook/Last.cook")
        terminal.resize(columns: 100, rows: 60)
        for _ in 0..<3 {
            try await terminal.press(RawTerminal.escape)
        }
        try await terminal.press("r\u{1B}[H")
        // Rows that were inserted above the selected row are not visible. The screen is redrawn completely, because
        // otherwise only the changed end of a row is sent.
        let wanted = Array("Last of all".utf8)
        var timeout = Timeout(.seconds(20))
        var shown: [UInt8] = []
        while !shown.contains(wanted), !timeout.isOver() {
            _ = terminal.takeOutput()
            try await terminal.press("\u{1B}[H\u{0C}")
            shown = terminal.takeOutput()
        }
        #expect(shown.contains(wanted), "\(String(decoding: shown, as: UTF8.self).debugDescription)")
        try await terminal.send("q")
        #expect(try await terminal.end() == 0)
        let (early, late) = (memory.prefix(memory.count / 2).max() ?? 0, memory.suffix(memory.count / 4).max() ?? 0)
        print("soak: \(limit), \(rounds) rounds; memory \(early >> 10) KiB early, \(late >> 10) KiB late")
        if Self.seconds != nil { #expect(late < early + early / 10 + (4 << 20)) }
    }

    /// Writes, changes, moves or removes one or two files.
    private func change(_ random: inout SeededNumbers, in scratch: ScratchFolder) throws {
        let name =
            "Cookbook/\(["A", "B", "Soups"][random.upTo(3)])/\(random.upTo(40)).\(["cook", "md"][random.upTo(2)])"
        let file = scratch.url.appending(path: name)
        switch random.upTo(6) {
        case 0: try? FileManager.default.removeItem(at: file)
        case 1:
            let other = scratch.url.appending(path: "Cookbook/\(random.upTo(40)).cook")
            try? FileManager.default.moveItem(at: file, to: other)
        case 2: try scratch.write("---\ntitle: [\n", to: name)
        case 3: try? FileManager.default.removeItem(at: scratch.url.appending(path: "Cookbook/A"))
        default:
            let steps = (0...random.upTo(30)).map { "Add @thing \($0){\($0)%g} and stir for ~{\($0 + 1)%min}.\n" }
            try scratch.write("---\ntitle: Dish \(random.upTo(99))\n---\n\(steps.joined(separator: "\n"))", to: name)
        }
    }
}
