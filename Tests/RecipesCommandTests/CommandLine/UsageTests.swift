import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("The command line")
struct UsageTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(
        "explains itself on standard output, and every command too", arguments: ["", "browse", "list", "show", "check"])
    func help(_ command: String) async throws {
        let run = try await recipes([command, "--help"].filter { !$0.isEmpty }, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("USAGE: recipes \(command)"), "\(run)")
        #expect(run.error.isEmpty)
        #expect(run.lines.allSatisfy { $0.count <= 80 })
        #expect(run.output.controlCharacters.isEmpty)
    }

    @Test("says what there is and how to browse")
    func overview() async throws {
        let run = try await recipes("-h", in: scratch)
        for word in ["list", "show", "check", "RECIPES_HOME", "~/Recipes", "arrow keys", "q quits", "66"] {
            #expect(run.output.contains(word), "\(word)")
        }
    }

    @Test(
        "explains a command by help, and refuses one that there is not with 64",
        arguments: ["", "list", "bogus", "list x"])
    func helpCommand(_ command: String) async throws {
        let words = command.split(separator: " ").map(String.init)
        let run = try await recipes(["help"] + words, in: scratch)
        if let unknown = words.last, unknown != "list" {
            #expect(run.status == 64)
            #expect(
                run.errorLines.first == "Error: There is no command “\(unknown)”; recipes --help lists the commands.")
            #expect(run.output.isEmpty)
        } else {
            #expect(run.status == 0)
            #expect(run.output.contains("USAGE: recipes \(command)"), "\(run)")
        }
    }

    @Test("says its version")
    func version() async throws {
        let run = try await recipes("--version", in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains(/^recipes \d+\.\d+\.\d+\n$/))
    }

    @Test(
        "refuses what it does not know with 64 and one clear line",
        arguments: [
            ["--bogus"], ["list", "--bogus"], ["show"], ["show", "a", "b"], ["show", "x", "--format", "yaml"],
            ["check", "--json", "x"],
        ])
    func wrongUsage(_ arguments: [String]) async throws {
        let run = try await recipes(arguments, in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.first?.hasPrefix("Error: ") == true, "\(run)")
    }

    @Test(
        "says in one line that a path is not there, and ends with 66",
        arguments: [["gone"], ["list", "gone"], ["check", "gone"], ["show", "./gone"]])
    func missingPath(_ arguments: [String]) async throws {
        let run = try await recipes(arguments, in: scratch)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        let path = try #require(arguments.last)
        #expect(run.errorLines == ["recipes: \(path): there is no such file or folder; check the path."])
    }

    @Test(
        "says in one line that a file is of no known kind, and ends with 65",
        arguments: [["a.pdf"], ["list", "a.pdf"]])
    func unknownKind(_ arguments: [String]) async throws {
        try scratch.write("x", to: "a.pdf")
        let run = try await recipes(arguments, in: scratch)
        #expect(run.status == 65)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains(".cook"))
    }

    @Test(
        "says what is the matter with a path, and ends with 66",
        arguments: [
            ([""], "recipes: the path: it is empty; name a folder or a file, or leave it out."),
            (["list", ""], "recipes: the path: it is empty; name a folder or a file, or leave it out."),
            (["a.cook/"], "recipes: a.cook/: a part of the path is a file where a folder should be; check the path."),
            (["lst"], "recipes: lst: there is no such file or folder; did you mean recipes list?"),
            (["chekc", "."], "recipes: chekc: there is no such file or folder; did you mean recipes check?"),
            (["soup"], "recipes: soup: there is no such file or folder; check the path."),
            (["./lst"], "recipes: ./lst: there is no such file or folder; check the path."),
        ])
    func mistakenPath(_ arguments: [String], _ line: String) async throws {
        try scratch.write("Stir.", to: "a.cook")
        let run = try await recipes(arguments, in: scratch)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        #expect(run.errorLines == [line])
    }

    @Test("says of a path that is not UTF-8 that it has to be")
    func pathNotUTF8() async throws {
        let run = try await shell("touch \"$(printf 'caf\\351.cook')\"; recipes list *.cook", in: scratch)
        #expect(run.status == 66)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains("its name is not UTF-8; rename it"), "\(run)")
    }

    @Test("tells who asks list for a format of the one there is")
    func listFormat() async throws {
        let run = try await recipes("list", "--format", "json", in: scratch)
        #expect(run.status == 64)
        #expect(run.errorLines.first == "Error: list has no --format; use --json.", "\(run)")
        #expect(!(try await recipes("list", "--help", in: scratch)).output.contains("--format"))
    }

    @Test("needs more files open than it may have, and says so", arguments: ["", "list", "check Cookbook"])
    func openFiles(_ command: String) async throws {
        try scratch.makeCookbook()
        let run = try await shell("ulimit -n 40; recipes \(command)", in: scratch)
        #expect(run.status == 74)
        #expect(
            run.errorLines == [
                "recipes: only 40 files may be open at once, and 64 are needed; allow more: ulimit -n 64."
            ])
        #expect(run.output.isEmpty)
    }

    @Test("asks for more open files by itself where it may")
    func moreOpenFiles() async throws {
        try scratch.makeCookbook()
        let run = try await shell("ulimit -S -n 40; recipes list Cookbook", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.count == 3, "\(run)")
    }

    @Test("writes a script that completes its commands in a shell", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) async throws {
        let run = try await recipes("--generate-completion-script", shell, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("check"))
    }
}
