import SectionedLists

/// A filter layer below a sort layer. The filter and the sort order can change independently. The selected row stays
/// selected unless the filter hides it.
final class FilterSortScreen: SectionsViewController, Exhibit {
    static let name = "Filter and sort"
    static let summary = "Two layers that change while they are shown: f hides low mountains, s sorts."

    private let filter: FilterLayer
    private let sort: SortLayer
    /// The minimum height in metres of the visible mountains.
    private var minimum = 0
    /// The names of the sort orders. The first is the current one.
    private var orders = ["as they come", "by height", "by name"]

    init() {
        filter = FilterLayer(over: Peak.model())
        sort = SortLayer(over: filter)
        super.init(title: Self.name)
        model = CaptionLayer(Self.summary, over: sort)
    }

    override var status: String? { "from \(minimum.grouped) m, \(orders[0])" }

    private lazy var commands = [
        KeyCommand(
            "screen.filter", of: self, keys: ["f"], title: "filter",
            help: "Show only higher ones, in the end all again",
            hint: .init(order: 2)
        ) { $0.filterHigher() },
        KeyCommand(
            "screen.sort", of: self, keys: ["s"], title: "sort", help: "Sort by height, by name, not at all",
            hint: .init(order: 2)
        ) { $0.sortOtherwise() },
    ]

    override var keyCommands: [KeyCommand] { commands + super.keyCommands }

    private func filterHigher() {
        minimum = (minimum + 2_000) % 10_000
        filter.filter { [minimum] row in (row as? PeakRow).map { $0.peak.metres >= minimum } ?? true }
    }

    private func sortOtherwise() {
        orders.append(orders.removeFirst())
        switch orders[0] {
        case "by height": sort.sort(descending: true) { ($0 as? PeakRow)?.peak.metres }
        case "by name": sort.sort { ($0 as? PeakRow)?.peak.name }
        default: sort.removeOrder()
        }
    }
}
