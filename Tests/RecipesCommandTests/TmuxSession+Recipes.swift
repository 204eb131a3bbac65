@testable import TerminalTestSupport

extension TmuxSession {
    /// Opens a terminal in whose shell `recipes` is the program under test.
    static func run(
        columns: Int = 80, rows: Int = 24, in scratch: ScratchFolder? = nil, environment: [String: String?] = [:],
        _ body: (TmuxSession) async throws -> Void
    ) async throws {
        try await run(.recipes, columns: columns, rows: rows, in: scratch, environment: environment, body)
    }

    /// Waits until the first screen is complete: the program has read the cookbook, and a row is selected.
    @discardableResult
    func waitForList(line: Int = #line) async throws -> Screen {
        try await waitFor("the list", line: line) {
            $0.top.contains(/\d+ recipes?$/) && $0.selectedMark != nil && $0.footer.contains("q quit")
        }
    }
}

extension String {
    /// The text without the tick at its start.
    var dropTick: String { String(drop { "✓● ".contains($0) }) }
}
