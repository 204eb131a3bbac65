import Terminal

/// The line at the top of the screen. It shows the title of the navigation controller, the titles of the screens on the
/// stack (from the root to the current screen), and the titles of sheets without a frame. At the right end are the
/// status of the current screen and, after it, the notice of the navigation controller.
struct NavigationBar: Equatable {
    var titles: [String]
    var status: String?
    var notice: StyledText?

    @MainActor
    func draw(in surface: Surface) {
        if let notice, !notice.runs.isEmpty {
            let columns = noticeColumns(width: surface.width)
            let area = Rect(x: surface.width - 1 - columns, y: 0, width: columns, height: 1)
            surface.region(area).draw(notice, x: 0, y: 0)
        }
        let separator = Self.separator(surface.symbols)
        let room = roomBesideNotice(width: surface.width)
        if let status = fittingStatus(width: room, separator: separator) {
            surface.draw(status, x: 1 + room - status.displayWidth, y: 0, role: .dim)
        }
        let width = roomForTitles(width: surface.width, separator: separator)
        let path = surface.region(Rect(x: 1, y: 0, width: width, height: 1))
        var x = 0
        for (index, title) in fitting(width: width, separator: separator).enumerated() {
            if index > 0 { x = path.draw(separator, x: x, y: 0, role: .dim) }
            let shown = title.truncated(toWidth: width - x, ellipsis: surface.symbols.ellipsis)
            x = path.draw(shown, x: x, y: 0, role: index == 0 ? .title : .text)
        }
    }

    /// Returns the index of the title at a column, or `nil` between the titles and after them.
    func index(ofTitleAt column: Int, width: Int, symbols: Symbols) -> Int? {
        let separator = Self.separator(symbols)
        let shown = fitting(width: roomForTitles(width: width, separator: separator), separator: separator)
        var x = 1
        for (index, title) in zip(shown.indices, shown) {
            let end = x + title.displayWidth(upTo: width)
            if (x..<end).contains(column) { return index }
            x = end + separator.displayWidth
        }
        return nil
    }

    private static func separator(_ symbols: Symbols) -> String { " \(symbols.pathSeparator) " }

    /// At least half of the line remains for the titles and the status.
    private func noticeColumns(width: Int) -> Int {
        notice.map { min($0.displayWidth(upTo: width), max(0, width / 2 - 1)) } ?? 0
    }

    private func roomBesideNotice(width: Int) -> Int {
        width - 2 - (notice?.runs.isEmpty == false ? noticeColumns(width: width) + 2 : 0)
    }

    private func roomForTitles(width: Int, separator: String) -> Int {
        let room = roomBesideNotice(width: width)
        return room - (fittingStatus(width: room, separator: separator).map { $0.displayWidth + 1 } ?? 0)
    }

    /// Returns the status. Returns `nil` if there is none, or if the line does not have enough room for both the status
    /// and the last title. The title is more important.
    private func fittingStatus(width: Int, separator: String) -> String? {
        guard let status, !status.isEmpty, let title = titles.last else { return nil }
        return title.displayWidth(upTo: width) + 1 + status.displayWidth(upTo: width) <= width ? status : nil
    }

    /// Returns the titles that fit. If they do not all fit, titles at the left are omitted. The last title is always
    /// included, even if it does not fit.
    private func fitting(width: Int, separator: String) -> ArraySlice<String> {
        var shown = titles[...]
        let gap = separator.displayWidth
        while shown.count > 1,
            shown.reduce(-gap, { $0 + gap + $1.displayWidth(upTo: width + 1) }) > width
        {
            shown = shown.dropFirst()
        }
        return shown
    }
}

/// The footer: the line at the bottom of the screen. It shows as many key hints as fit.
struct KeyHintBar: Equatable {
    /// The commands that have a hint, or whose keys another hint shows; see ``needs(_:)``.
    var commands: [KeyCommand]

    /// Returns whether the footer needs a command: to show it, or to show its key in the hint of another command.
    @MainActor
    static func needs(_ command: KeyCommand) -> Bool {
        command.hint != nil || command.isBound || command.hasLostFirstKey
    }

    // Two footers are equal if they contain the same commands, or copies of them with the same keys. If both share one
    // array, the commands are not compared.
    nonisolated static func == (left: KeyHintBar, right: KeyHintBar) -> Bool {
        let isSameArray = left.commands.withUnsafeBufferPointer { left in
            right.commands.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress && left.count == $0.count }
        }
        return isSameArray
            || left.commands.elementsEqual(right.commands) { left, right in
                left === right
                    || left.id == right.id && left.keys == right.keys && left.title == right.title
                        && left.hint?.order == right.hint?.order
            }
    }

    /// Returns whether two footers show the same text. Some programs create their commands anew for each drawing, so
    /// unequal footers often look the same.
    @MainActor
    func looksSame(as other: KeyHintBar, width: Int, symbols: Symbols) -> Bool {
        self == other
            || fittingHints(width: width - 1, symbols: symbols).elementsEqual(
                other.fittingHints(width: width - 1, symbols: symbols)
            ) { $0.key == $1.key && $0.title == $1.title }
    }

    @MainActor
    func draw(in surface: Surface) {
        var x = 1
        for hint in fittingHints(width: surface.width - 1, symbols: surface.symbols) {
            x = surface.draw(hint.key, x: x, y: 0, role: .key)
            x = surface.draw(" " + hint.title, x: x, y: 0, role: .dim) + 2
        }
    }

    /// Returns the key of the hint at a column, for a press of the mouse.
    @MainActor
    func key(ofHintAt column: Int, width: Int, symbols: Symbols) -> Key? {
        var x = 1
        for hint in fittingHints(width: width - 1, symbols: symbols) {
            if (x..<x + hint.width - 2).contains(column) { return hint.pressed }
            x += hint.width
        }
        return nil
    }

    private struct Hint {
        let key: String
        /// The key that the hint stands for.
        let pressed: Key
        let title: String
        let shortTitle: String?
        let order: Int
        /// The width in columns of the key, the title, the space between them and the two spaces after them.
        let width: Int

        init(key: String, _ pressed: Key, title: String, shortTitle: String? = nil, order: Int) {
            self.key = key
            self.pressed = pressed
            self.title = title
            self.shortTitle = shortTitle
            self.order = order
            width = key.displayWidth + 1 + title.displayWidth + 2
        }

        /// Whether the hint is for an action of the screen, and not for moving, closing, help or quitting.
        var isAction: Bool { order > 0 && order < 90 }

        var shortened: Hint { Hint(key: key, pressed, title: shortTitle ?? title, order: order) }
    }

    /// Returns the label of a command's hint: the result of ``KeyCommand/Hint/label``.
    ///
    /// If that result is `nil`, or if the user changed the keys of the command or of its ``KeyCommand/Hint/partner``,
    /// returns the name of the first key of each.
    @MainActor
    private func label(of hint: KeyCommand.Hint, _ command: KeyCommand, _ key: Key, symbols: Symbols) -> String {
        let partner = hint.partner.flatMap { id in commands.first { $0.id == id } }
        let isUnchanged = [command, partner].allSatisfy { $0?.isBound != true && $0?.hasLostFirstKey != true }
        if isUnchanged, let label = hint.label(symbols) { return label }
        return [key, partner?.keys.first].compactMap { $0?.name(symbols) }.joined(separator: " ")
    }

    /// Returns the hints that fit, in ascending order of ``KeyCommand/Hint/order``.
    ///
    /// If the line is too short for all full titles, some hints use their short titles. If it is too short even for the
    /// short titles, hints are omitted:
    ///
    /// - First, hints with an order from 1 to 89 are omitted, beginning with the last one.
    /// - If only one of these hints is left, the hint for moving (order 0) can be omitted instead, because users can
    ///   guess the arrow keys. See ``widthForActions``.
    /// - Hints with an order of 90 or more, such as help and quit, are kept longest. New users need them most. Their short
    ///   titles are only used if fewer than ``fewestActions`` would be named beside the full ones.
    @MainActor
    private func fittingHints(width: Int, symbols: Symbols) -> [Hint] {
        let hints = hints(symbols)
        let fitting = Self.fitting(hints, width: width, shortensAll: false)
        guard fitting.count < hints.count, fitting.count(where: \.isAction) < Self.fewestActions else { return fitting }
        return Self.fitting(hints, width: width, shortensAll: true)
    }

    private static func fitting(_ all: [Hint], width: Int, shortensAll: Bool) -> [Hint] {
        var hints = all
        var fitting = hints.map { $0.isAction || shortensAll ? $0.shortened : $0 }
        while !fitting.isEmpty, Self.width(of: fitting) > width {
            let middle = hints.indices.filter { hints[$0].isAction }
            let omitsMoving =
                width >= Self.widthForActions && middle.count == 1
                && Self.width(of: Array(fitting.dropFirst())) <= width
            let leastNeeded = omitsMoving ? hints.startIndex : middle.last ?? hints.startIndex
            hints.remove(at: leastNeeded)
            fitting.remove(at: leastNeeded)
        }
        // From left to right, replace each short title by the full title if there is room for it.
        for index in hints.indices {
            let short = fitting[index]
            fitting[index] = hints[index]
            if Self.width(of: fitting) > width { fitting[index] = short }
        }
        return fitting
    }

    /// The number of actions that a narrow line shall name.
    private static let fewestActions = 3

    /// The minimum width of the line, in columns, at which the hint for moving can be omitted instead of another hint.
    private static let widthForActions = 30

    /// Returns the width in columns of hints in one line. The two spaces after the last hint do not count.
    private static func width(of hints: [Hint]) -> Int { hints.reduce(-2) { $0 + $1.width } }

    /// Returns the hints of all commands that have a hint and a key, in ascending order. A command that is the partner of
    /// another hint has no hint of its own.
    @MainActor
    private func hints(_ symbols: Symbols) -> [Hint] {
        let partners = Set(commands.compactMap { $0.hint?.partner })
        var hints: [Hint] = []
        for command in commands where !partners.contains(command.id) {
            guard let hint = command.hint, let key = command.keys.first else { continue }
            hints.append(
                Hint(
                    key: label(of: hint, command, key, symbols: symbols), key, title: command.title,
                    shortTitle: hint.shortTitle, order: hint.order))
        }
        // Hints of equal order keep the order of the commands.
        return hints.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(
            \.element)
    }
}
