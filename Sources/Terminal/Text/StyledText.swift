/// Text in which some runs have a role of their own: the amounts and times inside a step.
public struct StyledText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var text: String
        public var role: Role

        public init(_ text: String, _ role: Role = .text) {
            self.text = text
            self.role = role
        }
    }

    public var runs: [Run]

    public init(_ runs: [Run] = []) {
        self.runs = runs
    }

    public init(_ text: String, role: Role = .text) {
        runs = [Run(text, role)]
    }

    public mutating func append(_ text: String, _ role: Role = .text) {
        if let last = runs.indices.last, runs[last].role == role {
            runs[last].text += text
        } else {
            runs.append(Run(text, role))
        }
    }

    /// The text without its roles.
    public var plain: String { runs.map(\.text).joined() }

    public var displayWidth: Int { runs.reduce(0) { $0 + $1.text.displayWidth } }
}

extension Surface {
    /// Draws styled text in one line.
    ///
    /// - Returns: The column after the text, cut off or not.
    @discardableResult
    public func draw(_ text: StyledText, x: Int, y: Int) -> Int {
        text.runs.reduce(x) { draw($1.text, x: $0, y: y, role: $1.role) }
    }
}
