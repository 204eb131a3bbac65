/// An item of a list: the header of a section, a row, or the footer of a section.
struct ListItem: Hashable, Comparable {
    enum Kind: Hashable {
        case header
        case row(Int)
        case footer
    }

    var section: Int
    var kind: Kind

    init(section: Int, _ kind: Kind) {
        self.section = section
        self.kind = kind
    }

    init(_ indexPath: ListIndexPath) {
        self.init(section: indexPath.section, .row(indexPath.row))
    }

    /// The index path of the row, or `nil` for a header or footer.
    var indexPath: ListIndexPath? {
        if case .row(let row) = kind { ListIndexPath(section: section, row: row) } else { nil }
    }

    static func < (left: ListItem, right: ListItem) -> Bool {
        (left.section, left.rank) < (right.section, right.rank)
    }

    /// A number that gives the order of this item among the items of its section.
    private var rank: Int {
        switch kind {
        case .header: -1
        case .row(let row): row
        case .footer: .max
        }
    }
}
