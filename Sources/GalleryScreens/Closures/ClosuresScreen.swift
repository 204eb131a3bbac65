import SectionedLists

/// Rows and sections that closures define, without custom types.
///
/// The closures of a section apply to all its rows. If a row has its own closures, those are used instead.
final class ClosuresScreen: SectionsViewController, Exhibit {
    static let name = "Rows made of closures"
    static let summary = "Enter puts the selected item into the basket; one row has its own action."

    private var basket: [String] = []

    init() {
        super.init(title: Self.name)
        sections = [.caption(Self.summary), fruit, vegetables]
    }

    /// A section of items of any type. The items become rows when they come into view.
    private var fruit: Section {
        Section("Fruit", items: ["Apple", "Fig", "Pear", "Plum"], rowID: \.self, cell: TextCell.self) { cell, name in
            cell.text = .init(name)
            cell.detail = "\(name.count) letters"
        } onSelect: { [weak self] name in
            self?.put(name)
        }
    }

    private var vegetables: Section {
        let truffle = BlockRow(id: "Truffle", cell: TextCell.self) { cell in
            cell.text = .init("Truffle", role: .accent)
        } onSelect: { [weak self] in
            self?.put("nothing, for want of money")
        }
        return Section("Vegetables", rows: ["Leek", "Bean"].map { TextRow($0) } + [truffle])
            .onLoad(TextCell.self) { cell, _ in cell.detail = "from the garden" }
            .onSelect { [weak self] row, _ in self?.put("\(row.id)") }
    }

    private func put(_ thing: String) {
        basket.append(thing)
        setNeedsDisplay()
    }

    override var status: String? { basket.isEmpty ? "empty basket" : "last: \(basket[basket.count - 1])" }
}
