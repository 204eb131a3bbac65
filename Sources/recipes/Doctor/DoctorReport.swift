import RecipeFormats
import TextLayout

/// The findings of `recipes doctor` as text and as JSON.
struct DoctorReport {
    let findings: [Finding]

    private var advice: [(finding: Finding, advice: Advice)] {
        findings.flatMap { finding in finding.advice.map { (finding, $0) } }
    }

    /// Whether nothing has to be done.
    var isFine: Bool { !advice.contains { $0.advice.isNeeded } }

    // MARK: - Text

    /// The number of items of an advice that are shown as text.
    private static let shownItems = 8

    /// Returns the report for a person.
    ///
    /// - Parameter width: The width of the terminal in columns, or `nil` if it is not known.
    func text(width: Int?) -> String {
        let width = min(max(width ?? 80, 20), 100)
        let column = (findings.map(\.title.displayWidth).max() ?? 0) + 2
        var lines = ["recipes \(Version.current)", ""]
        for finding in findings {
            for (index, line) in finding.lines.enumerated() {
                let title = index == 0 ? finding.title : ""
                let start = title + String(repeating: " ", count: column - title.displayWidth)
                lines += hanging(line, after: start, width)
            }
        }
        let needed = advice.filter(\.advice.isNeeded)
        let hints = advice.filter { !$0.advice.isNeeded }
        lines.append("")
        if needed.isEmpty {
            lines.append("All is well.")
        } else {
            lines += [needed.count == 1 ? "One thing needs doing:" : "\(needed.count) things need doing:"]
            lines += needed.flatMap { text(of: $0.advice, width) }
        }
        if !hints.isEmpty {
            lines += ["", "Good to know:"]
            lines += hints.flatMap { text(of: $0.advice, width) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(of advice: Advice, _ width: Int) -> [String] {
        let rest = advice.items.count - Self.shownItems
        let more = rest > 0 ? ["and \(rest) more; recipes doctor --json lists all"] : []
        return [""] + hanging(advice.text, after: "  ", width)
            + (advice.items.prefix(Self.shownItems) + more).flatMap { hanging($0, after: "    ", width) }
            + hanging(advice.remedy, after: "  ", width)
    }

    /// Returns a text behind a start, with its further lines below its first one.
    private func hanging(_ text: String, after start: String, _ width: Int) -> [String] {
        let indentation = String(repeating: " ", count: start.displayWidth)
        let lines = Paragraph.lines(of: text.withoutControlCharacters, width: max(width - indentation.count, 8))
        return lines.enumerated().map { ($0.offset == 0 ? start : indentation) + $0.element }
    }

    // MARK: - JSON

    var json: JSONText {
        .object(
            [("version", .string(Version.current)), ("isFine", .bool(isFine))]
                + findings.map { ($0.id, .object($0.facts)) }
                + [
                    (
                        "advice",
                        .array(
                            advice.map { finding, advice in
                                .object(present: [
                                    ("about", .string(finding.id)), ("isNeeded", .bool(advice.isNeeded)),
                                    ("text", .string(advice.text)),
                                    ("items", advice.items.isEmpty ? nil : .array(advice.items.map { .string($0) })),
                                    ("remedy", .string(advice.remedy)),
                                ])
                            })
                    )
                ])
    }
}
