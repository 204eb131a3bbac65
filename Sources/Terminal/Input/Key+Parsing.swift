extension Key {
    /// Creates the key with a name in the form that ``name(_:)`` returns: `Ctrl-D`, `Shift-Tab`, `PageDown`, `↓`, `F5`,
    /// `q`.
    ///
    /// `Ctrl+D` means the same as `Ctrl-D`. Case is ignored, except for a single character without Control: `esc` means
    /// `Esc`, but `q` and `Q` are different keys.
    ///
    /// If no key has the name, returns `nil`. If a terminal cannot send the character with these modifiers, returns
    /// `nil` too. For example, a terminal has no code for `Ctrl-1`, and it sends `A` for `Shift-a` and Tab for
    /// `Ctrl-I`.
    ///
    /// By default, most terminals ignore the modifiers of Space, Enter, Tab, Backspace and Esc: they send `Shift-Enter`
    /// as Enter. But they do send Shift-Tab, Ctrl-Space, and each of the five keys with Alt alone. If a command has a
    /// key that most terminals do not send, give the command a second key.
    public init?(named name: String) {
        var modifiers: Modifiers = []
        var rest = Substring(name)
        while let (held, length) = Self.modifier(startingName: rest) {
            modifiers.insert(held)
            rest = rest.dropFirst(length)
        }
        guard let code = Self.code(named: String(rest), modifiers: modifiers) else { return nil }
        self.init(code, modifiers)
    }

    /// The names of all keys except single characters, without modifiers. Some keys have two names, such as `Esc` and
    /// `Escape`.
    public static var names: [String] { Array(codes.keys).sorted() + (1...12).map { "F\($0)" } }

    private static let codes: [String: Code] = [
        "Space": .character(" "), "Enter": .enter, "Return": .enter, "Esc": .escape, "Escape": .escape, "Tab": .tab,
        "Backspace": .backspace, "Delete": .delete, "Insert": .insert, "Up": .up, "Down": .down, "Left": .left,
        "Right": .right, "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end,
    ]

    private static let arrows: [String: Code] = ["↑": .up, "↓": .down, "←": .left, "→": .right, "⏎": .enter]

    private static func modifier(startingName name: Substring) -> (Modifiers, length: Int)? {
        for (word, modifier) in [("ctrl", Modifiers.control), ("alt", .alt), ("shift", .shift)] {
            guard name.count > word.count + 1, name.prefix(word.count).lowercased() == word,
                "-+".contains(name.dropFirst(word.count).first ?? " ")
            else { continue }
            return (modifier, word.count + 1)
        }
        return nil
    }

    private static func code(named name: String, modifiers: Modifiers) -> Code? {
        if name.count == 1, let character = name.first, arrows[name] == nil {
            return self.character(character, modifiers: modifiers)
        }
        if let arrow = arrows[name] { return arrow }
        if let known = codes.first(where: { $0.key.lowercased() == name.lowercased() }) { return known.value }
        guard name.first.map({ "fF".contains($0) }) == true, let number = Int(name.dropFirst()),
            (1...12).contains(number)
        else { return nil }
        return .function(number)
    }

    /// Returns the code of a character key, or `nil` if a terminal does not send the character with these modifiers.
    ///
    /// - A space has no code here, because the name of the space bar is `Space`.
    /// - With Shift, no character has a code: a terminal sends another character.
    /// - With Control, only ASCII letters and `\`, `]`, `^` and `_` have a code, always the lower-case letter. H, I and
    ///   M have none, because a terminal sends Ctrl-H as Backspace, Ctrl-I as Tab and Ctrl-M as Enter.
    private static func character(_ character: Character, modifiers: Modifiers) -> Code? {
        guard character != " ", !modifiers.contains(.shift) else { return nil }
        guard modifiers.contains(.control) else { return .character(character) }
        guard character.isASCII, character.isLetter && !"himHIM".contains(character) || "\\]^_".contains(character)
        else { return nil }
        return .character(Character(character.lowercased()))
    }
}
