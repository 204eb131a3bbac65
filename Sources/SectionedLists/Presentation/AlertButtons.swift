import Terminal

/// The buttons of an alert. If all of them fit on one line, they are on one line. Otherwise each button has its own
/// line. If there are more buttons than lines, the buttons scroll so that the selected one is visible.
@MainActor
struct AlertButtons {
    var titles: [String]
    var selected = 0

    /// The number of columns that a button adds to its title: two at each side, for the brackets of the selected
    /// button.
    private static let padding = 4
    private static let gap = 2

    /// The width of all buttons on one line, in columns.
    var columns: Int {
        titles.reduce(0) { $0 + $1.displayWidth + Self.padding } + Self.gap * max(0, titles.count - 1)
    }

    func isInline(width: Int) -> Bool { columns <= width }

    /// Returns the number of lines that all buttons need at a width in columns.
    func lines(width: Int) -> Int { isInline(width: width) ? min(1, titles.count) : titles.count }

    mutating func move(by steps: Int) {
        selected = min(max(0, selected + steps), titles.count - 1)
    }

    // MARK: - Drawing

    /// Draws the buttons. If they fit on one line, they are at its right end. Otherwise each button is on its own line
    /// and as wide as the surface.
    func draw(in surface: Surface) {
        for (index, area) in areas(in: surface.size) {
            let style = index == selected ? surface.theme[.selection] : surface.theme[.text]
            let region = surface.region(area)
            region.fill(region.bounds, style: style)
            let shown = titles[index].truncated(toWidth: area.width - 4, ellipsis: surface.symbols.ellipsis)
            region.draw(shown, x: 2, y: 0, style: style)
            guard index == selected else { continue }
            // The selected button is drawn as `[ Title ]`. Without colours, only the brackets show that it is selected.
            region.draw("[", x: 0, y: 0, style: style)
            region.draw("]", x: area.width - 1, y: 0, style: style)
        }
    }

    /// Returns the index of the button at a point, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - point: The point, relative to the area in which the buttons are drawn.
    ///   - size: The size of that area.
    func index(at point: Point, in size: Size) -> Int? {
        areas(in: size).first { $0.area.contains(point) }?.index
    }

    private func areas(in size: Size) -> [(index: Int, area: Rect)] {
        guard size.rows > 0 else { return [] }
        guard isInline(width: size.columns) else {
            let first = min(max(0, selected - size.rows + 1), max(0, titles.count - size.rows))
            return titles.indices.dropFirst(first).prefix(size.rows).map {
                ($0, Rect(x: 0, y: $0 - first, width: size.columns, height: 1))
            }
        }
        var x = size.columns - columns
        return titles.indices.map { index in
            let width = titles[index].displayWidth + Self.padding
            defer { x += width + Self.gap }
            return (index, Rect(x: x, y: 0, width: width, height: 1))
        }
    }

    // MARK: - Letters

    /// The indices and the keys of the buttons. The keys of a button are the first letter of its title, in lower and
    /// upper case. A button is not in the array if its title is empty, or if the title of an earlier button begins with
    /// the same letter.
    var letters: [(index: Int, keys: [Key])] {
        var taken: Set<Character> = []
        return titles.indices.compactMap { index in
            guard let first = titles[index].first else { return nil }
            let letters = [first.lowercased(), first.uppercased()].compactMap(\.first)
            guard let letter = letters.first, taken.insert(letter).inserted else { return nil }
            return (index, Set(letters).sorted().map(Key.character))
        }
    }
}
