import Testing

@testable import SectionedLists

@Suite("The layout of columns")
struct TableLayoutTests {
    private func need(_ minimum: Int, isFlexible: Bool = false, priority: Int = 0) -> TableLayout.Need {
        TableLayout.Need(minimum: minimum, isFlexible: isFlexible, priority: priority)
    }

    private func columns(_ needs: [TableLayout.Need], width: Int) -> [[Int]] {
        TableLayout(needs, width: width).columns.map { [$0.index, $0.x, $0.width] }
    }

    @Test("Fixed columns keep their width, and flexible columns share the rest")
    func flexible() {
        let needs = [need(5, isFlexible: true), need(4), need(5, isFlexible: true)]
        #expect(columns(needs, width: 30) == [[0, 2, 10], [1, 14, 4], [2, 20, 9]])
    }

    @Test("Columns with the highest priority numbers are hidden first in a narrow window, and the last of equal ones")
    func priorities() {
        let needs = [need(6, isFlexible: true), need(6, priority: 2), need(6, priority: 1), need(6, priority: 2)]
        #expect(TableLayout(needs, width: 33).columns.map(\.index) == [0, 1, 2, 3])
        #expect(TableLayout(needs, width: 32).columns.map(\.index) == [0, 1, 2])
        #expect(TableLayout(needs, width: 24).columns.map(\.index) == [0, 2])
        #expect(columns(needs, width: 16) == [[0, 2, 13]])
    }

    @Test("Columns that are never hidden become narrower from the widest on")
    func narrow() {
        #expect(columns([need(10), need(4)], width: 14) == [[0, 2, 5], [1, 9, 4]])
        #expect(columns([need(10), need(4)], width: 0).map { $0[2] } == [1, 1])
    }
}
