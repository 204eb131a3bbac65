import RecipeKit

/// Reads numbers, ranges and measures of RecipeML.
enum RecipeMLAmount {
    /// Returns the number in an element. For example, `2<frac><n>1</n><d>4</d></frac>` becomes `2 1/4`, and a range
    /// becomes `3/4-1`. If the element is empty, returns `nil`.
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

    /// Returns the text of an element as one line, such as `24 cookies`. If the text is empty, returns `nil`.
    static func words(of element: XMLElement) -> String? {
        let words = spelled(element).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Returns the text of an element, with fractions and ranges as text and with white space around each number.
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
