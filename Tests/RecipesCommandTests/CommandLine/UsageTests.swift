import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("The command line")
struct UsageTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(
        "--help prints the help of the program and of each command to standard output",
        arguments: ["", "browse", "list", "show", "convert", "amount", "check"])
    func help(_ command: String) async throws {
        let run = try await recipes([command, "--help"].filter { !$0.isEmpty }, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("USAGE: recipes \(command)"), "\(run)")
        #expect(run.error.isEmpty)
        #expect(run.lines.allSatisfy { $0.count <= 80 })
        #expect(run.output.controlCharacters.isEmpty)
    }

    @Test("The help lists the commands and explains browsing")
    func overview() async throws {
        let run = try await recipes("-h", in: scratch)
        for word in ["list", "show", "check", "RECIPES_HOME", "~/Recipes", "arrow keys", "q quits", "66"] {
            #expect(run.output.contains(word), "\(word)")
        }
    }

    @Test(
        "recipes help explains a command; an unknown command ends with status 64",
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

    @Test("--version prints the version")
    func version() async throws {
        let run = try await recipes("--version", in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains(/^recipes \d+\.\d+\.\d+\n$/))
    }

    @Test(
        "Unknown options are refused with one line and status 64",
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
        "A missing path is reported in one line with status 66",
        arguments: [["gone"], ["list", "gone"], ["check", "gone"], ["show", "./gone"]])
    func missingPath(_ arguments: [String]) async throws {
        let run = try await recipes(arguments, in: scratch)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        let path = try #require(arguments.last)
        #expect(run.errorLines == ["recipes: \(path): there is no such file or folder; check the path."])
    }

    @Test(
        "A file of unknown format is reported in one line with status 65",
        arguments: [["a.pdf"], ["list", "a.pdf"]])
    func unknownKind(_ arguments: [String]) async throws {
        try scratch.write("x", to: "a.pdf")
        let run = try await recipes(arguments, in: scratch)
        #expect(run.status == 65)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains(".cook"))
    }

    @Test(
        "An invalid path is reported with the reason and status 66",
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

    @Test("A path that is not UTF-8 is refused")
    func pathNotUTF8() async throws {
        let run = try await shell("touch \"$(printf 'caf\\351.cook')\"; recipes list *.cook", in: scratch)
        #expect(run.status == 66)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains("its name is not UTF-8; rename it"), "\(run)")
    }

    @Test("recipes list --format is refused with a reference to --json")
    func listFormat() async throws {
        let run = try await recipes("list", "--format", "json", in: scratch)
        #expect(run.status == 64)
        #expect(run.errorLines.first == "Error: list has no --format; use --json.", "\(run)")
        #expect(!(try await recipes("list", "--help", in: scratch)).output.contains("--format"))
    }

    @Test("A limit of open files that is too low is reported", arguments: ["", "list", "check Cookbook"])
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

    @Test("The program raises a low limit of open files if it is allowed to")
    func moreOpenFiles() async throws {
        try scratch.makeCookbook()
        let run = try await shell("ulimit -S -n 40; recipes list Cookbook", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.count == 3, "\(run)")
    }

    @Test("Completion scripts for shells complete the commands", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) async throws {
        let run = try await recipes("--generate-completion-script", shell, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("check"))
    }

    @Test("The guide and the first lines of the help list every command")
    func documentedCommands() async throws {
        let help = try await recipes("--help", in: scratch).output
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let page = try String(contentsOf: root.appending(path: "docs/guide/command-line.md"), encoding: .utf8)
        let list = try #require(help.split(separator: "SUBCOMMANDS:").last)
        let commands = list.matches(of: /\n[ ]{2}([a-z-]+)[ ]/).map { String($0.1) }.filter { $0 != "browse" }
        #expect(commands.count > 9)
        for command in commands {
            #expect(page.contains("    recipes \(command) "), "docs/guide/command-line.md does not list \(command)")
            #expect(help.contains("       recipes \(command)"), "the usage does not list \(command)")
        }
    }
}
