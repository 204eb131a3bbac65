/// A character literal is the key that types the character: `"q"` is `Key.character("q")`.
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
