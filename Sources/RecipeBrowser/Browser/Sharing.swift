import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// A text that the user can copy, or show as a QR code for a telephone.
struct SharedText {
    /// What the text is: `the ingredients`.
    let name: String
    let text: String
    /// The name as a title: `Ingredients`.
    var title: String {
        let name = name.hasPrefix("the ") ? name.dropFirst(4) : name[...]
        return name.prefix(1).uppercased() + name.dropFirst()
    }
    /// Whether it is offered as a code too.
    var hasCode = false
}

/// A screen with something to copy.
@MainActor
protocol SharingScreen {
    /// Whether there is something to copy now. Read at each key press.
    var isSharing: Bool { get }
    /// Whether people usually take the contents of the screen with them, as a shopping list.
    var isForSharing: Bool { get }
    /// What can be copied, the most useful first. Empty if there is nothing now.
    var sharedTexts: [SharedText] { get }
    /// The recipe whose page and pictures can be opened, or `nil` if there is none.
    var sharedRecipe: RecipeSummary? { get }
    /// The address of the page that the screen is about, if it is about no recipe.
    var sharedPage: String? { get }
}

extension SharingScreen {
    var sharedRecipe: RecipeSummary? { nil }
    var sharedPage: String? { nil }

    var isSharing: Bool { sharedRecipe != nil || sharedPage != nil }

    var isForSharing: Bool { false }
}

/// The menu that copies something of a recipe or of the shopping list, or shows it as a QR code.
@MainActor
final class SharingSheet: ChoiceSheet {
    private enum Choice: Hashable {
        case copy(Int), code(Int)
    }

    /// - Parameters:
    ///   - texts: What can be copied.
    ///   - recipe: The title of the recipe that they are about, or `nil` if they are about something else.
    ///   - copy: Puts a text on the clipboard.
    ///   - screen: The screen that shows messages and codes.
    init(
        _ texts: [SharedText], of recipe: String?, copy: @escaping @MainActor (String) -> ClipboardWay,
        over screen: ViewController
    ) {
        super.init(title: recipe.map { "Copy from \($0.withoutControlCharacters.quoted)" } ?? "Copy", columns: 60)
        let codes = texts.indices.filter { texts[$0].hasCode }
        sections = [
            section(
                id: "copy", of: texts.indices.map(Choice.copy) + codes.map(Choice.code),
                row: { choice in
                    switch choice {
                    case .copy(let index): ChoiceRow(texts[index].title, id: choice)
                    case .code(let index):
                        ChoiceRow(
                            "QR code of \(texts[index].name)"
                                + (QRCode.isInstalled ? ", for a phone" : " (needs libqrencode)"), id: choice)
                    }
                },
                choose: { [weak screen] choice in
                    switch choice {
                    case .copy(let index):
                        screen?.showToast(Toast(copy(texts[index].text).sentence(about: texts[index].name)))
                    case .code(let index): screen.map { CodeViewController.show(texts[index], over: $0) }
                    }
                })
        ]
    }
}

/// How a text has reached the clipboard.
public enum ClipboardWay: Sendable {
    /// A program of the desktop or of tmux has taken it.
    case program
    /// It was sent to the terminal, which may ignore it.
    case terminal
    /// It is too long to be sent to a terminal.
    case tooLong

    func sentence(about name: String) -> String {
        switch self {
        case .program: "Copied \(name)"
        case .terminal: "Sent \(name) to the clipboard of your terminal"
        case .tooLong: "Too long for the clipboard of a terminal. Install wl-clipboard or xclip."
        }
    }
}

/// The screen with the QR code of a text. A text that needs a larger code than the window shows is divided between its
/// lines, and the arrow keys show the next part.
@MainActor
final class CodeViewController: ViewController {
    private let name: String
    private let text: String
    private var codes: [QRCode] = []
    private var index = 0

    private init(_ shared: SharedText) {
        name = shared.name
        text = shared.text
        super.init(title: "QR code")
    }

    static func show(_ shared: SharedText, over screen: ViewController) {
        do throws(QRCode.Failure) {
            _ = try QRCode(" ")
            screen.navigationController?.push(CodeViewController(shared))
        } catch {
            screen.present(
                AlertViewController(
                    title: "QR code",
                    text:
                        "Codes are made by the library libqrencode, which is not installed. Its package is libqrencode4 "
                        + "on Debian, qrencode-libs on Fedora, and qrencode elsewhere."))
        }
    }

    // MARK: - Dividing

    override func layout(size: Size) {
        super.layout(size: size)
        codes = parts(lines: size.rows - 1, columns: size.columns)
        index = min(index, max(0, codes.count - 1))
    }

    /// Returns the fewest codes that fit into a number of lines and columns. Empty if the window is too small even for
    /// a single line of the text.
    private func parts(lines: Int, columns: Int) -> [QRCode] {
        let rows = text.split(separator: "\n").map(String.init)
        var found: [QRCode] = []
        var rest = rows[...]
        while !rest.isEmpty {
            var best: (code: QRCode, count: Int)?
            // A longer text needs a larger code, so the number of rows that fit is found by halving.
            var (low, high) = (1, rest.count)
            while low <= high {
                let count = (low + high) / 2
                let code = try? QRCode(rest.prefix(count).joined(separator: "\n"))
                if let code, code.lines <= lines, code.width + 2 * QRCode.margin <= columns {
                    best = (code, count)
                    low = count + 1
                } else {
                    high = count - 1
                }
            }
            guard let best else { return [] }
            found.append(best.code)
            rest = rest.dropFirst(best.count)
        }
        return found
    }

    // MARK: - Drawing

    override var status: String? { codes.count > 1 ? "code \(index + 1) of \(codes.count)" : nil }

    override func draw(in surface: Surface) {
        guard surface.symbols.isUnicode else {
            return draw("This terminal has no characters for a code.", in: surface)
        }
        guard codes.indices.contains(index) else {
            return draw("The window is too small for a code of \(name). Make it larger, or copy the text.", in: surface)
        }
        let code = codes[index]
        let total = code.width + 2 * QRCode.margin
        let left = max(0, (surface.width - total) / 2)
        // Without colours, the light modules are drawn in the foreground: most terminals are dark.
        let paper: Style? =
            surface.theme.allowsColors
            ? Style(foreground: Color(red: 0, green: 0, blue: 0), background: Color(red: 255, green: 255, blue: 255))
            : nil
        for line in 0..<code.lines {
            var text = ""
            for column in 0..<total {
                let x = column - QRCode.margin
                let y = 2 * line - QRCode.margin
                let ink = (code.isDark(x: x, y: y), code.isDark(x: x, y: y + 1))
                let isPaper = paper == nil
                switch (ink.0 != isPaper, ink.1 != isPaper) {
                case (true, true): text += "█"
                case (true, false): text += "▀"
                case (false, true): text += "▄"
                case (false, false): text += " "
                }
            }
            surface.draw(text, x: left, y: line, style: paper ?? Style())
        }
        surface.draw("Point the camera of a phone at it.", x: left, y: code.lines, role: .dim)
    }

    private func draw(_ sentence: String, in surface: Surface) {
        for (y, line) in StyledText(sentence).wrapped(toWidth: surface.width - 4).enumerated() {
            surface.draw(line, x: 2, y: y + 1)
        }
    }

    // MARK: - Keys

    override var keyCommands: [KeyCommand] { codes.count > 1 ? [next, previous] : [] }

    private lazy var next = SharingCommands.nextCode.command { [weak self] in self?.move(by: 1) }
    private lazy var previous = SharingCommands.previousCode.command { [weak self] in self?.move(by: -1) }

    private func move(by steps: Int) {
        index = min(max(0, index + steps), codes.count - 1)
        setNeedsDisplay()
    }
}

/// The key commands that copy and show codes.
enum SharingCommands {
    static let copy = CommandDefinition(
        "share.copy", keys: [.character("y")], title: "copy",
        help: "Copy it to the clipboard, or show a QR code for a phone", hint: .init(order: 29),
        synonyms: "yank clipboard phone qr code share send", needs: .shared)

    static let open = CommandDefinition(
        "share.open", keys: [.character("o")], title: "open outside",
        help: "Open the web page or the picture of the recipe in another program",
        synonyms: "browser link source url photo image xdg",
        needs: .recipe)

    static let picture = CommandDefinition(
        "share.picture", keys: [.character("J")], title: "picture",
        help: "Show the pictures of the recipe on the whole screen", synonyms: "photo image large look jpeg",
        needs: .recipe)

    static let export = CommandDefinition(
        "share.export", keys: [.character("O")], title: "export",
        help: "Write the recipe or the shopping list into a file for another program",
        synonyms: "save paprika mealie cooklang markdown todo text file", needs: .shared)

    static let nextCode = CommandDefinition(
        "share.nextCode", keys: [.right, .down, .enter, .space, .character("l"), .character("j")], title: "next code",
        help: "Show the next code of the text", hint: .init(order: 1), needs: .code)

    static let previousCode = CommandDefinition(
        "share.previousCode", keys: [.left, .up, .character("h"), .character("k")], title: "code before",
        help: "Show the code before", hint: .init(order: 2), needs: .code)

    static let all = [copy, open, picture, export, nextCode, previousCode]
}
