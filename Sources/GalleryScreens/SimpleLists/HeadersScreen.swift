import SectionedLists
import Terminal

/// The header and footer of a section are rows of any height that cannot be selected.
///
/// While rows of a section are in view, the header of the section stays at the top. The next header pushes it out. A
/// header never covers the selected row.
final class HeadersScreen: SectionsViewController, Exhibit {
    static let name = "Pinned headers, footers"
    static let summary = "A header of any height stays in view while its section does; a footer closes the section."

    init() {
        super.init(title: Self.name)
        sections = [.caption(Self.summary)] + (1...12).map(Self.platform)
    }

    private static func platform(_ number: Int) -> Section {
        let trains = (0..<number + 3).map { TextRow("Train \(100 * number + $0)", detail: "\(6 + $0):05") }
        return Section(
            id: number, header: header(ofPlatform: number),
            footer: EdgeRow(
                id: "footer", text: StyledText("\(trains.count) trains a day", role: .dim), spacingBelow: 1),
            rows: trains)
    }

    /// Returns a header of one to three lines for a platform.
    private static func header(ofPlatform number: Int) -> EdgeRow {
        let remarks = ["", "\nThrough the tunnel", "\nThrough the tunnel\nMind the step"]
        var text = StyledText("Platform \(number)", role: .header)
        text.append(remarks[(number - 1) % remarks.count], .dim)
        return EdgeRow(id: "header", text: text)
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
