import RecipeKit

/// A text format with lines such as `Source: a friend`, and then lists of ingredients and instructions.
protocol LabelledTextFormat: RecipeFormat {
    /// Words in lowercase with their colons. A text is in this format only if a line begins with one of these words.
    static var marks: [StaticString] { get }
}

extension LabelledTextFormat {
    /// The extension `txt`.
    public var writtenExtension: String { "txt" }

    /// Returns whether a text begins with `Title:` and has the other labels of the format, with at least one of the
    /// ``marks``.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start))
        let first = lines.firstInk(from: 0, to: lines.count)
        func has(_ word: StaticString) -> Bool {
            lines.indices.contains { lines.utf8($0).starts(with: word, at: lines.utf8($0).startIndex) }
        }
        guard first < lines.count, lines.utf8(first).starts(with: "title:", at: lines.utf8(first).startIndex) else {
            return false
        }
        return has("ingredients:") && has("original url:") && Self.marks.contains(where: has)
    }

    /// Returns the text of a file as UTF-8. The encoding is found from the bytes, because the file does not declare it.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order. Each recipe begins at a line with a title. If there is no such line,
    /// returns an error diagnostic.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        var reader = IngredientLineReader.prepared
        let starts = lines.indices.filter { lines.utf8($0).starts(with: "title:", at: lines.utf8($0).startIndex) }
        guard !starts.isEmpty else {
            return [
                Diagnostic(.error, at: SourceLocation(file: file), "the file holds no recipe in the format \(name).")
            ]
        }
        for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) {
            let recipe = LabelledTextReader.recipe((start..<end).map { lines.raw($0) }, &reader)
            if !deliver(ReadResult(recipe: recipe)) { break }
        }
        return []
    }
}

/// The text format of Saffron, a recipe site. Other programs also write it.
public struct SaffronFormat: LabelledTextFormat {
    /// The name of the format, `Saffron`.
    public let name = "Saffron"
    /// The identifier of the format, `saffron`.
    public let identifier = "saffron"
    /// An empty array. The files have the extension `txt` and are recognized by their content.
    public let fileExtensions: [String] = []

    static let marks: [StaticString] = ["cookbook:", "section:"]

    public init() {}
}

/// The text format of Pepperplate, a recipe site.
public struct PepperplateFormat: LabelledTextFormat {
    /// The name of the format, `Pepperplate`.
    public let name = "Pepperplate"
    /// The identifier of the format, `pepperplate`.
    public let identifier = "pepperplate"
    /// An empty array. The files have the extension `txt` and are recognized by their content.
    public let fileExtensions: [String] = []

    static let marks: [StaticString] = ["active:", "yield:"]

    public init() {}
}

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
