import Terminal
import Testing

@testable import RecipeBrowser

@Suite("The editor")
struct EditorTests {
    @Test(
        "is what VISUAL says, else EDITOR, else vi",
        arguments: [
            (["VISUAL": "code --wait", "EDITOR": "ed"], "code --wait"), (["VISUAL": " ", "EDITOR": "ed"], "ed"),
            (["EDITOR": ""], "vi"), ([:], "vi"),
        ])
    func choice(_ environment: [String: String], _ command: String) {
        #expect(Editor { environment[$0] }.command == command)
    }

    @Test(
        "is told the line in its own way, where it is known to have one",
        arguments: [
            ("vi", ["+7", "Soup.cook"]), ("/usr/bin/nvim -p", ["+7", "Soup.cook"]),
            ("code --wait", ["--goto", "Soup.cook:7"]), ("hx", ["Soup.cook:7"]),
            ("kate", ["--line", "7", "Soup.cook"]),
            ("my-script", ["Soup.cook"]),
        ])
    func line(_ command: String, _ arguments: [String]) {
        let editor = Editor { $0 == "EDITOR" ? command : nil }
        #expect(editor.program(file: "Soup.cook", line: 7) == TerminalProgram(command, arguments: arguments))
        #expect(editor.program(file: "Soup.cook", line: 1).arguments == ["Soup.cook"])
    }

    @Test("is given no file that could be taken for an option")
    func option() {
        #expect(Editor { _ in nil }.program(file: "-c.cook").arguments == ["./-c.cook"])
    }
}
