import SectionedLists
import Terminal

/// The cells of rows can be replaced, without a subclass of the list and without other rows.
///
/// By default, each row is shown in its own compact cell. With a ``CellFactory``, the same rows are shown in roomy
/// cells.
final class CellFactoryScreen: SectionsViewController, Exhibit {
    static let name = "Compact or roomy"
    static let summary = "The same rows in two kinds of cells; v switches to the other kind."

    private var isRoomy = false

    init() {
        super.init(title: Self.name)
        model = CaptionLayer(Self.summary, over: Peak.model())
    }

    private static var roomy: CellFactory {
        var factory = CellFactory()
        factory.show(PeakRow.self, in: WrappedTextCell.self) { row, cell in
            cell.text = StyledText(row.peak.name, role: .strong)
            cell.text.append("\nrises \(row.peak.metres.grouped) metres above the sea", .dim)
            cell.spacingBelow = 1
        }
        return factory
    }

    private lazy var command = KeyCommand(
        "screen.other rows", of: self, keys: ["v"], title: "other rows", help: "Show the rows compactly or roomily",
        hint: .init(order: 2)
    ) { $0.switchCells() }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }

    private func switchCells() {
        isRoomy.toggle()
        cellFactory = isRoomy ? Self.roomy : CellFactory()
    }
}
