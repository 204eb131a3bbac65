@testable import SectionedLists

extension SectionedModel {
    /// What a list would show, without a terminal: a line for each section, its rows parted by spaces.
    var outline: [String] {
        (0..<numberOfSections).map { section(at: $0) }.map { section in
            ("\(section.id):" + section.rowTexts.map { " " + $0 }.joined())
        }
    }
}

extension Section {
    /// What the rows say.
    var rowTexts: [String] {
        (0..<numberOfRows).map { text(of: row(at: $0)) }
    }

    private func text(of row: any Row) -> String {
        switch row {
        case let row as TextRow: row.text
        case is LoadMoreRow: "[more]"
        case let row as HiddenRowsRow: "[\(row.count) hidden]"
        case is SpacerRow: "-"
        default: "\(type(of: row))"
        }
    }
}

/// The text of a row of the models in these tests.
@MainActor
func text(_ row: any Row) -> String { (row as? TextRow)?.text ?? "" }
