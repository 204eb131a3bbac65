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

    @Test("becomes a row by its description, in one line")
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

    @Test("names its row, where it can be told from others")
    func namesItsRow() {
        #expect(DescriptionRow(Spoon(size: 5)).id == AnyHashable(Spoon(size: 5)))
        #expect(DescriptionRow(Spoon(size: 5)).value as? Spoon == Spoon(size: 5))
    }
}
