/// A key press: a key and the modifier keys held with it.
public struct Key: Hashable, Sendable {
    /// A key without its modifiers.
    public enum Code: Hashable, Sendable {
        /// A key that types a character.
        case character(Character)
        /// Enter, Escape, Tab, Backspace, Delete or Insert.
        case enter, escape, tab, backspace, delete, insert
        /// An arrow key.
        case up, down, left, right
        /// Page Up, Page Down, Home or End.
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
    /// Enter or Return.
    public static let enter = Key(.enter)
    /// The Escape key.
    public static let escape = Key(.escape)
    /// The Tab key.
    public static let tab = Key(.tab)
    /// The Tab key with Shift.
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
    /// Page Up.
    public static let pageUp = Key(.pageUp)
    /// Page Down.
    public static let pageDown = Key(.pageDown)
    /// Home.
    public static let home = Key(.home)
    /// End.
    public static let end = Key(.end)
}
