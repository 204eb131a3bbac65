/// A key press: a key and the modifier keys held with it.
public struct Key: Hashable, Sendable {
    /// A key without its modifiers.
    public enum Code: Hashable, Sendable {
        /// A key that types a character.
        case character(Character)
        case enter, escape, tab, backspace, delete, insert
        /// An arrow key.
        case up, down, left, right
        case pageUp, pageDown, home, end
        /// A function key by its number. F1 is 1.
        case function(Int)
    }

    /// A set of modifier keys.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The Control key.
        public static let control = Modifiers(rawValue: 1)
        /// The Alt or Meta key.
        public static let alt = Modifiers(rawValue: 2)
        /// The Shift key. A character key does not use it: a capital letter is a different character.
        public static let shift = Modifiers(rawValue: 4)
    }

    /// The key.
    public var code: Code
    /// The modifier keys held with the key.
    public var modifiers: Modifiers

    /// Creates a key press.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// Returns the key that types a character: `character("q")`.
    public static func character(_ character: Character) -> Key { Key(.character(character)) }
    /// Returns a letter key with the Control key: `control("d")`. The letter must be lower-case. A sign such as `\` is
    /// allowed too.
    public static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
    /// The space bar.
    public static let space = Key.character(" ")
    public static let enter = Key(.enter)
    public static let escape = Key(.escape)
    public static let tab = Key(.tab)
    public static let shiftTab = Key(.tab, .shift)
    /// Backspace. It deletes the character at the left.
    public static let backspace = Key(.backspace)
    /// Delete. It deletes the character at the right.
    public static let delete = Key(.delete)
    /// The up arrow key.
    public static let up = Key(.up)
    /// The down arrow key.
    public static let down = Key(.down)
    /// The left arrow key.
    public static let left = Key(.left)
    /// The right arrow key.
    public static let right = Key(.right)
    public static let pageUp = Key(.pageUp)
    public static let pageDown = Key(.pageDown)
    public static let home = Key(.home)
    public static let end = Key(.end)
}

/// A character literal is the key that types the character: `"q"` is `Key.character("q")`.
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}

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

extension Key {
    /// The keys that a terminal converts into signals: Ctrl-C interrupts the program, Ctrl-Z suspends it, and `Ctrl-\`
    /// ends it.
    ///
    /// They never arrive as keys, so no command can have them. Ctrl-C and `Ctrl-\` arrive as
    /// ``InputEvent/terminate(_:)``. The driver handles Ctrl-Z itself.
    public static let signalKeys: [Key] = [.control("c"), .control("z"), .control("\\")]

    /// Whether the key is one of the ``signalKeys``.
    public var isSignalKey: Bool { Self.signalKeys.contains(self) }
}
