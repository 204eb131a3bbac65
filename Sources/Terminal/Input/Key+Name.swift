extension Key {
    /// Returns the name of the key for the user: `↑`, `Enter`, `Ctrl-D`, `q`. With ASCII symbols, the name of an arrow
    /// key is a word: `Up`.
    public func name(_ symbols: Symbols = .unicode) -> String {
        var name = ""
        if modifiers.contains(.control) { name += "Ctrl-" }
        if modifiers.contains(.alt) { name += "Alt-" }
        if modifiers.contains(.shift) { name += "Shift-" }
        switch code {
        case .character(" "): name += "Space"
        case .character(let character):
            // A terminal sends different codes for Alt-x and Alt-X, but the same code for Ctrl-d and Ctrl-D.
            name += modifiers.contains(.control) ? String(character).uppercased() : String(character)
        case .enter: name += "Enter"
        case .escape: name += "Esc"
        case .tab: name += "Tab"
        case .backspace: name += "Backspace"
        case .delete: name += "Delete"
        case .insert: name += "Insert"
        case .up: name += symbols.isUnicode ? "↑" : "Up"
        case .down: name += symbols.isUnicode ? "↓" : "Down"
        case .left: name += symbols.isUnicode ? "←" : "Left"
        case .right: name += symbols.isUnicode ? "→" : "Right"
        case .pageUp: name += "PageUp"
        case .pageDown: name += "PageDown"
        case .home: name += "Home"
        case .end: name += "End"
        case .function(let number): name += "F\(number)"
        }
        return name
    }
}
