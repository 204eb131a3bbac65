/// The text that a terminal shows.
struct Screen: Equatable, CustomStringConvertible {
    var text: String

    init(text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        self.text = lines.joined(separator: "\n")
    }

    var description: String { text }

    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The title line: the path of screens and a fact.
    var top: String { lines.first ?? "" }

    /// The footer: the active keys.
    var footer: String { lines.last ?? "" }

    func contains(_ text: String) -> Bool { self.text.contains(text) }

    func hasPrefix(_ prefix: String) -> Bool { text.hasPrefix(prefix) }

    /// The markers of the selected row, in Unicode and in ASCII.
    var selectedMark: Character? {
        lines.dropFirst().compactMap(\.first).first { "▌>".contains($0) }
    }

    /// The text of the selected row, without the marker.
    var selected: String? {
        lines.first { $0.hasPrefix("▌") }.map { String($0.dropFirst()) }
    }

    /// The line number of the selected row.
    var selectedLine: Int? { lines.firstIndex { $0.hasPrefix("▌") } }
}

extension Screen {
    /// The text of the selected row up to the gap before its columns.
    var selectedTitle: String? {
        selected.map { row in
            let words = row.drop { $0 == " " }
            return String(words.firstRange(of: "  ").map { words[..<$0.lowerBound] } ?? words)
        }
    }

    /// Returns the text from a column on. All characters before it must be one column wide.
    func right(of column: Int) -> String {
        lines.map { String($0.dropFirst(column)) }.joined(separator: "\n")
    }
}
