internal import CYaml

/// The reason why YAML cannot be read, and its position.
struct YAMLError: Error {
    enum Position: Equatable {
        /// A line and a column in Unicode scalars, both counted from 0.
        case line(Int, column: Int)
        /// An offset in bytes.
        case offset(Int)

        static func at(_ mark: yaml_mark_t) -> Position { .line(Int(mark.line), column: Int(mark.column)) }
    }

    enum Reason {
        /// The text is not YAML. The value is the message of libyaml, such as `did not find expected key`, or `nil` if
        /// there is none.
        case invalid(String?)
        /// The text exceeds a limit. The value completes the message `The front matter …`: `has too many aliases`.
        case excessive(String)

        static let tooDeep = Reason.excessive("is nested too deeply")
    }

    var reason: Reason
    var position: Position

    init(_ reason: Reason, _ position: Position) {
        self.reason = reason
        self.position = position
    }

    /// Creates the error at which a parser of libyaml stopped.
    init(_ parser: yaml_parser_t) {
        let words = parser.problem.map { String(cString: $0) }
        // In deeply nested text, libyaml can stop at its own limit before ``YAMLComposer`` stops.
        let isTooDeep = words?.hasPrefix("Maximum nesting level reached") == true
        reason = isTooDeep ? .tooDeep : .invalid(words)
        position = parser.error == YAML_READER_ERROR ? .offset(Int(parser.problem_offset)) : .at(parser.problem_mark)
    }
}
