import RecipeKit

extension Recipe {
    /// Creates the recipe of a RecipeMD document. The first yield becomes the servings, and all other yields become
    /// metadata.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - instructions: The first block of the instructions, or `nil` if there are none.
    init(_ document: RecipeMDDocument, instructions: MarkdownNode?) {
        self.init(title: document.title)
        metadata.description = document.descriptionWords.isEmpty ? nil : document.descriptionWords
        metadata.tags = document.tags
        var yields = document.yields.map { RecipeMDComma.restored($0.text) }[...]
        metadata.servings = yields.popFirst().map(Servings.init(parsing:))
        if !yields.isEmpty { metadata.others = [.init(key: "yield", value: yields.joined(separator: ", "))] }
        if !document.ingredients.isEmpty {
            listedIngredients = [IngredientGroup(ingredients: document.ingredients.map(Ingredient.init))]
        }
        for group in document.groups { add(group, level: 0) }
        var steps = MarkdownSteps()
        for block in MarkdownBlock.all(from: instructions) { steps.add(block) }
        steps.end()
        sections = steps.sections
        metadata.images = steps.images
    }

    private mutating func add(_ group: RecipeMDDocument.Group, level: Int) {
        listedIngredients.append(
            IngredientGroup(
                name: group.title.isEmpty ? nil : group.title, level: level,
                ingredients: group.ingredients.map(Ingredient.init)))
        for inner in group.groups { add(inner, level: level + 1) }
    }
}

extension Ingredient {
    fileprivate init(_ ingredient: RecipeMDDocument.Ingredient) {
        self.init(name: ingredient.words.singleLine, quantity: ingredient.amount?.quantity)
        recipeReference = ingredient.link.flatMap(RecipeReference.init(markdownAddress:))
    }
}

extension RecipeMDDocument.Amount {
    /// The amount as text: `1 1/2 cups`.
    fileprivate var text: String { [factor.written, unit].compactMap(\.self).joined(separator: " ") }

    /// The quantity. RecipeMD reads `2-3 cloves` as the number 2 and the unit `-3 cloves`. This property restores the
    /// range.
    fileprivate var quantity: Quantity {
        guard let unit, let dash = unit.first, dash == "-" || dash == "–" else {
            return Quantity(.number(factor), unit: unit)
        }
        var scanner = NumberScanner(unit.dropFirst().trimmingSpaces())
        guard let high = scanner.number(), high > factor else { return Quantity(.number(factor), unit: unit) }
        let rest = scanner.rest.trimmingSpaces()
        return Quantity(.range(factor, high), unit: rest.isEmpty ? nil : rest)
    }
}

extension RecipeReference {
    /// Creates the reference for the address of a link: `./sauces/Pesto.md`. If the address is not a relative path,
    /// returns `nil`.
    ///
    /// - Parameter address: The address of the link. Any extension is removed.
    init?(markdownAddress address: String) {
        guard !address.isEmpty, !address.utf8.contains(UInt8(ascii: ":")), !address.hasPrefix("/"),
            !address.hasPrefix("#")
        else { return nil }
        var parts = MarkdownText.decoded(address).split(separator: "/").map(String.init).filter { $0 != "." }
        guard let last = parts.last else { return nil }
        let dot = last.lastIndex(of: ".") ?? last.endIndex
        if dot > last.startIndex { parts[parts.count - 1] = String(last[..<dot]) }
        self.init(path: parts)
    }

    /// The address of the recipe's Markdown file for a link: `./sauces/Pesto.md`.
    var markdownAddress: String {
        let path = path.joined(separator: "/")
        return MarkdownText.address((self.path.first == ".." ? "" : "./") + path + ".md")
    }
}
