@testable import SectionedLists

extension SectionedModel {
    /// The content that a list would show: one line for each section, with its rows separated by spaces.
    var outline: [String] {
        (0..<numberOfSections).map { section(at: $0) }.map { section in
            ("\(section.id):" + section.rowTexts.map { " " + $0 }.joined())
        }
    }
}

extension Section {
    /// The texts of all rows.
    var rowTexts: [String] {
        (0..<numberOfRows).map { text(of: row(at: $0)) }
    }

    private func text(of row: any Row) -> String {
        switch row {
        case let row as TextRow: row.text
        case is LoadMoreRow: "[more]"
        case let row as HiddenRowsRow: "[\(row.count) hidden]"
        case let row as CollapsedHeaderRow: "[\(row.header.detail ?? "")]"
        case is SpacerRow: "-"
        default: "\(type(of: row))"
        }
    }
}

/// Returns the text of a row.
@MainActor
func text(_ row: any Row) -> String { (row as? TextRow)?.text ?? "" }
