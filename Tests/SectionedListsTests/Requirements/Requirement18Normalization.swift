import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 18: one call accepts a value, a row, a list, a list of lists, a mixed list or sections")
struct Requirement18Normalization {
    @Test("Data of each shape becomes the sections of the rules and is shown", arguments: Shape.all)
    func shapes(shape: Shape) {
        let list = SectionsViewController()
        list.reload(with: shape.data())
        let sections = list.sections.map { section in
            (0..<section.numberOfRows).map { index in
                let row = section.row(at: index)
                return (row as? TextRow)?.text ?? (row as? DescriptionRow).map { "\($0.value)" } ?? "?"
            }
        }
        #expect(sections == shape.sections)
        let screen = Harness(list, rows: 20)
        for text in shape.sections.joined() { #expect(screen.text.contains(text)) }
    }

    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sections: [[String]]
        let data: @MainActor @Sendable () -> Any

        static let all = [
            Shape(testDescription: "a value", sections: [["7"]]) { 7 },
            Shape(testDescription: "a row", sections: [["row"]]) { TextRow("row") },
            Shape(testDescription: "a list", sections: [["1", "2"]]) { [1, 2] },
            Shape(testDescription: "a list of lists", sections: [["1"], ["2", "3"]]) { [[1], [2, 3]] },
            Shape(testDescription: "a mixed list", sections: [["1", "row"], ["2", "3"], ["s"], ["4"]]) {
                [1, TextRow("row"), [2, 3], Section("S", rows: [TextRow("s")]), 4] as [Any]
            },
            Shape(testDescription: "sections", sections: [["a"], ["b"]]) {
                ["a", "b"].map { Section($0, rows: [TextRow($0)]) }
            },
        ]
    }
}
