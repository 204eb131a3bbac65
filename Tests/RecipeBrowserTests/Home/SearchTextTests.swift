import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@MainActor
@Suite("Texts of search results and notices")
struct SearchTextTests {
    private func runs(_ text: StyledText) -> [String] {
        text.runs.filter { !$0.text.isEmpty }.map { "\($0.role) \($0.text)" }
    }

    @Test func `matches in a text have the style of matches, and the rest has the style of the text`() {
        #expect(runs(StyledText("abcdef", matches: [], role: .dim)) == ["dim abcdef"])
        #expect(runs(StyledText("abcdef", matches: [0..<2], role: .dim)) == ["match ab", "dim cdef"])
        #expect(
            runs(StyledText("abcdef", matches: [1..<2, 4..<6], role: .text)) == [
                "text a", "match b", "text cd", "match ef",
            ])
        #expect(runs(StyledText("éa", matches: [2..<3], role: .text)) == ["text é", "match a"], "bytes of UTF-8")
    }

    private func notice(_ notice: SearchNotice, width: Int = 80) -> [StyledText] { notice.lines(width: width) }

    @Test func `a notice of a search shows the quoted words brighter than the sentence`() {
        let remark = SearchRemark(corrections: [.init(typed: "chiken", shown: "chicken")])
        let lines = notice(.remark(remark, isFound: true))
        #expect(lines.map(\.plain) == ["Nothing for “chiken”; showing “chicken”"])
        #expect(lines[0].runs.filter { $0.role == .text }.map(\.text) == ["chiken", "chicken"])
    }

    @Test func `a notice of a mistake or of a failure has the style of errors, and is wrapped`() {
        let problem = SearchQuery.parse("rating:9").diagnostics
        #expect(problem.count == 1)
        let lines = notice(.problem(problem[0]))
        #expect(lines.map(\.plain) == [problem[0].message] && lines[0].runs.allSatisfy { $0.role == .error })
        #expect(notice(.failure("no disk")).map(\.plain) == ["The recipes could not be searched: no disk"])
        #expect(notice(.failure("no disk"), width: 20).count > 1 && !notice(.failure("no disk"), width: 0).isEmpty)
    }

    private func row(_ kind: SearchResults.SectionKind, _ lines: [String], _ query: String = "leek") -> SearchHitRow {
        let recipe = RecipeSummary(
            id: RecipeID(path: "a.cook"), title: "Leek soup", totalTime: CookingTime(minutes: 90, text: "90 min"))
        return SearchHitRow(
            SearchResults.Hit(recipe: recipe, lines: lines), at: kind, query: SearchQuery.parse(query).query)
    }

    @Test func `a result shows its lines below the title, but not below a match of the title or of filters`() {
        func line(_ kind: SearchResults.SectionKind, _ lines: [String]) -> String? {
            let cell = SearchHitCell()
            row(kind, lines).configure(cell)
            return cell.line?.plain
        }
        #expect(line(.field(.ingredients), ["2 leeks", "1 leek"]) == "2 leeks, 1 leek")
        #expect(line(.field(.title), []) == nil && line(.filters, ["2 leeks"]) == nil)
        let cell = SearchHitCell()
        row(.field(.ingredients), ["2 leeks"]).configure(cell)
        #expect(runs(cell.title) == ["match Leek", "text  soup"] && cell.height(forWidth: 40) == 2)
        cell.prepareForReuse()
        #expect(cell.line == nil && cell.time == nil && cell.height(forWidth: 40) == 1)
    }

    @Test func `a result is the same row only with the same section, lines and query`() {
        let first = row(.field(.ingredients), ["2 leeks"])
        #expect(first.isSame(as: row(.field(.ingredients), ["2 leeks"])))
        #expect(!first.isSame(as: row(.field(.steps), ["2 leeks"])) && !first.isSame(as: row(.field(.ingredients), [])))
        #expect(!first.isSame(as: row(.field(.ingredients), ["2 leeks"], "soup")))
    }
}
