/// Text in which some runs have a role of their own: the amounts and times inside a step.
public struct StyledText: Hashable, Sendable {
    /// A piece of text with one role.
    public struct Run: Hashable, Sendable {
        /// The piece of text.
        public var text: String
        /// How the theme styles it.
        public var role: Role

        /// A piece of text with a role.
        public init(_ text: String, _ role: Role = .text) {
            self.text = text
            self.role = role
        }
    }

    /// The pieces, in their order.
    public var runs: [Run]

    /// Text made of pieces; empty without any.
    public init(_ runs: [Run] = []) {
        self.runs = runs
    }

    /// Text with one role throughout.
    public init(_ text: String, role: Role = .text) {
        runs = [Run(text, role)]
    }

    /// Adds text at the end.
    public mutating func append(_ text: String, _ role: Role = .text) {
        if let last = runs.indices.last, runs[last].role == role {
            runs[last].text += text
        } else {
            runs.append(Run(text, role))
        }
    }

    /// The text without its roles.
    public var plain: String { runs.map(\.text).joined() }

    /// The columns the text takes, without its line feeds.
    public var displayWidth: Int { displayWidth(upTo: .max) }

    /// The columns the text takes, or the limit where it takes more; what lies beyond is not looked at.
    public func displayWidth(upTo limit: Int) -> Int {
        runs.reduce(0) { $0 + $1.text.displayWidth(upTo: limit - $0) }
    }
}

extension Surface {
    /// Draws styled text in one line.
    ///
    /// - Returns: The column after the text; where that is cut off, the surface's width.
    @discardableResult
    public func draw(_ text: StyledText, x: Int, y: Int) -> Int {
        text.runs.reduce(x) { draw($1.text, x: $0, y: y, role: $1.role) }
    }
}
