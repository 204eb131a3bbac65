/// The part of an ingredient line to which a token belongs.
enum LinePart: UInt8 {
    /// No part: punctuation, the amount at the start of the line, and all text that was not yet read.
    case none
    case name, preparation, remark, size
    /// An amount after the name.
    case amount
}

/// The part of the result to which each token of a line belongs.
struct LineParts {
    private let line: AnnotatedLine
    private var parts: [LinePart]

    /// Creates the parts of a line. At first, the part of each token is ``LinePart/none``.
    init(of line: AnnotatedLine) {
        self.line = line
        parts = Array(repeating: .none, count: line.count)
    }

    /// The part of the token at an index.
    subscript(index: Int) -> LinePart { parts[index] }

    /// Assigns tokens to a part of the line.
    mutating func mark(_ indices: some Sequence<Int>, as part: LinePart) {
        for index in indices { parts[index] = part }
    }

    /// Assigns a token to a part.
    mutating func mark(_ index: Int, as part: LinePart) { parts[index] = part }

    /// Returns whether the token belongs to no part yet and is not a parenthesis.
    func isOpen(_ index: Int) -> Bool {
        parts[index] == .none && line[index].kind != .open && line[index].kind != .close
    }

    /// Returns whether the token is a comma or a stop that belongs to no part yet.
    func isOpenSeparator(_ index: Int) -> Bool {
        isOpen(index) && (line[index].kind == .comma || line[index].kind == .stop)
    }

    /// Returns the text of all tokens of a part. In this text, `separator` is between tokens that are not adjacent in
    /// the line.
    func text(of part: LinePart, separator: String) -> String {
        var text: [UInt8] = []
        var last: Int?
        for index in parts.indices where parts[index] == part {
            if let last {
                if last + 1 < index {
                    text.append(contentsOf: separator.utf8)
                } else if line[index].hasSpaceBefore {
                    text.append(0x20)
                }
            }
            text.append(contentsOf: line.bytes(of: index))
            last = index
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The remarks that begin with “or”, without this word.
    var alternatives: [String] {
        var found: [String] = []
        var index = 0
        while index < parts.count {
            defer { index += 1 }
            guard parts[index] == .remark, line.has(.or, at: index), index + 1 < parts.count,
                line[index].phraseRoles.isDisjoint(with: [.remark]) || line[index].phraseLength == 0,
                index == 0 || parts[index - 1] != .remark
            else { continue }
            var end = index + 1
            while end < parts.count, parts[end] == .remark { end += 1 }
            guard end > index + 1 else { continue }
            found.append(line.text(of: index + 1..<end))
            index = end
        }
        return found
    }
}
