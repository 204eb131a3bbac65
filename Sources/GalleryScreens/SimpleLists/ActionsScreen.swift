import SectionedLists

/// An action delegate that orders a drink.
private protocol OrderActionDelegate: ActionDelegate {
    func order(_ drink: String)
}

/// A row does not depend on its view controller. It calls its delegate through the protocol for its kind of row.
///
/// If the delegate does not conform to this protocol, a debug build stops with a message that names the delegate, the
/// row and the protocol.
final class ActionsScreen: SectionsViewController, OrderActionDelegate, Exhibit {
    static let name = "A row asks its delegate"
    static let summary = "Enter orders: the row asks its delegate, and the controller carries it out."

    private var orders: [String: Int] = [:]

    init() {
        super.init(title: Self.name)
        sections = [
            .caption(Self.summary),
            Section("Hot", rows: ["Coffee", "Tea", "Chocolate"].map(DrinkRow.init)),
            Section("Cold", rows: ["Water", "Lemonade", "Buttermilk"].map(DrinkRow.init)),
        ]
    }

    func order(_ drink: String) {
        orders[drink, default: 0] += 1
        setNeedsDisplay()
    }

    override var status: String? {
        orders.isEmpty
            ? "nothing ordered" : orders.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
    }
}

private final class DrinkRow: ActionableRow {
    let drink: String
    weak var actionDelegate: (any ActionDelegate)?
    var id: AnyHashable { drink }

    init(_ drink: String) { self.drink = drink }

    func configure(_ cell: TextCell) { cell.text = .init(drink) }

    func performAction() {
        delegate(as: (any OrderActionDelegate).self)?.order(drink)
    }
}
