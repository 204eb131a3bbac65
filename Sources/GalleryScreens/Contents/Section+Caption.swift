import SectionedLists
import Terminal

extension Section {
    /// A section without rows, whose header says above a list what there is to see.
    static func caption(_ text: String) -> Section {
        Section(id: "caption", header: CaptionRow(text: text))
    }
}

/// Words to the person at the screen.
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
