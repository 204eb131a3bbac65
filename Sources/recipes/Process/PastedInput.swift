import RecipeKit

/// The clipboard of the desktop, which programs of the desktop print.
enum PastedInput {
    /// The commands that print the clipboard, each with the variable that is set where it works.
    private static let commands = [
        (variable: "WAYLAND_DISPLAY", program: "wl-paste", words: "wl-paste --no-newline"),
        (variable: "DISPLAY", program: "xclip", words: "xclip -selection clipboard -o"),
        (variable: "DISPLAY", program: "xsel", words: "xsel --clipboard --output"),
    ]

    /// The most bytes that are read.
    private static let limit = 64 << 20

    /// Makes the clipboard the standard input of this program, so that it is read like a pipe.
    ///
    /// - Throws: ``CommandFailure`` if there is no clipboard, or nothing in it.
    static func replaceStandardInput() throws(CommandFailure) {
        guard let command = commands.first(where: { getenv($0.variable) != nil && DetachedProcess.exists($0.program) })
        else {
            throw CommandFailure(
                "no program here prints the clipboard; install wl-clipboard or xclip, or paste into: recipes import -",
                status: EX_UNAVAILABLE)
        }
        guard let pipe = popen(command.words + " 2>/dev/null", "r") else {
            throw CommandFailure("\(command.program) could not be started.", status: EX_OSERR)
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit, case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 {
            bytes += chunk[..<count]
        }
        let status = pclose(pipe)
        guard status == 0, bytes.contains(where: { $0 > 0x20 }), bytes.count <= limit else {
            throw CommandFailure(
                "the clipboard has no text; copy the recipe or the address of its page first.", status: EX_NOINPUT)
        }
        guard let file = tmpfile(), fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
            throw CommandFailure("the clipboard could not be stored for reading.", status: EX_IOERR)
        }
        rewind(file)
        dup2(fileno(file), STDIN_FILENO)
        fclose(file)
    }
}
