/// The texts of a ``SearchViewController``.
public struct SearchWording: Sendable {
    /// The dimmed text in the empty field.
    public var placeholder = "type to search"
    /// Returns the text at the right of the field. It receives the number of found rows and the number of all rows.
    public var count: @Sendable (_ found: Int, _ total: Int) -> String = { "\($0) of \($1)" }
    /// Returns the text that replaces the list if nothing was found.
    public var nothingFound: @Sendable (_ text: String) -> String = { "Nothing matches “\($0)”." }
    /// The text that replaces the list while the search has found nothing yet and is still reading rows.
    public var searching = "Searching…"

    /// Creates the default texts, in English.
    public init() {}
}
