import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Data of any shape")
struct NormalizationTests {
    private struct Plain { var name: String }

    private struct Dish: RowConvertible {
        var row: any Row { TextRow("dish") }
    }

    /// What is shown, a list a section; a section that was given goes by its title.
    private func shown(_ data: Any?) -> [[String]] {
        let list = SectionsViewController()
        list.reload(with: data)
        return list.sections.map { section in
            let title = section.title.map { ["# \($0)"] } ?? []
            return title + (0..<section.numberOfRows).map { index in text(of: section.row(at: index)) }
        }
    }

    private func text(of row: any Row) -> String {
        let live = LiveRow(row, from: nil, factory: CellFactory(), pool: CellPool(), width: 40)
        return (live.cell as? TextCell)?.text.plain ?? "?"
    }

    private let given = Section("given", rows: [TextRow("x")])

    @Test("is a row of a section where it is a single value")
    func value() {
        #expect(shown("text") == [["text"]])
        #expect(shown(12) == [["12"]])
        #expect(shown(Plain(name: "p")) == [["Plain(name: \"p\")"]])
        #expect(shown(["b": 1]) == [["[\"b\": 1]"]])
        #expect(shown(Set([1])) == [["[1]"]])
    }

    @Test("is itself where it is a row or a section, and what it says it is")
    func rowOrSection() {
        #expect(shown(TextRow("row")) == [["row"]])
        #expect(shown(Dish()) == [["dish"]])
        #expect(shown(given) == [["# given", "x"]])
        #expect(shown([given, Section("other")]) == [["# given", "x"], ["# other"]])
    }

    @Test("is one section where it is a list of values and rows")
    func list() {
        #expect(shown(["a", "b"]) == [["a", "b"]])
        #expect(shown(["a", 1, TextRow("row"), Dish(), 2.5] as [Any]) == [["a", "1", "row", "dish", "2.5"]])
        #expect(shown([TextRow("a"), TextRow("b")]) == [["a", "b"]])
        #expect(shown(1...3) == [["1", "2", "3"]])
        #expect(shown(["a", "b", "c"].dropFirst()) == [["b", "c"]])
    }

    @Test("is a section a list where it is a list of lists")
    func listOfLists() {
        #expect(shown([["a", "b"], ["c"]]) == [["a", "b"], ["c"]])
        #expect(shown([["a"], [1, 2]] as [Any]) == [["a"], ["1", "2"]])
        #expect(shown([[["a", "b"], ["c"]], [["d"]]]) == [["a", "b", "c"], ["d"]])
    }

    @Test("keeps its order where it mixes values, rows, lists and sections, each run of loose ones a section")
    func mixed() {
        #expect(
            shown(["a", TextRow("b"), ["c", "d"], 5, given, Dish(), "e", []] as [Any])
                == [["a", "b"], ["c", "d"], ["5"], ["# given", "x"], ["dish", "e"], []])
        #expect(shown([["a", given, "b"] as [Any], ["c"]] as [Any]) == [["a"], ["# given", "x"], ["b"], ["c"]])
        #expect(shown([[[given]]]) == [["# given", "x"]])
    }

    @Test("shows nothing where it is empty or nil, and skips nil in a list")
    func empty() {
        #expect(shown([]) == [])
        #expect(shown(nil) == [])
        #expect(shown([String]?.none) == [])
        #expect(shown([[]] as [[String]]) == [[]])
        #expect(shown([["a"], []]) == [["a"], []])
        #expect(shown(["a", nil, "b"] as [String?]) == [["a", "b"]])
        #expect(shown(Optional(Optional("a")) as Any) == [["a"]])
    }

    @Test("keeps a value as it is, and takes the value as id where it can")
    func identity() {
        let sections = Section.sections(from: [7, Plain(name: "p"), "a", "a", TextRow("b"), "b"] as [Any])
        let rows = (0..<6).map { sections[0].row(at: $0) }
        #expect((rows[0] as? DescriptionRow)?.value as? Int == 7)
        #expect(rows[0].id == AnyHashable(7))
        #expect(((rows[1] as? DescriptionRow)?.value as? Plain)?.name == "p")
        #expect(rows[2].id == AnyHashable("a"))
        #expect(Set(rows.map(\.id)).count == 6)
    }

    @Test("keeps the selected value selected when it is reloaded")
    func keepsSelection() {
        let list = SectionsViewController()
        list.reload(with: ["a", "b", "c"])
        let screen = Harness(list, rows: 5)
        screen.press(.down)
        #expect(screen.selectedText == "b")
        list.reload(with: ["x", "y", "b"])
        #expect(screen.selectedText == "b")
        list.reload(with: [["x"], ["b", "c"]])
        #expect(screen.text.contains("b"))
    }
}
