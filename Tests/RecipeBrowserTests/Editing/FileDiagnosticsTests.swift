import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Rows of the diagnostics of a file")
struct FileDiagnosticsTests {
    private func diagnostic(
        _ line: Int?, _ column: Int? = nil, _ severity: Diagnostic.Severity = .error, _ message: String = "wrong."
    ) -> Diagnostic {
        Diagnostic(severity, at: SourceLocation(file: "a.cook", line: line, column: column), message)
    }

    private func outline(_ diagnostics: [Diagnostic], lines: Int) -> [String] {
        FileDiagnostics(diagnostics, source: (0..<lines).map { "text \($0 + 1)" }).lines.map { line in
            switch line {
            case .diagnostic(let diagnostic): "! \(diagnostic.location.line ?? 0)"
            case .source(let number, let text, let column): "\(number) \(text)\(column.map { " @\($0)" } ?? "")"
            case .blank: "-"
            }
        }
    }

    @Test func `two lines before and after a diagnostic are shown, as far as the file has them`() {
        #expect(
            outline([diagnostic(4, 3)], lines: 9) == [
                "! 4", "2 text 2", "3 text 3", "4 text 4 @3", "5 text 5", "6 text 6", "-",
            ])
        #expect(outline([diagnostic(1)], lines: 9) == ["! 1", "1 text 1 @0", "2 text 2", "3 text 3", "-"])
        #expect(outline([diagnostic(9)], lines: 9) == ["! 9", "7 text 7", "8 text 8", "9 text 9 @0", "-"])
        #expect(outline([diagnostic(1)], lines: 1) == ["! 1", "1 text 1 @0", "-"])
    }

    @Test func `a diagnostic without a line, or with a line that is not there, has no lines of the file`() {
        #expect(
            outline([diagnostic(nil), diagnostic(10), diagnostic(0)], lines: 9) == [
                "! 0", "-", "! 10", "-", "! 0", "-",
            ])
        #expect(outline([diagnostic(1)], lines: 0) == ["! 1", "-"] && outline([], lines: 3) == [])
        #expect(FileDiagnostics([diagnostic(1), diagnostic(2)], source: []).count == 2)
    }

    @Test func `each line of diagnostics has the number of its line in the file`() {
        let lines = FileDiagnostics([diagnostic(2), diagnostic(nil)], source: ["a", "b", "c"]).lines
        #expect(lines.map(\.number) == [2, 1, 2, 3, nil, nil, nil])
    }

    private func runs(_ text: String, _ column: Int?) -> [String] {
        let cell = WrappedTextCell()
        SourceLineRow(id: 1, number: 7, text: text, column: column).configure(cell)
        #expect(cell.label == "7")
        return cell.text.runs.filter { !$0.text.isEmpty }.map { "\($0.role): \($0.text)" }
    }

    @Test func `the column of a diagnostic is marked in its line, if it is inside`() {
        #expect(runs("abc", nil) == ["dim: abc"] && runs("abc", 0) == ["strong: abc"])
        #expect(
            runs("abc", 1) == ["error: a", "strong: bc"] && runs("abc", 2) == ["strong: a", "error: b", "strong: c"])
        #expect(runs("abc", 3) == ["strong: ab", "error: c"])
        #expect(runs("abc", 4) == ["strong: abc"] && runs("abc", 9) == ["strong: abc"] && runs("", 1) == [])
    }

    @Test func `a row of a diagnostic begins with its place, and errors have another colour than warnings`() {
        func row(_ diagnostic: Diagnostic) -> (text: String, role: Role?) {
            let cell = WrappedTextCell()
            DiagnosticRow(id: 1, diagnostic: diagnostic).configure(cell)
            return (cell.text.plain, cell.text.runs.last?.role)
        }
        #expect(row(diagnostic(nil)).text == "whole file  Wrong.")
        #expect(row(diagnostic(3)).text == "line 3  Wrong." && row(diagnostic(3, 4)).text == "line 3, column 4  Wrong.")
        #expect(row(diagnostic(3)).role == .error && row(diagnostic(3, nil, .warning)).role == .text)
    }

    @Test func `a section of diagnostics counts them and finds each by its number`() {
        let section = DiagnosticRow.section([diagnostic(1), diagnostic(2)])
        #expect(section.detail == "2" && section.numberOfRows == 2 && section.index(ofRow: 1) == 1)
        #expect((section.row(at: 1) as? DiagnosticRow)?.diagnostic.location.line == 2)
    }
}
