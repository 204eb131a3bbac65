import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Comparing ids")
struct IDComparingTests {
    private enum Shop: Hashable { case baker, butcher }

    @Test("Ids are compared with literals and with values of any type")
    func comparing() {
        let section = Section("Bread", id: Shop.baker, rows: [TextRow("Rye"), TextRow("Oat", id: 3)])
        #expect(section.hasID(Shop.baker) && !section.hasID(Shop.butcher) && !section.hasID("baker"))
        #expect(section.row(at: 0).hasID("Rye") && section.row(at: 1).hasID(3) && !section.row(at: 1).hasID("3"))
        let identity = RowIdentity(section: "Bread", row: 3)
        #expect(identity.isInSection("Bread") && !identity.isInSection("Beans"))
    }
}
