import Terminal

@testable import SectionedLists

/// The parts of a list without its view controller.
@MainActor
struct ListParts {
    let model: MutableSectionsModel
    let reader = ListReader()
    let window: ListWindow
    let selection: ListSelection

    /// Creates the parts over sections A, B and so on with one-line rows.
    init(rows counts: Int..., columns: Int = 20, lines: Int = 5) {
        let names = ["A", "B", "C"]
        let sections = zip(names, counts).map { name, count in
            MutableSection(id: name, rows: (0..<count).map { TextRow("\(name)\($0)", id: $0) })
        }
        self.init(sections, columns: columns, lines: lines)
    }

    /// Creates the parts over sections.
    init(_ sections: [Section], columns: Int = 20, lines: Int = 5) {
        model = MutableSectionsModel(sections)
        reader.setModel(model)
        window = ListWindow(reader: reader, index: SectionIndexColumn(reader: reader))
        selection = ListSelection(window: window)
        window.apply(.everything)
        window.resize(to: Size(columns: columns, rows: lines))
    }

    /// The texts of the rows in view.
    var texts: [String] {
        window.layout().placements.compactMap { (window.liveRow(at: $0.item)?.row as? TextRow)?.text }
    }
}
