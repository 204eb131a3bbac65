/// A key that was pressed, with what was held down beside it.
public struct Key: Hashable, Sendable {
    /// Which key, whatever was held down beside it.
    public enum Code: Hashable, Sendable {
        /// A key that types something.
        case character(Character)
        /// A key that edits.
        case enter, escape, tab, backspace, delete, insert
        /// An arrow key.
        case up, down, left, right
        /// A key that moves further than an arrow does.
        case pageUp, pageDown, home, end
        /// F1 is 1.
        case function(Int)
    }

    /// What was held down beside a key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The Control key.
        public static let control = Modifiers(rawValue: 1)
        /// The Alt or Meta key.
        public static let alt = Modifiers(rawValue: 2)
        /// Only where the key would otherwise be the same: a capital letter is its own character.
        public static let shift = Modifiers(rawValue: 4)
    }

    /// Which key.
    public var code: Code
    /// What was held down beside it.
    public var modifiers: Modifiers

    /// A key by its code and what is held down beside it.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// A key that types something: `character("q")`.
    public static func character(_ character: Character) -> Key { Key(.character(character)) }
    /// A letter with the Control key: `control("d")`.
    public static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
    /// The space bar.
    public static let space = Key.character(" ")
    /// Enter or Return.
    public static let enter = Key(.enter)
    /// Esc.
    public static let escape = Key(.escape)
    /// Tab.
    public static let tab = Key(.tab)
    /// Tab with the Shift key.
    public static let shiftTab = Key(.tab, .shift)
    /// Backspace, which deletes to the left.
    public static let backspace = Key(.backspace)
    /// Delete, which deletes to the right.
    public static let delete = Key(.delete)
    /// The arrow key that points up.
    public static let up = Key(.up)
    /// The arrow key that points down.
    public static let down = Key(.down)
    /// The arrow key that points left.
    public static let left = Key(.left)
    /// The arrow key that points right.
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
