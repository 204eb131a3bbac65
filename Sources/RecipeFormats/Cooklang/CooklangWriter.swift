import RecipeKit

/// Writes a recipe as Cooklang.
///
/// Metadata is written as front matter. Lists of ingredients and cookware outside the steps are written before the
/// steps, between the lines `>> [mode]: components` and `>> [mode]: all`.
package struct CooklangWriter {
    package init() {}

    /// Returns the text of a file. Reading the text returns the same recipe.
    package func text(for recipe: Recipe) -> String {
        var parts = [FrontMatterWriter.text(title: recipe.title.singleLine, recipe.metadata)]
        parts.append(listed(recipe))
        for (number, section) in recipe.sections.enumerated() {
            if section.name != nil || number > 0 { parts.append(heading(section.name)) }
            parts += section.blocks.map(text)
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns a step or a note with a line break at its end. The result is empty if the block has no words.
    package func text(for block: RecipeSection.Block) -> String {
        let text =
            switch block {
            case .step(let step): self.text(for: step)
            case .note(let note): self.text(forNote: note)
            }
        return text.isEmpty ? "" : text + "\n"
    }

    /// Returns the line that begins a section, with a line break at its end.
    func heading(_ name: String?) -> String { name.map { "= \(CooklangEscaping.sectionName($0))\n" } ?? "=\n" }

    /// Returns the lists of ingredients and cookware outside the steps, with their `[mode]` lines. The result is empty
    /// if there are no lists.
    func listed(_ recipe: Recipe) -> String {
        guard !recipe.listedIngredients.isEmpty || !recipe.listedCookware.isEmpty else { return "" }
        var lines = [">> [mode]: components"]
        for (number, group) in recipe.listedIngredients.enumerated() {
            if let name = group.name {
                lines.append("= \(CooklangEscaping.sectionName(name))")
            } else if number > 0 {
                lines.append("=")
            }
            for ingredient in group.ingredients {
                lines.append(component(ingredient))
                lines += ingredient.furtherQuantities.map {
                    component(Ingredient(name: ingredient.name, quantity: $0, role: .reference))
                }
            }
        }
        lines += recipe.listedCookware.map(component)
        lines.append(">> [mode]: all")
        return lines.map { $0 + "\n" }.joined()
    }

    private func text(for step: Step) -> String {
        var text = ""
        for (index, item) in step.items.enumerated() {
            switch item {
            case .text(let words):
                var escaped = CooklangEscaping.words(words, isLineStart: index == 0)
                if index > 0, case .ingredient(let ingredient) = step.items[index - 1], ingredient.preparation == nil,
                    escaped.hasPrefix("(")
                {
                    // Without a backslash, text in parentheses after an ingredient would be its preparation.
                    escaped = "\\" + escaped
                }
                text += escaped
            case .ingredient(let ingredient): text += component(ingredient)
            case .cookware(let cookware): text += component(cookware)
            case .timer(let timer): text += component(timer)
            }
        }
        return text.trimmingBlanks
    }

    private func text(forNote note: String) -> String {
        let words = CooklangEscaping.words(note, isLineStart: true).trimmingBlanks
        guard !words.isEmpty else { return "" }
        return words.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(separator: "\n")
    }
}

extension CooklangWriter {
    /// Returns an ingredient as a component: `@flour{200%g}(sifted)`.
    private func component(_ ingredient: Ingredient) -> String {
        var modifiers = ""
        var name = ingredient.name
        if let path = ingredient.recipeReference?.path {
            if path == [name] {
                modifiers = "@"
            } else {
                let joined = path.joined(separator: "/")
                name = path.first == ".." ? joined : "./\(joined)"
            }
        }
        switch ingredient.role {
        case .definition: break
        case .reference: modifiers += "&"
        case .intermediate: modifiers += "&" + (ingredient.origin.map(Self.origin) ?? "")
        }
        if ingredient.isOptional { modifiers += "?" }
        if ingredient.isHidden { modifiers += "-" }
        var alias = ingredient.alias
        if alias == nil, ingredient.recipeReference != nil, ingredient.recipeReference?.path.last != ingredient.name {
            alias = ingredient.name
        }
        let preparation = ingredient.preparation.map { "(\(CooklangEscaping.preparation($0)))" } ?? ""
        let isPath = ingredient.recipeReference != nil
        return "@\(modifiers)\(names(name, alias, isPath: isPath))\(braces(ingredient.quantity))\(preparation)"
    }

    private func component(_ cookware: Cookware) -> String {
        let modifiers =
            (cookware.isReference ? "&" : "") + (cookware.isOptional ? "?" : "") + (cookware.isHidden ? "-" : "")
        return "#\(modifiers)\(names(cookware.name, cookware.alias))\(braces(cookware.quantity))"
    }

    private func component(_ timer: CookingTimer) -> String {
        guard timer.name != nil || timer.duration != nil else { return "" }
        return "~\(timer.name.map { CooklangEscaping.name($0) } ?? "")\(braces(timer.duration))"
    }

    private func names(_ name: String, _ alias: String?, isPath: Bool = false) -> String {
        CooklangEscaping.name(name, isPath: isPath) + (alias.map { "|" + CooklangEscaping.name($0) } ?? "")
    }

    private func braces(_ quantity: Quantity?) -> String {
        guard let quantity else { return "{}" }
        let unit = quantity.unit.map { "%" + CooklangEscaping.amount($0) } ?? ""
        return "{\(quantity.isFixed ? "=" : "")\(Self.amount(quantity.amount))\(unit)}"
    }

    private static func amount(_ amount: Amount) -> String {
        switch amount {
        case .number(let number): number.written
        case .range(let low, let high): "\(low.written)-\(high.written)"
        case .text(let text): CooklangEscaping.amount(text)
        }
    }

    private static func origin(_ origin: IntermediateOrigin) -> String {
        switch origin {
        case .step(let number): "(\(number))"
        case .stepsBack(let number): "(~\(number))"
        case .section(let number): "(=\(number))"
        case .sectionsBack(let number): "(=~\(number))"
        }
    }
}
