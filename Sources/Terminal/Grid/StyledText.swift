@_exported public import TextLayout

/// Text whose parts have roles, such as a step with emphasized ingredients and times.
public struct StyledText: Hashable, Sendable {
    /// A piece of text with one role.
    public struct Run: Hashable, Sendable {
        /// The text of the run.
        public var text: String
        /// The role of the run.
        public var role: Role

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

/// Styled text from a string literal. A part of an interpolation can have a role of its own:
///
/// ```swift
/// let text: StyledText = "Add \("200 g", .strong) of flour"
/// ```
extension StyledText: ExpressibleByStringInterpolation {
    /// Creates text with the role ``Role/text``.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates text from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    /// The parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = StyledText()

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { text.append(literal) }
        }

        /// Adds the description of a value.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - role: The role of its text.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ role: Role = .text) {
            text.append(value.description, role)
        }

        /// Adds styled text with its roles.
        public mutating func appendInterpolation(_ value: StyledText) {
            for run in value.runs { text.append(run.text, run.role) }
        }
    }
}

extension StyledText {
    /// Returns the text, broken into lines of a maximum width in columns. `LineBreaker` describes where lines break.
    ///
    /// Empty text is one empty line. A width below 1 counts as 1. O(n).
    public func wrapped(toWidth width: Int) -> [StyledText] {
        if isLine(ofWidth: width) { return [joined] }
        var breaker = LineBreaker(width: width)
        for (number, run) in runs.enumerated() { breaker.add(run.text, number: number) }
        return breaker.finish().map { line in
            var text = StyledText()
            for run in line { text.append(run.text, runs[run.number].role) }
            return text
        }
    }

    /// Returns whether the text fits in one line and the line breaker would not change it. This is true for most texts,
    /// and the check is faster than the line breaker.
    private func isLine(ofWidth width: Int) -> Bool {
        // The line breaker drops spaces at both ends of a text, and spaces after leading characters without a width.
        guard let first = runs.first?.text.first, first != " ", runs.last?.text.utf8.last.map({ $0 != 0x20 }) == true,
            String(first).displayWidth > 0
        else { return false }
        var columns = 0
        for run in runs {
            guard let runColumns = run.text.lineWidth(upTo: width - columns + 1) else { return false }
            columns += runColumns
            if columns > width { return false }
        }
        return true
    }

    /// The same text with as few runs as possible: neighbouring runs of one role become one run, and empty runs are
    /// dropped.
    private var joined: StyledText {
        guard runs.count > 1 else { return self }
        var text = StyledText()
        for run in runs where !run.text.isEmpty { text.append(run.text, run.role) }
        return text
    }
}

extension String {
    /// Returns the width of the text in columns, or `nil` if the text contains a tab, a line break or another control
    /// character below U+0020. If the text is wider than the limit, the result can be the limit instead of the width.
    fileprivate func lineWidth(upTo limit: Int) -> Int? {
        var isASCII = true
        for byte in utf8 {
            if byte < 0x20 { return nil }
            if byte > 0x7E { isASCII = false }
        }
        if isASCII { return utf8.count }
        for scalar in unicodeScalars where scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" {
            return nil
        }
        return displayWidth(upTo: limit)
    }
}

// `Cluster` is part of the interface of this module, so a file that imports `Terminal` also needs `TextLayout`.
