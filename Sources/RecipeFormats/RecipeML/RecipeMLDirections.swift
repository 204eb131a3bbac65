import RecipeKit

/// Reads the directions and the notes of a RecipeML recipe.
enum RecipeMLDirections {
    static func sections(of record: XMLElement) -> [RecipeSection] {
        var sections = [RecipeSection()]
        for list in record.all("directions") { add(list, to: &sections) }
        for note in record.all("note") {
            guard let text = text(of: note) else { continue }
            let kind = note["type"].map { "\($0): " } ?? ""
            sections[sections.count - 1].blocks.append(.note(kind + text))
        }
        return sections.filter { !$0.blocks.isEmpty || $0.name != nil }
    }

    private static func add(_ list: XMLElement, to sections: inout [RecipeSection]) {
        for element in list.elements {
            switch element.name {
            case "dir-div":
                sections.append(RecipeSection(name: element.words("title") ?? element["type"]))
                add(element, to: &sections)
                sections.append(RecipeSection())
            case "step":
                if let text = text(of: element) {
                    sections[sections.count - 1].blocks.append(.step(Step([.text(text)])))
                }
            case "note", "description":
                if let text = text(of: element) { sections[sections.count - 1].blocks.append(.note(text)) }
            default: break
            }
        }
        // If the directions contain no elements, they are read as text.
        guard list.elements.isEmpty, let text = list.block else { return }
        var directions = DirectionsText()
        directions.add(text: text)
        sections += directions.result
    }

    /// Returns the text of a step, a note or a description, or `nil` if the text is empty. Empty lines separate
    /// paragraphs. Other line breaks become spaces, except with `xml:space="preserve"`.
    static func text(of element: XMLElement) -> String? {
        let lines = RecipeMLAmount.spelled(element).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let isPreformatted = element["xml:space"] == "preserve"
        if isPreformatted {
            let text = lines.joined(separator: "\n").trimmingSpaces()
            return text.isEmpty ? nil : text
        }
        let paragraphs = lines.split(separator: "").map { tidied($0.joined(separator: " ")) }
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
    }

    /// Returns a text without spaces before punctuation: `for 20 , then` becomes `for 20, then`.
    /// ``RecipeMLAmount/spelled(_:)`` adds such spaces.
    private static func tidied(_ text: String) -> String {
        var result = ""
        for character in text {
            if ".,;".contains(character), result.last == " " { result.removeLast() }
            result.append(character)
        }
        return result.split(separator: " ").joined(separator: " ")
    }
}
