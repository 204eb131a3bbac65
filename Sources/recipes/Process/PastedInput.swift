import CookbookStore
import RecipeFormats
import RecipeKit

/// The clipboard of the desktop, which programs of the desktop print.
enum PastedInput {
    /// The commands that print the clipboard.
    private static let commands = [
        Command(
            variable: "WAYLAND_DISPLAY", program: "wl-paste", words: "wl-paste --no-newline",
            html: "wl-paste --no-newline -t text/html"),
        Command(
            variable: "DISPLAY", program: "xclip", words: "xclip -selection clipboard -o",
            html: "xclip -selection clipboard -o -t text/html"),
        Command(variable: "DISPLAY", program: "xsel", words: "xsel --clipboard --output", html: nil),
        // On macOS, the text of a page comes as HTML in hexadecimal digits.
        Command(
            variable: "HOME", program: "pbpaste", words: "pbpaste",
            html: "osascript -e 'the clipboard as «class HTML»' | perl -ne 'print pack \"H*\", $1 if /HTML([0-9A-F]+)/'"
        ),
    ]

    private struct Command {
        /// The variable that is set where the command works.
        let variable: String
        let program: String
        /// The command line that prints the clipboard as text.
        let words: String
        /// The command line that prints the HTML of what was copied from a page, or nothing.
        let html: String?
    }

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
        let text = output(of: command.words)
        // What was copied from a page has its headings and lists as HTML. An address is copied as text.
        let page = text.map(WebPageAddress.mayBeList) == true ? nil : command.html.flatMap(output).flatMap(page)
        guard let bytes = page ?? text else {
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

    /// Returns what a command prints, or `nil` if it fails, or prints nothing or too much.
    private static func output(of words: String) -> [UInt8]? {
        guard let pipe = popen("( \(words) ) 2>/dev/null", "r") else { return nil }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit, case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 {
            bytes += chunk[..<count]
        }
        let status = pclose(pipe)
        return status == 0 && bytes.contains { $0 > 0x20 } && bytes.count <= limit ? bytes : nil
    }

    /// Returns HTML as a page if a recipe can be read from it. If not, its text is the better source.
    private static func page(_ html: [UInt8]) -> [UInt8]? {
        let page = Array("<!DOCTYPE html>\n".utf8) + html
        // `try?`: text in no encoding is no page.
        guard let utf8 = try? HTMLFormat().utf8(of: page, file: "") else { return nil }
        var isRecipe = false
        _ = HTMLFormat().readAll(utf8: utf8, file: "") { _ in
            isRecipe = true
            return false
        }
        return isRecipe ? page : nil
    }
}
