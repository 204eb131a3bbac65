extension Recipe {
    /// The same recipe for more or fewer: every amount `factor` times, exactly.
    ///
    /// Fixed amounts, words, timers and cookware stay as they are, and so does an amount whose product would not fit.
    /// The servings follow. A factor that is not above zero changes nothing.
    public func scaled(by factor: Rational) -> Recipe {
        guard factor > .zero, factor != .one else { return self }
        var recipe = self
        recipe.metadata.servings = metadata.servings?.scaled(by: factor)
        for group in recipe.listedIngredients.indices {
            let ingredients = recipe.listedIngredients[group].ingredients
            recipe.listedIngredients[group].ingredients = ingredients.map { $0.scaled(by: factor) }
        }
        for section in recipe.sections.indices {
            for block in recipe.sections[section].blocks.indices {
                guard case .step(let step) = recipe.sections[section].blocks[block] else { continue }
                recipe.sections[section].blocks[block] = .step(step.scaled(by: factor))
            }
        }
        return recipe
    }
}

extension Step {
    fileprivate func scaled(by factor: Rational) -> Step {
        Step(
            items.map { item in
                guard case .ingredient(let ingredient) = item else { return item }
                return .ingredient(ingredient.scaled(by: factor))
            })
    }
}

extension Ingredient {
    fileprivate func scaled(by factor: Rational) -> Ingredient {
        var ingredient = self
        ingredient.quantity = quantity?.scaled(by: factor)
        ingredient.furtherQuantities = furtherQuantities.map { $0.scaled(by: factor) }
        return ingredient
    }
}

extension Quantity {
    /// `factor` times as much; the same where the quantity is fixed, words, or too large.
    public func scaled(by factor: Rational) -> Quantity {
        guard !isFixed, let amount = amount.multiplied(by: factor) else { return self }
        return Quantity(amount, unit: unit)
    }
}

extension Servings {
    /// The servings of a scaled recipe, in words that fit: `4` → `8`, `4 to 6` → `8–12`, `12 empanadas` → `24 empanadas`.
    func scaled(by factor: Rational) -> Servings {
        guard let number, let product = number.multiplied(by: factor) else { return self }
        if let amount = Amount.numeric(text)?.multiplied(by: factor) {
            return Servings(number: product, text: amount.formatted(.unicode))
        }
        var scanner = NumberScanner(text)
        scanner.skipSpaces()
        let shown = product.formatted(.unicode)
        guard scanner.number() != nil else { return Servings(number: product, text: shown) }
        let rest = scanner.rest
        // Further numbers in the text would no longer be true.
        let isTrue = !rest.unicodeScalars.contains { (0x30...0x39).contains($0.value) }
        return Servings(number: product, text: isTrue ? shown + rest : shown)
    }
}
