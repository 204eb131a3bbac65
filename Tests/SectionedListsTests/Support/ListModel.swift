@testable import SectionedLists

/// The expected content of a list, as plain data.
struct ListModel {
    struct RowModel: Equatable {
        var name: String
        var lines: Int
        var isSelectable: Bool
        var isOther: Bool
    }

    struct SectionModel {
        var name: String
        var rows: [RowModel]
        var headerLines: Int
        var footerLines: Int
    }

    var sections: [SectionModel]

    /// All lines of the list, from top to bottom.
    var lines: [String] {
        sections.flatMap { section in
            Self.lines("h\(section.name)", section.headerLines)
                + section.rows.flatMap { Self.lines($0.name, $0.lines) }
                + Self.lines("f\(section.name)", section.footerLines)
        }
    }

    private static func lines(_ name: String, _ count: Int) -> [String] { (0..<count).map { "\(name):\($0)" } }

    /// Returns the name and the number of lines of an item, or `nil` if there is none.
    func item(_ item: ListItem) -> (name: String, lines: Int)? {
        guard sections.indices.contains(item.section) else { return nil }
        let section = sections[item.section]
        switch item.kind {
        case .header: return section.headerLines > 0 ? ("h\(section.name)", section.headerLines) : nil
        case .footer: return section.footerLines > 0 ? ("f\(section.name)", section.footerLines) : nil
        case .row(let index):
            guard section.rows.indices.contains(index) else { return nil }
            return (section.rows[index].name, section.rows[index].lines)
        }
    }

    func row(_ path: ListIndexPath) -> RowModel? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    func path(ofRow name: String, inSection section: String) -> ListIndexPath? {
        guard let index = sections.firstIndex(where: { $0.name == section }),
            let row = sections[index].rows.firstIndex(where: { $0.name == name })
        else { return nil }
        return ListIndexPath(section: index, row: row)
    }

    var paths: [ListIndexPath] {
        sections.indices.flatMap { section in
            sections[section].rows.indices.map { ListIndexPath(section: section, row: $0) }
        }
    }

    @MainActor
    func makeSections() -> [Section] { sections.map(ModelSection.init) }
}

/// A section that creates its rows from the model when they are read.
final class ModelSection: Section {
    private let model: ListModel.SectionModel

    init(_ model: ListModel.SectionModel) {
        self.model = model
        super.init(id: model.name)
    }

    override var numberOfRows: Int { model.rows.count }

    override func row(at index: Int) -> any Row {
        let row = model.rows[index]
        if row.isOther { return OtherLinedRow(name: row.name, lines: row.lines, isSelectable: row.isSelectable) }
        return LinedRow(name: row.name, lines: row.lines, isSelectable: row.isSelectable)
    }

    override func index(ofRow id: AnyHashable) -> Int? { model.rows.firstIndex { AnyHashable($0.name) == id } }

    override var header: (any Row)? {
        model.headerLines > 0 ? LinedRow(name: "h\(model.name)", lines: model.headerLines, isSelectable: false) : nil
    }

    override var footer: (any Row)? {
        model.footerLines > 0 ? LinedRow(name: "f\(model.name)", lines: model.footerLines, isSelectable: false) : nil
    }
}
