import RecipeKit

/// Reads the shown text of a page as the blocks of a Markdown text: headings, paragraphs, lists and tables.
///
/// Navigation, footers and comments of readers are left out. Tables that arrange a page are read cell by cell.
final class HTMLBlocks: HTMLEvents {
    private(set) var blocks: [MarkdownBlock] = []
    /// Whether the page has more text than the text around a recipe ever has. The rest was not read.
    private(set) var isCut = false

    /// The most bytes of text that are read. Pages of recipes with hundreds of comments have less.
    private static let mostText = 2 << 20
    /// The most blocks and entries of lists that are read.
    private static let mostParts = 30_000

    private var line = HTMLText()
    /// The lines before the current one in the paragraph.
    private var lines: [String] = []
    /// Whether all text of the paragraph so far is bold, and whether there is any.
    private var isStrong = true
    private var headingLevel: Int?
    private var lists: [OpenList] = []
    private var tables: [OpenTable] = []
    private var openElements: [Kind] = []
    /// The number of open elements inside the outermost element whose content is left out, including it.
    private var hiddenDepth = 0
    private var strongDepth = 0
    private var textSize = 0
    private var partCount = 0

    private struct OpenList {
        var list: MarkdownList
        /// The text of the current entry.
        var text = ""
        var inner: [MarkdownList] = []
    }

    private struct OpenTable {
        var rows: [[String]] = []
        var hasHeader = false
        /// Whether a cell has a heading, a list or a table, so that the table only arranges the page.
        var isLayout = false
        /// All cells as blocks.
        var blocks: [MarkdownBlock] = []
        var cell: [String]?
    }

    private enum Kind { case hidden, strong, heading, list, item, table, row, cell, block, inline }

    /// Reads a page.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    init(utf8 bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { _ = HTMLParser.parse($0, into: self) }
        endParagraph()
        while !lists.isEmpty { endList() }
        while !tables.isEmpty { endTable() }
    }

    func begin(_ element: HTMLElement) {
        if hiddenDepth > 0 || Self.isLeftOut(element) {
            // `br` and its like have no content to leave out, but end like all others.
            hiddenDepth += 1
            openElements.append(.hidden)
            return
        }
        if element.name == "br" { endLine() }
        let kind = Self.kind(of: element.name)
        openElements.append(kind)
        switch kind {
        case .strong: strongDepth += 1
        case .heading:
            endParagraph()
            if lists.isEmpty { headingLevel = element.name.last?.wholeNumberValue }
        case .list:
            endParagraph()
            if !tables.isEmpty { tables[tables.count - 1].isLayout = true }
            lists.append(OpenList(list: MarkdownList(isOrdered: element.name == "ol", items: [])))
        case .item:
            endParagraph()
            endItem()
        case .table:
            endParagraph()
            if !tables.isEmpty { tables[tables.count - 1].isLayout = true }
            tables.append(OpenTable())
        case .row:
            endParagraph()
            if lists.isEmpty, !tables.isEmpty { tables[tables.count - 1].rows.append([]) }
        case .cell:
            endParagraph()
            guard lists.isEmpty, !tables.isEmpty else { break }
            tables[tables.count - 1].cell = []
            if element.name == "th" { tables[tables.count - 1].hasHeader = true }
        case .block: endParagraph()
        case .inline, .hidden: line.begin(element)
        }
    }

    func end(_ name: String) {
        guard let kind = openElements.popLast() else { return }
        switch kind {
        case .hidden: hiddenDepth -= 1
        case .strong: strongDepth -= 1
        case .heading:
            endParagraph()
            headingLevel = nil
        case .list:
            endParagraph()
            endList()
        case .item:
            endParagraph()
            endItem()
        case .table:
            endParagraph()
            endTable()
        case .cell:
            endParagraph()
            endCell()
        case .row, .block: endParagraph()
        case .inline: line.end(name)
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard hiddenDepth == 0, !isCut else { return }
        textSize += bytes.count
        isCut = textSize > Self.mostText || partCount > Self.mostParts
        if strongDepth == 0, isStrong, bytes.contains(where: { $0 > 0x20 && $0 != UInt8(ascii: ":") }) {
            isStrong = false
        }
        line.append(bytes)
    }

    // MARK: Ends of parts

    private func endLine() {
        let text = Self.words(line.string())
        line = HTMLText()
        if !text.isEmpty { lines.append(text) }
    }

    private func endParagraph() {
        endLine()
        defer { (lines, isStrong) = ([], true) }
        guard !lines.isEmpty else { return }
        partCount += 1
        if !lists.isEmpty {
            let text = lines.joined(separator: " ")
            lists[lists.count - 1].text += lists[lists.count - 1].text.isEmpty ? text : " " + text
        } else if let headingLevel {
            add(MarkdownBlock(.heading(level: headingLevel), text: lines.joined(separator: " ")))
            if !tables.isEmpty { tables[tables.count - 1].isLayout = true }
        } else {
            let block = MarkdownBlock(lines: lines, isStrong: isStrong, hasBreaks: lines.count > 1)
            if tables.last?.cell != nil { tables[tables.count - 1].cell?.append(lines.joined(separator: " ")) }
            add(block)
        }
    }

    private func endItem() {
        guard var open = lists.popLast() else { return }
        let text = MarkdownList.withoutCheckbox(open.text)
        if !text.isEmpty {
            let further = open.inner.flatMap(\.items).map { "- \($0.wholeText)" }
            open.list.items.append(
                MarkdownList.Item(
                    text: text, wholeText: ([text] + further).joined(separator: "\n"), lists: open.inner))
        } else {
            open.list.items += open.inner.flatMap(\.items)
        }
        (open.text, open.inner) = ("", [])
        lists.append(open)
    }

    private func endList() {
        endItem()
        guard let open = lists.popLast(), !open.list.items.isEmpty else { return }
        guard !lists.isEmpty else { return add(MarkdownBlock(.list(open.list))) }
        if lists.count < MarkdownList.deepest {
            lists[lists.count - 1].inner.append(open.list)
        } else {
            let text = open.list.items.map(\.wholeText).joined(separator: " ")
            lists[lists.count - 1].text += " " + text
        }
    }

    private func endCell() {
        guard lists.isEmpty, var table = tables.popLast() else { return }
        let text = table.cell.map { $0.joined(separator: " ") } ?? ""
        table.cell = nil
        if table.rows.isEmpty { table.rows.append([]) }
        table.rows[table.rows.count - 1].append(text)
        tables.append(table)
    }

    private func endTable() {
        guard let table = tables.popLast() else { return }
        let rows = table.rows.filter { $0.contains { !$0.isEmpty } }
        let width = rows.map(\.count).max() ?? 0
        // A long text stands in a cell only for the place where it is shown.
        let isData = !table.isLayout && (1...6).contains(width) && rows.allSatisfy { $0.allSatisfy { $0.count < 200 } }
        if !isData || rows.count < 2 {
            for block in table.blocks { add(block) }
        } else if width == 1 {
            add(MarkdownBlock(.list(MarkdownList(entries: rows.joined().filter { !$0.isEmpty }))))
        } else {
            var lines = rows.map { row in
                let cells = row + [String](repeating: "", count: width - row.count)
                return "| " + cells.map { $0.replacing("|", with: "/") }.joined(separator: " | ") + " |"
            }
            if table.hasHeader { lines.insert("|" + String(repeating: "---|", count: width), at: 1) }
            if let read = MarkdownTable(lines) { add(MarkdownBlock(.table(read))) }
        }
    }

    private func add(_ block: MarkdownBlock) {
        if tables.isEmpty { blocks.append(block) } else { tables[tables.count - 1].blocks.append(block) }
    }

    // MARK: Elements

    private static func kind(of name: String) -> Kind {
        switch name {
        case "b", "strong": .strong
        case "h1", "h2", "h3", "h4", "h5", "h6": .heading
        case "ul", "ol", "menu": .list
        case "li": .item
        case "table": .table
        case "tr": .row
        case "td", "th": .cell
        case "br": .inline
        default: HTMLText.isBlock(name) || name == "title" ? .block : .inline
        }
    }

    /// Returns whether the content of an element is not part of the text: what is not shown, navigation, footers, and
    /// comments of readers.
    private static func isLeftOut(_ element: HTMLElement) -> Bool {
        switch element.name {
        case "nav", "footer", "head", "title", "option", "datalist", "audio", "video", "object", "canvas": return true
        case _ where HTMLText.isHidden(element.name): return true
        default: break
        }
        guard !element.attributes.isEmpty else { return false }
        if element["hidden"] != nil || element["aria-hidden"] == "true" { return true }
        if let style = element["style"], style.replacing(" ", with: "").lowercased().contains("display:none") {
            return true
        }
        if let role = element["role"], ["navigation", "search", "contentinfo", "banner"].contains(role) { return true }
        return element["id"].map { asides.contains($0.lowercased()) } ?? false
    }

    private static let asides: Set<String> = [
        "comments", "respond", "comment-list", "sidebar", "secondary", "footer", "disqus_thread", "breadcrumbs", "toc",
    ]

    /// Returns a line without the marks that ``HTMLText`` puts behind headings and notes.
    private static func words(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
            .map { $0 == "\u{A0}" ? " " : $0 }
        return String(String.UnicodeScalarView(scalars)).trimmingSpaces()
    }
}
