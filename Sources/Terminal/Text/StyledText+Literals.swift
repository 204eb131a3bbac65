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
