import RecipeKit
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("The report of an import")
struct ImportReportTests {
    private func report(_ events: [ImportEvent]) -> ImportReport {
        var report = ImportReport()
        for event in events { report.add(event) }
        return report
    }

    private let diagnostic = Diagnostic(.error, at: SourceLocation(file: "a.json", line: 3), "wrong.")

    @Test func `an import counts what is there already, and lists what was imported in its order`() {
        let report = report([
            .imported(title: "Pie", path: "/b/Pie.cook"), .alreadyThere(title: "Tea", path: "/b/Tea.cook", source: "a"),
            .imported(title: "Bun", path: "/b/Bun.cook"), .alreadyThere(title: "Pie", path: "/b/Pie.cook", source: "a"),
        ])
        #expect(report.imported.map(\.title) == ["Pie", "Bun"] && report.imported.map(\.path).last == "/b/Bun.cook")
        #expect(report.alreadyThereCount == 2 && report.doubtful.isEmpty && report.contents.isEmpty)
    }

    @Test func `doubles open their file from the report of an import, and errors of files do not`() {
        let report = report([
            .almostTheSame(title: "Tea", path: "/b/Green tea.cook", source: "a"),
            .completed(title: "Pie", path: "/b/Pie.cook", ImportContents()), .unreadable(diagnostic), .note(diagnostic),
        ])
        #expect(report.doubtful.map(\.path) == ["/b/Green tea.cook", "/b/Pie.cook", nil, nil])
        #expect(report.doubtful[0].text == "“Tea” is almost the same as Green tea.cook, so it was skipped.")
        #expect(report.doubtful[1].text.hasPrefix("“Pie” got what it lacked"))
        #expect(report.doubtful[2].text == diagnostic.description && report.unreadableCount == 1)
    }

    @Test func `the report of an import keeps two thousand messages, but all imported recipes`() {
        let notes = (0..<2001).map { _ in ImportEvent.note(diagnostic) }
        let finished = (0..<2001).map { ImportEvent.finished(source: "/x/\($0).json", ImportContents()) }
        let imported = (0..<2001).map { ImportEvent.imported(title: "\($0)", path: "\($0)") }
        let report = report(notes + finished + imported)
        #expect(report.doubtful.count == 2000 && report.contents.count == 2000 && report.imported.count == 2001)
        #expect(report.contents.last == "1999.json: ")
    }

    @Test func `an import runs while it reads the cookbook or imports`() {
        #expect(ImportReport().phase == .reading(done: 0, of: 0))
        let phases: [(ImportReport.Phase, Bool)] = [
            (.reading(done: 1, of: 2), true), (.importing, true), (.ended, false), (.stopped, false),
            (.failed("x"), false),
        ]
        for (phase, isRunning) in phases { #expect(phase.isRunning == isRunning, "\(phase)") }
    }
}
