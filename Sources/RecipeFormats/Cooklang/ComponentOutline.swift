/// The ranges of the parts of a component, which is an ingredient, a piece of cookware or a timer.
struct ComponentOutline {
    /// The byte with which the component begins: `@`, `#` or `~`.
    var marker: UInt8
    /// The offset of ``marker``.
    var start: Int
    var modifiers: Modifiers = []
    /// The text between the parentheses after the modifier `&`: `~1` in `@&(~1)dough{}`.
    var origin: Range<Int>?
    /// The name, or the name and the alias with `|` between them. Empty for a timer without a name.
    var name: Range<Int>
    /// The text between the braces, or `nil` if there are no braces.
    var amount: Range<Int>?
    /// The text between the parentheses after the name or the braces, or `nil` if there are no parentheses.
    var preparation: Range<Int>?
    /// The offset of the first byte after the component.
    var end: Int

    struct Modifiers: OptionSet {
        let rawValue: UInt8

        static let recipe = Modifiers(rawValue: 1)
        static let reference = Modifiers(rawValue: 2)
        static let hidden = Modifiers(rawValue: 4)
        static let optional = Modifiers(rawValue: 8)
        static let new = Modifiers(rawValue: 16)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init?(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "@"): self = .recipe
            case UInt8(ascii: "&"): self = .reference
            case UInt8(ascii: "-"): self = .hidden
            case UInt8(ascii: "?"): self = .optional
            case UInt8(ascii: "+"): self = .new
            default: return nil
            }
        }
    }
}
