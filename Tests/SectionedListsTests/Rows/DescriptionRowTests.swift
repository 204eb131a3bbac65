import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A value of any type")
struct DescriptionRowTests {
    private struct Spoon: Hashable, CustomStringConvertible {
        var size: Int
        var description: String { "a spoon of\n\(size) ml" }
    }

    private struct Plain { var name = "x" }

    @Test("A value becomes a row with its description on one line")
    func showsDescription() {
        let list = SectionsViewController()
        list.sections = [
            Section(rows: [
                DescriptionRow("text"), DescriptionRow(12), DescriptionRow(0.5), DescriptionRow(Spoon(size: 15)),
                DescriptionRow(Plain(), id: "plain"),
            ])
        ]
        let screen = Harness(list, rows: 6)
        #expect(
            screen.text == """
                ▌ text
                  12
                  0.5
                  a spoon of 15 ml
                  Plain(name: "x")

                """)
    }

    @Test("A hashable value is the id of its row")
    func namesItsRow() {
        #expect(DescriptionRow(Spoon(size: 5)).id == AnyHashable(Spoon(size: 5)))
        #expect(DescriptionRow(Spoon(size: 5)).value as? Spoon == Spoon(size: 5))
    }
}
