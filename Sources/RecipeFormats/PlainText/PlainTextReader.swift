import RecipeKit

/// Decides whether a plain text is a recipe, and reads it if that is certain.
struct PlainTextReader {
    private var lines: [PlainTextLine] = []
    private var recipe = Recipe(title: "")
    private let isCut: Bool

    /// Returns the recipe of a text, or `nil` if the text is not certainly a recipe. A recipe has a title, at least two
    /// ingredients (or one between two headings), some of them with amounts, and steps.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isCut: Whether the text is only the start of a longer text. The steps can then be missing.
    ///   - reader: A reader for ingredient lines.
    static func recipe(
        in text: PlainTextRecipes.Text, isCut: Bool, _ reader: inout IngredientLineReader
    ) -> Recipe? {
        var plain = PlainTextReader(text, isCut: isCut)
        return plain.read(title: text.title, &reader) ? plain.recipe : nil
    }

    private init(_ text: PlainTextRecipes.Text, isCut: Bool) {
        self.isCut = isCut
        var isAfterBlank = true
        for line in text.lines {
            if line.trimmingSpaces().isEmpty || DirectionsText.isRule(line.trimmingSpaces()) {
                isAfterBlank = true
            } else {
                lines.append(PlainTextLine(line, isAfterBlank: isAfterBlank))
                isAfterBlank = false
            }
        }
    }

    private mutating func read(title: String?, _ reader: inout IngredientLineReader) -> Bool {
        guard lines.count > 3, let list = PlainTextList(lines, isCut: isCut, &reader) else { return false }
        recipe.listedIngredients = list.groups
        let header = lines[..<list.headingIndex]
        guard readHeader(header, title: title) else { return false }
        readDirections(lines[list.end...], groups: list.groups.compactMap(\.name))
        let hasSteps = recipe.sections.contains { !$0.steps.isEmpty }
        return hasSteps || isCut && list.isAnnounced
    }

    // MARK: The lines above the ingredients

    /// Reads the title, the facts and the description. Returns whether there is a title.
    private mutating func readHeader(_ header: ArraySlice<PlainTextLine>, title: String?) -> Bool {
        var rest = header
        if let title, !title.isEmpty {
            recipe.title = title
            if let first = rest.first, first.text == title { rest = rest.dropFirst() }
        } else {
            guard let first = rest.first else { return false }
            if let name = Self.title(first.text) {
                recipe.title = name
                rest = rest.dropFirst()
            } else if first.text.count <= Self.longestTitle {
                return false
            }
            // A long first line is a text about the dish, and the title is the name of the file.
        }
        var paragraphs: [String] = []
        for line in rest {
            let isBelowTitle = line.text == rest.first?.text && !line.isAfterBlank
            if isBelowTitle, PlainTextFacts.setRow(line.text, in: &recipe.metadata) { continue }
            if line.isAddress {
                recipe.metadata.source = RecipeSource(name: recipe.metadata.source?.name, url: line.text)
            } else if !PlainTextFacts.set(line.text, in: &recipe) {
                if line.isAfterBlank || paragraphs.isEmpty {
                    paragraphs.append(line.text)
                } else {
                    paragraphs[paragraphs.count - 1] += " " + line.text
                }
            }
        }
        if !paragraphs.isEmpty, recipe.metadata.description == nil {
            recipe.metadata.description = paragraphs.joined(separator: "\n\n")
        }
        return true
    }

    /// Returns the title in a line, or `nil` if the line cannot be a title. For example, a line with a period or a
    /// comma at its end is a sentence or a greeting.
    private static func title(_ line: String) -> String? {
        var title = line
        if let fact = Fact(line), fact.kind == .title { title = fact.value }
        if title.first == "*" { title = title.drop { $0 == "*" }.trimmingSpaces() }
        let words = title.split(separator: " ").count
        guard !title.isEmpty, title.count <= longestTitle, words <= 14, title.contains(where: \.isLetter) else {
            return nil
        }
        if let last = title.last, ".,;".contains(last) || last == ":" && words > 5 { return nil }
        return title
    }

    /// The maximum number of characters of a title.
    private static let longestTitle = 100

    // MARK: The lines below the ingredients

    private mutating func readDirections(_ rest: ArraySlice<PlainTextLine>, groups: [String]) {
        var rest = rest
        if let first = rest.first, first.part == .directions { rest = rest.dropFirst() }
        while let last = rest.last, last.isAddress {
            recipe.metadata.source = RecipeSource(name: recipe.metadata.source?.name, url: last.text)
            rest = rest.dropLast()
        }
        let names = Set(groups.map(Self.folded))
        var directions = DirectionsText()
        var text: [String] = []
        func flush(_ recipe: inout Recipe) {
            directions.add(FactLines.taken(from: text, into: &recipe))
            text = []
        }
        for line in rest {
            let isSection = line.text.count <= 60 && !line.isSentence && names.contains(Self.folded(line.text))
            if line.part == .notes || line.part == .directions || isSection {
                flush(&recipe)
                directions.begin(line.text.last == ":" ? String(line.text.dropLast()) : line.text)
            } else if line.isAddress, recipe.metadata.source?.url == nil {
                recipe.metadata.source = RecipeSource(name: recipe.metadata.source?.name, url: line.text)
            } else {
                if line.isAfterBlank { text.append("") }
                text.append(line.hasBullet ? "- " + line.text : line.text)
            }
        }
        flush(&recipe)
        recipe.sections = directions.result
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}

/// A line of a plain text recipe, and the part of the recipe that the line announces.
struct PlainTextLine {
    /// The text without white space at its ends, without its bullet and without its checkbox.
    let text: String
    /// The part of a recipe that the line announces, or `nil` if there is none.
    let part: MarkdownHeading.Part?
    /// Whether the line begins with a bullet.
    let hasBullet: Bool
    /// Whether the line is the first line of the text, or is after an empty line or a rule.
    let isAfterBlank: Bool

    /// The maximum number of characters of a heading.
    private static let longestHeading = 48

    init(_ line: String, isAfterBlank: Bool) {
        var text = line.trimmingSpaces()
        let bullet = text.first.map { "-*•·–▢□◦".contains($0) } == true && text.dropFirst().first == " "
        if bullet { text = text.dropFirst().trimmingSpaces() }
        if text.hasPrefix("[ ]") || text.hasPrefix("[x]") { text = text.dropFirst(3).trimmingSpaces() }
        self.text = text
        hasBullet = bullet
        self.isAfterBlank = isAfterBlank
        part = bullet ? nil : Self.part(of: text, isAfterBlank: isAfterBlank)
    }

    private static func part(of text: String, isAfterBlank: Bool) -> MarkdownHeading.Part? {
        guard text.count <= longestHeading, !text.isEmpty else { return nil }
        var words = text[...]
        if words.first == "[" || words.first == "*" || words.first == "=" || words.first == "-" {
            words = words.drop { "[*=- ".contains($0) }
            while let last = words.last, "]*=- :".contains(last) { words.removeLast() }
        }
        if let last = words.last, ".!?".contains(last) { return nil }
        let heading = MarkdownHeading(words)
        let isSingular = ["instruction", "direction"].contains(words.lowercased())
        if isSingular { return .directions }
        // For example, `Delicious Tips` announces notes.
        let all = words.split(separator: " ")
        if isAfterBlank, all.count <= 4, let last = all.last, MarkdownHeading(last).part == .notes { return .notes }
        let hasMark = text.last == ":" || words.count < text.count || words == words.uppercased()
        guard heading.part != .other, heading.isExact || hasMark && !text.contains(where: \.isNumber) else {
            return nil
        }
        return heading.part
    }

    /// Whether the line is a web address.
    var isAddress: Bool {
        (text.hasPrefix("http://") || text.hasPrefix("https://")) && !text.contains(" ")
    }

    /// Whether the line ends like a sentence and has more than three words.
    var isSentence: Bool { text.last.map { ".!?".contains($0) } == true && text.split(separator: " ").count > 3 }

    /// The number of words.
    var wordCount: Int { text.split(separator: " ").count }
}

/// Facts above the ingredients of a plain text recipe: `Serves 4`, `Prep Time: 10 mins`, `18 stk.`.
enum PlainTextFacts {
    /// Reads the fact in a line and stores it in the recipe. Returns whether the line is a fact.
    static func set(_ line: String, in recipe: inout Recipe) -> Bool {
        guard line.count < 100 else { return false }
        if let fact = Fact(line), fact.kind != .title {
            fact.set(in: &recipe)
            return true
        }
        if let fact = withoutColon(line) {
            fact.set(in: &recipe)
            return true
        }
        let first = line.prefix(while: \.isLetter).lowercased()
        if line.count < 40, line.first?.isNumber == true || ["ca", "für", "pour", "para", "per", "for"].contains(first)
        {
            if setCount(line, in: &recipe.metadata) { return true }
        }
        if let fact = Fact(unknown: line), line.count < 60, fact.value.split(separator: " ").count <= 5 {
            recipe.metadata.add(fact.key.lowercased(), fact.value)
            return true
        }
        return false
    }

    /// Reads a row of short facts below the title, as ``TextWriter`` writes it: `Soup · 1 h 10 min · 4 Portionen`.
    /// Returns whether the line is such a row.
    static func setRow(_ line: String, in metadata: inout RecipeMetadata) -> Bool {
        let facts = line.split(separator: "·").map { $0.trimmingSpaces() }
        let counts = facts.map(Servings.init(parsing:))
        let first = line.prefix(while: \.isLetter).lowercased()
        let isAlone = facts.count == 1
        guard line.count < 100, let last = line.last, !".!?:".contains(last),
            counts.contains(where: { $0.number != nil })
        else { return false }
        if isAlone {
            guard line.first?.isNumber == true || ["about", "makes", "serves"].contains(first),
                line.split(separator: " ").count <= 6, CookingTime(parsing: line).minutes == nil
            else { return false }
        }
        for (index, fact) in facts.enumerated() {
            let time = CookingTime(parsing: fact)
            if time.minutes != nil, fact.first?.isNumber == true {
                metadata.statedTotalTime = metadata.statedTotalTime ?? time
            } else if counts[index].number != nil, metadata.servings == nil {
                metadata.servings = RecipeMetadata.statedServings(withoutServes(fact))
            } else if index == 0 {
                metadata.course = metadata.course ?? fact
            } else {
                metadata.setCategories(fact.split(separator: ",").map(String.init))
            }
        }
        return true
    }

    /// Returns a number of servings without the word before it, which is written before every such number: `serves 4`.
    private static func withoutServes(_ fact: String) -> String {
        let words = fact.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "serves", words[1].first?.isNumber == true else { return fact }
        return String(words[1])
    }

    /// Returns a fact without a colon between its key and its value: `Prep Time 10 mins`, `Serves 8-10`.
    private static func withoutColon(_ line: String) -> Fact? {
        guard let digit = line.firstIndex(where: \.isNumber), digit > line.startIndex, !line.contains(":") else {
            return nil
        }
        let key = line[..<digit].trimmingSpaces()
        let first = line[digit...].split(separator: ";").first.map { $0.trimmingSpaces() } ?? ""
        guard let kind = Fact.kind(of: key) else { return nil }
        switch kind {
        case .servings, .yield: return Fact(kind: kind, key: key, value: first)
        case .prepTime, .cookTime, .totalTime:
            return CookingTime(parsing: first).minutes == nil ? nil : Fact(kind: kind, key: key, value: first)
        default: return nil
        }
    }

    /// Stores the servings (`4 Servings`, `18 stk.`) or the total time (`15 min`) of a line, unless the value is
    /// already set. Returns whether the line states servings or a time.
    private static func setCount(_ line: String, in metadata: inout RecipeMetadata) -> Bool {
        let number = line.firstIndex(where: \.isNumber) ?? line.startIndex
        let word = line[number...].drop { !$0.isLetter }.lowercased().filter(\.isLetter)
        let counts = [
            "serving", "portion", "person", "pers", "porsjon", "stk", "stück", "porcion", "racion", "porzion", "pièce",
            "piece", "pezzi", "slices", "cookies",
        ]
        if counts.contains(where: word.hasPrefix) {
            if metadata.servings == nil { metadata.servings = RecipeMetadata.statedServings(line) }
            return true
        }
        let time = CookingTime(parsing: line)
        guard time.minutes != nil, line.first?.isNumber == true, line.contains(where: \.isLetter) else { return false }
        if metadata.statedTotalTime == nil { metadata.statedTotalTime = time }
        return true
    }
}
