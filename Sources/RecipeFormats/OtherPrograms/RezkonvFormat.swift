import RecipeKit

/// The text format of REZKONV, in which German recipe programs exchange recipes. It resembles the format of
/// Meal-Master.
public struct RezkonvFormat: RecipeFormat {
    /// The name of the format, `REZKONV`.
    public let name = "REZKONV"
    /// The identifier of the format, `rezkonv`.
    public let identifier = "rezkonv"
    /// The extension of REZKONV files.
    public let fileExtensions = ["rk"]
    /// The size limit, 64 MiB. A collection contains thousands of recipes.
    public let sizeLimit = 64 << 20
    /// The memory cost, 24 bytes of memory for each byte of a file.
    public let memoryCost = 24

    public init() {}

    /// Returns whether a line of a text begins a recipe of REZKONV.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start))
        return lines.indices.contains { Self.isStart(lines.utf8($0)) }
    }

    /// Converts a file to UTF-8. The encoding is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        return TextCollection.read(
            Self.recipes(in: lines), file: file, failure: "the file holds no REZKONV recipe.", deliver
        ) { RezkonvReader.recipe(in: lines, $0, &$1) }
    }

    /// Returns the lines of each recipe, without the lines that mark its start and its end.
    private static func recipes(in lines: TextLines) -> [Range<Int>] {
        var recipes: [Range<Int>] = []
        var start: Int?
        for index in lines.indices {
            if isStart(lines.utf8(index)) {
                if let start { recipes.append(start..<index) }
                start = index + 1
            } else if let first = start, isEnd(lines.utf8(index)) {
                recipes.append(first..<index)
                start = nil
            }
        }
        if let start { recipes.append(start..<lines.count) }
        return recipes
    }

    private static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: Array("=====".utf8)) && line.holdsIgnoringCase("rezkonv")
    }

    private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        return (5...7).contains(text.count) && text.allSatisfy { $0 == UInt8(ascii: "=") }
    }
}

/// Reads one recipe of REZKONV.
///
/// In the row of an ingredient, the amount is in columns 0 to 6, the unit in columns 8 to 17, and the name from column
/// 19 on.
struct RezkonvReader {
    private let lines: [String]
    private var position = 0
    private var recipe = Recipe(title: "")

    static func recipe(in lines: TextLines, _ range: Range<Int>, _ reader: inout IngredientLineReader) -> Recipe {
        var recipe = RezkonvReader(lines: lines[range])
        recipe.readHeader()
        recipe.readIngredients(&reader)
        recipe.readDirections()
        reader.readSeparatedNumbers(of: &recipe.recipe, language: "de")
        return recipe.recipe
    }

    private init(lines: [String]) { self.lines = lines }

    private mutating func readHeader() {
        while position < lines.count {
            let line = lines[position].trimmingSpaces()
            if !line.isEmpty {
                guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return }
                let value = line[line.index(after: colon)...].trimmingSpaces()
                switch line[..<colon].trimmingSpaces().lowercased() {
                case "titel": recipe.title = value
                case "kategorien", "kategorie":
                    recipe.metadata.setCategories(value.split(separator: ",").map(String.init))
                case "menge", "portionen", "personen": recipe.metadata.servings = RecipeMetadata.statedServings(value)
                default: return
                }
            }
            position += 1
        }
    }

    // MARK: Ingredients

    private mutating func readIngredients(_ reader: inout IngredientLineReader) {
        var groups = IngredientGroups()
        var source: [String] = []
        var isInSource = false
        var rows: [Row] = []
        func flush() {
            for row in rows { row.add(to: &groups, &reader) }
            rows = []
        }
        while position < lines.count {
            let line = lines[position]
            if let name = Self.heading(line) {
                flush()
                isInSource = name.lowercased() == "quelle"
                if !isInSource { groups.begin(name) }
            } else if line.trimmingSpaces().isEmpty {
                // After empty lines, the next line decides whether the ingredients continue or the directions begin.
                guard let next = lines[position...].firstIndex(where: { !$0.trimmingSpaces().isEmpty }),
                    Self.heading(lines[next]) != nil || Row(lines[next]) != nil
                else { break }
                // After the source and an empty line, the directions begin, unless there is another heading.
                if isInSource, !source.isEmpty, Self.heading(lines[next]) == nil { break }
                position = next
                continue
            } else if let row = Row(line) {
                if isInSource {
                    source.append(line.trimmingSpaces())
                } else if row.isContinuation, !rows.isEmpty {
                    rows[rows.count - 1].name += " " + row.name.drop { $0 == "-" }.trimmingSpaces()
                } else {
                    rows.append(row)
                }
            } else {
                break
            }
            position += 1
        }
        flush()
        recipe.listedIngredients = groups.groups
        setSource(source)
    }

    /// Returns the name in a line such as `======= Für den Teig =======`, or `nil` for any other line.
    private static func heading(_ line: String) -> String? {
        guard line.hasPrefix("====") else { return nil }
        var name = line.drop { $0 == "=" }
        while let last = name.last, last == "=" || last.isWhitespace { name.removeLast() }
        let text = name.trimmingSpaces()
        return text.isEmpty ? nil : text
    }

    /// Sets the source. A line that begins with a word such as `erfasst` (“captured”) tells who typed the recipe. This
    /// line and all lines after it become metadata.
    private mutating func setSource(_ lines: [String]) {
        var source: [String] = []
        var capture: [String] = []
        for line in lines {
            let text = line.drop { $0 == "-" || $0 == " " }.trimmingSpaces()
            let isCapture =
                !capture.isEmpty || ["erfasst", "erfaßt", "vermittelt"].contains { text.lowercased().hasPrefix($0) }
            if isCapture { capture.append(text) } else { source.append(text) }
        }
        if !source.isEmpty { recipe.metadata.source = RecipeSource(parsing: source.joined(separator: " ")) }
        recipe.metadata.add("erfasst", capture.joined(separator: " "))
    }

    /// A row of the list of ingredients.
    private struct Row {
        var amount = ""
        var unit = ""
        var name = ""

        var isContinuation: Bool { amount.isEmpty && unit.isEmpty && name.hasPrefix("-") }

        init?(_ line: String) {
            let characters = Array(line)
            guard let ink = characters.firstIndex(where: { $0 != " " }), characters.count > 8 else { return nil }
            guard ink < 10 else {
                name = String(characters[ink...]).trimmingSpaces()
                return
            }
            let field = characters.prefix { $0.isNumber || "./,- ".contains($0) }
            guard let last = field.lastIndex(where: { $0 != " " }), last < 9, ink <= 7,
                characters.indices.contains(last + 1), characters[last + 1] == " "
            else { return nil }
            amount = String(characters[...last]).trimmingSpaces()
            // Units are aligned to the right. Some programs put them one column further to the left.
            guard let end = [18, 17].first(where: { characters.count > $0 + 1 && characters[$0] == " " }) else {
                name = String(characters[(last + 1)...]).trimmingSpaces()
                return
            }
            unit = String(characters[(last + 1)..<end]).trimmingSpaces()
            name = String(characters[end...]).trimmingSpaces()
        }

        func add(to groups: inout IngredientGroups, _ reader: inout IngredientLineReader) {
            var name = name
            if isContinuation { name = name.drop { $0 == "-" }.trimmingSpaces() }
            let parts = name.partsOfPreparation
            groups.add(
                reader.ingredient(amount: amount, unit: unit, name: parts.name, preparation: parts.preparation))
        }
    }

    // MARK: Directions

    /// Reads the directions and the lines of facts in them, such as `:Stichworte: Hefe`. A line with no word between
    /// its two colons continues the fact above.
    private mutating func readDirections() {
        var text: [String] = []
        var facts: [(key: String, value: String)] = []
        while position < lines.count {
            let line = lines[position]
            position += 1
            if let fact = Self.fact(line) {
                if fact.key.isEmpty, !facts.isEmpty {
                    facts[facts.count - 1].value += " " + fact.value
                } else if !fact.key.isEmpty {
                    facts.append(fact)
                }
            } else {
                text.append(line)
            }
        }
        var directions = DirectionsText()
        directions.add(FactLines.taken(from: text, into: &recipe))
        for fact in facts { add(fact, to: &directions) }
        recipe.sections = directions.result
    }

    private static func fact(_ line: String) -> (key: String, value: String)? {
        let line = line.trimmingSpaces()
        guard line.first == ":" else { return nil }
        let rest = line.dropFirst()
        guard let colon = rest.firstIndex(of: ":"), rest[..<colon].count < 40 else { return nil }
        return (rest[..<colon].trimmingSpaces(), rest[rest.index(after: colon)...].trimmingSpaces())
    }

    private mutating func add(_ fact: (key: String, value: String), to directions: inout DirectionsText) {
        let key = fact.key.lowercased()
        if key.hasPrefix("stichwort") {
            let tags = fact.value.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
            let known = Set(recipe.metadata.tags)
            recipe.metadata.tags += tags.filter { !known.contains($0) }
        } else if key.hasPrefix("notiz") {
            directions.addNote(fact.value)
        } else if key.hasPrefix("pro person") || key.hasPrefix("pro portion") {
            recipe.metadata.add("nutrition", "\(fact.key): \(fact.value)")
        } else if let known = Fact("\(fact.key): \(fact.value)") {
            known.set(in: &recipe)
        } else {
            recipe.metadata.add(key, fact.value)
        }
    }
}
