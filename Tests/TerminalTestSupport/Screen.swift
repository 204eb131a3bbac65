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

    /// The path of screens and a fact.
    var top: String { lines.first ?? "" }

    /// The keys that work now.
    var footer: String { lines.last ?? "" }

    func contains(_ text: String) -> Bool { self.text.contains(text) }

    func hasPrefix(_ prefix: String) -> Bool { text.hasPrefix(prefix) }

    /// What marks the row that the keys are on; `>` where there is nothing beyond ASCII.
    var selectedMark: Character? {
        lines.dropFirst().compactMap(\.first).first { "▌>".contains($0) }
    }

    /// The row that the keys are on, without the mark of the selection.
    var selected: String? {
        lines.first { $0.hasPrefix("▌") }.map { String($0.dropFirst()) }
    }

    /// The number of the line that the selection is on.
    var selectedLine: Int? { lines.firstIndex { $0.hasPrefix("▌") } }
}

extension Screen {
    /// The selected row's first words, up to the gap before its columns.
    var selectedTitle: String? {
        selected.map { row in
            let words = row.drop { $0 == " " }
            return String(words.firstRange(of: "  ").map { words[..<$0.lowerBound] } ?? words)
        }
    }

    /// The text of the columns from `column` on, where everything before is one column wide.
    func right(of column: Int) -> String {
        lines.map { String($0.dropFirst(column)) }.joined(separator: "\n")
    }
}
