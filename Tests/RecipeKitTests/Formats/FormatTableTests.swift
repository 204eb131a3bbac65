import Foundation
import RecipeKit
import Testing

@Suite("The documentation of formats")
struct FormatTableTests {
    /// `RECIPES_RENEW_DOCUMENTATION=1 swift test --filter FormatTableTests` writes the tables anew.
    @Test("says what survives between each pair of formats, as the formats themselves do")
    func tables() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/formats.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let mark = "<!-- The tables below are made by FormatTableTests. -->\n"
        let start = try #require(text.range(of: mark)?.upperBound)
        let tables = "\n" + Self.held + "\n" + Self.pairs
        if ProcessInfo.processInfo.environment["RECIPES_RENEW_DOCUMENTATION"] != nil {
            try (text[..<start] + tables).write(to: page, atomically: true, encoding: .utf8)
            return
        }
        #expect(text[start...] == tables)
    }

    private static let formats = RecipeFormats.all.filter { !$0.fileExtensions.isEmpty }

    /// A row for each capability, a column for each format.
    private static var held: String {
        let head = "| | " + formats.map(\.name).joined(separator: " | ") + " |\n"
        let rule = "| --- |" + formats.map { _ in " :-: |" }.joined() + "\n"
        return head + rule
            + RecipeCapabilities.names.map { entry in
                let cells = formats.map { $0.capabilities.contains(entry.capability) ? "✓" : "" }
                return "| \(entry.name) | \(cells.joined(separator: " | ")) |\n"
            }.joined()
    }

    /// A row for each pair: what is left out, and what stays as words alone.
    private static var pairs: String {
        let head = "| from | to | left out | kept as words |\n| --- | --- | --- | --- |\n"
        return head
            + formats.flatMap { from in
                RecipeFormats.all.filter { $0.write != nil && $0.identifier != from.identifier }.map { to in
                    let lost = from.capabilities.subtracting(to.capabilities)
                    let leftOut = to.fileExtensions.isEmpty ? [] : lost.intersection(.saidNowhereElse)
                    let words = lost.subtracting(leftOut)
                    return "| \(from.name) | \(to.name) | \(sentence(leftOut)) | \(sentence(words)) |\n"
                }
            }.joined()
    }

    private static func sentence(_ capabilities: RecipeCapabilities) -> String {
        capabilities.isEmpty ? "nothing" : capabilities.namesInWords.joined(separator: ", ")
    }
}
