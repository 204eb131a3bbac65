import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("Programs that cannot be started")
struct ProgramErrorTests {
    @Test func `a program that the shell cannot find or execute, or that does not start, is an error with advice`() {
        func error(_ ending: TerminalProgram.Ending) -> String? { ending.errorStarting("vim", advice: "set EDITOR.") }
        #expect(error(.exited(126)) == "“vim” could not be started; set EDITOR.")
        #expect(error(.exited(127)) == error(.exited(126)))
        #expect(error(.notStarted("no memory")) == "“vim” could not be started: no memory; set EDITOR.")
        for ending in [TerminalProgram.Ending.exited(0), .exited(125), .exited(128), .exited(1), .killed(9)] {
            #expect(error(ending) == nil, "\(ending)")
        }
    }

    @Test(
        arguments: [
            ([:], "vi"), (["EDITOR": "nano"], "nano"), (["VISUAL": "code -w", "EDITOR": "nano"], "code -w"),
            (["VISUAL": " ", "EDITOR": "nano"], "nano"), (["VISUAL": "", "EDITOR": " "], "vi"),
        ] as [([String: String], String)])
    func `the editor is the first one that the environment names`(environment: [String: String], command: String) {
        #expect(Editor { environment[$0] }.command == command)
    }

    @Test(
        arguments: [([:], "less"), (["PAGER": "more"], "more"), (["PAGER": "  "], "less"), (["PAGER": ""], "less")]
            as [([String: String], String)])
    func `the pager is the one that the environment names`(environment: [String: String], command: String) {
        #expect(Pager { environment[$0] }.command == command)
    }
}
