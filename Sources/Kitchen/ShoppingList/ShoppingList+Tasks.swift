import RecipeKit

extension ShoppingList {
    /// Returns the list in the form of todo.txt: `x 2 l milk +shopping @dairy` for a ticked line. The word after `@` is
    /// the aisle. Groceries of which enough is at home are left out.
    public func todo(_ style: TextStyle = TextStyle()) -> String {
        groups.flatMap { group in
            let aisle = group.heading.split(whereSeparator: \.isWhitespace).joined(separator: "-")
            return group.lines.map { line in
                "\(style.isTicked(line) ? "x " : "")\(style.text(of: line)) +shopping @\(aisle)\n"
            }
        }.joined()
    }

    /// Returns the list as an iCalendar file (RFC 5545) with a task for each line. The task of a grocery has the same
    /// identifier in every list, so a second import updates it.
    ///
    /// - Parameters:
    ///   - style: The style of the amounts.
    ///   - day: The day on which the list is written, in UTC.
    ///   - time: The time at which the list is written, in UTC.
    public func calendar(_ style: TextStyle = TextStyle(), day: CalendarDay, time: PlanTime) -> String {
        var writer = CalendarWriter()
        writer.add("BEGIN", "VCALENDAR")
        writer.add("VERSION", "2.0")
        writer.add("PRODID", "-//recipes//shopping list//EN")
        for group in groups {
            for line in group.lines {
                let isTicked = style.isTicked(line)
                writer.add("BEGIN", "VTODO")
                writer.add("UID", "shopping-\(PlanCalendar.hash(line.grocery.key))@recipes")
                writer.add("DTSTAMP", PlanCalendar.stamp(day, time))
                writer.add("SUMMARY", escaping: style.text(of: line))
                writer.add("CATEGORIES", escaping: group.heading)
                writer.add("STATUS", isTicked ? "COMPLETED" : "NEEDS-ACTION")
                if isTicked { writer.add("PERCENT-COMPLETE", "100") }
                writer.add("END", "VTODO")
            }
        }
        writer.add("END", "VCALENDAR")
        return writer.text
    }

    /// Returns the line that a text means which was written in one of the forms of this list, with the amount or without
    /// it. Returns `nil` if there is none.
    ///
    /// - Parameters:
    ///   - text: The text of the line.
    ///   - style: The style in which the list was probably written.
    public func line(writtenAs text: String, _ style: TextStyle) -> ShoppingLine? {
        let wanted = ListedItem.plain(text)
        return (lines + optional + covered).first { line in
            [style, TextStyle()].contains { style in
                let amount = style.amount(line)
                return [style.text(of: line), "\(amount) \(line.name)", "\(line.name), \(amount)", line.name].contains {
                    ListedItem.plain($0) == wanted
                }
            }
        }
    }
}

extension ShoppingList.TextStyle {
    /// The amount and the names of a line, in one line of text.
    fileprivate func text(of line: ShoppingLine) -> String {
        [amount(line), line.nameWithOthers].filter { !$0.isEmpty }.joined(separator: " ").split { $0.isNewline }
            .joined(separator: " ")
    }
}

/// A line of a shopping list that was written by this or another program: what to buy, and whether it is ticked.
public struct ListedItem: Hashable, Sendable {
    /// What to buy: `2 l milk`.
    public var text: String
    public var isTicked: Bool

    public init(_ text: String, isTicked: Bool) {
        self.text = text
        self.isTicked = isTicked
    }

    /// Returns the items of a file: an iCalendar file with tasks, a Markdown list, a todo.txt file, or lines.
    public static func items(in text: String) -> [ListedItem] {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        let isCalendar = lines.contains { $0.uppercased().hasPrefix("BEGIN:VTODO") }
        let isMarkdown = lines.contains { markdownItem($0)?.hasBox == true }
        let items =
            isCalendar
            ? tasks(in: lines)
            : isMarkdown ? lines.compactMap { markdownItem($0)?.item } : lines.compactMap(todoItem)
        return items.filter { !$0.text.isEmpty }
    }

    /// The text without capitals and without the words that todo.txt gives a meaning.
    static func plain(_ text: String) -> String { withoutTags(text).lowercased() }

    // MARK: - Markdown

    /// Returns the item of a line such as `- [x] milk` or `* milk`, or `nil` for any other line.
    private static func markdownItem(_ line: String) -> (item: ListedItem, hasBox: Bool)? {
        let line = line.trimmingSpaces()
        guard let sign = line.first, "-*+".contains(sign), line.dropFirst().first?.isWhitespace == true else {
            return nil
        }
        let rest = line.dropFirst().trimmingSpaces()
        let boxes = [("[ ]", false), ("[x]", true), ("[X]", true)]
        let box = boxes.first { rest.hasPrefix($0.0) }
        let text = box == nil ? rest : rest.dropFirst(3).trimmingSpaces()
        var plain = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                plain.append(character)
                isEscaped = false
            }
        }
        return (ListedItem(plain, isTicked: box?.1 ?? false), box != nil)
    }

    // MARK: - todo.txt

    private static func todoItem(_ line: String) -> ListedItem? {
        var words = line.split(whereSeparator: \.isWhitespace)
        let isTicked = words.first == "x"
        if isTicked { words.removeFirst() }
        if let word = words.first, word.count == 3, word.hasPrefix("("), word.hasSuffix(")") { words.removeFirst() }
        // The days on which the task was ended and begun.
        for _ in 0..<2 {
            guard let word = words.first, word.count == 10, word.allSatisfy({ $0.isNumber || $0 == "-" }) else { break }
            words.removeFirst()
        }
        return ListedItem(withoutTags(words.joined(separator: " ")), isTicked: isTicked)
    }

    private static func withoutTags(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).filter { word in
            let isTag = word.count > 1 && (word.hasPrefix("@") || word.hasPrefix("+"))
            return !isTag && !["due:", "t:", "rec:", "pri:"].contains { word.hasPrefix($0) && word.count > $0.count }
        }.joined(separator: " ")
    }

    // MARK: - iCalendar

    private static func tasks(in lines: [String]) -> [ListedItem] {
        var unfolded: [String] = []
        for line in lines {
            if line.first == " " || line.first == "\t", !unfolded.isEmpty {
                unfolded[unfolded.count - 1] += line.dropFirst()
            } else {
                unfolded.append(line)
            }
        }
        var items: [ListedItem] = []
        var current: ListedItem?
        for line in unfolded {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].prefix { $0 != ";" }.uppercased()
            let value = line[line.index(after: colon)...]
            switch (name, value.uppercased()) {
            case ("BEGIN", "VTODO"): current = ListedItem("", isTicked: false)
            case ("END", "VTODO"):
                if let current { items.append(current) }
                current = nil
            case ("SUMMARY", _): current?.text = unescaped(value)
            case ("STATUS", "COMPLETED"), ("COMPLETED", _), ("PERCENT-COMPLETE", "100"): current?.isTicked = true
            default: break
            }
        }
        return items
    }

    private static func unescaped(_ value: Substring) -> String {
        var text = ""
        var isEscaped = false
        for character in value {
            switch (character, isEscaped) {
            case ("\\", false): isEscaped = true
            case ("n", true), ("N", true):
                text += " "
                isEscaped = false
            default:
                text.append(character)
                isEscaped = false
            }
        }
        return text.trimmingSpaces()
    }
}
