/// The texts of a ``SearchViewController``.
public struct SearchWording: Sendable {
    /// The text in the empty field, dimmed.
    public var placeholder = "type to search"
    /// Returns the text beside the field: the number of found rows and of all rows.
    public var count: @Sendable (_ found: Int, _ total: Int) -> String = { "\($0) of \($1)" }
    /// Returns the text in place of the list if nothing was found.
    public var nothingFound: @Sendable (_ text: String) -> String = { "Nothing matches “\($0)”." }
    /// The text in place of the list while the search runs and has found nothing yet.
    public var searching = "Searching…"

    /// Creates the default texts, in English.
    public init() {}
}
