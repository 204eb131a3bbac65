import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Width of text in terminals", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct TextTests {
    @Test("Text of all scripts has the width on a terminal that the program computes")
    func aligned() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(TextCorpus.lines.joined(separator: "\n"), to: "corpus")
        let program = BuiltProgram(besideTests: "terminal-trial")
        try await TmuxSession.run(columns: 60, rows: 10, in: scratch) { terminal in
            try await terminal.type("'\(program.path)' draw corpus report; echo status $?")
            try await terminal.waitFor("the end", within: .seconds(120)) { $0.lines.contains("status 0") }
            let report = try scratch.read("report").split(separator: "\n").map(String.init)
            #expect(report.dropLast() == [])
            let drawn = try #require(report.last?.split(separator: " ").last.flatMap { Int($0) })
            #expect(drawn > TextCorpus.lines.count * 17)
        }
    }

    @Test("Text of all scripts keeps the columns of the list and the preview aligned")
    func browsed() async throws {
        let scratch = try ScratchFolder()
        for (number, line) in TextCorpus.lines.enumerated() {
            let title = line.replacing("\"", with: "").replacing("\\", with: "").replacing("\t", with: " ")
            try scratch.write(
                "---\ntitle: \"\(number % 10)\(title)\"\ntime: 20 min\nservings: 4\n---\n\(line) @\(title){1%kg}.\n",
                to: "Corpus/\(number).cook")
        }
        try await TmuxSession.run(columns: 120, rows: TextCorpus.lines.count + 6, in: scratch) { terminal in
            try await terminal.type("recipes Corpus")
            let list = try await terminal.waitForList()
            let rows = list.lines.filter { $0.contains("20 min") && !$0.contains("serves") }
            #expect(rows.count >= TextCorpus.lines.count - 4, "\(list)")
            // The text after the time consists of ASCII and line characters, so its column, counted from the right, is
            // the same in all rows.
            for row in rows { #expect(row.contains(/20 min  ×4 [│█]/), "\(row)") }
            let edge = list.lines.dropFirst(2).dropLast().filter { $0.contains(/[│█]/) }
            #expect(edge.count > 30)
            try await terminal.send("q")
        }
    }
}
