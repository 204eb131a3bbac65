import RecipeKit

/// The text format of AccuChef, a recipe program for Windows. The first letter of each line tells what the line
/// contains.
public struct AccuChefFormat: RecipeFormat {
    /// The name of the format, `AccuChef`.
    public let name = "AccuChef"
    /// The identifier of the format, `accuchef`.
    public let identifier = "accuchef"
    /// An empty array. The files have the extension `out` or `txt` and are recognized by their content.
    public let fileExtensions: [String] = []

    public init() {}

    /// Returns whether the first 1024 bytes contain `*AccuChef` and `import file`, in any letter case. AccuChef writes
    /// both in its first line.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let text = start.prefix(1024)
        return text.holdsIgnoringCase("*accuchef") && text.holdsIgnoringCase("import file")
    }

    /// Returns the text of a file as UTF-8. The encoding is found from the bytes, because the file does not declare it.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order. If the file contains no recipe, returns an error diagnostic.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        var reader = IngredientLineReader.prepared
        var record: [String] = []
        var isEmpty = true
        func end() -> Bool {
            defer { record = [] }
            guard record.contains(where: { $0.first == "A" || $0.first == "I" }) else { return true }
            isEmpty = false
            var recipe = Self.recipe(record, &reader)
            reader.readSeparatedNumbers(of: &recipe)
            return deliver(ReadResult(recipe: recipe))
        }
        for index in lines.indices {
            let line = lines[index]
            if line.hasPrefix("*****") { continue }
            if line.hasPrefix("Z....") {
                if !end() { return [] }
            } else if !line.isEmpty {
                record.append(line)
            }
        }
        if !end() { return [] }
        guard isEmpty else { return [] }
        return [Diagnostic(.error, at: SourceLocation(file: file), "the file holds no AccuChef recipe.")]
    }

    private static func recipe(_ record: [String], _ reader: inout IngredientLineReader) -> Recipe {
        var recipe = Recipe(title: "")
        var groups = IngredientGroups()
        var directions = DirectionsText()
        var amount = ""
        var yield: [String] = []
        var row: (amount: String, food: String, preparation: [String])?
        func flush() {
            guard let ready = row else { return }
            row = nil
            if ready.amount.isEmpty, let heading = ready.food.markedHeading { return groups.begin(heading) }
            let parts = ready.amount.split(separator: " ", maxSplits: 1).map(String.init)
            let remarks = ready.preparation.joined(separator: ", ")
            groups.add(
                reader.ingredient(
                    amount: parts.first.map(number) ?? "", unit: parts.count > 1 ? parts[1] : nil, name: ready.food,
                    preparation: remarks.isEmpty ? nil : remarks))
        }
        for line in record {
            let value = line.dropFirst().trimmingSpaces()
            switch line.first {
            case "A": recipe.title = value
            case "B": recipe.metadata.setCategories(value.split(separator: ",").map(String.init))
            case "D", "M": yield.append(value)
            case "F": if !value.isEmpty { recipe.metadata.source = RecipeSource(parsing: value) }
            case "H": amount = value
            case "I":
                flush()
                row = (amount, value, [])
                amount = ""
            case "K": row?.preparation.append(value)
            case "J":
                let step = value.drop(while: \.isNumber)
                directions.addStep(step.count < value.count ? step.trimmingSpaces() : value)
            case "N": directions.addNote(value)
            case "P":
                recipe.metadata.prepTime = RecipeMetadata.statedTime(value.contains(where: \.isNumber) ? value : nil)
            case let letter?:
                recipe.metadata.add("accuchef.\(letter)", value.contains { $0.isLetter || $0.isNumber } ? value : nil)
            case nil: break
            }
        }
        flush()
        recipe.metadata.servings = RecipeMetadata.statedServings(yield.filter { !$0.isEmpty }.joined(separator: " "))
        recipe.listedIngredients = groups.groups
        recipe.sections = directions.result
        return recipe
    }

    /// Returns an amount without `.00` at its end: `2.00` becomes `2`. AccuChef always writes two decimals.
    private static func number(_ text: String) -> String {
        text.hasSuffix(".00") ? String(text.dropLast(3)) : text
    }
}
