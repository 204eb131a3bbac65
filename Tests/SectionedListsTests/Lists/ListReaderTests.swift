import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("Reading a model that changes without notice")
struct ListReaderTests {
    @Test("A change that arrives while the model is read is deferred and reported")
    func defers() {
        let parts = ListParts(rows: 3)
        let reports = programmingErrors {
            #expect(!parts.reader.deferIfReading(.everything))
            parts.reader.reading { #expect(parts.reader.deferIfReading(.everything)) }
        }
        #expect(reports.count == 1)
        #expect(parts.reader.takeDeferredChange() == .everything)
        #expect(parts.reader.takeDeferredChange() == nil)
    }

    @Test("A row that the model no longer has is reported and read as nil")
    func reportsMissingRow() {
        let model = SectionsModel([Section("A", rows: [TextRow("a")])])
        let reader = ListReader()
        reader.setModel(model)
        _ = reader.apply(.everything)
        model.sections = []
        let reports = programmingErrors { #expect(reader.row(of: ListItem(section: 0, .row(0))) == nil) }
        #expect(reports.count == 1)
        #expect(reader.takeUnannouncedChange())
        #expect(!reader.takeUnannouncedChange())
    }

    @Test("The version changes with the contents")
    func version() {
        let parts = ListParts(rows: 3, 3)
        let before = parts.reader.version
        _ = parts.reader.apply(ListChange(reloadedRows: [RowIdentity(section: "A", row: 0)]))
        #expect(parts.reader.contents.numberOfRows == 6)
        _ = parts.reader.apply(ListChange(sectionsWithOtherRows: ["B"]))
        #expect(parts.reader.version > before)
    }
}
