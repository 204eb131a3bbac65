import CookingLanguages
import RecipeKit
import TextLayout

/// The ingredient lines of a schema.org recipe. The amounts in them are not parsed.
enum SchemaOrgIngredients {
    /// Returns the ingredients in groups. Each heading begins a group. Lines before the first heading are a group
    /// without a name.
    static func groups(of recipe: JSONValue, isOfPage: Bool = false) -> [IngredientGroup] {
        guard let value = recipe.ingredientValue else { return [] }
        let written = SchemaOrgGroups.withHeadings(lines(of: value), of: recipe).saidOnce
        // A single text can contain the whole list.
        let lines = written.count == 1 ? wholeList(written[0]) : written.flatMap(severalLines)
        var groups: [IngredientGroup] = []
        let marked = withMadeParts(withHeadings(lines, isOfPage: isOfPage), of: recipe)
        for line in SchemaOrgText.withoutDoubtfulHeadings(marked) {
            guard line.isHeading || !line.text.isEmpty else { continue }
            if line.isHeading || groups.isEmpty {
                let name = line.isHeading && !line.text.isEmpty ? line.text : nil
                groups.append(IngredientGroup(name: name, ingredients: []))
            }
            guard !line.isHeading else { continue }
            groups[groups.count - 1].ingredients.append(Ingredient(name: tidied(line.text)))
        }
        return groups
    }

    /// Returns a line without a bullet, double parentheses and spaces before commas.
    static func tidied(_ line: String) -> String {
        withoutBlankBeforeComma(withoutDoubleParentheses(withoutBullet(line)))
    }

    /// Returns the lines with all headings marked. A line is a heading too if it ends in a colon, and if another line
    /// does so as well or, in a file of recipes, if the line names a part of the dish, as in `For the sauce:`.
    private static func withHeadings(_ lines: [SchemaOrgText.Line], isOfPage: Bool) -> [SchemaOrgText.Line] {
        let isMarking = lines.count { $0.text.hasSuffix(":") } > 1
        return lines.enumerated().map { index, line in
            // A line that begins with a number is an ingredient, even if it is bold.
            let isAmount = line.text.first?.isNumber != false
            if let title = numberSignHeading(line.text) { return SchemaOrgText.Line(text: title, isHeading: true) }
            return SchemaOrgText.Line(
                text: line.text,
                isHeading: !isAmount && line.isHeading
                    || line.text.hasSuffix(":")
                        && (isMarking || !isOfPage && index + 1 < lines.count && ExportHeading.namesPart(line.text))
            )
        }
    }

    /// Returns the lines with those marked as headings that name a part of the dish which a step makes: `Apple slaw` if a
    /// step says `Make apple slaw.` Such a line has several words and no amount, and the next line has one.
    private static func withMadeParts(_ lines: [SchemaOrgText.Line], of recipe: JSONValue) -> [SchemaOrgText.Line] {
        let candidates = lines.indices.dropLast().filter { index in
            let text = lines[index].text
            return !lines[index].isHeading && text.first?.isUppercase == true && text.utf8.contains(0x20)
                && text.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
                && lines[index + 1].text.first?.isNumber == true
        }
        guard !candidates.isEmpty, let steps = recipe["recipeInstructions"] else { return lines }
        let text = steps.allTexts.joined(separator: "\n").lowercased()
        var lines = lines
        for index in candidates
        where makingVerbs.contains(where: { text.contains("\($0) \(lines[index].text.lowercased())") }) {
            lines[index].isHeading = true
        }
        return lines
    }

    private static let makingVerbs = CookingLanguage.entriesOfAll(.makingVerb)

    /// Returns the text of a Markdown heading, or `nil` for any other line. For example, `## SAUCE` becomes `SAUCE`.
    /// The text of `##` is empty and begins a group without a name.
    private static func numberSignHeading(_ line: String) -> String? {
        let rest = line.drop { $0 == "#" }
        if line == "##" { return "" }
        guard line.first == "#", rest.first == " " else { return nil }
        let title = rest.trimmingSpaces()
        return title.isEmpty ? nil : title
    }

    /// Returns the lines of one of several texts. If most lines after the first begin with a number, each line is an
    /// ingredient. Otherwise, the text is one line.
    private static func severalLines(_ text: String) -> [SchemaOrgText.Line] {
        guard text.utf8.contains(0x0A) else { return [SchemaOrgText.markedLine(text)] }
        let lines = SchemaOrgText.lines(text)
        let others = lines.dropFirst()
        let isList = others.count { $0.text.first?.isNumber == true } * 2 > others.count
        return isList ? lines : [SchemaOrgText.markedLine(text)]
    }

    /// Returns the lines of the only text of a list. A single line is split as in ``enumeration(_:)``.
    private static func wholeList(_ text: String) -> [SchemaOrgText.Line] {
        let lines = withOutdentedHeadings(SchemaOrgText.lines(text), of: text)
        return lines.count == 1 ? enumeration(lines[0].text).map { SchemaOrgText.Line(text: $0) } : lines
    }

    /// Splits a line at the commas before numbers: `100 g flour, 2 eggs, 1 pinch of salt`. A line with only one such
    /// comma is one ingredient.
    static func enumeration(_ line: String) -> [String] {
        var items: [String] = []
        var start = line.startIndex
        var index = start
        while let comma = line[index...].firstIndex(of: ",") {
            index = line.index(after: comma)
            let behind = line[index...].drop { $0 == " " }
            guard index < line.endIndex, line[index] == " ", behind.first?.isNumber == true else { continue }
            items.append(String(line[start..<comma]))
            start = behind.startIndex
        }
        guard items.count > 1 else { return [line] }
        return items + [String(line[start...])]
    }

    /// Returns the line without its bullet: `- 2 eggs` and `• 2 eggs` become `2 eggs`.
    static func withoutBullet(_ line: String) -> String {
        // Fast path: most lines begin with an ASCII digit or letter.
        guard let byte = line.utf8.first, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte >= 0x80,
            let first = line.first, "-–•·*▢☐".contains(first), line.dropFirst().first == " "
        else { return line }
        return String(line.dropFirst(2))
    }

    /// Returns the line of each element, or `nil` for an element without text. A list among the elements
    /// (`ItemList`) is a group: its name and its end become headings, as in ``numberSignHeading(_:)``.
    private static func lines(of value: JSONValue) -> [String?] {
        var lines: [String?] = []
        var isBehindGroup = false
        for element in withoutSplitDecimals(value.elements) {
            let items = element["itemListElement"]
            guard case .object = element, let items else {
                let line = element["item"].flatMap { item in
                    if case .object = item { SchemaOrgMeasure.line(of: item) } else { nil }
                }
                if isBehindGroup { lines.append("##") }
                isBehindGroup = false
                lines.append(line ?? SchemaOrgMeasure.line(of: element))
                continue
            }
            let name = element["name"]?.words
            if let name { lines.append("## \(name)") } else if isBehindGroup { lines.append("##") }
            lines += self.lines(of: items)
            isBehindGroup = name != nil
        }
        return lines
    }

    /// Returns the elements of a list that was split at its commas, with the decimals in one piece again: the elements
    /// `1` and `5 TL Senf` become `1,5 TL Senf`.
    private static func withoutSplitDecimals(_ elements: [JSONValue]) -> [JSONValue] {
        let texts = elements.compactMap { element -> String? in
            if case .string(let text) = element { text } else { nil }
        }
        guard texts.count > 3, texts.count == elements.count else { return elements }
        var joined = [texts[0]]
        for text in texts.dropFirst() {
            if let last = joined.last?.trimmingSpaces(), (1...3).contains(last.utf8.count),
                last.utf8.allSatisfy(UTF8Text.isDigit), text.utf8.first.map(UTF8Text.isDigit) == true
            {
                joined[joined.count - 1] = "\(last),\(text)"
            } else if text.first == " " {
                joined.append(text)
            } else {
                // Only a list that was split at its commas has a space before every other element.
                return elements
            }
        }
        return joined.map(JSONValue.string)
    }

    /// Returns a line without double parentheses: `1 egg ((beaten))` becomes `1 egg (beaten)`.
    static func withoutDoubleParentheses(_ line: String) -> String {
        guard line.holds("((") else { return line }
        let characters = Array(line)
        var open: [Int] = []
        var ends: [Int: Int] = [:]
        for (index, character) in characters.enumerated() {
            if character == "(" { open.append(index) }
            if character == ")", let start = open.popLast() { ends[start] = index }
        }
        var dropped: Set<Int> = []
        for (start, end) in ends {
            guard ends[start + 1] != nil, characters[end - 1] == ")" else { continue }
            dropped.formUnion([start, end])
        }
        return String(characters.indices.filter { !dropped.contains($0) }.map { characters[$0] })
    }

    /// Returns a line without spaces before commas: `1 onion , diced` becomes `1 onion, diced`.
    static func withoutBlankBeforeComma(_ line: String) -> String {
        guard line.holds(" , ") else { return line }
        var result = ""
        for character in line {
            if character == ",", result.last == " " { result.removeLast() }
            result.append(character)
        }
        return result
    }
}

extension SchemaOrgIngredients {
    /// Returns the lines with headings, if `text` is a list with indented ingredients: each line without indentation
    /// becomes a heading. Any other list does not change.
    ///
    /// - Parameters:
    ///   - lines: The lines, after their indentation was removed.
    ///   - text: The text from which the lines were read.
    static func withOutdentedHeadings(_ lines: [SchemaOrgText.Line], of text: String) -> [SchemaOrgText.Line] {
        guard !text.utf8.contains(UInt8(ascii: "&")), !lines.contains(where: \.isHeading) else { return lines }
        let written = text.lines().filter { line in
            !line.withoutMarkup.allSatisfy(\.isWhitespace)
        }
        let isOutdented = written.map { $0.first?.isWhitespace == false }
        guard written.count == lines.count, isOutdented.first == true,
            isOutdented.count(where: \.self) * 2 < lines.count
        else { return lines }
        return zip(lines, isOutdented).map { SchemaOrgText.Line(text: $0.text, isHeading: $1) }
    }
}

extension JSONValue {
    /// The texts of steps at any depth.
    fileprivate var allTexts: [String] {
        elements.flatMap { element -> [String] in
            switch element {
            case .string(let text): [text]
            case .object: ["text", "itemListElement"].flatMap { element[$0]?.allTexts ?? [] }
            default: []
            }
        }
    }
}

extension Substring {
    /// The text without white space at its start, or an empty text if it is only a tag.
    fileprivate var withoutMarkup: Substring {
        let trimmed = drop(while: \.isWhitespace)
        return trimmed.first == "<" && trimmed.firstIndex(of: ">") == trimmed.lastIndex { !$0.isWhitespace }
            ? "" : trimmed
    }
}

/// The ingredient groups of a schema.org recipe. The member `supply` contains the name and the number of lines of each
/// group.
///
/// The lines themselves are in `recipeIngredient`. The names cannot be there, because programs would read them as
/// ingredients.
enum SchemaOrgGroups {
    /// Returns the value of `supply`, or `nil` if no group has a name.
    static func value(for groups: [IngredientGroup]) -> JSONText? {
        guard groups.contains(where: { $0.name != nil }) else { return nil }
        return .array(
            groups.map { group in
                .object(present: [
                    ("@type", "ItemList"), ("name", group.name.map { .string($0.singleLine) }),
                    (
                        "numberOfItems",
                        .number(Rational(group.ingredients.reduce(0) { $0 + SchemaOrgWriter.lines(for: $1).count }))
                    ),
                ])
            })
    }

    /// Returns the ingredient lines of a recipe, with a Markdown heading before each group: `## Sauce`, or `##` for a
    /// later group without a name.
    ///
    /// - Parameters:
    ///   - texts: The text of each element of `recipeIngredient`, or `nil` for an element without text. If the groups
    ///     have a different number of lines, no headings are added.
    ///   - recipe: The recipe.
    static func withHeadings(_ texts: [String?], of recipe: JSONValue) -> [String] {
        let lists = recipe["supply"]?.elements.compactMap(list) ?? []
        guard !lists.isEmpty, lists.reduce(0, { $0 + $1.count }) == texts.count else { return texts.compactMap(\.self) }
        var rest = texts[...]
        return lists.enumerated().flatMap { index, list -> [String] in
            let heading = list.name.map { "## \($0)" } ?? (index > 0 ? "##" : nil)
            defer { rest = rest.dropFirst(list.count) }
            return [heading].compactMap(\.self) + rest.prefix(list.count).compactMap(\.self)
        }
    }

    private static func list(_ value: JSONValue) -> (name: String?, count: Int)? {
        guard SchemaOrgTerm.isType("ItemList", value), let words = value["numberOfItems"]?.words,
            let count = Int(words), (0...1_000_000).contains(count)
        else { return nil }
        return (value["name"]?.words, count)
    }
}
