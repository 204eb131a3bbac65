import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes parse-ingredients")
struct ParseIngredientsTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    @Test("recipes parse-ingredients --json prints an object for each line")
    func json() async throws {
        let run = try await recipes(
            "parse-ingredients", "--json", in: scratch, input: "2 turnips, peeled\n\n1/2 cup rum")
        #expect(run.status == 0)
        let objects = try run.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(objects.map { $0?["name"] as? String } == ["turnips", "", "rum"])
        #expect(objects.map { $0?["quantity"] as? Double } == [2, nil, 0.5])
        #expect(objects.first??["preparation"] as? String == "peeled")
    }

    @Test("recipes parse-ingredients prints columns")
    func columns() async throws {
        let run = try await recipes("parse-ingredients", in: scratch, input: "2 cups rum\r\nsalt\r\n")
        #expect(
            run.output
                == "            2 cup  rum\n                    salt\n".replacing(
                    "            2 cup", with: "             2 cup"))
        #expect(run.error.isEmpty)
    }

    @Test("Empty input prints nothing")
    func empty() async throws {
        let run = try await recipes("parse-ingredients", "--json", in: scratch, input: "")
        #expect(run.status == 0)
        #expect(run.output.isEmpty && run.error.isEmpty)
    }

    @Test("--language sets the language; an unknown language ends with status 64")
    func language() async throws {
        let run = try await recipes("parse-ingredients", "--language", "de", in: scratch, input: "1 Dose Pflaumen\n")
        #expect(run.output.contains("1 Dose  Pflaumen"))
        let wrong = try await recipes("parse-ingredients", "--language", "xx", in: scratch, input: "")
        #expect(wrong.status == 64)
        #expect(wrong.error.contains("xx is not a language that can be read"))
    }

    @Test("Invalid UTF-8, control characters and lines of a megabyte are accepted")
    func hostile() async throws {
        try scratch.write(
            Data([0x32, 0x20, 0xFF, 0xC3, 0x0A]) + Data("3 \u{1B}[31mplums\u{0}\n".utf8)
                + Data(repeating: 0x28, count: 1 << 20),
            to: "lines")
        for arguments in ["", "--json"] {
            let run = try await shell("recipes parse-ingredients \(arguments) <lines", in: scratch)
            #expect(run.status == 0)
            #expect(run.lines.count == 3)
            #expect(run.output.controlCharacters.isEmpty)
        }
    }

    @Test("recipes parse-ingredients prints results before the input ends")
    func streams() async throws {
        let script = """
            mkfifo in; recipes parse-ingredients --json <in >out & exec 3>in; echo '2 plums' >&3
            while [ ! -s out ]; do sleep 0.02; done; cat out; exec 3>&-; wait
            """
        let run = try await shell(script, in: scratch)
        #expect(run.lines.count == 1)
        #expect(run.output.contains("plums"))
    }

    @Test("A closed pipe ends recipes parse-ingredients with status 74 and no message")
    func closedPipe() async throws {
        let script = "(yes '2 plums' | recipes parse-ingredients; echo status $? >&2) | head -1"
        let run = try await shell(script, in: scratch)
        #expect(run.lines == ["                 2  plums"])
        #expect(run.errorLines.contains("status 74"))
        #expect(!run.error.contains("recipes:"))
    }

    @Test("Unreadable standard input ends with status 74, a line that is too long with 65")
    func unreadable() async throws {
        let closed = try await shell("recipes parse-ingredients <&-; echo status $?", in: scratch)
        #expect(closed.lines == ["status 74"])
        #expect(closed.error.hasPrefix("recipes: cannot read standard input: "))
        let endless = try await shell("yes | tr -d '\\n' | recipes parse-ingredients; echo status $?", in: scratch)
        #expect(endless.lines == ["status 65"])
        #expect(
            endless.errorLines.first?.hasPrefix("recipes: standard input:1: the line is longer than 16 MiB") == true)
    }
}
