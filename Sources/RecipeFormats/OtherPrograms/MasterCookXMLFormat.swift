import RecipeKit

/// The XML format of MasterCook. The files are often not well-formed, and often have another encoding than they
/// declare.
public struct MasterCookXMLFormat: XMLRecipeFormat {
    /// The name of the format, `MasterCook XML`.
    public let name = "MasterCook XML"
    /// The identifier of the format, `mx2`.
    public let identifier = "mx2"
    /// The extension of MasterCook's XML files.
    public let fileExtensions = ["mx2"]

    static let rootNames: Set<String> = ["mx2"]
    static let recordNames: Set<String> = ["rcpe"]

    public init() {}

    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult {
        var recipe = Recipe(title: record["name"]?.singleLine ?? "")
        recipe.metadata = Self.metadata(of: record)
        recipe.listedIngredients = Self.ingredients(of: record, &reader)
        recipe.sections = Self.sections(of: record)
        return ReadResult(recipe: recipe)
    }

    private static func metadata(of record: XMLElement) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        metadata.author = record["author"]
        metadata.description = record.block("desc")
        metadata.servings = RecipeMetadata.statedServings(record.first("serv")?["qty"])
        metadata.prepTime = RecipeMetadata.statedTime(record.first("prpt")?["elapsed"])
        metadata.statedTotalTime = RecipeMetadata.statedTime(record.first("ttim")?["elapsed"])
        metadata.setCategories((record.first("cats")?.all("catt") ?? []).compactMap(\.words))
        if let name = record.words("srce") { metadata.source = RecipeSource(name: name) }
        for source in record.all("alts") {
            guard let text = source["source"] else { continue }
            let isAddress =
                source["label"]?.lowercased().contains("address") == true || RecipeSource(parsing: text).url != nil
            if isAddress, metadata.source?.url == nil {
                metadata.source = RecipeSource(name: metadata.source?.name, url: text)
            } else {
                metadata.add(source["label"]?.lowercased() ?? "source", text)
            }
        }
        if let yield = record.first("yield"), let words = words(of: yield) {
            Fact(kind: .yield, key: "yield", value: words).set(in: &metadata)
        }
        for time in record.all("altt") {
            guard let elapsed = RecipeMetadata.statedTime(time["elapsed"]) else { continue }
            let label = time["label"] ?? "time"
            let fact =
                Fact("\(label): \(elapsed.text)") ?? Fact(kind: .other, key: label.lowercased(), value: elapsed.text)
            fact.set(in: &metadata)
        }
        setRatings(record.first("rats")?.all("rate") ?? [], in: &metadata)
        metadata.add("copyright", record.words("cpyr"))
        metadata.add("wine", record.words("wine"))
        metadata.add("serving ideas", record.words("srvi"))
        metadata.add("nutrition", record.words("nutr"))
        if let image = record["img"] { metadata.images.append(image) }
        return metadata
    }

    /// Returns a yield in words. For example, the amount `36.000000` and the unit `cups` become `36 cups`. A missing
    /// amount or unit is omitted. If both are missing, returns `nil`.
    private static func words(of yield: XMLElement) -> String? {
        guard let amount = yield["qty"].flatMap({ Rational(parsing: $0) }), amount > .zero else { return yield["unit"] }
        return yield["unit"].map { "\(amount.written) \($0)" } ?? amount.written
    }

    /// Sets the rating of the recipe from ratings in points out of ten. If there are several, the rating with no name
    /// or with a name such as `overall` is used, and all others become metadata.
    private static func setRatings(_ ratings: [XMLElement], in metadata: inout RecipeMetadata) {
        for rating in ratings {
            guard let value = rating["value"] else { continue }
            let name = rating["name"] ?? ""
            let isWhole = ratings.count == 1 || ["", "overall", "total"].contains(name.lowercased())
            if isWhole {
                metadata.setRating(value + "/10")
            } else {
                metadata.add("rating \(name.lowercased())", value + "/10")
            }
        }
    }

    // MARK: Ingredients

    private static func ingredients(of record: XMLElement, _ reader: inout IngredientLineReader) -> [IngredientGroup] {
        var groups = IngredientGroups()
        for row in record.all("ingr") {
            let name = row["name"] ?? ""
            let isPlain = row["qty"] == nil && row["unit"] == nil
            let code = row["code"]?.uppercased()
            if code == "S" || isPlain && name.markedHeading != nil {
                groups.begin(name.markedHeading ?? name)
                continue
            }
            // The preparation is in the name, or in elements of its own.
            let parts = name.partsOfPreparation
            let remarks = ([parts.preparation] + row.all("iprp").map(\.words)).compactMap(\.self)
            var ingredient = reader.ingredient(
                amount: row["qty"] ?? "", unit: row["unit"], name: parts.name,
                preparation: remarks.isEmpty ? nil : remarks.joined(separator: ", "))
            if code == "R" { ingredient.recipeReference = RecipeReference(path: [ingredient.name]) }
            if !ingredient.name.isEmpty { groups.add(ingredient) }
        }
        return groups.groups
    }

    // MARK: Directions

    private static func sections(of record: XMLElement) -> [RecipeSection] {
        var directions = DirectionsText()
        for step in record.first("dirs")?.all("dirt") ?? [] {
            if let text = step.block { directions.add(text: text) }
        }
        if let note = record.block("note") { directions.addNote(note) }
        return directions.result
    }
}

/// The columns of the table of ingredients in MasterCook's text format.
struct MasterCookTable {
    /// The offsets of the columns of units and of names.
    private let unitStart: Int
    private let nameStart: Int

    /// Finds the columns by the rule below their names, which has a run of hyphens for each column. For a missing run,
    /// the usual offset of MasterCook is used.
    ///
    /// - Parameter rule: The line of hyphens.
    init(rule: String) {
        var starts: [Int] = []
        var previous: Character = " "
        for (index, character) in rule.enumerated() {
            if character == "-", previous != "-" { starts.append(index) }
            previous = character
        }
        unitStart = starts.count > 1 ? starts[1] : 10
        nameStart = starts.count > 2 ? starts[2] : 24
    }

    /// A row of the table.
    struct Row {
        var amount: String
        var unit: String
        var name: String

        /// Whether the row is only a name.
        private var isOnlyName: Bool { amount.isEmpty && unit.isEmpty }

        /// The number of characters after which MasterCook breaks names.
        private static let width = 28

        /// Returns whether this row continues the name of the row above.
        func continues(_ above: Row) -> Bool {
            guard isOnlyName, let first = name.first, name.markedHeading == nil, above.name.markedHeading == nil,
                !above.name.isEmpty
            else { return false }
            let last = above.name.split(separator: " ").last ?? ""
            if last == "--" || last == "and" || last == "or" || last.hasSuffix(",") { return true }
            if name.hasPrefix("--") { return true }
            let word = name.prefix { $0 != " " }.count
            // The name above can already be several joined lines. This is an estimate of the length of its last line.
            let line = above.name.count % (Row.width + 4)
            return first.isLowercase && line + 1 + word >= Row.width
        }

        func add(to groups: inout IngredientGroups, _ reader: inout IngredientLineReader) {
            let bare = name.hasPrefix("-- ") ? String(name.dropFirst(3)) : name
            if isOnlyName, let heading = bare.markedHeading { return groups.begin(heading) }
            guard !isOnlyName || !name.isEmpty else { return }
            let parts = name.partsOfPreparation
            // The unit can be after a size and several spaces, and can be cut off: `large   clov`.
            let words = unit.split(separator: " ").joined(separator: " ")
            groups.add(
                reader.ingredient(amount: amount, unit: words, name: parts.name, preparation: parts.preparation))
        }
    }

    func row(of line: String) -> Row {
        let characters = Array(line)
        func text(_ range: Range<Int>) -> String {
            String(characters[range.clamped(to: characters.indices)]).trimmingSpaces()
        }
        return Row(
            amount: text(0..<unitStart), unit: text(unitStart..<nameStart),
            name: text(nameStart..<max(nameStart, characters.count)))
    }
}
