/// What is to be said of a search whose words were not found as they were typed.
public struct SearchRemark: Hashable, Sendable {
    /// A word that no recipe has, and its neighbour that was looked for instead.
    public struct Correction: Hashable, Sendable {
        /// As typed.
        public var typed: String
        public var shown: String

        public init(typed: String, shown: String) {
            self.typed = typed
            self.shown = shown
        }
    }

    public var corrections: [Correction]
    /// Words, as typed, that were looked for inside words too.
    public var inside: [String]
    /// Words, as typed, that no recipe has, and that nothing is like.
    public var missing: [String]

    public init(corrections: [Correction] = [], inside: [String] = [], missing: [String] = []) {
        self.corrections = corrections
        self.inside = inside
        self.missing = missing
    }

    /// A sentence without a full stop; words stand in quotation marks.
    ///
    /// - Parameter isFound: Whether recipes were found at last.
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
