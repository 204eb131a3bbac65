import RecipeKit

/// A heading of a Markdown text with its content up to the next heading.
///
/// A bold line that names the text below it, and a line that announces a part (`Ingredients:`), are headings too.
struct MarkdownSection {
    /// The level: 1 to 6 for a heading of Markdown, ``labelLevel`` for a line that is used as a heading, and 0 for the
    /// text before the first heading.
    var level: Int
    /// The text of the heading.
    var name: String
    /// The part that the heading announces.
    var heading: MarkdownHeading
    var blocks: [MarkdownBlock] = []
    /// The facts that belong to the heading.
    var facts: [MetadataValue.Entry] = []

    /// The level of a line that is used as a heading.
    static let labelLevel = 7

    var isLabel: Bool { level == Self.labelLevel }

    init(level: Int, name: String) {
        self.level = level
        self.name = name
        heading = MarkdownHeading(name)
    }

    /// Returns the sections of a text. The first section has no heading.
    static func sections(of blocks: [MarkdownBlock]) -> [MarkdownSection] {
        var sections = [MarkdownSection(level: 0, name: "")]
        for (index, block) in blocks.enumerated() {
            let next = index + 1 < blocks.count ? blocks[index + 1] : nil
            switch block.content {
            case .heading(let level):
                if let label = series(in: block.text) {
                    sections.append(MarkdownSection(level: level, name: label.name))
                    sections[sections.count - 1].blocks = [MarkdownBlock(lines: [label.rest])]
                } else {
                    sections.append(MarkdownSection(level: level, name: block.text))
                }
                sections[sections.count - 1].facts = block.facts
            case .paragraph(let isStrong):
                if isStrong && isLabel(block, before: next) || next != nil && isStepNumber(block) {
                    sections.append(MarkdownSection(level: labelLevel, name: withoutColon(block.text)))
                    sections[sections.count - 1].addPictures(block.images)
                } else {
                    add(block, before: next, to: &sections)
                }
            case .code where isAnnouncement(block):
                sections.append(MarkdownSection(level: labelLevel, name: withoutColon(block.text)))
            case .list(let list) where MarkdownNavigation.isNavigation(list): break
            default:
                sections[sections.count - 1].blocks.append(block)
            }
        }
        sections = withoutRepetitions(sections)
        for index in sections.indices where sections[index].heading.part == .other {
            sections[index].blocks = MarkdownLooseLines.gathered(sections[index].blocks)
        }
        return sections
    }

    /// Removes empty sections that have the same heading as the next section.
    private static func withoutRepetitions(_ sections: [MarkdownSection]) -> [MarkdownSection] {
        sections.indices.filter { index in
            index == 0 || index + 1 == sections.count || !sections[index].blocks.isEmpty
                || sections[index].name != sections[index + 1].name
        }.map { sections[$0] }
    }

    /// Adds a paragraph to the last section. A line that announces a part begins a new section.
    private static func add(
        _ block: MarkdownBlock, before next: MarkdownBlock?, to sections: inout [MarkdownSection]
    ) {
        var rest: [String] = []
        var hasLabel = false
        let hasBreaks = block.text.contains("\n") && block.text.utf8.contains(where: EastAsianText.isLead)
        for (index, line) in block.lines.enumerated() {
            let isLast = index == block.lines.count - 1
            let isAbove = next?.list != nil || next?.table != nil || (next?.lines.count ?? 0) > 1
            guard let label = label(line, isFollowed: !isLast || isAbove) else {
                rest.append(line)
                continue
            }
            hasLabel = true
            if !rest.isEmpty {
                sections[sections.count - 1].blocks.append(MarkdownBlock(lines: rest, hasBreaks: hasBreaks))
            }
            rest = label.rest.isEmpty ? [] : [label.rest]
            sections.append(MarkdownSection(level: labelLevel, name: label.name))
        }
        guard hasLabel else {
            sections[sections.count - 1].blocks.append(block)
            return
        }
        if !rest.isEmpty {
            sections[sections.count - 1].blocks.append(MarkdownBlock(lines: rest, hasBreaks: hasBreaks))
        }
        sections[sections.count - 1].addPictures(block.images)
    }

    /// Returns whether a block is one line that names a part of the recipe, such as `Ingredients:`.
    private static func isAnnouncement(_ block: MarkdownBlock) -> Bool {
        guard block.lines.count == 1, block.text.utf8.count <= 40 else { return false }
        let heading = MarkdownHeading(block.text)
        return heading.isWhole && heading.part != .other && !heading.isStep
    }

    /// Adds a paragraph that has pictures and no text.
    private mutating func addPictures(_ images: [String]) {
        if !images.isEmpty { blocks.append(MarkdownBlock(lines: [], images: images)) }
    }

    /// Returns whether a paragraph is only the number of a step: `*Step 2*`.
    private static func isStepNumber(_ block: MarkdownBlock) -> Bool {
        guard block.lines.count == 1, block.text.utf8.count <= 24 else { return false }
        let heading = MarkdownHeading(block.text)
        return heading.isStep && heading.isExact && MarkdownHeadingTable.words(of: block.text).words.count == 1
    }

    /// Returns whether a bold paragraph is a heading: it announces a part, or it can name the list, table or paragraph
    /// after it.
    private static func isLabel(_ block: MarkdownBlock, before next: MarkdownBlock?) -> Bool {
        guard block.lines.count == 1, block.text.count <= 60 else { return false }
        let name = withoutColon(block.text)
        if MarkdownHeading(name).part != .other { return true }
        guard let next, let last = name.last, !".!?。！？".contains(last) else { return false }
        switch next.content {
        case .list, .table, .paragraph: return !MarkdownFacts.isFact(block.text)
        default: return false
        }
    }

    /// Splits a text such as `Ingredients: rice, 2 eggs` into the heading and the ingredients after its colon. Returns
    /// `nil` for any other text.
    private static func series(in text: String) -> (name: String, rest: String)? {
        guard let label = label(text, isFollowed: true), label.rest.contains(where: { ",，、".contains($0) }) else {
            return nil
        }
        let heading = MarkdownHeading(label.name)
        return heading.part == .ingredients && heading.isExact ? label : nil
    }

    /// Splits a line into the heading and the text after its colon: `Ingredients:`, `Ingredients: salt, 2 eggs`.
    /// Returns `nil` if the line announces no part.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - isFollowed: Whether further text follows the line.
    private static func label(_ line: String, isFollowed: Bool) -> (name: String, rest: String)? {
        if let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) {
            let name = line[..<colon]
            guard name.utf8.count <= 80 else { return nil }
            let heading = MarkdownHeading(name)
            guard !heading.isStep else { return nil }
            let rest = line[line.index(after: colon)...].drop { $0 == ":" || $0 == "：" }.trimmingSpaces()
            switch heading.part {
            case .other, .amounts: return nil
            case .notes: return rest.isEmpty && heading.isExact && isFollowed ? (name.trimmingSpaces(), "") : nil
            case .ingredients, .ingredientsAndCookware, .ingredientsAndDirections, .shopping, .cookware, .directions:
                if !rest.isEmpty, !heading.isExact || MarkdownFacts.isShort(rest) { return nil }
                return (name.trimmingSpaces(), rest)
            }
        }
        guard isFollowed, line.utf8.count <= 60 else { return nil }
        let heading = MarkdownHeading(line)
        guard heading.isExact, !heading.isStep, heading.part != .notes, heading.part != .amounts else { return nil }
        return (line, "")
    }

    /// Returns a text without the colon at its end.
    static func withoutColon(_ text: String) -> String {
        guard let last = text.last, last == ":" || last == "：" else { return text }
        return text.dropLast().trimmingSpaces()
    }
}

/// Recognizes lists of links to other pages: `Previous`, `Next`, `Menu`.
enum MarkdownNavigation {
    /// Returns whether a list has one to six entries, and each of them is a link to another page, such as `Next`.
    static func isNavigation(_ list: MarkdownList) -> Bool {
        !list.items.isEmpty && list.items.count <= 6
            && list.items.allSatisfy { $0.lists.isEmpty && $0.text.utf8.count <= 120 && isLink($0.text) }
    }

    private static func isLink(_ text: String) -> Bool {
        // CommonMark does not recognize a link whose address contains a space, so the text still has the brackets of
        // the link.
        let words = text.drop { $0 == "[" }.prefix { $0 != "]" }
        return names.contains(words.lowercased())
    }

    private static let names: Set<String> = [
        "previous", "prev", "next", "menu", "home", "back", "index", "top", "back to top", "contents", "all recipes",
        "zurück", "weiter", "startseite", "retour", "accueil", "volver", "inicio", "indietro", "terug", "powrót",
        "poprzedni", "następny", "zpět", "назад", "вперёд", "вперед", "главная", "返回", "首页", "目录", "上一页", "下一页",
        "戻る", "ホーム",
    ]
}
