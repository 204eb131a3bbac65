/// A remark about a search that did not find the words as the user typed them.
public struct SearchRemark: Hashable, Sendable {
    /// A similar word that was searched instead of the typed word. No recipe contains the typed word, or the typed word
    /// is very rare.
    public struct Correction: Hashable, Sendable {
        /// The word as the user typed it.
        public var typed: String
        /// The similar word.
        public var shown: String

        /// Creates a correction.
        public init(typed: String, shown: String) {
            self.typed = typed
            self.shown = shown
        }
    }

    /// The corrected words.
    public var corrections: [Correction]
    /// The words that were also searched inside other words, as the user typed them.
    public var inside: [String]
    /// The words of the query that are in no recipe and are not similar to any word in a recipe. They are stored as the
    /// user typed them.
    public var missing: [String]

    /// Creates a remark.
    public init(corrections: [Correction] = [], inside: [String] = [], missing: [String] = []) {
        self.corrections = corrections
        self.inside = inside
        self.missing = missing
    }

    /// Returns the remark as a sentence without a full stop.
    ///
    /// - Parameter isFound: Whether the search found recipes.
    public func sentence(isFound: Bool) -> String {
        let typed = inside + corrections.map(\.typed)
        let shown = corrections.map(\.shown)
        guard missing.isEmpty else {
            let also = corrections.map { "; “\($0.typed)” may be “\($0.shown)”" }.joined()
            let pronoun = missing.count == 1 ? "it" : "them"
            return "No recipe has \(Self.list(missing, "or")), nor a word like \(pronoun)\(also)"
        }
        guard isFound else {
            let misspelt = Self.list(corrections.map(\.typed), "and")
            return "Nothing for \(misspelt), nor for \(Self.list(shown, "and")) instead"
        }
        var parts: [String] = []
        if !inside.isEmpty {
            let parted = shown.isEmpty ? (inside.count == 1 ? "it" : "them") : Self.list(inside, "and")
            parts.append("words that contain \(parted)")
        }
        if !shown.isEmpty { parts.append(Self.list(shown, "and")) }
        return "Nothing for \(Self.list(typed, "and")); showing \(parts.joined(separator: ", and "))"
    }

    private static func list(_ words: [String], _ joint: String) -> String {
        let quoted = words.map { "“\($0)”" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(joint) \(last)"
    }
}
