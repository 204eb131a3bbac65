@testable import SectionedLists

/// The data of a section of a differential trial.
struct SectionData: Equatable, CustomStringConvertible {
    enum Kind: CaseIterable {
        /// A section of rows.
        case rows
        /// A section of rows without id and title.
        case untitled
        /// A section that creates its rows when they come into view.
        case made
        /// A section whose object stays while its data changes.
        case live
        case mutable
    }

    var name: String
    var kind: Kind
    var detail: String?
    var footer: String?
    var rows: [RowData]

    var description: String { "\(kind) \(name) \(detail ?? "") \(footer ?? "") \(rows)" }

    @MainActor
    func makeSection() -> Section {
        switch kind {
        case .rows:
            Section(name, detail: detail, footerTitle: footer, rows: rows.map { $0.makeRow() })
        case .untitled:
            Section(footerTitle: footer, rows: rows.map { $0.makeRow() })
        case .made:
            Section(
                name, detail: detail, footerTitle: footer, count: rows.count,
                indexOfRow: { [rows] id in rows.firstIndex { AnyHashable($0.id) == id } },
                row: { [rows] in rows.indices.contains($0) ? rows[$0].makeRow() : TextRow("missing", id: $0) })
        case .live:
            LiveSection(self)
        case .mutable:
            MutableSection(name, detail: detail, footerTitle: footer, rows: rows.map { $0.makeRow() })
        }
    }

    /// Returns a new section that shows the data. It shares nothing with any other section of the data.
    @MainActor
    func makeCopy(id: AnyHashable) -> Section {
        let title = kind == .untitled ? nil : name
        let copy = Section(
            title, detail: kind == .untitled ? nil : detail, footerTitle: footer, id: id,
            rows: rows.map { $0.makeRow() })
        return copy
    }
}

/// A section whose data changes while the object stays.
final class LiveSection: Section {
    var data: SectionData

    init(_ data: SectionData) {
        self.data = data
        super.init(data.name)
    }

    override var numberOfRows: Int { data.rows.count }
    override func row(at index: Int) -> any Row {
        data.rows.indices.contains(index) ? data.rows[index].makeRow() : missingRow(at: index)
    }

    override func index(ofRow id: AnyHashable) -> Int? { data.rows.firstIndex { AnyHashable($0.id) == id } }
    override var header: (any Row)? { HeaderRow(data.name, detail: data.detail) }
    override var footer: (any Row)? { data.footer.map { FooterRow($0) } }
}
