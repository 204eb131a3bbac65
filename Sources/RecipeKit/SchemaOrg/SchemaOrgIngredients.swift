/// The ingredient lines of a schema.org recipe, each as the page shows it.
enum SchemaOrgIngredients {
    static func lines(of recipe: JSONValue) -> [String] {
        guard let value = recipe.ingredientValue else { return [] }
        let written = value.elements.compactMap(text)
        // Only a text that stands alone is the whole list.
        let lines = written.count == 1 ? SchemaOrgText.lines(written[0]) : written.map(SchemaOrgText.line)
        return lines.map(withoutDoubleParentheses).filter { !$0.isEmpty }
    }

    /// The line of an ingredient that is a text, or an object with its parts.
    private static func text(_ value: JSONValue) -> String? {
        guard case .object = value, value["text"] == nil else { return value.writtenText }
        let amount = value["amount", "requiredQuantity", "quantity"]?.writtenText
        let unit = value["unitText", "unit", "unitCode"]?.writtenText
        let parts = [amount, unit, value["name", "item", "@value", "ingredient"]?.writtenText].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// `1 egg ((beaten))` becomes `1 egg (beaten)`: programs put a note into parentheses that has its own.
    static func withoutDoubleParentheses(_ line: String) -> String {
        guard line.contains("((") else { return line }
        let characters = Array(line)
        var open: [Int] = []
        var ends: [Int: Int] = [:]
        for (index, character) in characters.enumerated() {
            if character == "(" { open.append(index) }
            if character == ")", let start = open.popLast() { ends[start] = index }
        }
        var dropped: Set<Int> = []
        for (start, end) in ends {
            guard let inner = ends[start + 1], inner == end - 1 else { continue }
            dropped.formUnion([start, end])
        }
        return String(characters.indices.filter { !dropped.contains($0) }.map { characters[$0] })
    }
}
