import RecipeKit

/// Writes steps and notes as Markdown that ``MarkdownSteps`` reads as the same text.
enum MarkdownStepsWriter {
    /// Returns headings, steps and notes for a Markdown file. The caller must write an empty line after each element.
    ///
    /// - Parameters:
    ///   - sections: The sections of steps.
    ///   - level: The level of the headings with the names of sections.
    static func blocks(for sections: [RecipeSection], level: Int) -> [String] {
        var blocks: [String] = []
        var number = 0
        let signs = String(repeating: "#", count: level)
        for (index, section) in sections.enumerated() {
            if let name = section.name {
                blocks.append("\(signs) \(MarkdownText.words(name.singleLine))")
            } else if index > 0 {
                // An empty heading ends the previous section.
                blocks.append(signs)
            }
            var hasEntry = false
            for block in section.blocks {
                switch block {
                case .step(let step):
                    let mark = "\(number + 1). "
                    let indent = String(repeating: " ", count: mark.count)
                    let words = MarkdownText.words(step.sentence(.unicode), indent: indent)
                    guard !words.isEmpty else { continue }
                    number += 1
                    if hasEntry, let last = blocks.popLast() {
                        blocks.append(last + "\n" + mark + words)
                    } else {
                        blocks.append(mark + words)
                    }
                    hasEntry = true
                case .note(let note):
                    let words = MarkdownText.words(note, indent: "> ")
                    if !words.isEmpty { blocks.append("> " + words) }
                    hasEntry = false
                }
            }
        }
        return blocks
    }
}
