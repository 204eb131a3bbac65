import Foundation
import Testing

@testable import TerminalTestSupport

@Suite(
    "Opening recipes", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct OpeningTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("Ten recipes opened in turn start no thread and look up few files", arguments: [80, 140])
    func tenRecipes(_ columns: Int) async throws {
        for number in 0..<10 { try scratch.write("Boil @leeks{\(number)}.\n", to: "Cookbook/Dish \(number).cook") }
        let library = try await PreloadedLibrary.build("counted-calls", in: scratch)
        try await TmuxSession.run(columns: columns, in: scratch) { terminal in
            try await terminal.type(
                "LD_PRELOAD='\(library)' COUNTED_FOLDER=Cookbook/Dish COUNTED_CALLS='\(scratch.path("calls"))' "
                    + "recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            var before: [String] = []
            for number in 0..<10 {
                try await terminal.send("Enter")
                try await terminal.waitFor("recipe \(number)") {
                    $0.top.contains("› Dish \(number)") && $0.contains("Boil \(number) leeks")
                }
                try await terminal.send("Escape")
                try await terminal.waitFor("the list") { $0.top.contains("10 recipes") }
                // The first recipe also starts the threads that all recipes share.
                if number == 0 { before = calls }
                try await terminal.send("Down")
                try await terminal.waitFor("the next row") {
                    $0.selected?.contains("Dish \(min(number + 1, 9))") == true
                }
            }
            let made = calls.dropFirst(before.count)
            #expect(before.contains { $0.hasPrefix("thread") })
            #expect(made.count { $0.hasPrefix("thread") } == 0)
            // A recipe is read for its preview, and again for its screen. The state and the content of its file are
            // each one lookup.
            let readings = columns < 100 ? 9 : 2 * 9
            #expect(
                (1...2 * readings).contains(made.count { !$0.hasPrefix("thread") }), "\(made.joined(separator: "\n"))")
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    /// The calls that the program has made so far.
    private var calls: [String] {
        ((try? String(contentsOfFile: scratch.path("calls"), encoding: .utf8)) ?? "").split(separator: "\n").map(
            String.init)
    }
}
