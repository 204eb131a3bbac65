import RecipeKit

/// The ingredient lines of a schema.org recipe. The amounts in them are not parsed.
enum SchemaOrgIngredients {
    /// Returns the ingredients in groups. Each heading among the lines begins a group. The lines before the first
    /// heading are a group without a name.
    static func groups(of recipe: JSONValue) -> [IngredientGroup] {
        guard let value = recipe.ingredientValue else { return [] }
        let written = SchemaOrgGroups.withHeadings(value.elements.map(text), of: recipe).saidOnce
        // If there is only one text, it can contain the whole list.
        let lines = written.count == 1 ? wholeList(written[0]) : written.flatMap(severalLines)
        var groups: [IngredientGroup] = []
        let isFromForm = lines.contains { $0.text.holds("(s) ") }
        for line in SchemaOrgText.withoutDoubtfulHeadings(withHeadings(lines)) {
            guard line.isHeading || !line.text.isEmpty else { continue }
            if line.isHeading || groups.isEmpty {
                let name = line.isHeading && !line.text.isEmpty ? line.text : nil
                groups.append(IngredientGroup(name: name, ingredients: []))
            }
            guard !line.isHeading else { continue }
            let text = isFromForm ? withoutEitherNumber(line.text) : line.text
            groups[groups.count - 1].ingredients.append(Ingredient(name: tidied(text)))
        }
        return groups
    }

    /// Removes from a line what programs leave in it: a bullet, double parentheses, and spaces before commas.
    static func tidied(_ line: String) -> String {
        withoutBlankBeforeComma(withoutDoubleParentheses(withoutBullet(line)))
    }

    /// Marks the headings: headings of Markdown, and lines that are formatted as headings. If at least two lines end in
    /// a colon, each line that ends in a colon is also a heading. A single line of this kind can be an ingredient.
    private static func withHeadings(_ lines: [SchemaOrgText.Line]) -> [SchemaOrgText.Line] {
        let isMarking = lines.count { $0.text.hasSuffix(":") } > 1
        return lines.map { line in
            // A line that begins with a number is an ingredient, even if it is bold.
            let isAmount = line.text.first?.isNumber != false
            if let title = numberSignHeading(line.text) { return SchemaOrgText.Line(text: title, isHeading: true) }
            return SchemaOrgText.Line(
                text: line.text, isHeading: !isAmount && line.isHeading || isMarking && line.text.hasSuffix(":"))
        }
    }

    /// Returns the text of a Markdown heading: `SAUCE` for `## SAUCE`, and an empty text for `##`, which begins a group
    /// without a name. Returns `nil` for any other line.
    private static func numberSignHeading(_ line: String) -> String? {
        let rest = line.drop { $0 == "#" }
        if line == "##" { return "" }
        guard line.first == "#", rest.first == " " else { return nil }
        let title = rest.trimmingSpaces()
        return title.isEmpty ? nil : title
    }

    /// Returns the lines of a text that is one of several texts in a list. If more than half of the lines below the
    /// first line begin with a number, the text is split at its line breaks. In all other cases, the text becomes one
    /// line.
    private static func severalLines(_ text: String) -> [SchemaOrgText.Line] {
        guard text.utf8.contains(0x0A) else { return [SchemaOrgText.markedLine(text)] }
        let lines = SchemaOrgText.lines(text)
        let others = lines.dropFirst()
        let isList = others.count { $0.text.first?.isNumber == true } * 2 > others.count
        return isList ? lines : [SchemaOrgText.markedLine(text)]
    }

    /// Returns the lines of a text that is the only text of the list. If the text has a single line, the line is split
    /// as in ``enumeration(_:)``.
    private static func wholeList(_ text: String) -> [SchemaOrgText.Line] {
        let lines = withOutdentedHeadings(SchemaOrgText.lines(text), of: text)
        return lines.count == 1 ? enumeration(lines[0].text).map { SchemaOrgText.Line(text: $0) } : lines
    }

    /// Splits a line at the commas before a number: `100 g flour, 2 eggs, 1 pinch of salt`. A line with fewer than two
    /// such commas is one ingredient.
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

    /// Returns the line without its bullet: `2 eggs` for `- 2 eggs` or `• 2 eggs`.
    static func withoutBullet(_ line: String) -> String {
        // Fast path: most lines begin with an ASCII digit or letter.
        guard let byte = line.utf8.first, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte >= 0x80,
            let first = line.first, "-–•·*▢☐".contains(first), line.dropFirst().first == " "
        else { return line }
        return String(line.dropFirst(2))
    }

    /// Returns the line of an ingredient, or `nil` if the value has no text. If the value is an object without a line,
    /// its parts are joined: the amount, the unit and the name.
    private static func text(_ value: JSONValue) -> String? {
        guard case .object = value, value["text"] == nil else { return value.writtenText }
        let amount = value["amount", "requiredQuantity", "quantity"]?.writtenText
        let unit = value["unitText", "unit", "unitCode"]?.writtenText
        let parts = [amount, unit, value["name", "item", "@value", "ingredient"]?.writtenText].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Returns `1 egg (beaten)` for `1 egg ((beaten))`. Some programs add parentheses to a remark that already has
    /// them.
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

    /// Returns `1 onion, diced` for `1 onion , diced`.
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
