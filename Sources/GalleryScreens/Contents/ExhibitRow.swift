import SectionedLists

/// An action delegate that opens screens of the gallery.
protocol ExhibitActionDelegate: ActionDelegate {
    func open(_ exhibit: any Exhibit.Type)
}

/// A row with the name of a screen and a sentence about it. Enter opens the screen.
final class ExhibitRow: ActionableRow {
    let exhibit: any Exhibit.Type
    weak var actionDelegate: (any ActionDelegate)?

    var id: AnyHashable { ObjectIdentifier(exhibit) }

    init(_ exhibit: any Exhibit.Type) { self.exhibit = exhibit }

    func configure(_ cell: ExhibitCell) {
        cell.name = exhibit.name
        cell.summary = exhibit.summary
    }

    func performAction() {
        delegate(as: (any ExhibitActionDelegate).self)?.open(exhibit)
    }
}
