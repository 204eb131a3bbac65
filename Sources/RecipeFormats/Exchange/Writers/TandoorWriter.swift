import RecipeKit

/// Writes an archive for Tandoor. It contains an archive for each recipe, with the JSON and the picture.
///
/// In Tandoor, ingredients belong to steps. Each section is written as one step, with the ingredients of the group of
/// the same name. All other ingredients belong to the first step.
struct TandoorWriter: ProgramWriter {
    static let identifier = "tandoor"
    static let fileExtension = "zip"

    /// The text at the start of a note. Notes are written among the steps, because Tandoor has no notes.
    static let noteMark = "**Note:** "

    /// The text before the upper number of a range, at the start of the remark about an ingredient.
    static let upperMark = "up to "

    private let archive = ZipWriter()
    private var number = 0

    mutating func add(_ recipe: ImportedRecipe) {
        number += 1
        let inner = ZipWriter()
        inner.add("recipe.json", Array(Self.value(for: recipe).text().utf8))
        if let picture = recipe.pictures.first {
            inner.add("image.\(picture.kind.rawValue)", picture.bytes, isCompressed: false)
        }
        archive.add("\(number).zip", inner.finish(), isCompressed: false)
    }

    func finish() -> [UInt8] { archive.finish() }

    private static func value(for recipe: ImportedRecipe) -> JSONText {
        let words = ExportWording(recipe.recipe)
        let metadata = words.metadata
        let servings = metadata.servings?.number.flatMap { Int(nearest: $0.doubleValue) }
        return .object([
            ("name", .string(recipe.recipe.title)), ("description", .string(metadata.description ?? "")),
            (
                "keywords",
                .array(words.categories.map { .object([("name", .string($0)), ("description", "")]) })
            ),
            ("steps", .array(steps(words))), ("working_time", minutes(metadata.prepTime)),
            ("waiting_time", minutes(metadata.cookTime ?? (metadata.prepTime == nil ? metadata.totalTime : nil))),
            ("internal", .bool(true)), ("nutrition", nutrition(words)), ("servings", .integer(servings ?? 1)),
            ("servings_text", .string(servingsText(metadata.servings))),
            ("source_url", .optional(metadata.source?.url ?? metadata.source?.name)),
        ])
    }

    private static func minutes(_ time: CookingTime?) -> JSONText { .integer(time?.minutes ?? 0) }

    /// Returns the words after the number of servings, at most 32 characters: `slices` for `8 slices`.
    private static func servingsText(_ servings: Servings?) -> String {
        guard let servings else { return "" }
        // The grams of `500 g` are no number of servings, so that the words have them.
        guard servings.number != nil else { return String(servings.text.prefix(32)) }
        if let count = servings.counts.first(where: { $0.number == servings.number }) {
            return String(count.unit.prefix(32))
        }
        guard let last = servings.text.lastIndex(where: \.isNumber) else { return "" }
        return String(servings.text[servings.text.index(after: last)...].trimmingSpaces().prefix(32))
    }

    private static func steps(_ words: ExportWording) -> [JSONText] {
        var groups = words.groups.map { (name: $0.name, ingredients: $0.ingredients) }
        var steps: [JSONText] = []
        let sections = words.sections.isEmpty ? [(name: nil, steps: [""])] : words.sections
        for (index, section) in sections.enumerated() {
            // A group with the name of a later section is written with that section.
            let laterNames = Set(sections[(index + 1)...].compactMap(\.name))
            let own = groups.filter { group in
                index == 0
                    ? group.name.map { !laterNames.contains($0) } ?? true
                    : group.name != nil && group.name == section.name
            }
            groups.removeAll { group in own.contains { $0.name == group.name } }
            let ingredients = own.flatMap { group in
                (group.name == nil || group.name == section.name ? [] : [header(group.name ?? "")])
                    + group.ingredients.map(ingredient)
            }
            let note = index == sections.count - 1 ? words.notes.map { "\n\n\(Self.noteMark)\($0)" }.joined() : ""
            steps.append(
                .object([
                    ("name", .string(section.name ?? "")),
                    ("instruction", .string(section.steps.joined(separator: "\n\n") + note)),
                    ("ingredients", .array(ordered(ingredients))), ("time", .integer(0)), ("order", .integer(index)),
                    ("show_as_header", .bool(section.name != nil)), ("show_ingredients_table", .bool(true)),
                ]))
        }
        return steps
    }

    private static func ordered(_ ingredients: [[(key: String, value: JSONText)]]) -> [JSONText] {
        ingredients.enumerated().map { .object($1 + [("order", .integer($0))]) }
    }

    private static func header(_ name: String) -> [(key: String, value: JSONText)] {
        [
            ("food", .null), ("unit", .null), ("amount", .integer(0)), ("note", .string(name)),
            ("is_header", .bool(true)), ("no_amount", .bool(true)),
        ]
    }

    /// Returns an ingredient. A range becomes its lower number and a remark, because Tandoor has only numbers.
    private static func ingredient(_ ingredient: Ingredient) -> [(key: String, value: JSONText)] {
        var remarks = [ingredient.preparation].compactMap(\.self)
        if ingredient.isOptional { remarks.append("optional") }
        remarks += ingredient.furtherQuantities.map { "+ \($0.formatted(.ascii))" }
        var amount = Rational.zero
        switch ingredient.quantity?.amount {
        case .number(let number): amount = number
        case .range(let low, let high):
            amount = low
            remarks.insert("\(upperMark)\(Quantity(.number(high)).formatted(.ascii))", at: 0)
        case .text(let words): remarks.insert(words, at: 0)
        case nil: break
        }
        func named(_ name: String) -> JSONText { .object([("name", .string(name)), ("plural_name", .null)]) }
        return [
            ("food", named(ingredient.name)), ("unit", ingredient.quantity?.unit.map(named) ?? .null),
            ("amount", .number(amount)), ("note", .string(remarks.joined(separator: ", "))),
            ("is_header", .bool(false)), ("no_amount", .bool(amount == .zero)),
            ("original_text", .string(ingredient.line(.ascii))),
        ]
    }

    private static func nutrition(_ words: ExportWording) -> JSONText {
        let keys = [
            ("calories", "calories"), ("carbohydrateContent", "carbohydrates"), ("fatContent", "fats"),
            ("proteinContent", "proteins"),
        ]
        let values = keys.compactMap { key, name -> (key: String, value: JSONText)? in
            let text = words.nutrition.first { $0.key == key }?.value ?? ""
            let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            return Rational(parsing: digits).map { (name, .number($0)) }
        }
        let missing = keys.map(\.1).filter { name in !values.contains { $0.key == name } }
        return values.isEmpty ? .null : .object(values + missing.map { ($0, .integer(0)) } + [("source", "")])
    }
}
