import RecipeKit

/// Turns ingredient lines without bullets into lists. The lines can be between sentences.
enum MarkdownLooseLines {
    /// Replaces adjacent ingredient lines without bullets by lists. If fewer than two lines of the section have an
    /// amount, only a line of names between commas above a numbered list becomes a list.
    static func gathered(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        let blocks = blocks.flatMap(uncoded)
        guard blocks.contains(where: \.isParagraph) else { return blocks }
        let parts = blocks.flatMap(split)
        let amounts = parts.count { isAmount($0) }
        guard amounts >= 2 else { return series(in: blocks) }
        var result: [MarkdownBlock] = []
        var run: [MarkdownBlock] = []
        var hasSentence = false
        func end() {
            let isList = run.contains(where: isAmount) && run.count { isAmount($0) } * 3 >= run.count
            result += isList ? [MarkdownBlock(entries: run.flatMap(\.lines))] : run
            run = []
        }
        for part in parts {
            if isAmount(part) || !hasSentence && isName(part) {
                run.append(part)
            } else {
                end()
                hasSentence = hasSentence || part.isParagraph && MarkdownLineShape(part.text) == .sentence
                result.append(part)
            }
        }
        end()
        return result
    }

    /// Replaces a paragraph of one line by a list of ingredients if the line names at least three ingredients between
    /// commas, and a numbered list directly follows.
    private static func series(in blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        var result = blocks
        for (index, block) in blocks.dropLast().enumerated() where blocks[index + 1].list?.isOrdered == true {
            guard block.isParagraph, block.lines.count == 1 else { continue }
            let parts = block.text.split { ",，、;；".contains($0) }.map { $0.trimmingSpaces() }
            guard parts.count >= 3, parts.allSatisfy({ MarkdownLineShape($0) != .sentence && $0.count <= 30 }) else {
                continue
            }
            result[index] = MarkdownBlock(entries: parts)
        }
        return result
    }

    /// Splits a paragraph that consists of ingredient lines and sentences into its lines. Returns any other block
    /// unchanged.
    private static func split(_ block: MarkdownBlock) -> [MarkdownBlock] {
        guard block.isParagraph, block.lines.count >= 3 else { return [block] }
        let parts = block.lines.map { MarkdownBlock(lines: [$0]) }
        let amounts = parts.count { isAmount($0) && $0.text.first?.isNumber == true }
        let sentences = parts.count { isStopped($0.text) }
        guard amounts >= 2, sentences >= 1, amounts + sentences == parts.count else { return [block] }
        return parts
    }

    /// Returns whether a block is a short line with an amount.
    private static func isAmount(_ block: MarkdownBlock) -> Bool {
        guard isLine(block) else { return false }
        return MarkdownLineShape(block.text) == .amount
    }

    /// Returns whether a block is a short line whose form is that of a name.
    private static func isName(_ block: MarkdownBlock) -> Bool {
        isLine(block) && MarkdownLineShape(block.text) == .name
    }

    /// Returns whether a block is one line of at most 80 characters that neither ends like a sentence nor states a fact
    /// about the recipe.
    private static func isLine(_ block: MarkdownBlock) -> Bool {
        guard block.isParagraph, block.lines.count == 1, block.images.isEmpty, block.text.count <= 80 else {
            return false
        }
        return (!isStopped(block.text) || isAbbreviated(block.text)) && !MarkdownFacts.isFact(block.text)
    }

    /// Returns whether a line ends in an abbreviation after a number: `2 шт.`
    private static func isAbbreviated(_ text: String) -> Bool {
        let words = text.split(separator: " ").suffix(2)
        guard words.count == 2, let last = words.last, last.hasSuffix("."), last.count <= 5 else { return false }
        return words.first?.first?.isNumber == true
    }

    /// Splits a code block that begins with ingredient lines into a list of ingredients and a paragraph with the other
    /// lines. Returns any other block unchanged.
    private static func uncoded(_ block: MarkdownBlock) -> [MarkdownBlock] {
        guard case .code = block.content, block.lines.count >= 3 else { return [block] }
        let lines = block.lines.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.map { line in
            line.hasPrefix("- ") || line.hasPrefix("* ") ? String(line.dropFirst(2)) : line
        }
        let entries = lines.prefix { MarkdownLineShape($0) != .sentence || $0.hasSuffix(",") }
        guard entries.count >= 3, entries.count(where: { MarkdownAmounts.count(in: $0) > 0 }) >= 2 else {
            return [block]
        }
        let rest = lines.dropFirst(entries.count)
        return [MarkdownBlock(entries: Array(entries))]
            + (rest.isEmpty ? [] : [MarkdownBlock(lines: [rest.joined(separator: " ")])])
    }

    /// Returns whether a line is empty, or ends in a colon or in a punctuation mark that can end a sentence.
    private static func isStopped(_ text: String) -> Bool { text.last.map { ".。!！?？:：".contains($0) } ?? true }
}

extension MarkdownBlock {
    /// Creates a list from lines.
    init(entries: [String]) {
        content = .list(MarkdownList(entries: entries))
        text = ""
    }
}
