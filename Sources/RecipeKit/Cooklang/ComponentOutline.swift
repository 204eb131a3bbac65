/// Where the parts of an ingredient, a piece of cookware or a timer stand: `@`, its modifiers, its name, its braces.
struct ComponentOutline {
    /// The byte it begins with.
    var marker: UInt8
    var start: Int
    var modifiers: Modifiers = []
    /// `(~1)` without its parentheses, behind the modifier `&`.
    var origin: Range<Int>?
    /// The name and perhaps its alias, without the spaces around it; empty for a timer without one.
    var name: Range<Int>
    /// What stands between the braces; `nil` where there are none.
    var amount: Range<Int>?
    /// What stands between the parentheses behind the name or the braces.
    var preparation: Range<Int>?
    /// The first byte behind all of it.
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
