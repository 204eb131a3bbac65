import Terminal

/// The line below a list in which the user types a text to find a row.
@MainActor
final class FindBar: ViewController {
    let input: TextFieldController
    /// The outcome of the search. The find bar shows it at the right end.
    var outcome = Outcome.none {
        didSet { setNeedsDisplay() }
    }

    enum Outcome {
        case none
        case searching
        case notFound

        func text(_ wording: ListWording) -> String {
            switch self {
            case .none: ""
            case .searching: wording.searching
            case .notFound: wording.notFound
            }
        }
    }

    /// Called with 1 for the next match and with -1 for the previous one.
    private let onNext: @MainActor (_ step: Int) -> Void
    /// Called at the end of the search with `true` after Enter, or with `false` after Esc.
    private let onEnd: @MainActor (_ isAccepted: Bool) -> Void

    private var label: String { listWording.find + " " }
    private var inset: Int { 1 + label.displayWidth }

    init(
        text: String, onChange: @escaping @MainActor (String) -> Void, onNext: @escaping @MainActor (Int) -> Void,
        onEnd: @escaping @MainActor (Bool) -> Void
    ) {
        input = TextFieldController(text: text)
        self.onNext = onNext
        self.onEnd = onEnd
        super.init()
        input.onChange = onChange
        addChild(input)
    }

    override func layout(size: Size) {
        super.layout(size: size)
        let columns = size.columns - inset - Outcome.notFound.text(listWording).displayWidth - 2
        input.layout(size: Size(columns: max(1, columns), rows: 1))
    }

    override func draw(in surface: Surface) {
        surface.fill(surface.bounds)
        surface.draw(label, x: 1, y: 0, role: .dim)
        input.draw(in: surface.region(Rect(x: inset, y: 0, width: input.size.columns, height: 1)))
        let text = outcome.text(listWording)
        surface.draw(text, x: surface.width - text.displayWidth - 1, y: 0, role: outcome == .notFound ? .error : .dim)
    }

    override var cursor: Point? { input.cursor.map { Point(x: $0.x + inset, y: $0.y) } }

    override var focusedChild: ViewController? { input }

    /// Reserves the keys of the find bar's own commands too, so that these keys call no commands of the find bar's
    /// ancestors.
    override func reserves(_ key: Key) -> Bool { super.reserves(key) || boundKeyCommands.command(for: key) != nil }

    override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        event.moved(byColumns: -inset)
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(
                "find.next", keys: [.down, .control("n")], title: "next", help: "Go to the next row that says this",
                hint: .init(order: 0, partner: "find.previous") { $0.isUnicode ? "\($0.up)\($0.down)" : "arrows" }
            ) { [onNext] in onNext(1) },
            KeyCommand(
                "find.previous", keys: [.up, .control("p")], title: "previous",
                help: "Go to the previous row that says this"
            ) { [onNext] in onNext(-1) },
            KeyCommand(
                "find.accept", keys: [.enter], title: "stay", help: "Stay on the row that was found",
                hint: .init(order: 1) { $0.enter }
            ) { [onEnd] in onEnd(true) },
            KeyCommand(
                "find.cancel", keys: [.escape], title: "go back", help: "Go back to where the search began",
                hint: .init(order: 90)
            ) { [onEnd] in onEnd(false) },
        ]
    }
}

/// How the user finds a row by typing a part of its text.
///
/// The search starts at the selected row. After the end of the list, it continues at the start. It selects the first
/// row that contains the text. Case and accents are ignored. A line at the bottom, the find bar, shows the text. While
/// the find bar is visible, ↓ and ↑ select the next and the previous match, Enter ends the search, and Esc returns to
/// the row where the search began. If no row was found yet, Enter ends the search as soon as a row is found.
///
/// The search reads the text of each row up to the next match; see ``Row/findText`` and ``Section/findText(ofRowAt:)``.
/// It reads for about 8 milliseconds at a time. In between, the list handles keys, so a long list does not delay the
/// response to a key.
public enum TypeToFind: Equatable, Sendable {
    /// Finding is off.
    case off
    /// A key, such as `f`, starts a search. After the search, `n` and `N` select the next and the previous match.
    case after(Key)
    /// The first letter or digit that the user types starts a search. In this mode, letters and digits call no commands
    /// of the list or of its ancestors.
    case atOnce
}

extension Key {
    /// Whether the key is a letter or a digit, pressed alone or with Shift.
    var isFindable: Bool {
        guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return false }
        return character.isLetter || character.isNumber
    }
}
