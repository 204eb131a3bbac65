import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("Editor")
struct EditorTests {
    @Test(
        "The editor is VISUAL, else EDITOR, else vi",
        arguments: [
            (["VISUAL": "code --wait", "EDITOR": "ed"], "code --wait"), (["VISUAL": " ", "EDITOR": "ed"], "ed"),
            (["EDITOR": ""], "vi"), ([:], "vi"),
        ])
    func choice(_ environment: [String: String], _ command: String) {
        #expect(Editor { environment[$0] }.command == command)
    }

    @Test(
        "The editor opens a file at a line if it is known to accept a line number",
        arguments: [
            ("vi", ["+7", "./Soup.cook"]), ("/usr/bin/nvim -p", ["+7", "./Soup.cook"]),
            ("code --wait", ["--goto", "./Soup.cook:7"]), ("hx", ["./Soup.cook:7"]),
            ("kate", ["--line", "7", "./Soup.cook"]),
            ("my-script", ["./Soup.cook"]),
        ])
    func line(_ command: String, _ arguments: [String]) {
        let editor = Editor { $0 == "EDITOR" ? command : nil }
        #expect(editor.program(file: "Soup.cook", line: 7) == TerminalProgram(command, arguments: arguments))
        #expect(editor.program(file: "Soup.cook", line: 1).arguments == ["./Soup.cook"])
    }

    @Test(
        "A file name never looks like an option or a command of the editor",
        arguments: [
            ("-c.cook", "./-c.cook"), ("+!sh payload.cook", "./+!sh payload.cook"), ("-x/Soup.cook", "./-x/Soup.cook"),
            ("./Soup.cook", "./Soup.cook"), ("../Soup.cook", "../Soup.cook"), ("~x.cook", "./~x.cook"),
            ("/home/+x.cook", "/home/+x.cook"),
        ])
    func option(_ file: String, _ argument: String) {
        let editor = Editor { _ in nil }
        #expect(editor.program(file: file).arguments == [argument])
        #expect(editor.program(file: file, line: 3).arguments == ["+3", argument])
    }
}
