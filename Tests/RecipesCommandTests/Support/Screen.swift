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

    /// The row that the keys are on, without the mark of the selection.
    var selected: String? {
        lines.first { $0.hasPrefix("▌") }.map { String($0.dropFirst()) }
    }

    /// The number of the line that the selection is on.
    var selectedLine: Int? { lines.firstIndex { $0.hasPrefix("▌") } }
}
