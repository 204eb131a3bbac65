import RecipeKit

/// A line of Org and what it begins.
struct OrgLine {
    /// The line without white space at its ends.
    let text: String
    /// The number of columns before the text.
    let indent: Int
    /// The number of stars of a heading, or `nil` for any other line.
    let headingLevel: Int?

    init(_ line: String) {
        text = line.trimmingSpaces()
        indent = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) {
            $1 == "\t" ? ($0 / 8 + 1) * 8 : $0 + 1
        }
        let stars = line.prefix { $0 == "*" }
        let after = line[stars.endIndex...].first
        headingLevel =
            !stars.isEmpty && (after == nil || after == " " || after == "\t") ? stars.count : nil
    }

    var isEmpty: Bool { text.isEmpty }

    /// The name of a heading.
    var heading: String { text.drop { $0 == "*" }.trimmingSpaces() }

    var isComment: Bool { text == "#" || text.hasPrefix("# ") }

    var isRule: Bool { text.utf8.count >= 3 && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") } }

    var isKeyword: Bool { keyword != nil }

    /// The key and the value of `#+title: Soup`.
    var keyword: (key: String, value: String)? {
        guard text.hasPrefix("#+"), let colon = text.firstIndex(of: ":") else { return nil }
        let key = text[text.index(text.startIndex, offsetBy: 2)..<colon]
        guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
        return (String(key), text[text.index(after: colon)...].trimmingSpaces())
    }

    /// The key and the value of `:servings: 4` in a drawer.
    var property: (key: String, value: String)? {
        guard text.hasPrefix(":"), let colon = text.dropFirst().firstIndex(of: ":") else { return nil }
        let key = text[text.index(after: text.startIndex)..<colon]
        guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
        return (String(key), text[text.index(after: colon)...].trimmingSpaces())
    }

    /// The name of a drawer in capitals, for a line such as `:PROPERTIES:` or `:END:`.
    var drawer: String? {
        guard text.count > 2, text.hasPrefix(":"), text.hasSuffix(":") else { return nil }
        let name = text.dropFirst().dropLast()
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            ? name.uppercased() : nil
    }

    /// The kind of a block that begins here, in lower case: `quote` for `#+begin_quote`.
    var beginning: String? { block(after: "#+begin_") }
    var ending: String? { block(after: "#+end_") }

    private func block(after prefix: String) -> String? {
        guard text.utf8.count > prefix.utf8.count, text.prefix(prefix.count).lowercased() == prefix
        else { return nil }
        return text.dropFirst(prefix.count).prefix { !$0.isWhitespace }.lowercased()
    }

    /// Whether the line states when a task is due or was done.
    var isPlanning: Bool {
        ["CLOSED:", "DEADLINE:", "SCHEDULED:", "CLOCK:"].contains(where: text.hasPrefix)
    }

    /// The bullet of a list entry and the text after it, or `nil` if the line begins no entry.
    var entry: (isOrdered: Bool, text: String)? {
        guard let first = text.first else { return nil }
        if "-+*".contains(first) {
            guard first != "*" || indent > 0 else { return nil }
            let rest = text.dropFirst()
            return rest.isEmpty || rest.first == " " ? (false, rest.trimmingSpaces()) : nil
        }
        let number = text.prefix { $0.isASCII && $0.isNumber }
        guard (1...9).contains(number.count) else { return nil }
        let rest = text[number.endIndex...]
        guard let sign = rest.first, sign == "." || sign == ")",
            rest.count == 1 || rest.dropFirst().first == " "
        else {
            return nil
        }
        return (true, rest.dropFirst().trimmingSpaces())
    }

    /// The words of a footnote: `[fn:1] See there.`
    var footnote: String? {
        guard text.hasPrefix("[fn:"), let end = text.firstIndex(of: "]") else { return nil }
        return text[text.index(after: end)...].trimmingSpaces()
    }
}
