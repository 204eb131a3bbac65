import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Rows that can take over the cell of another one")
struct RowComparingTests {
    @Test("A text row is the same only if its text, its detail, its role and whether it can be selected are the same")
    func textRows() {
        let row = TextRow("a", detail: "1", id: 0)
        #expect(row.isSame(as: TextRow("a", detail: "1", id: 0)))
        for other in [
            TextRow("b", detail: "1", id: 0), TextRow("a", detail: "2", id: 0), TextRow("a", id: 0),
            TextRow("a", detail: "1", role: .dim, id: 0), TextRow("a", detail: "1", isSelectable: false, id: 0),
        ] {
            #expect(!row.isSame(as: other) && !other.isSame(as: row))
        }
        #expect(!row.isSame(as: HeaderRow("a", detail: "1")))
    }

    @Test("A header is the same only with the same title and detail, and a footer only with the same text")
    func headers() {
        let header = HeaderRow("a", detail: "1")
        #expect(header.isSame(as: HeaderRow("a", detail: "1")))
        #expect(!header.isSame(as: HeaderRow("a")) && !header.isSame(as: HeaderRow("b", detail: "1")))
        #expect(!header.isSame(as: TextRow("a", detail: "1")))
        #expect(FooterRow("a").isSame(as: FooterRow("a")) && !FooterRow("a").isSame(as: FooterRow("b")))
        #expect(!header.isSelectable && !FooterRow("a").isSelectable && !SpacerRow(id: 1).isSelectable)
    }

    @Test("A wrapped text is the same only with the same text, if both can be selected or neither can")
    func wrappedTexts() {
        let row = WrappedTextRow("a", id: 0)
        #expect(row.isSame(as: WrappedTextRow("a", id: 0)) && !row.isSame(as: TextRow("a", id: 0)))
        #expect(!row.isSame(as: WrappedTextRow("b", id: 0)))
        #expect(!row.isSame(as: WrappedTextRow("a", isSelectable: false, id: 0)))
    }

    @Test("Rows with other ids are not interchangeable, nor is an object with itself")
    func interchangeable() {
        final class Object: Row {
            let id: AnyHashable = 1
            func isSame(as other: any Row) -> Bool { true }
            func configure(_ cell: TextCell) {}
        }
        #expect(TextRow("a", id: 0).isInterchangeable(with: TextRow("a", id: 0)))
        #expect(!TextRow("a", id: 0).isInterchangeable(with: TextRow("a", id: 1)))
        #expect(!TextRow("a", id: 0).isInterchangeable(with: TextRow("b", id: 0)))
        let object = Object()
        #expect(!object.isInterchangeable(with: object) && object.isInterchangeable(with: Object()))
        #expect(!object.hasID(2) && object.hasID(1))
    }

    @Test("A row without closures has no action, cannot be ticked, and loads nothing")
    func defaults() {
        let row = BlockRow(id: 1, cell: TextCell.self)
        #expect(row.isSelectable && row.actionable == nil && row.releasing == nil && !row.hasOwnLoad)
        #expect(row.tickable == nil)
        let full = BlockRow(id: 1, cell: TextCell.self, onSelect: {}, beforeReuse: { _ in })
        #expect(full.actionable != nil && full.releasing != nil)
        #expect(!TextRow("a").hasOwnLoad && TextRow("a").isSelectable && TextRow("a").id == AnyHashable("a"))
    }
}
