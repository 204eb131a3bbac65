import SectionedLists
import Terminal

/// A section's header and footer are rows like others, of any height, that the keys never rest on.
///
/// The header stays at the top while rows of its section are in view, and is pushed out by the next one. It never covers
/// the selected row.
final class HeadersScreen: SectionsViewController, Exhibit {
    static let name = "Pinned headers, footers"
    static let summary = "A header of any height stays in view while its section does; a footer closes the section."

    init() {
        super.init(title: Self.name)
        sections = [.caption(Self.summary)] + (1...12).map(PlatformSection.init)
    }
}

/// Trains from one platform; the higher its number, the more there is to say about it, up to three lines.
private final class PlatformSection: Section {
    private let number: Int

    init(number: Int) {
        self.number = number
        let rows = (0..<number + 3).map { TextRow("Train \(100 * number + $0)", detail: "\(6 + $0):05") }
        super.init(id: number, rows: rows)
    }

    override var header: (any Row)? {
        let remarks = ["", "\nThrough the tunnel", "\nThrough the tunnel\nMind the step"]
        var text = StyledText("Platform \(number)", role: .header)
        text.append(remarks[(number - 1) % remarks.count], .dim)
        return EdgeRow(id: "header", text: text)
    }

    override var footer: (any Row)? {
        EdgeRow(id: "footer", text: StyledText("\(numberOfRows) trains a day", role: .dim), spacingBelow: 1)
    }
}

private struct EdgeRow: Row {
    let id: AnyHashable
    var text: StyledText
    var spacingBelow = 0

    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        cell.text = text
        cell.indentation = 1
        cell.spacingBelow = spacingBelow
    }
}
