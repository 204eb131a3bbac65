import RecipeKit

/// A text of Org as metadata and blocks.
///
/// Keywords and the drawer of properties at the start of the file are facts of the file. The properties, the tags and
/// the keyword of a heading are facts of this heading. Comments, other drawers and settings of Emacs are left out.
struct OrgDocument {
    /// The facts of the file.
    private(set) var facts: [MetadataValue.Entry] = []
    private(set) var blocks: [MarkdownBlock] = []
    /// The lines that are no keywords, blocks and drawers of Org.
    private(set) var words: [UInt8] = []

    private var lines: [OrgLine] = []
    private var keywords = OrgFacts()
    /// The words at the start of headings that Org uses for the state of a task. They are no part of the names.
    private var states: Set<String> = [
        "TODO", "DONE", "NEXT", "WAITING", "CANCELLED", "CANCELED", "STARTED", "SOMEDAY",
    ]
    /// The number that is added to the level of a heading. If a keyword has the title, a heading is never the title.
    private var levelOffset = 0

    init(_ bytes: [UInt8]) {
        var reader = LineReader(bytes)
        while let line = reader.next() {
            lines.append(OrgLine(UTF8Text.string(line, in: bytes)))
            let text = lines[lines.count - 1].text
            guard !text.hasPrefix("#+"), !text.hasPrefix(":") else { continue }
            for scalar in text.unicodeScalars where scalar != "\u{200B}" { words += String(scalar).utf8 }
            words.append(0x0A)
        }
        readKeywords()
        readTopDrawer()
        var body = OrgBody(lines)
        while let part = body.next() {
            switch part {
            case .block(let block): blocks.append(block)
            case .heading(let level, let text, let properties): add(level, text, properties, &body)
            }
        }
        facts = keywords.entries
    }

    private mutating func add(
        _ level: Int, _ text: String, _ properties: OrgFacts, _ body: inout OrgBody
    ) {
        var heading = OrgHeading(text, states: states)
        guard !heading.isComment else { return body.skipBelow(level) }
        var properties = properties
        if !heading.tags.isEmpty { properties.add("tags", heading.tags.joined(separator: ", ")) }
        var block = MarkdownBlock(.heading(level: min(6, level + levelOffset)), text: heading.name)
        block.facts = properties.entries
        blocks.append(block)
        heading.tags = []
    }

    private mutating func readKeywords() {
        for line in lines {
            guard let (key, value) = line.keyword else { continue }
            switch key.lowercased() {
            case "title": levelOffset = 1
            case "todo", "seq_todo", "typ_todo":
                let words = value.split(separator: " ").map { String($0.prefix { $0 != "(" }) }
                states.formUnion(words.filter { $0 != "|" })
                continue
            default: break
            }
            keywords.add(key, value)
        }
    }

    /// Reads the drawer before the first heading.
    private mutating func readTopDrawer() {
        let top = lines.prefix { $0.headingLevel == nil }
        guard let drawer = top.firstIndex(where: { $0.drawer == "PROPERTIES" }) else { return }
        for line in top[(drawer + 1)...] {
            guard line.drawer != "END", let (key, value) = line.property else { break }
            keywords.add(key, value)
        }
    }
}

/// The facts of a file or a heading, by their keys.
struct OrgFacts {
    private var keys: [String] = []
    private var values: [String: [String]] = [:]

    /// Adds a line of a fact. Further lines of a key are further lines of its text or further entries of its list.
    mutating func add(_ key: String, _ value: String) {
        let plain = key.hasSuffix("+") ? String(key.dropLast()) : key
        guard !Self.isSetting(plain) else { return }
        let key = Self.name(of: plain)
        if values[key] == nil { keys.append(key) }
        values[key, default: []].append(Self.isTagList(plain) ? Self.tags(value) : Self.plain(value))
    }

    var entries: [MetadataValue.Entry] {
        keys.map { key in
            let lines = values[key] ?? []
            let entry = MetadataValue.Entry(key: key, value: Self.value(lines, of: key))
            // A key in a language other than English: `portionen`.
            let known = MetadataValue.Entry(
                key: String(key.map { $0 == "_" || $0 == "-" ? " " : $0 }), value: entry.value)
            return MarkdownFrontMatter.fact(known).map { .init(key: $0.key, value: .text($0.value)) }
                ?? entry
        }
    }

    private static func value(_ lines: [String], of key: String) -> MetadataValue {
        guard lines.count > 1 else { return .text(lines.first ?? "") }
        switch MetadataKey(key) {
        case .tags?, .diet?, .images?: return .list(lines.filter { !$0.isEmpty }.map { .text($0) })
        default: return .text(lines.joined(separator: "\n"))
        }
    }

    /// Returns the name of a key. A key in capitals, as in many drawers, is in lower case.
    private static func name(of key: String) -> String {
        let name = MarkdownText.decoded(key == key.uppercased() ? key.lowercased() : key)
        return synonyms[name.lowercased()] ?? name
    }

    private static let synonyms = [
        "filetags": "tags", "keywords": "tags", "language": "locale", "ready-in": "time",
        "ready_in": "time",
        "subtitle": "description", "total-time": "time", "roam_refs": "source",
    ]

    private static func isTagList(_ key: String) -> Bool { key.lowercased() == "filetags" }

    private static func tags(_ value: String) -> String {
        value.split { $0 == ":" || $0 == " " }.joined(separator: ", ")
    }

    /// Returns a value of a link as its address, and a value of a timestamp as its day.
    private static func plain(_ value: String) -> String {
        if value.hasPrefix("[["), value.hasSuffix("]]"), !value.dropFirst(2).dropLast(2).contains("[[") {
            let inside = value.dropFirst(2).dropLast(2)
            return OrgInline.address(
                inside.firstRange(of: "][").map { String(inside[..<$0.lowerBound]) } ?? String(inside))
        }
        let isTimestamp =
            (value.hasPrefix("[") || value.hasPrefix("<")) && value.dropFirst(5).first == "-"
        return isTimestamp ? OrgInline(value).text : value
    }

    /// Returns whether a key is a setting of Emacs or of an exporter.
    static func isSetting(_ key: String) -> Bool {
        let key = key.lowercased()
        return settings.contains(key) || prefixes.contains(where: key.hasPrefix)
    }

    private static let prefixes = [
        "attr_", "export_", "html", "latex", "hugo_", "begin", "end", "roam_alias", "org_",
    ]
    private static let settings: Set<String> = [
        "options", "startup", "property", "setupfile", "include", "bind", "exclude_tags", "select_tags",
        "todo",
        "seq_todo", "typ_todo", "columns", "archive", "link", "constants", "macro", "caption", "name",
        "results",
        "header", "headers", "tblfm", "plot", "call", "creator", "style", "id", "custom_id",
        "infojs_opt", "priorities",
        "logging", "ordered", "visibility", "cookie_data", "export", "toc", "bibliography",
        "cite_export", "roam_tags",
    ]
}

/// A heading of Org without its state, its priority, its counters and its tags.
struct OrgHeading {
    private(set) var name: String
    var tags: [String] = []
    /// Whether the heading and all text below it are a comment.
    private(set) var isComment = false

    init(_ text: String, states: Set<String>) {
        var words = text.split(separator: " ")
        if let first = words.first, states.contains(String(first)) { words.removeFirst() }
        if let first = words.first, first.count == 4, first.hasPrefix("[#"), first.hasSuffix("]") {
            words.removeFirst()
        }
        if words.first == "COMMENT" { isComment = true }
        if words.count > 1, let last = words.last, last.count > 2, last.hasPrefix(":"),
            last.hasSuffix(":")
        {
            tags = last.split(separator: ":").map(String.init)
            words.removeLast()
        }
        words.removeAll(where: Self.isCounter)
        name = OrgInline(words.joined(separator: " ")).text
    }

    /// Returns whether a word counts the finished tasks below a heading: `[2/5]`, `[40%]`.
    private static func isCounter(_ word: Substring) -> Bool {
        guard word.hasPrefix("["), word.hasSuffix("]"), word.count > 2 else { return false }
        let inside = word.dropFirst().dropLast()
        return inside.allSatisfy { $0.isASCII && $0.isNumber || $0 == "/" || $0 == "%" }
            && inside.contains { $0 == "/" || $0 == "%" }
    }
}
