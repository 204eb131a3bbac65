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
