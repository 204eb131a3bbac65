/// Text whose parts have roles, such as a step with emphasized ingredients and times.
public struct StyledText: Hashable, Sendable {
    /// A piece of text with one role.
    public struct Run: Hashable, Sendable {
        /// The text of the run.
        public var text: String
        /// The role of the run.
        public var role: Role

        /// Creates a run.
        public init(_ text: String, _ role: Role = .text) {
            self.text = text
            self.role = role
        }
    }

    /// The runs, in order.
    public var runs: [Run]

    /// Creates text from runs.
    public init(_ runs: [Run] = []) {
        self.runs = runs
    }

    /// Creates text with one role.
    public init(_ text: String, role: Role = .text) {
        runs = [Run(text, role)]
    }

    /// Adds text at the end. If the last run has the same role, it is extended. Otherwise a new run is added.
    public mutating func append(_ text: String, _ role: Role = .text) {
        if let last = runs.indices.last, runs[last].role == role {
            runs[last].text += text
        } else {
            runs.append(Run(text, role))
        }
    }

    /// The text without its roles.
    public var plain: String { runs.map(\.text).joined() }

    /// The width of the text in columns. Line feeds have no width. O(n).
    public var displayWidth: Int { displayWidth(upTo: .max) }

    /// Returns the width of the text in columns, or the limit if the text is wider. O(limit + number of runs).
    public func displayWidth(upTo limit: Int) -> Int {
        runs.reduce(0) { $0 + $1.text.displayWidth(upTo: limit - $0) }
    }
}

extension Surface {
    /// Draws styled text in one row. See ``Surface/draw(_:x:y:style:)``.
    ///
    /// - Returns: The column after the text, or the width of the surface if the text is cut off. If `x` is not less
    ///   than the width of the surface, returns `x`.
    @discardableResult
    public func draw(_ text: StyledText, x: Int, y: Int) -> Int {
        text.runs.reduce(x) { draw($1.text, x: $0, y: y, role: $1.role) }
    }
}
