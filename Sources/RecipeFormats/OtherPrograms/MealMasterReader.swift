import RecipeKit

/// Reads one Meal-Master recipe.
struct MealMasterReader {
    private let lines: [String]
    private var position = 0
    private var recipe = Recipe(title: "")

    /// Returns the recipe in a range of lines.
    static func recipe(
        in lines: MealMasterLines, _ range: Range<Int>, _ reader: inout IngredientLineReader
    ) -> Recipe {
        var recipe = MealMasterReader(lines: lines.texts(range))
        recipe.readHeader()
        recipe.readBody(&reader)
        return recipe.recipe
    }

    private init(lines: [String]) { self.lines = lines }

    // MARK: The title, the categories and the yield

    private mutating func readHeader() {
        var categories: [String] = []
        while position < lines.count {
            let line = lines[position].trimmingSpaces()
            guard !line.isEmpty else {
                position += 1
                continue
            }
            guard let colon = line.firstIndex(of: ":"), let key = Self.key(line[..<colon]) else { break }
            let value = line[line.index(after: colon)...].trimmingSpaces()
            switch key {
            case .title: recipe.title = value
            case .categories: categories += value.split(separator: ",").map(String.init)
            case .yield: recipe.metadata.servings = RecipeMetadata.statedServings(value)
            }
            position += 1
        }
        recipe.metadata.setCategories(categories.filter { $0.trimmingSpaces().lowercased() != "none" })
    }

    private enum Key { case title, categories, yield }

    private static func key(_ name: Substring) -> Key? {
        switch name.trimmingSpaces().lowercased() {
        case "title", "name", "recipe": .title
        case "categories", "category", "keywords", "catagories": .categories
        case "servings", "serving", "yield", "serves", "yields", "makes": .yield
        default: nil
        }
    }

    // MARK: The ingredients and the directions

    private mutating func readBody(_ reader: inout IngredientLineReader) {
        var ingredients = IngredientGroups()
        var directions = DirectionsText()
        var text: [String] = []
        /// Whether `text` has a line that is not empty, and whether the recipe has such a line of directions.
        var hasInk = false
        var hasText = false
        if !hasRows { readFreeRows(&ingredients, &reader) }
        while position < lines.count {
            let line = lines[position]
            if let name = Self.heading(line) {
                addText(&text, to: &directions)
                hasInk = false
                position += 1
                if Self.isRow(nextInk) {
                    ingredients.begin(name)
                } else {
                    directions.begin(name)
                    hasText = true
                }
            } else if !hasInk, !hasText || ingredients.nameWithoutIngredients != nil,
                MealMasterRow.rows(in: line) != nil
            {
                for row in readRows() { add(row, to: &ingredients, &reader) }
            } else {
                if !line.trimmingSpaces().isEmpty { (hasInk, hasText) = (true, true) }
                text.append(line)
                position += 1
            }
        }
        addText(&text, to: &directions)
        recipe.listedIngredients = ingredients.groups
        recipe.sections = directions.result
    }

    /// The first line from the position on that is not empty, or `nil` if there is none.
    private var nextInk: String? { lines[position...].first { !$0.trimmingSpaces().isEmpty } }

    private var hasRows: Bool { lines[position...].contains { Self.isRow($0) } }

    private static func isRow(_ line: String?) -> Bool { line.flatMap(MealMasterRow.rows) != nil }

    /// Returns the rows from the position on: first the left column, then the right column. Continued names are joined.
    private mutating func readRows() -> [MealMasterRow] {
        var left: [MealMasterRow] = []
        var right: [MealMasterRow] = []
        func add(_ row: MealMasterRow?, to rows: inout [MealMasterRow]) {
            guard let row else { return }
            guard row.isContinuation, !rows.isEmpty else { return rows.append(row) }
            let rest = row.name.drop { $0 == "-" }.trimmingSpaces()
            rows[rows.count - 1].name += " " + rest
        }
        while position < lines.count, let rows = MealMasterRow.rows(in: lines[position]) {
            add(rows.left, to: &left)
            add(rows.right, to: &right)
            position += 1
        }
        return left + right
    }

    private func add(_ row: MealMasterRow, to groups: inout IngredientGroups, _ reader: inout IngredientLineReader) {
        var name = row.name
        if name.first == "-" { name = name.drop { $0 == "-" }.trimmingSpaces() }
        if row.amount.isEmpty, row.unit.isEmpty, let heading = name.markedHeading { return groups.begin(heading) }
        let parts = name.partsOfPreparation
        guard !row.amount.isEmpty, row.unit.isEmpty else {
            let unit = MealMasterUnit.word(for: row.unit, amount: row.amount) ?? row.unit
            return groups.add(
                reader.ingredient(amount: row.amount, unit: unit, name: parts.name, preparation: parts.preparation))
        }
        // A unit without a code is the first word of the name: `1    handful parsley`.
        let line = "\(row.amount) \(parts.name)"
        for ingredient in reader.freeLine(line, preparation: parts.preparation) { groups.add(ingredient) }
    }

    /// Reads ingredients without columns, because mail programs sometimes remove the spaces. If the lines up to the
    /// next empty line are probably not ingredients, reads nothing.
    private mutating func readFreeRows(_ groups: inout IngredientGroups, _ reader: inout IngredientLineReader) {
        let block = lines[position...].prefix { !$0.trimmingSpaces().isEmpty }
        let countOfNumbers = block.count { $0.trimmingSpaces().first?.isNumber == true }
        guard block.count > 1, countOfNumbers * 3 > block.count * 2,
            block.allSatisfy({ $0.count < 60 && !$0.hasSuffix(".") })
        else { return }
        var texts: [String] = []
        for line in block {
            let line = line.trimmingSpaces()
            if line.hasPrefix("-"), !texts.isEmpty {
                texts[texts.count - 1] += " " + line.drop { $0 == "-" || $0 == " " }
            } else {
                texts.append(line)
            }
        }
        for text in texts {
            let parts = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
            let amount = parts.prefix { $0.first?.isNumber == true && $0.last?.isNumber == true }
            let rest = parts.dropFirst(amount.count)
            let number = amount.joined(separator: " ")
            guard let code = rest.first, let unit = MealMasterUnit.word(for: code, amount: number), rest.count > 1
            else {
                for ingredient in reader.freeLine(text) { groups.add(ingredient) }
                continue
            }
            let name = rest.dropFirst().joined(separator: " ").partsOfPreparation
            groups.add(reader.ingredient(amount: number, unit: unit, name: name.name, preparation: name.preparation))
        }
        position += block.count
    }

    /// Returns the name in a line such as `MMMMM-----SAUCE-----`, or `nil` for any other line.
    private static func heading(_ line: String) -> String? {
        guard line.utf8.first == UInt8(ascii: "-") || line.utf8.first == UInt8(ascii: "M") else { return nil }
        guard MealMasterLines.markCount(Array(line.utf8)[...]) >= 5 else { return nil }
        var name = line[...].drop { $0 == "M" }
        name = name.count == line.count ? name : name.drop { $0 == "-" }
        if line.first == "-" { name = line.drop { $0 == "-" } }
        while let last = name.last, last == "-" || last.isWhitespace { name.removeLast() }
        let text = name.trimmingSpaces()
        return text.isEmpty ? nil : text
    }

    /// Adds the directions in `text`, and empties `text`. Facts such as `Source: a friend` become metadata.
    private mutating func addText(_ text: inout [String], to directions: inout DirectionsText) {
        directions.add(FactLines.taken(from: text, into: &recipe))
        text = []
    }
}

extension String {
    /// The name and the preparation of an ingredient, with `;` or `--` between them: `Onions; diced`.
    var partsOfPreparation: (name: String, preparation: String?) {
        var cut = firstIndex(of: ";")
        var end = cut.map { index(after: $0) }
        if cut == nil, let dashes = rangeOfDashes { (cut, end) = (dashes.lowerBound, dashes.upperBound) }
        guard let cut, let end else { return (self, nil) }
        let name = self[..<cut].trimmingSpaces()
        let preparation = self[end...].trimmingSpaces()
        if name.isEmpty { return (preparation, nil) }
        return (name, preparation.isEmpty ? nil : preparation)
    }

    /// The range of the first `--` between spaces or at the end, or `nil` if there is none.
    private var rangeOfDashes: Range<Index>? {
        var index = utf8.startIndex
        var previous: UInt8 = 0x20
        while index < utf8.endIndex {
            if previous == 0x20, utf8[index...].starts(with: "--".utf8) {
                let end = utf8.index(index, offsetBy: 2)
                if end == utf8.endIndex || utf8[end] == 0x20 { return index..<end }
            }
            previous = utf8[index]
            index = utf8.index(after: index)
        }
        return nil
    }
}
