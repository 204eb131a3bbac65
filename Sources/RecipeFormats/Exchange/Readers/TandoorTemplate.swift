import RecipeKit

/// The templates in the steps of Tandoor: `{{ ingredients[0] }}` is the first entry in the list of the step,
/// `{{ ingredients[0].amount }}` a part of it, and `{{ scale(200) }}` a number that grows with the recipe.
enum TandoorTemplate {
    /// Returns the items of a text, with what its templates stand for. A template that cannot be read stays as it is.
    ///
    /// - Parameter ingredients: The entries of the list. A header is `nil`.
    static func items(of text: String, _ ingredients: [Ingredient?]) -> [StepItem] {
        var items: [StepItem] = []
        /// Texts and numbers since the last item. They are one text, so that their amounts are read as one amount.
        var words = ""
        func flush() {
            let text = words
            words = ""
            let kept = ExportText.withoutMarks(text.trimmingSpaces())
            guard !kept.isEmpty else { return }
            let before = text.first?.isWhitespace == true && !items.isEmpty ? " " : ""
            items.append(.text(before + kept + (text.last?.isWhitespace == true ? " " : "")))
        }
        var rest = text[...]
        while let start = rest.firstRange(of: "{{") {
            words += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
                rest = rest[start.lowerBound...]
                break
            }
            let whole = rest[start.lowerBound..<end.upperBound]
            rest = rest[end.upperBound...]
            switch meaning(of: whole.dropFirst(2).dropLast(2).trimmingSpaces(), ingredients) {
            case .ingredient(var mention):
                flush()
                mention.role = .reference
                mention.isHidden = true
                items.append(.ingredient(mention))
            case .words(let text): words += text
            case nil: words += whole
            }
        }
        words += rest
        flush()
        return items
    }

    private enum Meaning {
        case ingredient(Ingredient)
        case words(String)
    }

    private static func meaning(of expression: String, _ ingredients: [Ingredient?]) -> Meaning? {
        if expression.hasPrefix("scale("), expression.hasSuffix(")") {
            let number = expression.dropFirst(6).dropLast().trimmingSpaces()
            return Rational(parsing: number).map { .words($0.formatted(.unicode)) }
        }
        guard expression.hasPrefix("ingredients[") else { return nil }
        let digits = expression.dropFirst("ingredients[".count).prefix(while: \.isWholeNumber)
        let behind = expression[digits.endIndex...]
        guard let index = Int(digits), ingredients.indices.contains(index), let ingredient = ingredients[index],
            behind.first == "]"
        else { return nil }
        let member = behind.dropFirst().trimmingSpaces()
        switch member {
        case "": return .ingredient(ingredient)
        case ".food", ".name": return .words(ingredient.name)
        case ".amount": return .words(ingredient.quantity?.amount.formatted(.unicode) ?? "")
        case ".unit": return .words(ingredient.quantity?.unit ?? "")
        case ".note": return .words(ingredient.preparation ?? "")
        default: return nil
        }
    }
}
