import Terminal

/// The column with the section index at the right edge of a list. After the user has pressed the key of the index, the
/// column also waits for the letter to jump to.
@MainActor
final class SectionIndexColumn {
    /// The minimum width of a list with an index, in columns.
    static let minimumColumns = 30
    /// The minimum height of a list with an index, in lines.
    static let minimumLines = 3

    private let reader: ListReader
    /// The section index, and the version of the contents for which it was made; see ``ListReader/version``.
    private var cached: (version: Int, index: SectionIndex)?
    /// The controller that waits for a letter, or `nil` while no letter is awaited.
    private(set) var picker: IndexPicker?

    /// Whether the index is shown if there is room for it.
    var isOn = false {
        didSet { cached = nil }
    }

    init(reader: ListReader) {
        self.reader = reader
    }

    /// Returns the section index. Returns `nil` if the index is off, has fewer than two entries, or has no room.
    private func index(in size: Size) -> SectionIndex? {
        guard isOn, size.columns >= Self.minimumColumns, size.rows >= Self.minimumLines else { return nil }
        let index = currentIndex
        return index.entries.count > 1 ? index : nil
    }

    /// The section index of the current contents. Reads the titles again only if the contents have changed.
    private var currentIndex: SectionIndex {
        if let cached, cached.version == reader.version { return cached.index }
        let index = SectionIndex(reader.model)
        cached = (reader.version, index)
        return index
    }

    /// Returns the number of columns that the index takes between the rows and the scroll bar. It is 0 if the index is
    /// hidden.
    func width(in size: Size) -> Int { index(in: size).map { $0.titleWidth + 1 } ?? 0 }

    /// Draws the index.
    ///
    /// - Parameters:
    ///   - surface: The surface of the list.
    ///   - size: The size of the list.
    ///   - section: The index of the section whose letter is emphasized, or `nil` for none.
    ///   - version: The ``Application/drawingVersion``, or `nil` to draw without the cache.
    func draw(in surface: Surface, size: Size, section: Int?, version: Int?) {
        guard let index = index(in: size) else { return }
        let content = DrawnIndex(
            contents: reader.version, entry: section.flatMap(index.entry(ofSection:)), isPicking: picker != nil)
        let area = Rect(x: size.columns - width(in: size), y: 0, width: index.titleWidth, height: surface.height)
        drawing.draw(content, version: version, in: surface, area: area) { draw(index, content, in: $0) }
    }

    private func draw(_ index: SectionIndex, _ content: DrawnIndex, in surface: Surface) {
        for (y, line) in index.lines(height: surface.height).enumerated() {
            let role: Role = line.entry == content.entry && !line.isDot ? .strong : content.isPicking ? .accent : .dim
            let text = line.isDot ? String(surface.symbols.factSeparator) : index.entries[line.entry].title
            surface.draw(text, x: 0, y: y, role: role)
        }
    }

    /// Everything on which a drawing of the index depends, except its size.
    private struct DrawnIndex: Equatable {
        /// The version of the contents; see ``ListReader/version``.
        let contents: Int
        /// The emphasized entry, or `nil` for none.
        let entry: Int?
        /// Whether the user picks a letter.
        let isPicking: Bool
    }

    private var drawing = DrawingCache<DrawnIndex>()

    /// The part of the index under the mouse pointer when a mouse button is pressed.
    enum Press {
        /// The title of a section, or a dot that stands for the section. The value is the index of the section.
        case section(Int)
        /// The space below the titles.
        case nothing
    }

    /// Returns what is at a point, or `nil` if the point is outside the index.
    ///
    /// - Parameters:
    ///   - point: The point in the coordinates of the list.
    ///   - size: The size of the list.
    func press(at point: Point, size: Size) -> Press? {
        guard let index = index(in: size), point.x >= size.columns - width(in: size), point.x < size.columns - 1 else {
            return nil
        }
        let lines = index.lines(height: size.rows)
        guard lines.indices.contains(point.y) else { return .nothing }
        return .section(index.entries[lines[point.y].entry].section)
    }

    // MARK: - Keys

    /// Returns the first and the last title of the index for the key command, or `nil` if there is no key command.
    func commandTitles(in size: Size) -> [String]? {
        guard let index = index(in: size), picker == nil else { return nil }
        return [index.entries.first?.title ?? "", index.entries.last?.title ?? ""]
    }

    /// Returns the command that waits for a letter and then jumps to a section; see ``SectionIndex/entry(for:)``. If
    /// the index is hidden, or if a letter is already awaited, the array is empty.
    ///
    /// - Parameters:
    ///   - size: The size of the list.
    ///   - list: The view controller of the list.
    ///   - jump: Called with the index of the section to jump to.
    func keyCommands(size: Size, list: ViewController, jump: @escaping @MainActor (Int) -> Void) -> [KeyCommand] {
        guard let letters = commandTitles(in: size)?.joined(separator: "–") else { return [] }
        return [
            Self.command { [weak self, weak list] in
                if let list { self?.pickLetter(of: letters, in: list, jump: jump) }
            }
        ]
    }

    /// All commands of the section index. These commands are only shown in lists of commands, so their actions do
    /// nothing. If the index is off, the array is empty.
    var allKeyCommands: [KeyCommand] {
        isOn ? [Self.command {}] + IndexPicker(letters: "", onEnd: { _ in }).keyCommands : []
    }

    private static func command(_ action: @escaping @MainActor () -> Void) -> KeyCommand {
        KeyCommand(
            "list.index", keys: [.character("i")], title: "index",
            help: "Go to the sections of a letter, which is asked for", hint: .init(order: 52), action: action)
    }

    /// Waits for a letter. Then calls `jump` with the section to jump to, if there is one.
    private func pickLetter(of letters: String, in list: ViewController, jump: @escaping @MainActor (Int) -> Void) {
        let picker = IndexPicker(letters: letters) { [weak self, weak list] letter in
            guard let self, let list else { return }
            self.endPicking()
            let entry = letter.flatMap { self.index(in: list.size)?.entry(for: $0) }
            if let entry { jump(entry.section) }
        }
        self.picker = picker
        list.addChild(picker)
        list.setNeedsDisplay()
    }

    /// Stops waiting for a letter. If no letter is awaited, has no effect.
    func endPicking() {
        guard let picker else { return }
        let list = picker.parent
        list?.removeChild(picker)
        self.picker = nil
        list?.setNeedsDisplay()
    }
}

/// The first letters of the sections of a list, in a column at the right edge. The user can jump to a section by its
/// letter.
///
/// Each section with a ``Section/indexTitle`` has an entry: the first character of that title. Neighbouring sections
/// with the same character share one entry. If there are more entries than lines, letters and dots alternate: A, ·, H,
/// ·, P. A dot stands for the entries between the letters above and below it.
@MainActor
struct SectionIndex {
    struct Entry: Equatable {
        /// The first character of the index titles.
        let title: String
        /// The index of the first section that the entry stands for.
        let section: Int
    }

    let entries: [Entry]
    /// The width of the widest title in columns, at least 1.
    let titleWidth: Int

    /// Reads the title of every section. O(sections).
    init(_ model: any SectionedModel) {
        var entries: [Entry] = []
        for index in 0..<model.numberOfSections {
            guard let title = model.section(at: index).indexTitle?.prefix(1), !title.isEmpty,
                entries.last?.title != String(title)
            else { continue }
            entries.append(Entry(title: String(title), section: index))
        }
        self.entries = entries
        titleWidth = entries.reduce(1) { max($0, $1.title.displayWidth) }
    }

    /// One line of the column: a letter, or a dot that stands for omitted entries.
    struct Line: Equatable {
        /// The index of the entry to which a press on the line jumps.
        let entry: Int
        let isDot: Bool
    }

    /// Returns the lines of the index for a column of the given height. If there are more entries than lines and the
    /// column has fewer than 3 lines, the array is empty.
    func lines(height: Int) -> [Line] {
        if entries.count <= height { return entries.indices.map { Line(entry: $0, isDot: false) } }
        let letters = max(1, (height + 1) / 2)
        guard letters > 1 else { return [] }
        let last = entries.count - 1
        return (0..<(2 * letters - 1)).map { line in
            Line(entry: line * last / (2 * letters - 2), isDot: !line.isMultiple(of: 2))
        }
    }

    /// Returns the first entry with the given letter. If no entry has the letter, returns the entry with the next
    /// letter in the alphabet. If there is no next letter either, returns `nil`. Case and accents are ignored.
    func entry(for letter: Character) -> Entry? {
        let needle = FindNeedle(String(letter))
        let letters = entries.map { (entry: $0, needle: FindNeedle($0.title)) }
        let same = letters.first { $0.needle == needle }
        let next = letters.filter { needle.precedes($0.needle) }.min { $0.needle.precedes($1.needle) }
        return (same ?? next)?.entry
    }

    /// Returns the index of the entry to which a section belongs, or `nil` if there is no such entry.
    func entry(ofSection section: Int) -> Int? { entries.lastIndex { $0.section <= section } }
}

/// A controller that waits for the user to type a letter of the section index. Any character counts as a letter. Esc
/// only ends the wait. Any other key and the mouse also end the wait and have their usual effect.
@MainActor
final class IndexPicker: ViewController {
    private let onEnd: @MainActor (Character?) -> Void
    private let letters: String

    /// Creates a controller that waits for a letter.
    ///
    /// - Parameters:
    ///   - letters: The first and the last letter of the index, such as `A–Z`. The footer shows this text in the hint.
    ///   - onEnd: Called with the letter, or with `nil` if the wait ends without a letter.
    init(letters: String, onEnd: @escaping @MainActor (Character?) -> Void) {
        self.letters = letters
        self.onEnd = onEnd
        super.init()
    }

    override func reserves(_ key: Key) -> Bool { key == .escape || character(of: key) != nil }

    override func handle(_ event: InputEvent) -> Bool {
        let character = if case .key(let key) = event { character(of: key) } else { Character?.none }
        onEnd(character)
        return character != nil
    }

    private func character(of key: Key) -> Character? {
        guard case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) else { return nil }
        return character
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(
                "index.cancel", keys: [.escape], title: "jump", help: "Stay where you are",
                hint: .init(order: 90) { [letters] _ in letters }
            ) { [onEnd] in onEnd(nil) }
        ]
    }
}

extension SectionsViewController {
    /// Whether a section index is shown at the right edge. `false` by default. To jump to a section, the user presses
    /// `i` and a letter, or clicks a letter; see ``Section/indexTitle``. The index is hidden if it has fewer than two
    /// entries, or if the list has fewer than 30 columns or 3 lines.
    public var showsSectionIndex: Bool {
        get { window.index.isOn }
        set {
            window.index.isOn = newValue
            replaceVisibleCells()
        }
    }
}
