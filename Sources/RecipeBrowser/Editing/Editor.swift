import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program that a person edits files with: `VISUAL`, else `EDITOR`, else `vi`.
struct Editor: Hashable, Sendable {
    /// Words for a shell.
    let command: String

    init(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
        let wishes = ["VISUAL", "EDITOR"].compactMap(environment)
        command = wishes.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
    }

    /// The program's own name, without its folder and what follows it.
    private var name: Substring {
        let program = command.split(separator: " ").first ?? ""
        return program.split(separator: "/").last ?? program
    }

    /// What opens a file, at a line where the editor is known to take one.
    func program(file: String, line: Int? = nil) -> TerminalProgram {
        // A file is no option, whatever it is called.
        let file = file.hasPrefix("-") ? "./\(file)" : file
        guard let line, line > 1 else { return TerminalProgram(command, arguments: [file]) }
        return TerminalProgram(command, arguments: Self.arguments(of: name, file: file, line: line))
    }

    private static func arguments(of name: Substring, file: String, line: Int) -> [String] {
        switch name {
        case "vi", "vim", "nvim", "gvim", "view", "ex", "elvis", "vis", "kak", "nano", "pico", "rnano", "emacs",
            "emacsclient", "mg", "zile", "jmacs", "joe", "jove", "ne", "mcedit", "micro", "less", "more", "gedit",
            "jed":
            ["+\(line)", file]
        case "code", "codium", "code-insiders", "cursor": ["--goto", "\(file):\(line)"]
        case "hx", "helix", "subl", "sublime_text", "zed", "zeditor", "lapce": ["\(file):\(line)"]
        case "kate", "kwrite": ["--line", String(line), file]
        case "mate", "bbedit": ["--line", String(line), file]
        default: [file]
        }
    }
}
