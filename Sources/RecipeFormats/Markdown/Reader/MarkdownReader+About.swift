import RecipeKit

extension MarkdownReader {
    /// Reads the blocks before the ingredients. A line that ends in a colon and the line below it can be one fact:
    /// `Serves:` and `4`.
    mutating func readAbout(_ blocks: [MarkdownBlock]) {
        var label: MarkdownBlock?
        for block in blocks {
            if let name = label, block.isParagraph, block.lines.count == 1, block.images.isEmpty,
                case let line = "\(name.text) \(block.text)", MarkdownFacts.isFact(line)
            {
                readLine(line)
                label = nil
                continue
            }
            if let label { readAbout(label) }
            label = block.isParagraph && block.lines.count == 1 && block.text.hasSuffix(":") ? block : nil
            if label == nil { readAbout(block) }
        }
        if let label { readAbout(label) }
    }

    /// Reads a block before the ingredients.
    mutating func readAbout(_ block: MarkdownBlock) {
        images += block.images
        switch block.content {
        case .list(let list): for item in list.items { readFact(item.wholeText) }
        case .table(let table): readFacts(table)
        case .paragraph:
            if block.lines.allSatisfy({ Self.isFact($0) }) {
                for line in block.lines { readLine(line) }
            } else {
                // Each line that is a fact is read alone. The other lines are one paragraph of the description.
                var words: [String] = []
                for line in block.lines {
                    if Self.isFact(line) {
                        readLine(line)
                    } else {
                        takeFacts(between: line)
                        words.append(line)
                    }
                }
                describe(words.count == block.lines.count ? block.text : words.joined(separator: " "))
            }
        case .quote, .code: describe(block.text)
        case .rule, .heading: break
        }
    }

    /// Returns whether a line is a fact, a duration or a line of tags.
    private static func isFact(_ line: String) -> Bool {
        MarkdownFacts.isFact(line) || tags(in: line) != nil || MarkdownFacts.duration(line) != nil
    }

    /// Reads headings that contain facts (`## Time: 20 min`) or tags and have no text below them. Does not read the
    /// first heading, because it can be the title.
    ///
    /// - Returns: The other sections.
    mutating func takeFacts(outOf sections: [MarkdownSection]) -> [MarkdownSection] {
        var hasHeading = false
        return sections.filter { section in
            guard section.level > 0, hasHeading, section.blocks.isEmpty else {
                hasHeading = hasHeading || section.level > 0
                return true
            }
            let words = section.name.split(separator: " ", maxSplits: 1)
            if words.count == 2, Self.isTags(words[0]) {
                tags += words[1].split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
                return false
            }
            let facts = MarkdownFacts.facts(inHeading: section.name)
            for fact in facts { metadata.setUnlessSet(fact.key, to: fact.value) }
            return facts.isEmpty
        }
    }

    /// Returns whether a word is a name for tags, with or without a colon.
    private static func isTags(_ word: Substring) -> Bool {
        let name = String(word.hasSuffix(":") ? word.dropLast() : word)
        guard let known = MarkdownFacts.key(name), let key = MetadataKey(known) else { return false }
        return key == .tags
    }

    /// Reads a line of facts or tags. A line that contains only a duration sets the total time if it is the first such
    /// line. Any other line becomes text of the description.
    mutating func readLine(_ line: String) {
        if let tags = Self.tags(in: line) {
            self.tags += tags
            return
        }
        let facts = MarkdownFacts.facts(in: line)
        if facts.isEmpty {
            guard let duration = MarkdownFacts.duration(line), !hasDuration else { return describe(line) }
            metadata.setUnlessSet("total time", to: duration)
            hasDuration = true
        }
        for fact in facts {
            if fact.key.lowercased() == "tags", let tags = Self.tags(in: fact.value) {
                self.tags += tags
            } else {
                metadata.setUnlessSet(fact.key, to: fact.value)
            }
        }
    }

    /// Stores the known facts between the bars of a line that also contains other text: `Servings: 4 | Enjoy!`.
    private mutating func takeFacts(between line: String) {
        guard line.utf8.count <= 240, line.contains("|") else { return }
        for part in line.split(separator: "|") {
            for fact in MarkdownFacts.facts(in: part.trimmingSpaces()) {
                metadata.setUnlessSet(fact.key, to: fact.value)
            }
        }
    }

    /// Adds a paragraph to the description.
    private mutating func describe(_ text: String) {
        // A text that begins with an arrow is a link to another page.
        if let first = text.first, !"←⬅↩→«‹".contains(first) { description.append(text) }
    }

    /// Reads an entry of a list: `⏲️ Prep time: 10 min`. The key can be unknown. An entry without a key becomes a part
    /// of the description.
    private mutating func readFact(_ text: String) {
        let text = text.singleLine
        let facts = MarkdownFacts.facts(in: text)
        if !facts.isEmpty {
            for fact in facts { metadata.set(fact.key, to: .text(fact.value)) }
            return
        }
        let words = String(text.drop { !$0.isLetter })
        let key = words.prefix { $0 != ":" && $0 != "：" }
        let value = MarkdownFacts.value(words[key.endIndex...].dropFirst())
        if !value.isEmpty, key.count <= 24 {
            metadata.set(key.trimmingSpaces(), to: .text(value))
        } else if let space = words.firstIndex(of: " "), MetadataKey(String(words[..<space])) != nil {
            metadata.set(String(words[..<space]), to: .text(words[space...].trimmingSpaces()))
        } else {
            describe(text)
        }
    }

    /// Reads a table of facts. The keys are in the first column or in the header.
    private mutating func readFacts(_ table: MarkdownTable) {
        let isBelowHeader = table.rows.count == 1 && table.header.contains { MarkdownFacts.key($0) != nil }
        let pairs =
            isBelowHeader
            ? zip(table.header, table.rows[0]).map { ($0, $1) }
            : ([table.header] + table.rows).filter { $0.count == 2 }.map { ($0[0], $0[1]) }
        for (index, pair) in pairs.enumerated() where !pair.1.isEmpty {
            let name = String(pair.0.drop { !$0.isLetter })
            if let key = MarkdownFacts.key(name) {
                metadata.setUnlessSet(key, to: pair.1)
            } else if !name.isEmpty, !isBelowHeader, index > 0 || pair.1.contains(where: \.isNumber) {
                metadata.set(name, to: .text(pair.1))
            }
        }
        guard !isBelowHeader else { return }
        for row in table.rows where row.count != 2 {
            describe(row.filter { !$0.isEmpty }.joined(separator: " – "))
        }
    }

    /// Reads the tags of a section.
    ///
    /// - Returns: Whether the heading of the section announces tags.
    mutating func readTags(_ section: MarkdownSection) -> Bool {
        guard section.level > 0, let name = MarkdownFacts.key(section.name), let key = MetadataKey(name), key == .tags
        else { return false }
        for block in section.blocks {
            for line in block.lines + (block.list?.items.map(\.text) ?? []) {
                let words = Self.tags(in: line) ?? line.split(separator: ",").map { $0.trimmingSpaces() }
                tags += words.filter { !$0.isEmpty }
            }
        }
        return true
    }

    /// Returns the tags of a line that contains nothing else, `#dinner #quick`, or `nil` for any other line.
    private static func tags(in line: String) -> [String]? {
        guard line.utf8.first == UInt8(ascii: "#") else { return nil }
        let words = line.split(whereSeparator: { $0 == " " || $0 == "," })
        guard words.allSatisfy({ $0.utf8.first == UInt8(ascii: "#") && $0.count > 1 }) else { return nil }
        return words.map { String($0.drop { $0 == "#" }) }
    }
}
