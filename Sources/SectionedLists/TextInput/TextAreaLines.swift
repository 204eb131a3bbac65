import Terminal

/// The lines of a text at a width. Long lines are wrapped, between words where possible.
struct TextAreaLines: Equatable {
    /// The characters of each line as ranges, without the line feed at its end. There is at least one line.
    private(set) var ranges: [Range<Int>] = []

    /// Wraps a text at a width. O(length of the text).
    init(_ characters: [Character], width: Int) {
        // The cursor needs one more column behind the last character.
        let width = max(2, width) - 1
        var start = 0
        for end in characters.indices.filter({ characters[$0] == "\n" }) + [characters.count] {
            wrap(characters, start..<end, width)
            start = end + 1
        }
    }

    private mutating func wrap(_ characters: [Character], _ line: Range<Int>, _ width: Int) {
        var start = line.lowerBound
        var columns = 0
        /// The index after the last space of the current line.
        var afterSpace = start
        var index = start
        while index < line.upperBound {
            let character = characters[index]
            columns += String(character).displayWidth
            // Spaces do not begin a new line. They can reach beyond the width.
            if columns > width, index > start, character != " " {
                let end = afterSpace > start ? afterSpace : index
                ranges.append(start..<end)
                (start, index, columns, afterSpace) = (end, end, 0, end)
                continue
            }
            index += 1
            if character == " " { afterSpace = index }
        }
        ranges.append(start..<line.upperBound)
    }

    /// Returns the index of the line that contains the character at an index. For the end of the text, returns the last
    /// line.
    func row(of index: Int) -> Int {
        ranges.lastIndex { $0.lowerBound <= index } ?? 0
    }
}
