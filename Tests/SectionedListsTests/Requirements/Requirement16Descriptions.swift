import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 16: any value becomes a row by its description")
struct Requirement16Descriptions {
    private struct Point { var x = 1 }
    private enum Course: String, CustomStringConvertible {
        case soup
        var description: String { "the soup" }
    }

    @Test("Numbers, enumeration cases, structures and optionals become rows by their descriptions")
    func descriptions() {
        let list = SectionsViewController()
        list.reload(with: [12, 2.5, Course.soup, Point(), Int?.some(7) as Any, ["a": 1]])
        #expect(
            Harness(list, columns: 20, rows: 6).lines == [
                "▌ 12", "  2.5", "  the soup", "  Point(x: 1)", "  7", "  [\"a\": 1]",
            ])
    }
}
