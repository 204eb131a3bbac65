import RecipeKit

/// The text format in which MasterCook exports recipes. Mailing lists also exchanged recipes in this format.
public struct MasterCookTextFormat: RecipeFormat {
    /// The name of the format, `MasterCook`.
    public let name = "MasterCook"
    /// The identifier of the format, `mastercook`.
    public let identifier = "mastercook"
    /// The extension of MasterCook's text files.
    public let fileExtensions = ["mxp"]
    /// The size limit, 64 MiB. A collection contains thousands of recipes.
    public let sizeLimit = 64 << 20
    /// The memory cost, 24 bytes of memory for each byte of a file.
    public let memoryCost = 24

    public init() {}

    /// Returns whether a text contains a line `Exported from MasterCook`.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start))
        return lines.indices.contains { Self.isStart(lines.utf8($0)) }
    }

    /// Converts a file to UTF-8. The encoding is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order. Each recipe begins after a line `Exported from MasterCook`.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        return TextCollection.read(
            lines.recipes(after: Self.isStart), file: file, failure: "the file holds no MasterCook recipe.", deliver
        ) { MasterCookTextReader.recipe(in: lines, $0, &$1) }
    }

    /// Returns whether a line is `*  Exported from  MasterCook  *`, with any spaces and any version.
    private static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.contains(UInt8(ascii: "*")) else { return false }
        let words = line.split(separator: 0x20, omittingEmptySubsequences: true)
        guard let first = words.firstIndex(where: { $0.holdsIgnoringCase("exported") }), words.count > first + 2 else {
            return false
        }
        return words[first + 1].holdsIgnoringCase("from") && words[first + 2].holdsIgnoringCase("mastercook")
    }
}

/// Reads one recipe of MasterCook's text format.
struct MasterCookTextReader {
    private let lines: [String]
    private var position = 0
    private var recipe = Recipe(title: "")
    private var directions = DirectionsText()

    /// Returns the recipe in a range of lines. The title is the first line that is not the author, the servings or the
    /// categories.
    static func recipe(in lines: TextLines, _ range: Range<Int>, _ reader: inout IngredientLineReader) -> Recipe {
        var recipe = MasterCookTextReader(lines: lines[range])
        recipe.readHeader()
        recipe.readIngredients(&reader)
        recipe.readDirections()
        recipe.readRemarks()
        recipe.recipe.sections = recipe.directions.result
        return recipe.recipe
    }

    private init(lines: [String]) { self.lines = lines }

    // MARK: The header

    /// Reads the title and the facts up to the table of ingredients.
    private mutating func readHeader() {
        var categories: [String] = []
        var isInCategories = false
        while position < lines.count, !Self.isTableHead(lines[position]), !Self.isEndRule(lines[position]) {
            let line = lines[position]
            position += 1
            let text = line.trimmingSpaces()
            if text.isEmpty { isInCategories = false }
            guard !text.isEmpty else { continue }
            if let value = Self.value(of: "recipe by", in: text) {
                recipe.metadata.author = value.isEmpty ? nil : value
                isInCategories = false
            } else if let value = Self.value(of: "serving size", in: text) {
                readServings(value)
                isInCategories = false
            } else if let value = Self.value(of: "categories", in: text) {
                categories += Self.columns(value)
                isInCategories = true
            } else if isInCategories {
                categories += Self.columns(text)
            } else if recipe.title.isEmpty {
                recipe.title = text
            } else if let fact = Fact(text) {
                fact.set(in: &recipe)
            }
        }
        recipe.metadata.setCategories(categories)
    }

    private mutating func readServings(_ text: String) {
        // After the servings and a space, the line can state the time: `2     Preparation Time :1:25`.
        let number = text.prefix { $0 != " " }
        recipe.metadata.servings = RecipeMetadata.statedServings(String(number))
        let rest = text[number.endIndex...].trimmingSpaces()
        if let time = Self.value(of: "preparation time", in: rest) {
            recipe.metadata.prepTime = RecipeMetadata.statedTime(time)
        }
    }

    /// Returns the text after a name and a colon, or `nil` if the text does not begin with this name and a colon.
    private static func value(of name: String, in text: String) -> String? {
        guard text.prefix(name.count).lowercased() == name else { return nil }
        let rest = text.dropFirst(name.count).drop { $0 == " " }
        return rest.first == ":" ? rest.dropFirst().trimmingSpaces() : nil
    }

    /// Splits a text wherever there are two or more spaces.
    private static func columns(_ text: String) -> [String] {
        var columns: [String] = []
        var words: [Substring] = []
        let parts: [Substring] = text.split(separator: " ", omittingEmptySubsequences: false)
        for word in parts + [Substring()] {
            if word.isEmpty {
                if !words.isEmpty { columns.append(words.joined(separator: " ")) }
                words = []
            } else {
                words.append(word)
            }
        }
        return columns
    }

    private static func isTableHead(_ line: String) -> Bool {
        let text = line.lowercased()
        return text.hasPrefix("  amount  measure")
            || text.trimmingSpaces().hasPrefix("amount ") && text.contains("ingredient --")
    }

    private static func isEndRule(_ line: String) -> Bool {
        line.utf8.contains(UInt8(ascii: "-")) && line.utf8.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
            && line.trimmingSpaces().hasPrefix("- - - -")
    }

    // MARK: The ingredients

    private mutating func readIngredients(_ reader: inout IngredientLineReader) {
        guard position < lines.count, Self.isTableHead(lines[position]) else { return }
        position += 1
        guard position < lines.count, lines[position].trimmingSpaces().hasPrefix("---"),
            !Self.isEndRule(lines[position])
        else { return }
        let table = MasterCookTable(rule: lines[position])
        position += 1
        var rows: [MasterCookTable.Row] = []
        while position < lines.count, !lines[position].trimmingSpaces().isEmpty, !Self.isEndRule(lines[position]) {
            let row = table.row(of: lines[position])
            if let last = rows.last, row.continues(last) {
                rows[rows.count - 1].name += " " + row.name
            } else {
                rows.append(row)
            }
            position += 1
        }
        var groups = IngredientGroups()
        for row in rows { row.add(to: &groups, &reader) }
        recipe.listedIngredients = groups.groups
    }

    // MARK: The directions and the remarks

    /// Reads the directions and their facts up to the rule at the end. A fact is a name with a colon, and below it a
    /// value in quotation marks.
    private mutating func readDirections() {
        var text: [String] = []
        while position < lines.count, !Self.isEndRule(lines[position]) {
            let line = lines[position]
            position += 1
            if line.trimmingSpaces().hasSuffix(":"), position < lines.count,
                lines[position].trimmingSpaces().hasPrefix("\"")
            {
                readQuoted(line.trimmingSpaces().dropLast().trimmingSpaces())
            } else {
                text.append(line)
            }
        }
        position += 1
        directions.add(text)
    }

    private mutating func readQuoted(_ key: String) {
        var value = ""
        while position < lines.count, !Self.isEndRule(lines[position]) {
            let line = lines[position].trimmingSpaces()
            position += 1
            value += (value.isEmpty ? "" : "\n") + line
            if !value.dropFirst().isEmpty, line.hasSuffix("\"") { break }
        }
        value = value.trimmingSpaces()
        if value.hasPrefix("\"") { value.removeFirst() }
        if value.hasSuffix("\"") { value.removeLast() }
        setFact(key, value.trimmingSpaces())
    }

    private mutating func setFact(_ key: String, _ value: String) {
        // Newer versions write a kind and a label: `S(Internet Address)`, `T(Cooking Time)`.
        let label = key.hasSuffix(")") ? key.dropLast().split(separator: "(").last.map(String.init) ?? key : key
        switch label.lowercased() {
        case "internet address", "web address": Fact(kind: .link, key: label, value: value).set(in: &recipe)
        case "description": recipe.metadata.description = value.isEmpty ? nil : value
        default:
            let fact = Fact("\(label): \(value)") ?? Fact(kind: .other, key: label.lowercased(), value: value)
            if fact.kind == .other { recipe.metadata.add(label.lowercased(), value) } else { fact.set(in: &recipe) }
        }
    }

    /// Reads the lines after the rule: the nutrition, the wine, the notes.
    private mutating func readRemarks() {
        while position < lines.count {
            let paragraph = lines[position...].prefix { !$0.trimmingSpaces().isEmpty }.map { $0.trimmingSpaces() }
            position += max(1, paragraph.count)
            guard let first = paragraph.first else { continue }
            if DirectionsText.isRule(first) || first == "--" || first.hasPrefix("From:") { break }
            let text = paragraph.joined(separator: " ")
            if first.lowercased().hasPrefix("per serving") {
                recipe.metadata.add("nutrition", text)
            } else if let value = Self.value(of: "suggested wine", in: text) {
                recipe.metadata.add("wine", value)
            } else if let value = Self.value(of: "serving ideas", in: text) {
                recipe.metadata.add("serving ideas", value)
            } else if let value = Self.value(of: "nutr. assoc.", in: text) {
                // If the value contains only zeros, no ingredient is linked to the table of nutrients.
                if value.contains(where: { $0 != "0" && $0 != " " }) {
                    recipe.metadata.add("mastercook.nutr-assoc", value)
                }
            } else {
                directions.addNote(Self.value(of: "notes", in: text) ?? text)
            }
        }
    }
}
