extension Recipe {
    /// Returns the recipe with all amounts and the servings multiplied by a factor. The products are exact.
    ///
    /// Fixed amounts, words, timers and cookware do not change. An amount whose product would overflow also remains
    /// unchanged. If the factor is not positive, returns the recipe unchanged.
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
    /// Returns the ingredient with all its amounts multiplied by a factor. See ``Quantity/scaled(by:)``.
    package func scaled(by factor: Rational) -> Ingredient {
        var ingredient = self
        ingredient.quantity = quantity?.scaled(by: factor)
        ingredient.furtherQuantities = furtherQuantities.map { $0.scaled(by: factor) }
        return ingredient
    }
}

extension Quantity {
    /// Returns the quantity multiplied by a factor. Returns the quantity unchanged if it is fixed or in words, if the
    /// factor is negative, or if the product would overflow.
    public func scaled(by factor: Rational) -> Quantity {
        guard !isFixed, let amount = amount.multiplied(by: factor) else { return self }
        return Quantity(amount, unit: unit)
    }
}

extension Servings {
    /// Returns the servings multiplied by a factor: `4` → `8`, `4 to 6` → `8–12`, `12 empanadas` → `24 empanadas`.
    ///
    /// If the text has another form, the new text is only the product: `Serves 4` → `8`. If ``Servings/number`` is
    /// `nil`, or if the product would overflow, returns the servings unchanged.
    package func scaled(by factor: Rational) -> Servings {
        guard let number, let product = number.multiplied(by: factor) else { return self }
        if let amount = Amount.numeric(text)?.multiplied(by: factor) {
            return Servings(number: product, text: amount.formatted(.unicode))
        }
        let parts = Self.parts(of: text)
        if parts.count > 1 {
            let scaled = parts.map { Servings(parsing: $0).scaled(by: factor).text }
            return Servings(number: product, text: scaled.joined(separator: ", "))
        }
        var scanner = NumberScanner(text)
        scanner.skipSpaces()
        let shown = product.formatted(.unicode)
        guard scanner.number() != nil else { return Servings(number: product, text: shown) }
        let rest = scanner.rest
        // Only the first number is scaled. So another number in the text would be wrong.
        let hasNoOtherNumber = !rest.unicodeScalars.contains { (0x30...0x39).contains($0.value) }
        return Servings(number: product, text: hasNoOtherNumber ? shown + rest : shown)
    }
}
