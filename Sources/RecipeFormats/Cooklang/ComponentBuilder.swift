import CookingLanguages
import RecipeKit

/// Creates ingredients, cookware and timers from values of ``ComponentOutline``. Stores the names of ingredients and
/// cookware, because a later component can refer to them.
struct ComponentBuilder {
    let text: CommentFreeText
    let diagnostics: DiagnosticCollector
    /// Whether a repeated name of an ingredient is a reference, as after `>> [duplicate]: reference`. The modifier `+`
    /// prevents this.
    var repeatsAreReferences = false
    /// Whether all ingredients are references, as after `>> [mode]: steps`. The modifier `+` prevents this.
    var everythingIsReference = false
    /// Returns the language of the recipe. It is only called for an amount that depends on it, because it may have to
    /// read the whole text.
    var language: () -> CookingLanguage = { .english }

    private var ingredientNames: Set<String> = []
    private var cookwareNames: Set<String> = []

    init(_ text: CommentFreeText, diagnostics: DiagnosticCollector) {
        self.text = text
        self.diagnostics = diagnostics
    }

    mutating func item(_ outline: ComponentOutline) -> StepItem {
        switch outline.marker {
        case UInt8(ascii: "#"): .cookware(cookware(outline))
        case UInt8(ascii: "~"): .timer(timer(outline))
        default: .ingredient(ingredient(outline))
        }
    }

    private func string(_ range: Range<Int>) -> String { CooklangText.unescaped(range, in: text.bytes) }

    private func quantity(_ outline: ComponentOutline) -> Quantity? {
        outline.amount.flatMap(CooklangAmount(bytes: text.bytes).quantity)
    }

    /// Returns the quantity of an ingredient or a timer. Its amount can have the unit without a percent sign, and the
    /// thousands of the recipe's language.
    private func measure(_ outline: ComponentOutline) -> CooklangMeasure? {
        guard let content = outline.amount, let quantity = quantity(outline) else { return nil }
        // A backslash says that a sign has no meaning, so the words stay.
        guard CooklangMeasure.isNeeded(for: quantity, written: text.bytes[content]),
            !text.bytes[content].contains(UInt8(ascii: "\\"))
        else { return CooklangMeasure(quantity) }
        return CooklangMeasure(quantity, written: string(content), language)
    }

    /// Returns the name before `|` and the alias after `|`. If one of the two is missing, the other text is the name.
    private func names(_ range: Range<Int>) -> (name: String, alias: String?) {
        guard let bar = CooklangText.firstMark(UInt8(ascii: "|"), in: range, of: text.bytes) else {
            return (string(range), nil)
        }
        let name = string(UTF8Text.trim(range.lowerBound..<bar, in: text.bytes))
        let alias = string(UTF8Text.trim(bar + 1..<range.upperBound, in: text.bytes))
        if name.isEmpty { return (alias, nil) }
        return (name, alias.isEmpty ? nil : alias)
    }
}

extension ComponentBuilder {
    private mutating func ingredient(_ outline: ComponentOutline) -> Ingredient {
        let (name, alias) = names(outline.name)
        let measure = measure(outline)
        var ingredient = Ingredient(name: name, alias: alias, quantity: measure?.quantity)
        if let preparation = outline.preparation, !preparation.isEmpty { ingredient.preparation = string(preparation) }
        if let about = measure?.about {
            ingredient.preparation = [about, ingredient.preparation].compactMap(\.self).joined(separator: ", ")
        }
        reportUnread(measure?.quantity, outline)
        ingredient.isOptional = outline.modifiers.contains(.optional)
        ingredient.isHidden = outline.modifiers.contains(.hidden)
        if ComponentScanner.beginsPath(text.bytes[outline.name]) {
            let path = Self.path(name)
            if let last = path.last {
                ingredient.name = last
                ingredient.recipeReference = RecipeReference(path: path)
            }
        } else if outline.modifiers.contains(.recipe) {
            ingredient.recipeReference = RecipeReference(path: [name])
        }
        if let origin = outline.origin {
            ingredient.role = .intermediate
            ingredient.origin = Self.origin(string(origin))
        } else {
            ingredient.role = role(of: ingredient.name, outline)
        }
        return ingredient
    }

    private mutating func role(of name: String, _ outline: ComponentOutline) -> Ingredient.Role {
        let isKnown = !ingredientNames.insert(name.lowercased()).inserted
        if outline.modifiers.contains(.reference) {
            if !isKnown { reportUnknown(name, outline, what: "ingredient", marker: "@") }
            return .reference
        }
        if outline.modifiers.contains(.new) { return .definition }
        return everythingIsReference || (repeatsAreReferences && isKnown) ? .reference : .definition
    }

    private mutating func cookware(_ outline: ComponentOutline) -> Cookware {
        let (name, alias) = names(outline.name)
        let isKnown = !cookwareNames.insert(name.lowercased()).inserted
        let isReference = outline.modifiers.contains(.reference)
        if isReference, !isKnown { reportUnknown(name, outline, what: "cookware", marker: "#") }
        return Cookware(
            name: name, alias: alias, quantity: quantity(outline), isOptional: outline.modifiers.contains(.optional),
            isHidden: outline.modifiers.contains(.hidden), isReference: isReference)
    }

    private func timer(_ outline: ComponentOutline) -> CookingTimer {
        CookingTimer(name: outline.name.isEmpty ? nil : string(outline.name), duration: measure(outline)?.quantity)
    }

    /// Reports an amount with a number that cannot be read, because it stays the same in every size of the recipe.
    private func reportUnread(_ quantity: Quantity?, _ outline: ComponentOutline) {
        guard let quantity, !quantity.isFixed, case .text(let words) = quantity.amount, let amount = outline.amount,
            words.unicodeScalars.contains(where: { $0.properties.numericType != nil })
        else { return }
        diagnostics.add(
            .warning, at: text.sourceOffset(amount.lowerBound),
            "The amount “\(words)” is not scaled; write a number, a % and the unit, or an = before a fixed amount.")
    }

    private func reportUnknown(_ name: String, _ outline: ComponentOutline, what: String, marker: String) {
        diagnostics.add(
            .warning, at: text.sourceOffset(outline.start),
            "No \(what) “\(name)” precedes this reference; write \(marker)\(name) without the & or correct the name."
        )
    }

    /// Returns the parts of a recipe path: `./sauces/Hollandaise.cook` becomes `["sauces", "Hollandaise"]`.
    static func path(_ name: String) -> [String] {
        var parts = name.split { $0 == "/" || $0 == "\\" }.map { $0.trimmingSpaces() }
        parts.removeAll { $0 == "." || $0.isEmpty }
        if let last = parts.last, last.lowercased().hasSuffix(".cook"), last.count > 5 {
            parts[parts.count - 1] = String(last.dropLast(5))
        }
        return parts
    }

    /// Returns the origin of an intermediate ingredient. For example, `~1` means one step back, and `=2` means the
    /// second section.
    private static func origin(_ text: String) -> IntermediateOrigin {
        let number = Int(text.drop { $0 == "=" || $0 == "~" }) ?? 0
        switch (text.hasPrefix("="), text.contains("~")) {
        case (false, false): return .step(number)
        case (false, true): return .stepsBack(number)
        case (true, false): return .section(number)
        case (true, true): return .sectionsBack(number)
        }
    }
}

/// Collects the ingredients and the cookware in mode `components`. In this mode, a heading contains the name of a
/// group.
struct ListedComponents {
    private(set) var groups: [IngredientGroup] = []
    private(set) var cookware: [Cookware] = []
    private var group: IngredientGroup?

    mutating func beginGroup(_ name: String?) {
        endGroup()
        group = IngredientGroup(name: name, ingredients: [])
    }

    /// Ends the current group. A group without ingredients is dropped.
    mutating func endGroup() {
        if let group, !group.ingredients.isEmpty { groups.append(group) }
        group = nil
    }

    /// Adds the ingredients and the cookware of a paragraph. Text and timers are ignored.
    ///
    /// - Parameters:
    ///   - items: The items of the paragraph.
    ///   - section: The name of the current section. It becomes the name of a group that has no heading.
    mutating func add(_ items: [StepItem], section: String?) {
        for item in items {
            switch item {
            case .ingredient(let ingredient):
                if group == nil { group = IngredientGroup(name: section, ingredients: []) }
                group?.ingredients.append(ingredient)
            case .cookware(let item): cookware.append(item)
            case .text, .timer: break
            }
        }
    }
}
