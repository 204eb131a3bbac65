/// A section whose rows a ``MutableSectionsModel`` can change. Subclass it for a header or footer of its own.
open class MutableSection: Section {
    /// The rows; only a model that has the section changes them.
    let list: RowList

    /// - Parameters:
    ///   - title: Stands over the rows, unless there is a header.
    ///   - detail: Stands at the right of the title, such as a count.
    ///   - footerTitle: Shown under the rows.
    ///   - id: Names the section within its list; the title does where it is left out.
    ///   - header: Stands over the rows in place of the title, as high as its cell is.
    ///   - footer: Stands under the rows in place of the footer's title.
    ///   - rows: Their ids must differ from one another.
    public override init(
        _ title: String? = nil, detail: String? = nil, footerTitle: String? = nil, id: AnyHashable? = nil,
        header: (any Row)? = nil, footer: (any Row)? = nil, rows: [any Row] = []
    ) {
        list = RowList(rows)
        super.init(title, detail: detail, footerTitle: footerTitle, id: id, header: header, footer: footer)
    }

    /// The rows now. O(number of rows).
    public final var rows: [any Row] { list.rows }

    public final override var numberOfRows: Int { list.count }

    public final override func row(at index: Int) -> any Row { list[index] ?? missingRow(at: index) }

    /// Where a row is. The first question looks at every id; later ones cost the same with a hundred rows as with a
    /// million.
    public final override func index(ofRow id: AnyHashable) -> Int? { list.index(of: id) }
}
