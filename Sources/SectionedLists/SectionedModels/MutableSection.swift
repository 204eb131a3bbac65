/// A section whose rows a ``MutableSectionsModel`` can change. Subclass it to provide your own header or footer.
open class MutableSection: Section {
    /// The rows. Only the model that contains the section changes them.
    let list: RowList

    /// Creates a section whose rows can change.
    ///
    /// - Parameters:
    ///   - title: The title in the default header.
    ///   - detail: The text at the right of the title, such as a count.
    ///   - footerTitle: The text in the default footer.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - header: A row of any height that replaces the default header.
    ///   - footer: A row of any height that replaces the default footer.
    ///   - rows: The rows, with unique ids.
    public override init(
        _ title: String? = nil, detail: String? = nil, footerTitle: String? = nil, id: AnyHashable? = nil,
        header: (any Row)? = nil, footer: (any Row)? = nil, rows: [any Row] = []
    ) {
        list = RowList(rows)
        super.init(title, detail: detail, footerTitle: footerTitle, id: id, header: header, footer: footer)
    }

    /// The current rows. O(number of rows).
    public final var rows: [any Row] { list.rows }

    public final override var numberOfRows: Int { list.count }

    public final override func row(at index: Int) -> any Row { list[index] ?? missingRow(at: index) }

    /// Returns the index of a row, or `nil` if no row has the id. The first call reads every id. Later calls are fast,
    /// whatever the number of rows is.
    public final override func index(ofRow id: AnyHashable) -> Int? { list.index(of: id) }
}
