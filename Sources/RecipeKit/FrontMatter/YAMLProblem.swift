internal import CYaml

/// Why YAML could not be read, and where.
struct YAMLProblem: Error {
    enum Place: Equatable {
        /// Both counted from 0, the column in Unicode scalars.
        case line(Int, column: Int)
        /// Bytes from the beginning.
        case offset(Int)

        static func at(_ mark: yaml_mark_t) -> Place { .line(Int(mark.line), column: Int(mark.column)) }
    }

    enum Reason {
        /// It is no YAML, in libyaml's words: `did not find expected key`; `nil` where it has none.
        case invalid(String?)
        /// It costs more than its size: what is the matter, as the rest of a sentence.
        case excessive(String)

        static let tooDeep = Reason.excessive("is nested too deeply")
    }

    var reason: Reason
    var place: Place

    init(_ reason: Reason, _ place: Place) {
        self.reason = reason
        self.place = place
    }

    /// What made a parser stop.
    init(_ parser: yaml_parser_t) {
        let words = parser.problem.map { String(cString: $0) }
        // libyaml reads ahead, and has a limit of its own far above ours.
        let isTooDeep = words?.hasPrefix("Maximum nesting level reached") == true
        reason = isTooDeep ? .tooDeep : .invalid(words)
        place = parser.error == YAML_READER_ERROR ? .offset(Int(parser.problem_offset)) : .at(parser.problem_mark)
    }
}
