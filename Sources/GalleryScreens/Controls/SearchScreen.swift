import SectionedLists

/// One line of code puts a search over a list. The list and its rows do not depend on the search.
final class SearchScreen: SectionsViewController, Exhibit {
    static let name = "Search a list"
    static let summary = "Type tor red, or 99; the arrows move through what matches, Esc clears."

    static func open() -> ViewController { SearchViewController(over: SearchScreen()) }

    private var picked: Int? {
        didSet { setNeedsDisplay() }
    }

    init() {
        super.init(title: Self.name)
        let names = ["Tortoise", "Fox", "Owl", "Otter"]
        let colors = ["red", "grey", "white"]
        sections =
            [.caption(Self.summary)]
            + names.map { name in
                let rows = (0..<30).map { (number: Int) in
                    TextRow("\(name) \(number + 1), \(colors[number % 3])", id: number)
                }
                return Section(name, rows: rows).onSelect { [weak self] _, index in self?.picked = index + 1 }
            }
    }

    override var status: String? { picked.map { "picked \($0)" } }
}
