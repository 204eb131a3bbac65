import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Normalization of data")
struct NormalizationTests {
    private struct Plain { var name: String }

    private struct Dish: RowConvertible {
        var row: any Row { TextRow("dish") }
    }

    /// Returns for each section its title as `# title`, if it has a title, and the texts of its rows.
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

    @Test("A single value becomes one section with one row")
    func value() {
        #expect(shown("text") == [["text"]])
        #expect(shown(12) == [["12"]])
        #expect(shown(Plain(name: "p")) == [["Plain(name: \"p\")"]])
        #expect(shown(["b": 1]) == [["[\"b\": 1]"]])
        #expect(shown(Set([1])) == [["[1]"]])
    }

    @Test("A row or a section is used unchanged, and a RowConvertible provides its row")
    func rowOrSection() {
        #expect(shown(TextRow("row")) == [["row"]])
        #expect(shown(Dish()) == [["dish"]])
        #expect(shown(given) == [["# given", "x"]])
        #expect(shown([given, Section("other")]) == [["# given", "x"], ["# other"]])
    }

    @Test("A list of values and rows becomes one section")
    func list() {
        #expect(shown(["a", "b"]) == [["a", "b"]])
        #expect(shown(["a", 1, TextRow("row"), Dish(), 2.5] as [Any]) == [["a", "1", "row", "dish", "2.5"]])
        #expect(shown([TextRow("a"), TextRow("b")]) == [["a", "b"]])
        #expect(shown(1...3) == [["1", "2", "3"]])
        #expect(shown(["a", "b", "c"].dropFirst()) == [["b", "c"]])
    }

    @Test("A list of lists becomes one section for each list")
    func listOfLists() {
        #expect(shown([["a", "b"], ["c"]]) == [["a", "b"], ["c"]])
        #expect(shown([["a"], [1, 2]] as [Any]) == [["a"], ["1", "2"]])
        #expect(shown([[["a", "b"], ["c"]], [["d"]]]) == [["a", "b", "c"], ["d"]])
    }

    @Test("A mixed list keeps its order, and each run of loose values becomes a section")
    func mixed() {
        #expect(
            shown(["a", TextRow("b"), ["c", "d"], 5, given, Dish(), "e", []] as [Any])
                == [["a", "b"], ["c", "d"], ["5"], ["# given", "x"], ["dish", "e"], []])
        #expect(shown([["a", given, "b"] as [Any], ["c"]] as [Any]) == [["a"], ["# given", "x"], ["b"], ["c"]])
        #expect(shown([[[given]]]) == [["# given", "x"]])
    }

    @Test("Empty data and nil show nothing, and nil in a list is skipped")
    func empty() {
        #expect(shown([]) == [])
        #expect(shown(nil) == [])
        #expect(shown([String]?.none) == [])
        #expect(shown([[]] as [[String]]) == [[]])
        #expect(shown([["a"], []]) == [["a"], []])
        #expect(shown(["a", nil, "b"] as [String?]) == [["a", "b"]])
        #expect(shown(Optional(Optional("a")) as Any) == [["a"]])
    }

    @Test("A value stays unchanged and is its own id if possible")
    func identity() {
        let sections = Section.sections(from: [7, Plain(name: "p"), "a", "a", TextRow("b"), "b"] as [Any])
        let rows = (0..<6).map { sections[0].row(at: $0) }
        #expect((rows[0] as? DescriptionRow)?.value as? Int == 7)
        #expect(rows[0].id == AnyHashable(7))
        #expect(((rows[1] as? DescriptionRow)?.value as? Plain)?.name == "p")
        #expect(rows[2].id == AnyHashable("a"))
        #expect(Set(rows.map(\.id)).count == 6)
    }

    @Test("Reloading data keeps the selected value selected")
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

    @Test("Equal values and values without an identity have different ids in their section")
    func differentIDs() {
        func ids(_ data: Any?) -> [AnyHashable] {
            Section.sections(from: data).flatMap { section in
                (0..<section.numberOfRows).map { section.row(at: $0).id }
            }
        }
        #expect(Set(ids(["a", "a", "a", "a"])).count == 4)
        #expect(Set(ids([Plain(name: "p"), Plain(name: "p"), Plain(name: "q")])).count == 3)
        #expect(Set(ids([TextRow("a"), "a", "a"] as [Any])).count == 3)
        #expect(ids(["a", "b", "a"]).first == ids(["a"]).first)
    }

    @Test("Loose values before a list that contains a section are a section of their own")
    func runBeforeSections() {
        #expect(shown(["a", ["b", given]] as [Any]) == [["a"], ["b"], ["# given", "x"]])
        #expect(shown([["b", given], "a"] as [Any]) == [["b"], ["# given", "x"], ["a"]])
    }
}
