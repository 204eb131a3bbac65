import SectionedLists
import Terminal

/// The themes to choose from. The selected one is shown at once on the whole screen, and by a sample below the list.
@MainActor
final class ThemeSheet: ChoiceSheet {
    private let current: ThemeName
    private let choose: @MainActor (ThemeName) -> Void
    /// The theme that was chosen. Until then, closing the sheet brings the old colours back.
    private var chosen: ThemeName?

    /// - Parameters:
    ///   - current: The theme that the settings name.
    ///   - colors: The colours of the terminal.
    ///   - choose: Called with the chosen theme.
    init(current: ThemeName, on colors: TerminalColors, choose: @escaping @MainActor (ThemeName) -> Void) {
        self.current = current
        self.choose = choose
        super.init(title: "Theme", columns: 60)
        sections = [
            section(id: "themes", of: ThemeName.allCases) { name in
                ChoiceRow(name.title, detail: name.purpose(on: colors), isChosen: name == current, id: name)
            } choose: { [weak self] name in
                self?.chosen = name
                choose(name)
            },
            Section("Sample", id: "sample", rows: [SampleRow()]),
        ]
        if let row = ThemeName.allCases.firstIndex(of: current) { select(ListIndexPath(section: 0, row: row)) }
    }

    override func selectionDidChange() {
        super.selectionDidChange()
        guard let selection, selection.section == 0 else { return }
        application?.themeName = ThemeName.allCases[selection.row]
    }

    override func didDisappear() {
        super.didDisappear()
        application?.themeName = chosen ?? current
    }
}

extension ThemeName {
    /// The background for which the theme is made and, if the terminal has told that it has the other one, this too. No
    /// theme paints a background of its own.
    fileprivate func purpose(on terminal: TerminalColors) -> String {
        let isLight: Bool
        switch self {
        case .auto: return terminal.isLight ? "light" : "dark"
        case .mono: return "bold and underlined"
        case .highContrast, .solarized, .gruvbox, .catppuccin: return "for light and dark backgrounds"
        case .dark: isLight = false
        case .light: isLight = true
        }
        let own = "for a \(isLight ? "light" : "dark") background"
        guard terminal.background != nil, terminal.isLight != isLight else { return own }
        return "\(own); yours is \(terminal.isLight ? "light" : "dark")"
    }
}

/// A few words in the colours of a recipe.
private struct SampleRow: Row {
    let id: AnyHashable = "sample"
    var isSelectable: Bool { false }

    func configure(_ cell: SampleCell) {}
}

private final class SampleCell: Cell {
    func height(forWidth width: Int) -> Int { 3 }

    func draw(in surface: Surface, state: CellState) {
        let symbols = surface.symbols
        let lines: [StyledText] = [
            text(("Risotto  ", .title), (symbols.stars(4), .stars), ("  cooked last week", .dim)),
            text(("300 g", .amount), (" rice  ", .text), ("25 minutes", .accent), ("  #vegetarian", .tag)),
            text((String(symbols.mark), .done), (" stirred  ", .text), ("it burns", .error), ("  Enter", .key)),
        ]
        for (y, line) in lines.enumerated() { surface.draw(line, x: 4, y: y) }
    }

    private func text(_ runs: (String, Role)...) -> StyledText {
        var text = StyledText()
        for (words, role) in runs { text.append(words, role) }
        return text
    }
}
