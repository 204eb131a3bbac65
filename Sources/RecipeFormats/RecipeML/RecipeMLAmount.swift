import RecipeKit

/// Reads numbers, ranges and measures of RecipeML.
enum RecipeMLAmount {
    /// Returns the number of a `qty` or similar element: `2 1/4` for `2<frac><n>1</n><d>4</d></frac>`, `3/4-1` for a
    /// range. Returns `nil` if the element is empty.
    static func number(_ element: XMLElement) -> String? {
        if let range = element.first("range") { return number(range) }
        if let low = element.first("q1").flatMap(number), let high = element.first("q2").flatMap(number) {
            return "\(low)-\(high)"
        }
        var parts: [String] = []
        for node in element.nodes {
            switch node {
            case .text(let text): parts.append(text.trimmingSpaces())
            case .element(let element) where element.name == "frac":
                guard let top = element.words("n"), let bottom = element.words("d") else { continue }
                parts.append("\(top)/\(bottom)")
            case .element(let element): parts.append(element.words ?? "")
            }
        }
        let words = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Returns the text of an element as one line, with its fractions and ranges as text: `24 cookies` for a yield.
    /// Returns `nil` if the text is empty.
    static func words(of element: XMLElement) -> String? {
        let words = spelled(element).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Returns the text of an element, with its fractions and ranges as text. White space surrounds each number.
    static func spelled(_ element: XMLElement) -> String {
        element.nodes.map { node in
            switch node {
            case .text(let text): text
            case .element(let element):
                switch element.name {
                case "qty", "range", "q1", "q2": " " + (number(element) ?? "") + " "
                case "timeunit", "unit", "size": " " + spelled(element)
                default: spelled(element)
                }
            }
        }.joined()
    }
}
