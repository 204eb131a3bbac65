import Terminal

/// The user's editor: the value of `VISUAL` or, without such a value, of `EDITOR`. If both are unset or blank, the
/// editor is `vi`.
struct Editor: Hashable, Sendable {
    /// The command line for the shell, with its arguments.
    let command: String

    init(environment: (String) -> String? = ProcessEnvironment.value(of:)) {
        let requests = ["VISUAL", "EDITOR"].compactMap(environment)
        command = requests.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
    }

    /// The name of the program: `vim` for `/usr/bin/vim -n`.
    private var name: Substring {
        let program = command.split(separator: " ").first ?? ""
        return program.split(separator: "/").last ?? program
    }

    /// Returns the program that opens a file at a line. If the line is `nil` or 1, or if this type does not know the
    /// editor, the program opens the file at its start.
    func program(file: String, line: Int? = nil) -> TerminalProgram {
        let file = Self.argument(for: file)
        guard let line, line > 1 else { return TerminalProgram(command, arguments: [file]) }
        return TerminalProgram(command, arguments: Self.arguments(of: name, file: file, line: line))
    }

    /// Returns the path of a file as an argument that begins with `/` or `.`.
    ///
    /// File names come from strangers. An editor interprets a name that begins with `-` as an option, and one that
    /// begins with `+` as a command: `+!sh x` runs a program.
    private static func argument(for file: String) -> String {
        ["/", "./", "../"].contains(where: file.hasPrefix) ? file : "./\(file)"
    }

    /// Returns the arguments with which an editor opens a file at a line.
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
