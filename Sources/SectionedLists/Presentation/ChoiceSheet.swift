import Terminal

/// A menu: a sheet that closes when the user chooses one of its rows.
///
/// ```swift
/// let sheet = ChoiceSheet(title: "Sort", columns: 40)
/// sheet.sections = [
///     sheet.section(of: orders) { order in
///         ChoiceRow(order.name, isChosen: order == current, id: order)
///     } choose: { order in
///         sort(by: order)
///     }
/// ]
/// list.present(sheet)
/// ```
///
/// Each of the first rows has a letter, which is underlined in its text and chooses the row. The key hint of Enter says
/// `choose`, where other lists say `open`.
open class ChoiceSheet: SectionsViewController {
    private let columns: Int
    private var chooseCommand: KeyCommand?
    /// The letters of the rows of each section, with what they do.
    private var letters: [AnyHashable: [(letter: Character, choose: @MainActor () -> Void)]] = [:]
    /// The letters that move the selection, close the sheet, or tick in every list. `l`, which opens, is not one of
    /// them, because in a menu of themes it is the light one.
    private static let reservedLetters: Set<Character> = ["q", "h", "j", "k", "g", "x"]
    /// Of a longer section, such as one of folders, only the first rows have letters.
    private static let mostLetters = 12

    /// Creates a menu without rows.
    ///
    /// - Parameters:
    ///   - title: The title of the sheet.
    ///   - columns: The width in columns, if there is as much room.
    public init(title: String, columns: Int = 48) {
        self.columns = max(1, columns)
        super.init(title: title)
    }

    /// Returns a section of the menu.
    ///
    /// - Parameters:
    ///   - title: The title of the section, or `nil` for no header.
    ///   - id: The id of the section. By default, it is the title.
    ///   - choices: The values to choose from.
    ///   - closes: Whether the menu closes before `choose` is called. A menu of two questions stays open after the first
    ///     one, and `choose` then replaces all sections.
    ///   - row: Returns the row for a value.
    ///   - choose: Called with the chosen value.
    public func section<Choice>(
        _ title: String? = nil, id: AnyHashable? = nil, of choices: [Choice], closes: Bool = true,
        row: (Choice) -> ChoiceRow, choose: @escaping @MainActor (Choice) -> Void
    ) -> Section {
        let take = { @MainActor [weak self] (index: Int) in
            guard let self else { return }
            // What is chosen may need the sheet, which nothing else holds after it has closed.
            withExtendedLifetime(self) {
                if closes { dismiss() } else { letters = [:] }
                choose(choices[index])
            }
        }
        let sectionID = id ?? AnyHashable(title)
        letters[sectionID] = nil
        var taken = Self.reservedLetters.union(letters.values.joined().map(\.letter))
        var own: [(letter: Character, choose: @MainActor () -> Void)] = []
        let rows = choices.enumerated().map { index, choice in
            var row = row(choice)
            guard index < Self.mostLetters, let letter = row.lettered.letter(besides: taken) else { return row }
            taken.insert(letter)
            own.append((letter, { take(index) }))
            row.letter = letter
            return row
        }
        letters[sectionID] = own
        return Section(title, id: id, rows: rows).onSelect { _, index in take(index) }
    }

    open override func handle(_ event: InputEvent) -> Bool {
        guard case .key(let key) = event, key.modifiers.isEmpty, case .character(let letter) = key.code,
            let row = letters.values.joined().first(where: { $0.letter == letter })
        else { return super.handle(event) }
        row.choose()
        return true
    }

    open override func preferredSize(within available: Size) -> Size {
        Size(columns: min(columns, available.columns), rows: super.preferredSize(within: available).rows)
    }

    open override var keyCommands: [KeyCommand] {
        super.keyCommands.map { $0.id == "list.open" ? chooseCommand(for: $0) : $0 }
    }

    /// Returns the list's command for opening a row, but with the title `choose`.
    private func chooseCommand(for open: KeyCommand) -> KeyCommand {
        if let chooseCommand { return chooseCommand }
        let command = KeyCommand(
            open.id, keys: open.keys, title: "choose", help: "Choose the selected row", hint: open.hint,
            actsOnSelectedRow: true, action: open.action)
        chooseCommand = command
        return command
    }
}

/// A row of a ``ChoiceSheet``, with a tick if it is the current choice.
public struct ChoiceRow: Row {
    public let id: AnyHashable
    /// The text of the row.
    public let text: String
    /// The text at the right, if there is room for it.
    public let detail: String?
    /// Whether the row has a tick.
    public let isChosen: Bool
    /// The part of the text that has the letter that chooses the row.
    fileprivate let lettered: String
    /// The letter that chooses the row, or `nil` for none. The sheet sets it.
    fileprivate(set) var letter: Character?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - text: The text of the row.
    ///   - detail: The text at the right, if there is room for it.
    ///   - isChosen: Whether the row has a tick.
    ///   - lettered: The beginning of the text from which the letter that chooses the row is taken: of `Thu 26 Nov`, the
    ///     day. An empty string, for a row without a letter, is for a menu whose rows have keys of their own.
    ///   - id: The id of the row.
    public init(
        _ text: String, detail: String? = nil, isChosen: Bool = false, lettered: String? = nil, id: AnyHashable
    ) {
        self.id = id
        self.lettered = lettered ?? text
        self.text = text
        self.detail = detail
        self.isChosen = isChosen
    }

    public func configure(_ cell: ChoiceCell) {
        cell.text = text
        cell.detail = detail
        cell.isChosen = isChosen
        cell.letter = letter
    }
}

/// The cell of a ``ChoiceRow``: a tick, the text, and the detail at the right.
public final class ChoiceCell: Cell {
    fileprivate var text = ""
    fileprivate var detail: String?
    fileprivate var isChosen = false
    fileprivate var letter: Character?

    /// Creates a cell without text.
    public init() {}

    public func draw(in surface: Surface, state: CellState) {
        if isChosen { surface.draw(String(surface.symbols.mark), x: 2, y: 0, role: .marked) }
        let right = surface.width - 1
        let width = detail?.displayWidth ?? 0
        let hasRoom = text.displayWidth + width + 6 <= right
        if hasRoom, let detail { surface.draw(detail, x: right - width, y: 0, role: .dim) }
        let room = max(0, right - 4 - (hasRoom && width > 0 ? width + 1 : 0))
        let shown = text.truncated(toWidth: room, ellipsis: surface.symbols.ellipsis)
        surface.draw(shown, x: 4, y: 0)
        guard let index = letter.flatMap({ shown.place(ofLetter: $0) }) else { return }
        let column = 4 + String(shown[..<index]).displayWidth
        surface.restyle(Rect(x: column, y: 0, width: 1, height: 1)) { $0.adding(Style(attributes: .underline)) }
    }
}

extension String {
    /// Returns the first letter that is free, in lower case: preferably one that begins a word. Only the letters of
    /// ASCII are used, because every keyboard has them.
    fileprivate func letter(besides taken: Set<Character>) -> Character? {
        let words = split { !$0.isLetter && !$0.isNumber }
        let candidates = words.compactMap(\.first) + words.joined()
        return candidates.lazy.filter { $0.isASCII && $0.isLetter }.map { Character($0.lowercased()) }
            .first { !taken.contains($0) }
    }

    /// Returns the index of a letter in lower or upper case, preferably at the beginning of a word.
    fileprivate func place(ofLetter letter: Character) -> String.Index? {
        let isLetter = { (index: String.Index) in self[index].lowercased() == String(letter) }
        let beginnings = indices.filter { $0 == startIndex || !self[self.index(before: $0)].isLetter }
        return beginnings.first(where: isLetter) ?? indices.first(where: isLetter)
    }
}
