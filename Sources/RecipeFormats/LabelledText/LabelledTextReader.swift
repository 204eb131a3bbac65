import RecipeKit

/// Reads one recipe of Saffron or Pepperplate.
struct LabelledTextReader {
    private enum Part { case facts, ingredients, instructions, notes, description }

    private var recipe = Recipe(title: "")
    private var groups = IngredientGroups()
    private var directions = DirectionsText()
    private var part = Part.facts
    private var notes: [String] = []
    private var description: [String] = []

    static func recipe(_ lines: [String], _ reader: inout IngredientLineReader) -> Recipe {
        var recipe = LabelledTextReader()
        for line in lines { recipe.read(line, &reader) }
        return recipe.finished
    }

    private mutating func read(_ line: String, _ reader: inout IngredientLineReader) {
        let text = line.trimmingSpaces()
        if line.first != "\t", line.first != " ", begin(text) { return }
        switch part {
        case .facts: break
        case .description: description.append(text)
        case .ingredients:
            if let name = Self.heading(text) { return groups.begin(name) }
            for ingredient in reader.freeLine(Self.withoutNone(text)) { groups.add(ingredient) }
        case .instructions:
            if text.hasPrefix("###"), case let name = text.drop(while: { $0 == "#" }).trimmingSpaces() {
                // Another program appends parts in Markdown. The part `### Source` becomes a note, and any other part a
                // section.
                part = Fact.kind(of: name) == .source ? .facts : .instructions
                if part == .instructions { directions.begin(name) } else { part = .notes }
            } else if let name = Self.heading(text) {
                directions.begin(name)
            } else {
                directions.add([text])
            }
        case .notes: notes.append(text)
        }
    }

    /// Begins a part at a line such as `Ingredients:`, or sets a fact. Returns whether the line begins a part or states
    /// a fact.
    private mutating func begin(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let key = text[..<colon].trimmingSpaces()
        let value = text[text.index(after: colon)...].trimmingSpaces()
        switch key.lowercased() {
        case "ingredients" where value.isEmpty: part = .ingredients
        case "instructions" where value.isEmpty, "directions" where value.isEmpty: part = .instructions
        case "notes" where part != .facts || value.isEmpty:
            part = .notes
            notes.append(value)
        default:
            guard part == .facts || part == .description else { return false }
            guard let fact = Fact(text) ?? Fact(unknown: text) else { return false }
            part = .facts
            switch fact.kind {
            case .title: recipe.title = value
            case .description:
                part = .description
                description.append(value)
            case .other: recipe.metadata.add(key.lowercased(), value)
            default: fact.set(in: &recipe)
            }
        }
        return true
    }

    /// Returns the name of a group or a section, or `nil` for any other line. For example, `[Muffins:]` becomes
    /// `Muffins`.
    private static func heading(_ text: String) -> String? {
        if text.hasPrefix("["), text.hasSuffix("]") {
            let name = text.dropFirst().dropLast().trimmingSpaces()
            return name.hasSuffix(":") ? String(name.dropLast()) : name
        }
        return text.markedHeading
    }

    /// Returns a line without the word `None` for a missing amount or unit. For example, `0.0 None salt` becomes
    /// `salt`, and `2.0 None eggs` becomes `2 eggs`.
    private static func withoutNone(_ line: String) -> String {
        var line = line
        if line.hasPrefix("0.0 ") { line.removeFirst(4) }
        if line.hasPrefix("None ") { line.removeFirst(5) }
        let number = line.prefix { $0.isNumber || $0 == "." }
        guard number.hasSuffix(".0"), line[number.endIndex...].first == " " else { return line }
        let rest = String(line[number.endIndex...]).replacing(" None ", with: " ", maxReplacements: 1)
        return String(number.dropLast(2)) + rest
    }

    private var finished: Recipe {
        var recipe = recipe
        var directions = directions
        recipe.metadata.description = description.joinedParagraphs ?? recipe.metadata.description
        let note = notes.joined(separator: "\n").trimmingSpaces()
        directions.addNote(note)
        recipe.listedIngredients = groups.groups
        recipe.sections = directions.result
        return recipe
    }
}
