import RecipeKit

/// The record that BigOven for Windows writes into a comment of a web page: `<!--@BOBEGIN--<RECIPE> … </RECIPE>`.
///
/// The record looks like XML, but special characters in its values are not escaped. ``XMLRepair`` escapes them.
enum BigOvenRecord {
    /// Returns the recipes in all records of a page, or an empty array if the page has no record.
    static func recipes(in page: [UInt8]) -> [Recipe] {
        var recipes: [Recipe] = []
        var rest = XMLSource.behind("@BOBEGIN--", in: page[...])
        var reader = IngredientLineReader.prepared
        while !rest.isEmpty {
            let behind = XMLSource.behind("@BOEND", in: rest)
            XMLRecords.read(Array(rest[..<behind.startIndex]), named: ["recipe"]) { record in
                recipes.append(recipe(of: record, &reader))
                return true
            }
            rest = XMLSource.behind("@BOBEGIN--", in: behind)
        }
        return recipes
    }

    private static func recipe(of record: XMLElement, _ reader: inout IngredientLineReader) -> Recipe {
        var recipe = Recipe(title: record.words("title") ?? "")
        recipe.metadata = metadata(of: record)
        var groups = IngredientGroups()
        for line in record.first("ingredientlist")?.all("ingredientline") ?? [] {
            let name = line.words("name") ?? ""
            if line.words("bheading") == "1" {
                groups.begin(name.markedHeading ?? name.drop { "- ".contains($0) }.trimmingSpaces().withoutDashes)
                continue
            }
            groups.add(
                reader.ingredient(
                    amount: line.words("textqty") ?? "", unit: line.words("measure"), name: name,
                    preparation: line.words("prepnotes")))
        }
        recipe.listedIngredients = groups.groups
        var directions = DirectionsText()
        if let text = record.block("instructions") { directions.add(text: text) }
        if let text = record.block("variations") { directions.addNote(text) }
        recipe.sections = directions.result
        return recipe
    }

    private static func metadata(of record: XMLElement) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        let number = record.words("yieldqty").flatMap { Rational(parsing: $0) }.map(\.written)
        metadata.servings = RecipeMetadata.statedServings(
            record.words("yieldtext").map { text in
                text.contains(where: \.isNumber) ? text : [number, text].compactMap(\.self).joined(separator: " ")
            } ?? [number, record.words("yieldunit")].compactMap(\.self).joined(separator: " "))
        metadata.cuisine = record.words("cuisine")
        metadata.setCategories(record.first("categories")?.all("categoryname").compactMap(\.words) ?? [])
        if let main = record.words("mainingredient"), !metadata.tags.contains(main) { metadata.tags.append(main) }
        if let source = record.words("subhead") { metadata.source = RecipeSource(parsing: source) }
        metadata.prepTime = RecipeMetadata.statedTime(record.words("activeminutes"))
        metadata.statedTotalTime = RecipeMetadata.statedTime(record.words("totalminutes"))
        metadata.setRating(record.words("tasterating"))
        for name in ["effortrating", "appearancerating", "affordablerating"] {
            guard let value = record.words(name), value != "0" else { continue }
            metadata.add("rating \(name.dropLast(6))", value)
        }
        metadata.add("bigoven.uniqueid", record.words("uniqueid"))
        return metadata
    }
}

extension String {
    /// The text without hyphens and spaces at its end.
    fileprivate var withoutDashes: String {
        var text = self[...]
        while let last = text.last, last == "-" || last == " " { text.removeLast() }
        return String(text)
    }
}
