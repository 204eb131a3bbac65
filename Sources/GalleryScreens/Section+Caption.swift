import SectionedLists
import Terminal

extension Section {
    /// Returns a section without rows whose header explains the screen.
    static func caption(_ text: String) -> Section {
        Section(id: "caption", header: CaptionRow(text: text))
    }
}

/// A row with a dimmed text of any length, such as the explanation of a screen.
struct CaptionRow: Row {
    let id: AnyHashable = "caption"
    var text: String

    func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(text, role: .dim)
        cell.bar = true
        cell.indentation = 3
        cell.spacingBelow = 1
    }
}

extension Int {
    /// The number with its digits in groups of three: `1,000,000`.
    var grouped: String {
        guard magnitude >= 1_000 else { return String(self) }
        let last = String(magnitude % 1_000)
        return (self / 1_000).grouped + "," + String(repeating: "0", count: 3 - last.count) + last
    }
}
